import { type ErrorBody, type ErrorCode, isErrorBody } from '@tastwerk/contracts';

/** What may go wrong before an answer of the API is there. */
export const CLIENT_ERRORS = [
  'NETWORK_ERROR',
  'NETWORK_TIMEOUT',
  'NETWORK_ABORTED',
  'ANSWER_UNREADABLE',
] as const;

export type ClientErrorCode = (typeof CLIENT_ERRORS)[number];

/** Why a call did not succeed. `status` is 0 when there was no answer. */
export interface ApiFailure {
  readonly code: ErrorCode | ClientErrorCode;
  readonly status: number;
  /** In how many seconds it makes sense to ask again, where the server says so. */
  readonly retryAfterSeconds?: number;
  /** What the server said; absent when there was no readable answer. */
  readonly body?: ErrorBody;
}

/** Whether something caught is an {@link ApiFailure}, as RTK Query hands errors on untyped. */
export function isApiFailure(value: unknown): value is ApiFailure {
  return typeof value === 'object' && value !== null && 'code' in value && 'status' in value;
}

/** What an answer without a readable body says by its status, as one of a machine before the service. */
const CODES_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  500: 'INTERNAL',
  502: 'SERVICE_UNAVAILABLE',
  503: 'SERVICE_UNAVAILABLE',
  504: 'DATABASE_TIMEOUT',
};

/** The failure in an answer that is no success. */
export async function failureOf(response: Response): Promise<ApiFailure> {
  const json: unknown = await response.json().catch(() => undefined);
  if (!isErrorBody(json)) {
    return { code: CODES_OF_STATUS[response.status] ?? 'ANSWER_UNREADABLE', status: response.status };
  }
  const seconds = Number(response.headers.get('retry-after'));
  return {
    code: json.error,
    status: response.status,
    body: json,
    ...(seconds > 0 ? { retryAfterSeconds: seconds } : {}),
  };
}

/** The failure of a request that got no answer. */
export function failureOfThrown(thrown: unknown): ApiFailure {
  const name = thrown instanceof Error ? thrown.name : '';
  if (name === 'AbortError') return { code: 'NETWORK_ABORTED', status: 0 };
  if (name === 'TimeoutError') return { code: 'NETWORK_TIMEOUT', status: 0 };
  return { code: 'NETWORK_ERROR', status: 0 };
}
