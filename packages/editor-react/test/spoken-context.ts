import type { Document } from '@tastwerk/editor-core';
import { createBrailleBook } from '@tastwerk/editor-core/braille';
import { bundledFontMetrics } from '@tastwerk/editor-core/scene';
import { editorI18n } from './editor-i18n.js';
import type { FindingRow } from '../src/plugins/proofing/finding-rows.js';
import { lengthsIn } from '../src/state/use-millimetres.js';
import type { SpokenContext } from '../src/plugins/spoken/spoken-context.js';
import { kinds } from '@tastwerk/editor-core/standard';

/** What sentences about a page need to know, without braille; throws for a page that is not there. */
export function spokenContext(
  document: Document,
  pageIndex = 0,
  rows: readonly FindingRow[] = [],
  language: 'de' | 'en' = 'de',
): SpokenContext {
  const page = document.pages[pageIndex];
  if (!page) throw new Error(`there is no page ${String(pageIndex)}`);
  return {
    t: editorI18n(language).t,
    ...lengthsIn(language),
    document,
    page,
    pageIndex,
    resources: { kinds, braille: createBrailleBook([]), font: bundledFontMetrics },
    rows,
    isProofPending: false,
    keyOf: (actionId) => (actionId === 'ontoSheet' ? 'J' : undefined),
    wordsOfKind: () => undefined,
  };
}
