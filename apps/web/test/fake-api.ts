import type { ErrorBody, ErrorCode } from '@tastwerk/contracts';
import { ERRORS, statusOf } from '@tastwerk/contracts';

/** A call that the web made. */
export interface SentCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

/** What the pretended server answers: a status, a JSON body, headers. */
export interface FakeAnswer {
  readonly status: number;
  readonly json: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** How the pretended server answers, by "METHOD /path"; a call without an entry finds nobody at home. */
export type FakeRoutes = Readonly<Record<string, (call: SentCall) => FakeAnswer | Promise<FakeAnswer>>>;

/** A success with `json`. */
export function answer(json: unknown, headers: Readonly<Record<string, string>> = {}): FakeAnswer {
  return { status: 200, json, headers };
}

/** A refusal with the status of the code's class. */
export function refusal(error: ErrorCode): FakeAnswer {
  const body: ErrorBody = { error, type: ERRORS[error], message: error, correlationId: 'test' };
  return { status: statusOf(error), json: body };
}

/** Answers calls of `fetch` in this test, as jsdom has none of its own; gives the list of calls as they come. */
export function fakeApi(routes: FakeRoutes): readonly SentCall[] {
  const calls: SentCall[] = [];
  const fetch = async (address: string, { method, body }: { method: string; body?: string }) => {
    const url = new URL(address, 'http://tastwerk.test');
    const call: SentCall = {
      method,
      path: url.pathname,
      query: url.searchParams,
      body: body === undefined ? undefined : JSON.parse(body),
    };
    calls.push(call);
    const route = routes[`${method} ${url.pathname}`];
    if (!route) throw new TypeError('Failed to fetch');
    const { status, json, headers = {} } = await route(call);
    return {
      ok: status < 300,
      status,
      headers: new Headers(headers),
      json: () => Promise.resolve(json),
    };
  };
  Object.assign(globalThis, { fetch });
  return calls;
}
