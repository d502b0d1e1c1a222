import { CORE_ERRORS, type CoreErrorCode, type ErrorClass } from '@tastwerk/editor-core';

/** The core's classes and three that only a server knows: log in first, wait a moment, it took too long. */
export type ApiErrorClass = ErrorClass | 'Unauthenticated' | 'Throttled' | 'Timeout';

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
  Timeout: 504,
} as const satisfies Record<ApiErrorClass, number>;

/** The server's own codes, named AREA_REASON, with their class. */
export const SERVER_ERRORS = {
  REQUEST_INVALID: 'Validation',
  REQUEST_NOT_JSON: 'Validation',
  REQUEST_TOO_DEEP: 'Limit',
  REQUEST_TOO_LARGE: 'Limit',
  REQUEST_THROTTLED: 'Throttled',
  ROUTE_NOT_FOUND: 'NotFound',
  DOCUMENT_READING_BUSY: 'Unavailable',
  ACCOUNT_CREDENTIALS_WRONG: 'Unauthenticated',
  ACCOUNT_UNVERIFIED: 'Forbidden',
  ACCOUNT_PASSWORD_WRONG: 'Validation',
  ACCOUNT_PASSWORD_WEAK: 'Validation',
  ACCOUNT_EXISTS: 'Conflict',
  ACCOUNT_EXISTS_UNVERIFIED: 'Conflict',
  ACCOUNT_NAME_TAKEN: 'Conflict',
  ACCOUNT_NAME_REFUSED: 'Validation',
  ACCOUNT_NOT_WHITELISTED: 'Forbidden',
  ACCOUNT_LINK_INVALID: 'Validation',
  ACCOUNT_RESET_LINK_INVALID: 'Validation',
  ACCOUNT_LAST_ADMIN: 'Conflict',
  ACCOUNT_NOT_FOUND: 'NotFound',
  ACCOUNT_OWN: 'Conflict',
  ACCOUNT_ADMIN_NEEDED: 'Conflict',
  ACCOUNT_BLOCKED: 'Forbidden',
  ADDRESS_NOT_FOUND: 'NotFound',
  ADDRESS_TOO_MANY: 'Conflict',
  ADDRESS_OUTSIDE_GERMANY: 'Validation',
  APPROVAL_NOT_FOUND: 'NotFound',
  MAIL_NOT_FOUND: 'NotFound',
  SESSION_MISSING: 'Unauthenticated',
  SESSION_EXPIRED: 'Unauthenticated',
  SESSION_REVOKED: 'Unauthenticated',
  SESSION_NOT_FOUND: 'NotFound',
  RIGHT_MISSING: 'Forbidden',
  CATALOGUE_GRAPHIC_NOT_FOUND: 'NotFound',
  CATALOGUE_VARIANT_NOT_FOUND: 'NotFound',
  CATALOGUE_VERSION_NOT_FOUND: 'NotFound',
  CATALOGUE_TAG_NOT_FOUND: 'NotFound',
  CATALOGUE_TAG_EXISTS: 'Conflict',
  CATALOGUE_VERSION_CONFLICT: 'Conflict',
  CATALOGUE_KEY_REUSED: 'Conflict',
  CATALOGUE_AUTHOR_ONLY: 'Forbidden',
  CATALOGUE_TERMS_FIXED: 'Conflict',
  CATALOGUE_GRAPHIC_NEEDED: 'Conflict',
  CONTENT_NOT_FOUND: 'NotFound',
  RENDERING_FAILED: 'Bug',
  RENDERING_ABANDONED: 'Unavailable',
  INVOICE_FAILED: 'Bug',
  INVOICE_ABANDONED: 'Unavailable',
  PACKAGE_FAILED: 'Bug',
  PACKAGE_ABANDONED: 'Unavailable',
  MAIL_FAILED: 'Unavailable',
  MAIL_ABANDONED: 'Unavailable',
  MAIL_UNKNOWN: 'Unavailable',
  RENDERING_TIMEOUT: 'Limit',
  RENDERING_MEMORY: 'Limit',
  RENDERING_STORAGE_FULL: 'Unavailable',
  RENDERING_BUSY: 'Unavailable',
  RENDERING_QUOTA_SPENT: 'Throttled',
  FILE_NOT_FOUND: 'NotFound',
  FILE_NOT_READY: 'Conflict',
  IMPORT_NOT_A_PICTURE: 'Validation',
  IMPORT_TOO_LARGE: 'Limit',
  IMPORT_TOO_DETAILED: 'Limit',
  IMPORT_TIMEOUT: 'Limit',
  IMPORT_BUSY: 'Unavailable',
  REPORT_NOT_FOUND: 'NotFound',
  JOB_NOT_FOUND: 'NotFound',
  RENDER_ROUND_NOT_FOUND: 'NotFound',
  RENDER_ROUND_EMPTY: 'Conflict',
  NEWSLETTER_NOT_FOUND: 'NotFound',
  NEWSLETTER_NOT_OPEN: 'Conflict',
  NEWSLETTER_NOT_DRAFT: 'Conflict',
  LOG_NOT_FOUND: 'NotFound',
  ERROR_NOT_FOUND: 'NotFound',
  ADDRESS_ZIP_INVALID: 'Validation',
  QUOTE_EMAIL_MISSING: 'Validation',
  QUOTE_REQUEST_NEEDLESS: 'Conflict',
  QUOTE_REQUEST_NOT_FOUND: 'NotFound',
  OFFER_LINK_INVALID: 'NotFound',
  OFFER_CLOSED: 'Conflict',
  OFFER_TOO_LARGE: 'Limit',
  OFFER_DATE_INVALID: 'Validation',
  OFFER_OTHER_ACCOUNT: 'Forbidden',
  ORDER_NOT_FOUND: 'NotFound',
  ORDER_NOT_APPROVED: 'Forbidden',
  ORDER_DUPLICATE: 'Conflict',
  ORDER_TOO_LARGE: 'Limit',
  ORDER_PRICE_CHANGED: 'Conflict',
  ORDER_CONTENT_UNAVAILABLE: 'Conflict',
  ORDER_PAYMENT_UNAVAILABLE: 'Validation',
  ORDER_TRANSITION_REFUSED: 'Conflict',
  ORDER_CALL_IMPOSSIBLE: 'Conflict',
  ORDER_CONTENT_HIDDEN: 'Conflict',
  ORDER_SALES_OFF: 'Conflict',
  ORDER_TERMS_CHANGED: 'Conflict',
  INVOICE_NOT_FOUND: 'NotFound',
  INVOICE_NOT_READY: 'Conflict',
  PACKAGE_NOT_READY: 'Conflict',
  PACKAGE_LINK_INVALID: 'Validation',
  WITHDRAWAL_LINK_INVALID: 'Validation',
  STAMP_BALANCE_LOW: 'Conflict',
  STAMP_CHARGE_DUPLICATE: 'Conflict',
  WITHDRAWAL_NOT_FOUND: 'NotFound',
  DATABASE_TIMEOUT: 'Timeout',
  STORAGE_FULL: 'Unavailable',
  SERVICE_UNAVAILABLE: 'Unavailable',
  INTERNAL: 'Bug',
} as const satisfies Record<string, ApiErrorClass>;

export type ServerErrorCode = keyof typeof SERVER_ERRORS;

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
