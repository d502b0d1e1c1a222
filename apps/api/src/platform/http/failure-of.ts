import { HttpException } from '@nestjs/common';
import { hasErrorCode } from '../error-code.js';
import { ApiException, type ApiFailure } from './api-failure.js';

/** Codes by which node and PostgreSQL say that the database cannot be reached or is stopping. */
const UNREACHABLE = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|08...|57P0[123]|53300)$/;

/** SQLSTATE of a statement that took longer than its connection allows. */
const CANCELLED = '57014';

/** How PostgreSQL (SQLSTATE) and file systems say that there is no room left. */
const FULL = ['53100', 'ENOSPC', 'EDQUOT'];

/** Messages by which the drivers say the same without a code. */
const LOST =
  /Connection terminated|timeout exceeded when trying to connect|Driver not Connected|is not queryable|query runner (was )?already released/i;

function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && UNREACHABLE.test(error.code)) return true;
  return LOST.test(error.message);
}

function failureOfStatus(status: number): ApiFailure | undefined {
  if (status === 404 || status === 405) return { code: 'ROUTE_NOT_FOUND' };
  if (status === 413) return { code: 'REQUEST_TOO_LARGE' };
  if (status === 415) return { code: 'REQUEST_NOT_JSON', detail: 'the body must be application/json' };
  if (status === 400) return { code: 'REQUEST_INVALID', detail: 'the address or a header is broken' };
  return undefined;
}

/** What a caller is told about anything thrown while answering; undefined for what nobody expected. */
export function failureOf(error: unknown): ApiFailure | undefined {
  if (error instanceof ApiException) return error.failure;
  if (error instanceof HttpException) return failureOfStatus(error.getStatus());
  if (hasErrorCode(error, CANCELLED)) return { code: 'DATABASE_TIMEOUT' };
  if (FULL.some((code) => hasErrorCode(error, code)))
    return { code: 'STORAGE_FULL', detail: 'there is no room left on the server' };
  if (isDatabaseGone(error)) return { code: 'SERVICE_UNAVAILABLE', detail: 'the database cannot be reached' };
  return undefined;
}
