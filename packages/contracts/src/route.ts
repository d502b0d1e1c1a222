import type { z } from 'zod';
import type { ErrorCode } from './errors.js';
import type { Right } from './rights.js';

export type HttpMethod = 'GET' | 'POST';

/** Who may call: every visitor, a user with a session, or one with a session and this right. */
export type Access = 'public' | 'session' | { readonly right: Right };

/** How often one caller (a session's user, else an address) may call within a window. */
export interface Throttle {
  readonly limit: number;
  readonly windowSeconds: number;
}

/** The parts of a request, each with the schema that reads it. */
export interface RouteRequest {
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The text fields of a form (`multipart/form-data`) that also carries one file, named `image`; such a route has no body. */
  readonly form?: z.ZodType;
}

/** A stream of server-sent events (WHATWG HTML, `text/event-stream`); the data of each is JSON of this schema. */
export interface EventStream {
  readonly events: z.ZodType;
}

/**
 * One row of the table of the API. `path` is a template whose `{names}` are the keys of `request.params`; a name that
 * stands twice has the same value twice. `response` is the body of a success, `'empty'` for 204, `'file'` for bytes or the
 * events of a stream.
 */
export interface Route {
  readonly method: HttpMethod;
  readonly path: `/${string}`;
  readonly access: Access;
  readonly request: RouteRequest;
  readonly response: z.ZodType | 'empty' | 'file' | EventStream;
  /** What may go wrong besides what any route may answer (`COMMON_ERRORS`). */
  readonly errors: readonly ErrorCode[];
  readonly throttle: Throttle;
  /** Whether the user must have proved within the last {@link PROOF_SECONDS} who they are, by password or passkey. */
  readonly proof?: true;
  /** Whether a form may come as its body, which is not read: mail programs send one (RFC 8058). */
  readonly takesForms?: true;
  /** Whether its body is read in a process of its own: it carries a document, and reading that takes long. */
  readonly readsAside?: true;
  /** Whether an answer carries an `ETag` (RFC 9110, 8.8.3), and a caller who has it already is answered 304. */
  readonly hasEntityTag?: true;
  /** Largest body in bytes; `USUAL_BODY_BYTES` when absent. */
  readonly bodyBytes?: number;
}

/** Largest body of a route that names no other, in bytes: a form. */
export const USUAL_BODY_BYTES = 64 * 1024;

type Part<R extends Route, P extends keyof RouteRequest> = R['request'][P] extends z.ZodType
  ? R['request'][P]
  : z.ZodUndefined;

/** What a caller writes into a part of the request. */
export type RequestInput<R extends Route, P extends keyof RouteRequest> = z.input<Part<R, P>>;

/** What the server reads out of a part of the request. */
export type RequestOutput<R extends Route, P extends keyof RouteRequest> = z.output<Part<R, P>>;

/** The body of a route's success; `undefined` where there is none or it is a file. */
export type ResponseOf<R extends Route> = R['response'] extends z.ZodType
  ? z.output<R['response']>
  : undefined;

/** Codes that any route may answer with. */
export const COMMON_ERRORS = [
  'REQUEST_INVALID',
  'REQUEST_NOT_JSON',
  'REQUEST_TOO_DEEP',
  'REQUEST_TOO_LARGE',
  'REQUEST_THROTTLED',
  'SERVICE_UNAVAILABLE',
  'STORAGE_FULL',
  'INTERNAL',
] as const satisfies readonly ErrorCode[];

/** Codes that a route may answer with when its caller needs a session. */
export const SESSION_ERRORS = [
  'SESSION_MISSING',
  'SESSION_EXPIRED',
  'SESSION_REVOKED',
  'ACCOUNT_UNVERIFIED',
  'SECOND_FACTOR_NEEDED',
] as const satisfies readonly ErrorCode[];

/** How long a proof lasts for routes that ask for one, in seconds. */
export const PROOF_SECONDS = 10 * 60;

/** Codes that a route with `proof` may answer with. */
export const PROOF_ERRORS = [...SESSION_ERRORS, 'PROOF_NEEDED'] as const satisfies readonly ErrorCode[];

/** Keeps the literal types of a row while holding it to {@link Route}. */
export function defineRoute<const R extends Route>(route: R): R {
  return route;
}
