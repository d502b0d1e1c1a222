import { fillPath, type Route, ROUTES } from '@tastwerk/contracts';
import { currentToken, storeToken } from '../session/token.js';
import { FRONTEND_VERSION } from '../version.js';
import type { Call } from './call.js';
import { type ApiFailure, failureOf, failureOfThrown } from './failure.js';

const TIMEOUT_MS = 30_000;

type Answer =
  { readonly ok: true; readonly response: Response } | { readonly ok: false; readonly failure: ApiFailure };

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function addressOf(route: Route, { params, query }: Call): string {
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(isRecord(params) ? params : {})) {
    if (typeof value === 'string' || typeof value === 'number') values[name] = value;
  }
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(isRecord(query) ? query : {})) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return `${fillPath(route.path, values)}${search.size > 0 ? `?${search}` : ''}`;
}

function headersOf(call: Call): Headers {
  const headers = new Headers({
    accept: 'application/json',
    'accept-language': document.documentElement.lang,
    'x-frontend-version': FRONTEND_VERSION,
  });
  if (call.body !== undefined) headers.set('content-type', 'application/json');
  const token = currentToken();
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  return headers;
}

async function sendOnce(call: Call, signal: AbortSignal | undefined): Promise<Answer> {
  const route: Route = ROUTES[call.route];
  const limits = [AbortSignal.timeout(TIMEOUT_MS), ...(signal ? [signal] : [])];
  try {
    const response = await fetch(addressOf(route, call), {
      method: route.method,
      headers: headersOf(call),
      credentials: 'same-origin',
      signal: AbortSignal.any(limits),
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    });
    const granted = response.headers.get('authorization');
    if (granted?.startsWith('Bearer ')) storeToken(granted.slice('Bearer '.length));
    return response.ok ? { ok: true, response } : { ok: false, failure: await failureOf(response) };
  } catch (thrown) {
    return { ok: false, failure: failureOfThrown(thrown) };
  }
}

let refreshing: Promise<Answer> | undefined;

/** One refresh for all calls that found the token too old at the same time: a refresh token works once. */
function refresh(): Promise<Answer> {
  refreshing ??= sendOnce({ route: 'refresh' }, undefined).finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

/**
 * Sends a call of the contract. A token that has run out is renewed once by the refresh cookie; when that fails too, the visitor is
 * logged out and told so by the failure.
 */
export async function send(call: Call, signal?: AbortSignal): Promise<Answer> {
  const answer = await sendOnce(call, signal);
  if (answer.ok || answer.failure.status !== 401 || currentToken() === null || call.route === 'login')
    return answer;
  const renewed = await refresh();
  if (renewed.ok) return sendOnce(call, signal);
  if (renewed.failure.status !== 0) storeToken(null);
  return answer;
}
