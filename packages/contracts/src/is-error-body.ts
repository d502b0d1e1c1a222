import type { ErrorBody } from './error-body.js';
import { isErrorCode, STATUS_BY_CLASS } from './errors.js';

/**
 * Whether `value` is the body of a refusal, judged like `errorBodySchema` but without the library of schemas: a browser that has just
 * begun must be able to say why nothing comes.
 */
export function isErrorBody(value: unknown): value is ErrorBody {
  return (
    isRecord(value) &&
    isCode(value['error']) &&
    typeof value['type'] === 'string' &&
    Object.hasOwn(STATUS_BY_CLASS, value['type']) &&
    typeof value['message'] === 'string' &&
    typeof value['correlationId'] === 'string' &&
    isAbsentOr(value['detail'], (detail) => typeof detail === 'string') &&
    isAbsentOr(value['field-error'], (pair) => isListOf(pair, (part) => typeof part === 'string', 2)) &&
    isAbsentOr(value['issues'], (issues) => isListOf(issues, isIssue))
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCode(value: unknown): boolean {
  return typeof value === 'string' && isErrorCode(value);
}

function isAbsentOr(value: unknown, isRight: (value: unknown) => boolean): boolean {
  return value === undefined || isRight(value);
}

function isListOf(value: unknown, isRight: (value: unknown) => boolean, length?: number): boolean {
  return Array.isArray(value) && (length === undefined || value.length === length) && value.every(isRight);
}

function isIssue(value: unknown): boolean {
  const isStep = (step: unknown) => typeof step === 'string' || typeof step === 'number';
  return isRecord(value) && isCode(value['code']) && isListOf(value['path'], isStep);
}
