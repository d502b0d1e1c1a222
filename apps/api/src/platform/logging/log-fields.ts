/** What a log line says of a request: no headers that open a session, no key of a link, no address of a person or network. */
export interface LoggedRequest {
  readonly id: unknown;
  readonly method: unknown;
  readonly url: string;
}

/** A request for the log. Values of its query are left out but for plain words and numbers. */
export function requestForLog(request: {
  readonly id?: unknown;
  readonly method?: unknown;
  readonly url?: unknown;
  readonly originalUrl?: unknown;
}): LoggedRequest {
  // Middleware is called with an address of its own.
  const url = String(request.originalUrl ?? request.url ?? '');
  return { id: request.id, method: request.method, url: urlForLog(url) };
}

/** Secrets that travel in a query: keys of links, and what a provider of sign-ins sends. */
const SECRETS = ['key', 'code', 'state'];

/** Of each value of a query only what cannot be a secret is shown. */
function urlForLog(url: string): string {
  const [path = '', query] = url.split('?', 2);
  if (query === undefined) return path;
  const parts = query.split('&').map((part) => {
    const [name = '', value = ''] = part.split('=', 2);
    return `${name}=${/^[\w.,:-]{0,15}$/.test(value) && !SECRETS.includes(name) ? value : '…'}`;
  });
  return `${path}?${parts.join('&')}`;
}

/** An error for the log: drivers hang the values of a statement on it, and with them addresses and hashes of passwords. */
export function errorForLog(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { type: name, message, stack, ...code };
}
