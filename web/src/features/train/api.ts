/** The one request of solo on the train: a run is taken into the statistics. */
import { ask } from '../../api/client';
import type { RunTaken } from '../../api/protocol';
import { type OfflineRun, orderOf } from '../../offline/running-run';

export const take = (run: OfflineRun): Promise<RunTaken> =>
  ask('/api/me/offline-runs', orderOf(run));
