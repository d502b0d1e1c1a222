import { fieldErrorCode } from '@tastwerk/contracts';
import type { TFunction } from 'i18next';
import { type ApiFailure, isApiFailure } from './failure.js';

/**
 * What to say about a failed call in the user's language: the sentence of its code and, where the server names a field, what is wrong with
 * that (product spec section 8). Unknown failures get the general sentence with their correlation id.
 */
export function errorText(t: TFunction, failure: unknown): string {
  if (!isApiFailure(failure)) return t('errors:INTERNAL', { correlationId: '–' });
  const told = t(`errors:${failure.code}`, {
    correlationId: failure.body?.correlationId ?? '–',
    status: failure.status,
    ...firstIssue(failure),
  });
  const sentence = [told, waitText(t, failure)].filter(Boolean).join(' ');
  const wrong = failure.body?.['field-error']?.[1];
  if (wrong === undefined) return sentence;
  const detail = t(`fieldErrors:${fieldErrorCode(wrong)}`);
  // A sentence that begins with what is wrong, and says more, need not be followed by it.
  return sentence.startsWith(detail.replace(/\.$/, '')) ? sentence : `${sentence} ${detail}`;
}

/** When to try again, where that is longer than a moment. */
function waitText(t: TFunction, { retryAfterSeconds = 0 }: ApiFailure): string {
  return retryAfterSeconds < 60 ? '' : t('errors:RETRY_IN', { count: Math.ceil(retryAfterSeconds / 60) });
}

function firstIssue(failure: ApiFailure): Readonly<Record<string, string | number>> {
  return failure.body?.issues?.[0]?.params ?? {};
}
