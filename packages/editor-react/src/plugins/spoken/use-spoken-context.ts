import type { Document, PageObject } from '@tastwerk/editor-core';
import { useTranslation } from 'react-i18next';
import { useContributions } from '../../contributions/contributions-context.js';
import { useKeyTextOf } from '../../contributions/use-key-text.js';
import { useLengths } from '../../state/use-millimetres.js';
import { useProofing } from '../proofing/index.js';
import { useLayoutResources } from '../../state/use-layout-resources.js';
import type { SpokenContext } from './spoken-context.js';

/** What sentences about a page of a document need to know; undefined for a page that is not there. */
export type SpokenContextOf = (document: Document, pageIndex: number) => SpokenContext | undefined;

/** Gives sentences the texts, the braille and the findings of this editor as they are now. */
export function useSpokenContext(): SpokenContextOf {
  const { t } = useTranslation(['editor', 'spoken', 'proofing']);
  const lengths = useLengths();
  const { proof, rows } = useProofing();
  const resources = useLayoutResources();
  const { kinds } = useContributions();
  const keyOf = useKeyTextOf();
  return (document, pageIndex) => {
    const page = document.pages[pageIndex];
    const isProofPending = proof.isPending;
    const wordsOfKind = (object: PageObject) => kinds[object.type]?.spoken?.(object, t);
    return (
      page && {
        t,
        ...lengths,
        document,
        page,
        pageIndex,
        resources,
        rows,
        isProofPending,
        keyOf,
        wordsOfKind,
      }
    );
  };
}
