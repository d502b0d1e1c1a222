import type { TFunction } from 'i18next';
import { type ApiFailure, isApiFailure } from './failure.js';

/** One sentence for a failed call in the user's language; unknown failures get the general one with its correlation id. */
export function errorText(t: TFunction, failure: unknown): string {
  if (!isApiFailure(failure)) return t('errors:INTERNAL', { correlationId: '–' });
  return t(`errors:${failure.code}`, {
    correlationId: failure.body?.correlationId ?? '–',
    ...firstIssue(failure),
  });
}

function firstIssue(failure: ApiFailure): Readonly<Record<string, string | number>> {
  return failure.body?.issues?.[0]?.params ?? {};
}
