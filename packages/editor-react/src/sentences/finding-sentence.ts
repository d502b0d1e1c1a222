import type { Finding } from '@tastwerk/editor-core/proofing';
import type { TFunction } from 'i18next';

/** What was found, as one sentence. */
export function findingSentence(
  { ruleId, measured, wanted, values }: Pick<Finding, 'ruleId' | 'measured' | 'wanted' | 'values'>,
  t: TFunction,
): string {
  return t(`proofing:${ruleId}`, { measured, wanted, ...values });
}
