import type { ErrorBody, ErrorCode } from '@tastwerk/contracts';
import { ERRORS, statusOf } from '@tastwerk/contracts';

/** A call that the web made. */
export interface SentCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly headers: Headers;
}

/** What the pretended server answers: a status, a JSON body, headers; or parts of a stream, which then ends. */
export interface FakeAnswer {
  readonly status: number;
  readonly json: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly parts?: readonly string[];
}

/** How the pretended server answers, by "METHOD /path"; a call without an entry finds nobody at home. */
export type FakeRoutes = Readonly<Record<string, (call: SentCall) => FakeAnswer | Promise<FakeAnswer>>>;

/** A success with `json`. */
export function answer(json: unknown, headers: Readonly<Record<string, string>> = {}): FakeAnswer {
  return { status: 200, json, headers };
}

/** A stream of server-sent events: each state under the id of its place, beginning with `firstId`. */
export function stream(states: readonly unknown[], firstId = 1): FakeAnswer {
  const events = states.map((state, index) => `id: ${firstId + index}\ndata: ${JSON.stringify(state)}\n\n`);
  return { status: 200, json: null, parts: ['retry: 1000\n\n', ...events] };
}

/** A body that gives `parts` one after the other, as far as the web reads bodies. */
function bodyOf(parts: readonly string[]) {
  const rest = parts.map((part) => new TextEncoder().encode(part));
  const read = () => {
    const value = rest.shift();
    return Promise.resolve(value === undefined ? { done: true } : { done: false, value });
  };
  return { getReader: () => ({ read }) };
}

/** A refusal with the status of the code's class. */
export function refusal(error: ErrorCode): FakeAnswer {
  const body: ErrorBody = { error, type: ERRORS[error], message: error, correlationId: 'test' };
  return { status: statusOf(error), json: body };
}

/** Answers calls of `fetch` in this test, as jsdom has none of its own; gives the list of calls as they come. */
export function fakeApi(routes: FakeRoutes): readonly SentCall[] {
  const calls: SentCall[] = [];
  const fetch = async (
    address: string,
    init: { method: string; body?: string | FormData; headers: Headers },
  ) => {
    const { method, body, headers: sent } = init;
    const url = new URL(address, 'http://tastwerk.test');
    const call: SentCall = {
      method,
      path: url.pathname,
      query: url.searchParams,
      body: typeof body === 'string' ? JSON.parse(body) : body,
      headers: sent,
    };
    calls.push(call);
    const route = routes[`${method} ${url.pathname}`];
    if (!route) throw new TypeError('Failed to fetch');
    const { status, json, headers = {}, parts = [] } = await route(call);
    return {
      ok: status < 300,
      status,
      headers: new Headers(headers),
      json: () => Promise.resolve(json),
      blob: () => Promise.resolve(new Blob([])),
      body: bodyOf(parts),
    };
  };
  Object.assign(globalThis, { fetch });
  return calls;
}
