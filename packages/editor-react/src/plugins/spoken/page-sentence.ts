import type { Kinds } from '@tastwerk/editor-core';
import { paperFormatOf } from '@tastwerk/editor-core/document';
import { readingOrder } from '@tastwerk/editor-core/description';
import { kindName } from '../../state/object-name.js';
import { countsOf, SEVERITIES } from '../proofing/index.js';
import type { SpokenContext } from './spoken-context.js';

/** How many objects of each kind stand on the page, in the order in which the kinds are met: "Rechteck: 2". */
function kindWords(kinds: Kinds, { t, page }: SpokenContext): readonly string[] {
  const counts = new Map<string, number>();
  for (const object of readingOrder(kinds, page.objects)) {
    const kind = kindName(object, t);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => t('spoken:kindCount', { kind, count }));
}

/** The name of the page, where it says more than its number. */
export function ownPageName({ t, page, pageIndex }: SpokenContext): string | undefined {
  const name = page.name.trim();
  return name === '' || name === t('newPage', { number: pageIndex + 1 }) ? undefined : name;
}

/** Which page it is, as a sentence. */
export function pageName(context: SpokenContext): string {
  const { t, document, pageIndex } = context;
  const place = t('pages.page', { number: pageIndex + 1, total: document.pages.length });
  const name = ownPageName(context);
  return name === undefined ? `${place}.` : t('spoken:page', { page: place, name });
}

/** The page in a breath: which it is, its paper, what stands on it and what the proof says. */
export function pageSentence(context: SpokenContext): string {
  const { t, document, pageIndex, rows, isProofPending } = context;
  const format = paperFormatOf(document.width, document.height);
  const onPage = rows.filter(({ finding }) => finding.pageIndex === null || finding.pageIndex === pageIndex);
  const counts = countsOf(onPage.map(({ finding }) => finding));
  const found = SEVERITIES.filter((severity) => counts[severity] > 0).map((severity) =>
    t(`proofing:panel.count.${severity}`, { count: counts[severity] }),
  );
  const kinds = kindWords(context.resources.kinds, context);
  return [
    pageName(context),
    ...(format ? [`${t(`formats.${format}`)}.`] : []),
    kinds.length === 0 ? t('spoken:emptyPage') : `${kinds.join(', ')}.`,
    isProofPending
      ? t('spoken:proofPending')
      : found.length === 0
        ? t('spoken:noFindings')
        : t('spoken:found', { found: found.join(', ') }),
  ].join(' ');
}
