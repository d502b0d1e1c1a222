import type { Document, Kinds, PageObject } from '@tastwerk/editor-core';
import { kindName } from '@tastwerk/editor-react';
import type { TFunction } from 'i18next';
import type { RemovalReason } from '../tactile/drawing.js';
import type { FindingCounts, Tactile } from '../tactile/make-tactile.js';
import type { TactileStage, TactileStep } from '../tactile/steps.js';

const countWords = ({ errors, warnings }: FindingCounts, t: TFunction): string =>
  t('tactile:both', {
    errors: t('tactile:errors', { count: errors }),
    warnings: t('tactile:warnings', { count: warnings }),
  });

const capitalised = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** What the proof finds before and afterwards. */
export const proofSentence = ({ before, after }: Pick<Tactile, 'before' | 'after'>, t: TFunction): string =>
  capitalised(t('tactile:proof', { before: countWords(before, t), after: countWords(after, t) }));

/** Steps that take something out and change nothing else than what labels name. */
const TAKING: ReadonlySet<TactileStep> = new Set(['ground', 'outlined-text', 'leads', 'grid', 'specks']);

function changedKey(step: TactileStep): 'placed' | 'tied' | 'changed' {
  if (step === 'place') return 'placed';
  return TAKING.has(step) ? 'tied' : 'changed';
}

/** What a step did, such as "3 Rasterlinien entfernt, 2 Objekte geändert". */
export function stageWords({ step, count, removed }: TactileStage, t: TFunction): string {
  const counts = new Map<RemovalReason, number>();
  for (const { reason } of removed) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const changed = count - removed.length;
  const words = [...counts].map(([reason, number]) =>
    t('tactile:steps.removed', { what: t(`tactile:what.${reason}`, { count: number }) }),
  );
  if (changed > 0) words.push(t(`tactile:steps.${changedKey(step)}`, { count: changed }));
  return words.join(', ');
}

/** What `tactile` changes of `document`: its drawing, or no more than its title and its description. */
export function extentOf(
  document: Document,
  { command, stages, document: after }: Pick<Tactile, 'command' | 'stages' | 'document'>,
): 'drawing' | 'words' | 'nothing' {
  if (command === null) return 'nothing';
  if (stages.length > 0) return 'drawing';
  const wordsOf = ({ graphicTitle, braillePages }: Document) =>
    JSON.stringify([graphicTitle, braillePages.imageDescription]);
  return wordsOf(document) === wordsOf(after) ? 'nothing' : 'words';
}

/** What was done, to be heard when it was taken. */
export const spokenSummary = (tactile: Pick<Tactile, 'before' | 'after' | 'removed'>, t: TFunction): string =>
  t('tactile:done', {
    removed: t('tactile:removed', { count: tactile.removed.length }),
    proof: proofSentence(tactile, t),
  });

/** What an object is called in a list: a label by its text, all else by kind and size. */
export function memberName(kinds: Kinds, object: PageObject, t: TFunction): string {
  const text = object.type === 'label' ? object.text.replaceAll(/\s+/gu, ' ').trim() : '';
  if (text !== '') return t('tactile:out.label', { text });
  const { width, height } = kinds.boundsOf(object);
  return t('tactile:out.object', {
    kind: kindName(object, t),
    width: Math.round(width),
    height: Math.round(height),
  });
}
