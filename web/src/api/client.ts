/**
 * Requests over plain HTTP: who this guest is, the list of tables, a new table, a table
 * or an event by its code.
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
import { VISIT, type Visit } from './visit';

let visit: Visit | null = null;

/** From now on requests say whose visit this is, until a cookie does. */
export const beginVisit = (one: Visit): void => {
  visit = one;
};

/** The key of this visit, where no cookie says who this is. */
export const visitKey = (): string | null => visit?.key ?? null;

let language = '';

/** From now on requests say in which language this guest reads: names are suggested in it. */
export const readIn = (one: string): void => {
  language = one;
};

const visiting = (): Record<string, string> => {
  const key = visitKey();
  return {
    ...(key ? { [VISIT]: key } : {}),
    ...(language ? { 'Accept-Language': language } : {}),
  };
};

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
        ? { method, headers: visiting() }
        : {
            method,
            headers: {
              'Content-Type': body instanceof Blob ? 'text/plain' : 'application/json',
              ...visiting(),
            },
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

/** Who this guest is; a server of an earlier release does not tell whether a cookie came. */
export const me = async (): Promise<Me> => {
  const answer = await ask<Me>('/api/me');
  visit?.settle(answer.known ?? true);
  return answer;
};
/** Tell the server this guest's name; it fails with the reason if it cannot be used. */
export const introduce = (name: string): Promise<Me> => ask('/api/me', { name });
export const tables = (): Promise<Tables> => ask('/api/tables');
export const openTable = (wish: OpenTable): Promise<TableOpened> => ask('/api/tables', wish);
export const enterCode = (wish: EnterCode): Promise<CodeFound> => ask('/api/join', wish);
/** How the boards of a finished round can be covered; round 0 is the play-off. */
export const solutionsOf = (table: string, round: number): Promise<RoundSolutions> =>
  ask(`/api/tables/${encodeURIComponent(table)}/rounds/${round}/solutions`);
