import { bundledFontMetrics, type Document } from '@tastwerk/editor-core';
import { useTranslation } from 'react-i18next';
import { useMillimetres } from '../canvas/use-millimetres.js';
import { useProofing } from '../proofing/proofing-context.js';
import { useBrailleState } from '../state/editor-context.js';
import type { SpokenContext } from './spoken-context.js';
import { kinds } from '@tastwerk/editor-core/standard';

/** What sentences about a page of a document need to know; undefined for a page that is not there. */
export type SpokenContextOf = (document: Document, pageIndex: number) => SpokenContext | undefined;

/** Gives sentences the texts, the braille and the findings of this editor as they are now. */
export function useSpokenContext(): SpokenContextOf {
  const { t } = useTranslation(['editor', 'spoken', 'proofing']);
  const millimetres = useMillimetres();
  const braille = useBrailleState();
  const { proof, rows } = useProofing();
  const resources = { kinds, braille: braille.book, font: bundledFontMetrics };
  return (document, pageIndex) => {
    const page = document.pages[pageIndex];
    const isProofPending = proof.isPending;
    return page && { t, millimetres, document, page, pageIndex, resources, rows, isProofPending };
  };
}
