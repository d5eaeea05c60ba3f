/** The HTTP requests of the statistics. */
import { ask } from '../../api/client';
import type { Daily, Ratings, Statistics } from '../../api/protocol';

export const statistics = (): Promise<Statistics> => ask('/api/me/statistics');
export const daily = (): Promise<Daily> => ask('/api/daily');
export const ratings = (): Promise<Ratings> => ask('/api/me/ratings');
export const optIn = (wanted: boolean): Promise<Ratings> =>
  ask('/api/me/ratings', { opted_in: wanted }, 'PUT');
export const forget = (): Promise<null> => ask('/api/me/statistics', undefined, 'DELETE');
/** Delete everything and end the cookie: from now on this browser is somebody new. */
export const forgetEverywhere = (): Promise<null> => ask('/api/me', undefined, 'DELETE');
