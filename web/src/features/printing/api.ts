/** Fetches a file that takes the server seconds to make, and its answer about it. */
import { Failure } from '../../api/client';
import type { Failed } from '../../api/protocol';

export interface MadeFile {
  readonly name: string;
  readonly body: Blob;
  /** Whether solutions are left out, because such puzzles are being played just now. */
  readonly isPartial: boolean;
}

export const nameIn = (disposition: string | null): string =>
  /filename="([A-Za-z0-9._-]+)"/.exec(disposition ?? '')?.[1] ?? 'ubongo.pdf';

export const fetched = async (path: string, stop: AbortSignal): Promise<MadeFile> => {
  let response: Response;
  try {
    response = await fetch(path, { signal: stop });
    if (response.ok) {
      return {
        name: nameIn(response.headers.get('Content-Disposition')),
        body: await response.blob(),
        isPartial: response.headers.has('Ubongo-Left-Out'),
      };
    }
  } catch (error) {
    if (stop.aborted) throw error;
    throw new Failure('offline');
  }
  const failed = (await response.json().catch(() => null)) as Failed | null;
  throw new Failure(failed?.code ?? `http_${response.status}`, failed?.numbers);
};
