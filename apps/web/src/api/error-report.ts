import { ERROR_REPORT_LIMITS } from '@tastwerk/contracts';
import { call } from './call.js';
import { send } from './send.js';
import { FRONTEND_VERSION } from '../version.js';
import { backendVersion } from './service-watch.js';

/** Errors that one page tells at most: what repeats itself says nothing new. */
const MOST = 10;

const told = new Set<string>();

/**
 * Tells the operators that something unexpected went wrong (product spec section 7): what, on which page and in which browser, but not whose.
 * The same error is told once for each time the page is loaded.
 */
export function reportError(thrown: unknown): void {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const key = `${error.name} ${error.message}`;
  if (told.has(key) || told.size >= MOST) return;
  told.add(key);
  const cut = (text: string, most: number) => text.slice(0, most);
  const body = {
    error: {
      type: cut(error.name, ERROR_REPORT_LIMITS.type),
      message: cut(error.message, ERROR_REPORT_LIMITS.message),
      stack: cut(error.stack ?? '', ERROR_REPORT_LIMITS.stack),
    },
    path: cut(window.location.pathname, ERROR_REPORT_LIMITS.address),
    user_agent: cut(navigator.userAgent, ERROR_REPORT_LIMITS.agent),
    platform: cut(navigator.platform, 100),
    frontend_version: FRONTEND_VERSION,
    backend_version: backendVersion(),
  };
  // A report that does not get through is no failure for anybody.
  void send(call('logError', { body }));
}

/** Reports what nobody caught; answers with the way to stop. */
export function watchUncaught(): () => void {
  const onError = ({ error, message }: ErrorEvent) => reportError(error ?? new Error(message));
  const onRejection = ({ reason }: PromiseRejectionEvent) => reportError(reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
