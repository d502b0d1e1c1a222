import { useSyncExternalStore } from 'react';
import { currentSession, onSession, type Session } from './session.js';

/** The session of this browser. */
export function useSession(): Session {
  return useSyncExternalStore(onSession, currentSession);
}
