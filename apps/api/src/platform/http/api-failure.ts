import type { ErrorCode } from '@tastwerk/contracts';
import type { Issue, Result } from '@tastwerk/editor-core';

/** An expected failure of a service, as the caller will hear of it. */
export interface ApiFailure {
  readonly code: ErrorCode;
  /** English words for logs and developers. */
  readonly detail?: string;
  /** Places in the posted document. */
  readonly issues?: readonly Issue[];
  /** One field of a form and what is wrong with it. */
  readonly field?: readonly [field: string, code: string];
  /** When it makes sense to ask again. */
  readonly retryAfterSeconds?: number;
}

/** Carries a failure from a controller or guard to the error filter. */
export class ApiException extends Error {
  constructor(readonly failure: ApiFailure) {
    super(failure.detail ?? failure.code);
  }
}

/** The value of a service's outcome; a failure goes on to the error filter. */
export function answer<T>(result: Result<T, ApiFailure>): T {
  if (result.ok) return result.value;
  throw new ApiException(result.error);
}
