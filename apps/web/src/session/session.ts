import { type User } from '@tastwerk/contracts';
import { call } from '../api/call.js';
import { isUnreachable } from '../api/reachability.js';
import { renewToken, send } from '../api/send.js';
import { currentToken, hasSession, onTokenChange, storeToken } from '../api/token.js';

/** Who is looking: not known yet, a visitor, or a signed-in user. */
export type Session =
  | { readonly status: 'checking'; readonly user: null }
  | { readonly status: 'visitor'; readonly user: null }
  | { readonly status: 'signed-in'; readonly user: User };

const CHECKING: Session = { status: 'checking', user: null };
const VISITOR: Session = { status: 'visitor', user: null };

/** Time after which whoever begins to show the session has it asked for again, in ms: rights may have changed. */
const FRESH_MS = 60_000;

/** For what was never asked, or is to be asked again. */
const NEVER = -Infinity;

let session: Session = hasSession() ? CHECKING : VISITOR;
let askedAt = NEVER;
/** Counts what was learnt: the answer to a question that a login or logout has overtaken says nothing any more. */
let round = 0;
const listeners = new Set<() => void>();
const ends = new Set<() => void>();

function become(next: Session, at: number): void {
  session = next;
  askedAt = at;
  for (const listener of listeners) listener();
}

/** Whom the service says that this browser's session belongs to; renewing a token says it, too. */
async function askUser() {
  if (currentToken() === null) return renewToken();
  const answer = await send(call('validate', {}));
  if (!answer.ok) return answer;
  const user: User | null = await answer.response.json().catch(() => null);
  return { ok: true as const, user };
}

async function ask(): Promise<void> {
  const mine = ++round;
  askedAt = Date.now();
  const answer = await askUser();
  if (mine !== round) return;
  // Whom the service cannot be asked about stays who they were, and is asked about when it is back.
  if (!answer.ok && isUnreachable(answer.failure.status)) {
    askedAt = NEVER;
    return;
  }
  const user = answer.ok ? answer.user : null;
  if (user === null) become(VISITOR, NEVER);
  else become({ status: 'signed-in', user }, askedAt);
}

/** Asks the service again who looks, as after a change of the account; without a session that is a visitor. */
export function checkSession(): void {
  if (hasSession()) void ask();
}

/** Somebody has logged in: the service has said who. */
export function beginSession(user: User): void {
  round += 1;
  become({ status: 'signed-in', user }, Date.now());
}

/** Nobody is logged in any more; what was loaded for the one before is to be forgotten. */
export function endSession(): void {
  storeToken(null);
  for (const listener of ends) listener();
}

/** Logs out here and at the service, whether that answers or not. */
export async function logout(): Promise<void> {
  await send(call('logout', {}));
  endSession();
}

/** Calls `listener` when the session has ended in this tab; answers with the way to stop. */
export function onSessionEnd(listener: () => void): () => void {
  ends.add(listener);
  return () => ends.delete(listener);
}

/** The session as far as it is known. */
export function currentSession(): Session {
  return session;
}

/** Calls `listener` when the session changes; the session is asked about when the first one begins to listen. Answers with the way to stop. */
export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  if (Date.now() - askedAt > FRESH_MS) checkSession();
  return () => listeners.delete(listener);
}

/** A session that went makes a visitor, one that came has to be asked about; a token that was renewed says nothing new. */
function followToken(): void {
  if (!hasSession()) {
    round += 1;
    become(VISITOR, NEVER);
  } else if (currentToken() === null || session.status === 'visitor') {
    round += 1;
    become(CHECKING, NEVER);
    if (listeners.size > 0) checkSession();
  }
}

onTokenChange(followToken);
