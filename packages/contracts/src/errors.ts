import { CORE_ERRORS, type CoreErrorCode, type ErrorClass } from '@tastwerk/editor-core';

/** The core's classes and two that only a server knows: log in first, wait a moment. */
export type ApiErrorClass = ErrorClass | 'Unauthenticated' | 'Throttled';

/** The one HTTP status of each class. */
export const STATUS_BY_CLASS = {
  Validation: 422,
  Unauthenticated: 401,
  Forbidden: 403,
  NotFound: 404,
  Conflict: 409,
  Limit: 413,
  Throttled: 429,
  Bug: 500,
  Unavailable: 503,
} as const satisfies Record<ApiErrorClass, number>;

/** The server's own codes, named AREA_REASON, with their class. */
export const SERVER_ERRORS = {
  REQUEST_INVALID: 'Validation',
  REQUEST_NOT_JSON: 'Validation',
  REQUEST_TOO_DEEP: 'Limit',
  REQUEST_TOO_LARGE: 'Limit',
  REQUEST_THROTTLED: 'Throttled',
  ROUTE_NOT_FOUND: 'NotFound',
  ACCOUNT_CREDENTIALS_WRONG: 'Unauthenticated',
  ACCOUNT_UNVERIFIED: 'Forbidden',
  SESSION_MISSING: 'Unauthenticated',
  SESSION_EXPIRED: 'Unauthenticated',
  SESSION_REVOKED: 'Unauthenticated',
  RIGHT_MISSING: 'Forbidden',
  CATALOGUE_GRAPHIC_NOT_FOUND: 'NotFound',
  CATALOGUE_VARIANT_NOT_FOUND: 'NotFound',
  CATALOGUE_VERSION_NOT_FOUND: 'NotFound',
  CATALOGUE_TAG_NOT_FOUND: 'NotFound',
  CATALOGUE_VERSION_CONFLICT: 'Conflict',
  CATALOGUE_KEY_REUSED: 'Conflict',
  RENDERING_FAILED: 'Bug',
  RENDERING_ABANDONED: 'Unavailable',
  FILE_NOT_FOUND: 'NotFound',
  FILE_NOT_READY: 'Conflict',
  SERVICE_UNAVAILABLE: 'Unavailable',
  INTERNAL: 'Bug',
} as const satisfies Record<string, ApiErrorClass>;

type ServerErrorCode = keyof typeof SERVER_ERRORS;

/** Every code an answer of the API may carry. */
export type ErrorCode = CoreErrorCode | ServerErrorCode;

/** The one catalogue: every code with the class that says what a caller can do about it. */
export const ERRORS: Readonly<Record<ErrorCode, ApiErrorClass>> = { ...CORE_ERRORS, ...SERVER_ERRORS };

/** Whether `text` is a code of the catalogue. */
export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(ERRORS, text);
}

/** HTTP status of `code`, by its class. */
export function statusOf(code: ErrorCode): number {
  return STATUS_BY_CLASS[ERRORS[code]];
}
