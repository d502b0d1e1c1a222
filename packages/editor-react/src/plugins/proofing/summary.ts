import type { TFunction } from 'i18next';
import type { OwnFigures } from './figures/own-figures.js';
import { SEVERITIES } from './finding-rows.js';
import type { ProofingContextValue } from './proofing-context.js';

/** What a proof has found in a few words, such as "2 Fehler, 1 Hinweis". `t` knows the texts of the proof. */
export function summaryOf(
  {
    proof,
    counts,
    passedOver,
    ownFigures,
  }: Pick<ProofingContextValue, 'proof' | 'counts' | 'passedOver' | 'ownFigures'>,
  t: TFunction<'proofing'>,
): string {
  if (!proof.document) return t('panel.pending');
  const found = SEVERITIES.filter((severity) => counts[severity] > 0)
    .map((severity) => t(`panel.count.${severity}`, { count: counts[severity] }))
    .join(', ');
  const summary = found || t(passedOver.length === 0 ? 'panel.nothing' : 'panel.nothingOpen');
  return Object.keys(ownFigures).length === 0 ? summary : t('figures.summary', { summary });
}

/** What a proof compares with, and that this says little. */
export function claimOf(ownFigures: OwnFigures, t: TFunction<'proofing'>): string {
  const count = Object.keys(ownFigures).length;
  return count === 0 ? t('panel.claim') : t('figures.claim', { count });
}
