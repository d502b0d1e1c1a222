import { fillPath, LINK_KEY_HEADER, type User } from '@tastwerk/contracts';
import { currentToken, isTokenOld, storeToken } from './token.js';
import { FRONTEND_VERSION } from '../version.js';
import type { Call } from './call.js';
import type { CallableRoute } from './callable-route.js';
import { currentLinkKey } from './link-key.js';
import { type ApiFailure, failureOf, failureOfThrown } from './failure.js';
import { askForProof, isProofNeed } from './proof.js';
import { isUnreachable, tellUnreachable } from './reachability.js';
import { routeNamed } from './route-named.js';

/** Longest wait for an answer, or for its head where bytes follow for as long as they take. */
const TIMEOUT_MS = 30_000;
/** The same where a picture is sent: the server gives itself a minute to read it. */
const FORM_TIMEOUT_MS = 75_000;

/** What a call asks for besides what its route names. */
export interface SendOptions {
  readonly signal?: AbortSignal | undefined;
  /** The event after which a stream is to go on. */
  readonly lastEventId?: string | undefined;
}

type Answer =
  { readonly ok: true; readonly response: Response } | { readonly ok: false; readonly failure: ApiFailure };

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function addressOf(route: CallableRoute, { params, query }: Call): string {
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

const ACCEPT: Readonly<Record<NonNullable<CallableRoute['answer']> | 'json', string>> = {
  json: 'application/json',
  empty: 'application/json',
  file: '*/*',
  events: 'text/event-stream',
};

function headersOf(call: Call, { lastEventId }: SendOptions): Headers {
  const headers = new Headers({
    accept: ACCEPT[routeNamed(call.route).answer ?? 'json'],
    'accept-language': document.documentElement.lang,
    'x-frontend-version': FRONTEND_VERSION,
  });
  if (lastEventId !== undefined) headers.set('last-event-id', lastEventId);
  if (call.body !== undefined) headers.set('content-type', 'application/json');
  const linkKey = currentLinkKey();
  if (linkKey !== null) headers.set(LINK_KEY_HEADER, linkKey);
  const token = currentToken();
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  return headers;
}

/** A limit of time on the whole answer; where bytes follow for as long as they take, on its head alone. */
function patienceWith({ answer, takesForm }: CallableRoute): {
  readonly signal: AbortSignal;
  hasHead(): void;
} {
  if (answer === undefined || answer === 'empty')
    return {
      signal: AbortSignal.timeout(takesForm ? FORM_TIMEOUT_MS : TIMEOUT_MS),
      hasHead: () => undefined,
    };
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), TIMEOUT_MS);
  return { signal: controller.signal, hasHead: () => clearTimeout(timer) };
}

async function sendOnce(call: Call, options: SendOptions): Promise<Answer> {
  const route = routeNamed(call.route);
  const patience = patienceWith(route);
  const limits = [patience.signal, ...(options.signal ? [options.signal] : [])];
  try {
    const response = await fetch(addressOf(route, call), {
      method: route.method,
      headers: headersOf(call, options),
      credentials: 'same-origin',
      signal: AbortSignal.any(limits),
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      // The browser names the type with the boundary between the parts.
      ...(call.form === undefined ? {} : { body: call.form }),
    });
    patience.hasHead();
    const granted = response.headers.get('authorization');
    if (granted?.startsWith('Bearer ')) storeToken(granted.slice('Bearer '.length));
    if (response.ok) return { ok: true, response };
    if (isUnreachable(response.status)) tellUnreachable();
    return { ok: false, failure: await failureOf(response) };
  } catch (thrown) {
    const failure = failureOfThrown(thrown);
    if (failure.code === 'NETWORK_ERROR') tellUnreachable();
    return { ok: false, failure };
  }
}

/** What came of renewing a token: whose session it is. */
type Renewal = { readonly ok: true; readonly user: User } | Extract<Answer, { readonly ok: false }>;

let renewing: Promise<Renewal> | undefined;

async function renewOnce(): Promise<Renewal> {
  const answer = await sendOnce({ route: 'refresh' }, {});
  if (isRefused(answer)) storeToken(null);
  if (!answer.ok) return answer;
  try {
    return { ok: true, user: await answer.response.json() };
  } catch {
    return { ok: false, failure: { code: 'ANSWER_UNREADABLE', status: answer.response.status } };
  }
}

/** Renews the token, once for all that ask at the same time; where that is refused, the session of this browser has ended. */
export function renewToken(): Promise<Renewal> {
  renewing ??= renewOnce().finally(() => {
    renewing = undefined;
  });
  return renewing;
}

function isRefused(answer: Answer | Renewal): boolean {
  return !answer.ok && answer.failure.status === 401;
}

/** Calls for which no token is renewed: they grant one, or end its session. */
const WITHOUT_TOKEN: ReadonlySet<Call['route']> = new Set(['login', 'logout', 'refresh']);

/** Most proofs that one call leads to: that of the user, and a second factor. */
const PROOFS_MOST = 2;

/** Sends a call; where that asks the user for a proof first, again once they have given it. */
async function sendWithProofs(call: Call, options: SendOptions, left = PROOFS_MOST): Promise<Answer> {
  const answer = await sendOnce(call, options);
  if (answer.ok || left === 0 || !isProofNeed(answer.failure.code)) return answer;
  return (await askForProof(answer.failure.code)) ? sendWithProofs(call, options, left - 1) : answer;
}

/**
 * Sends a call of the contract. A token that is missing or has run out is got by the refresh cookie: before the call where that is known,
 * so that nothing is refused, else once after it was refused. When renewing is refused too, the visitor is logged out and told so by the
 * failure. While the service cannot be asked, the token stays, and the failure is that.
 */
export async function send(call: Call, options: SendOptions = {}): Promise<Answer> {
  if (WITHOUT_TOKEN.has(call.route)) return sendOnce(call, options);
  const early = isTokenOld() ? await renewToken() : undefined;
  if (early && !early.ok && !isRefused(early)) return early;
  const answer = await sendWithProofs(call, options);
  if (!isRefused(answer)) return answer;
  if (early && !early.ok) return early;
  if (currentToken() === null) return answer;
  const renewed = await renewToken();
  if (renewed.ok) return sendWithProofs(call, options);
  return isRefused(renewed) ? answer : renewed;
}
