/**
 * Requests over plain HTTP: who this guest is, the list of tables, a new table, a table by its
 * code.
 */
import type {
  CodeFound,
  EnterCode,
  Failed,
  Me,
  OpenTable,
  RoundSolutions,
  TableOpened,
  Tables,
} from './protocol';

export class Failure extends Error {
  constructor(
    readonly code: string,
    readonly numbers: Readonly<Record<string, number | string>> = {},
  ) {
    super(code);
  }
}

/**
 * Send a request; returns the answer or throws a `Failure` with its code. A body makes it a POST
 * unless `method` says otherwise; a blob is sent as it is.
 */
export const ask = async <Answer>(
  path: string,
  body?: unknown,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' = body === undefined ? 'GET' : 'POST',
): Promise<Answer> => {
  let response: Response;
  try {
    response = await fetch(
      path,
      body === undefined
        ? { method }
        : {
            method,
            headers: { 'Content-Type': body instanceof Blob ? 'text/plain' : 'application/json' },
            body: body instanceof Blob ? body : JSON.stringify(body),
          },
    );
  } catch {
    throw new Failure('offline');
  }
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const failed = answer as Failed | null;
    throw new Failure(failed?.code ?? `http_${response.status}`, failed?.numbers);
  }
  return answer as Answer;
};

export const me = (): Promise<Me> => ask('/api/me');
export const tables = (): Promise<Tables> => ask('/api/tables');
export const openTable = (wish: OpenTable): Promise<TableOpened> => ask('/api/tables', wish);
export const enterCode = (wish: EnterCode): Promise<CodeFound> => ask('/api/join', wish);
/** How the boards of a finished round can be covered; round 0 is the play-off. */
export const solutionsOf = (table: string, round: number): Promise<RoundSolutions> =>
  ask(`/api/tables/${encodeURIComponent(table)}/rounds/${round}/solutions`);
