import type { PageObject } from '@tastwerk/editor-core';
import { childrenOf } from '@tastwerk/editor-core/objects';
import { findingSentence } from '../../sentences/finding-sentence.js';
import type { FindingRow } from '../proofing/index.js';
import type { SpokenContext } from './spoken-context.js';

function idsWithin(object: PageObject): readonly string[] {
  return [object.uuid, ...childrenOf(object).flatMap(idsWithin)];
}

/** What the proof has found about `object` or, for a group, about what it holds. */
export function findingsOf(object: PageObject, { rows }: SpokenContext): readonly FindingRow[] {
  const ids = new Set(idsWithin(object));
  return rows.filter(({ objects }) => objects.some((uuid) => ids.has(uuid)));
}

/** All that the proof says about `objects`; about the page when there are none. */
export function findingSentences(objects: readonly PageObject[], context: SpokenContext): string {
  const { t, rows, pageIndex, isProofPending } = context;
  const found =
    objects.length > 0
      ? [...new Set(objects.flatMap((object) => findingsOf(object, context)))]
      : rows.filter(({ finding }) => finding.pageIndex === null || finding.pageIndex === pageIndex);
  const head = found.length === 0 ? t('spoken:noFindings') : t('spoken:findings', { count: found.length });
  const pending = isProofPending ? [t('spoken:proofPending')] : [];
  return [...pending, head, ...found.map(({ finding }) => findingSentence(finding, t))].join(' ');
}
