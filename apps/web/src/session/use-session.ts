import { type User } from '@tastwerk/contracts';
import { useSyncExternalStore } from 'react';
import { useValidateQuery } from './session-api.js';
import { currentToken, onTokenChange } from './token.js';

/** Who is looking: not known yet, a visitor, or a signed-in user. */
export type Session =
  | { readonly status: 'checking'; readonly user: null }
  | { readonly status: 'visitor'; readonly user: null }
  | { readonly status: 'signed-in'; readonly user: User };

/** The session of this browser; a stored token is validated once when the page starts. */
export function useSession(): Session {
  const token = useSyncExternalStore(onTokenChange, currentToken);
  const { data, isError } = useValidateQuery(undefined, { skip: token === null });
  if (token === null || isError) return { status: 'visitor', user: null };
  if (!data) return { status: 'checking', user: null };
  return { status: 'signed-in', user: data };
}
