import type { Document } from '@tastwerk/editor-core';
import {
  type BrailleLookup,
  braillePageText,
  type BraillePagination,
  paginateDocument,
} from '@tastwerk/editor-core/braille';
import { useMemo, useState } from 'react';

/** The braille pages that are shown, and whether some of their text still waits for its braille. */
export interface ShownPagination {
  readonly pagination: BraillePagination;
  readonly isPending: boolean;
}

function isAnswered(document: Document, book: BrailleLookup): boolean {
  return braillePageText(document).every(
    ({ text }) => text === '' || book.get(text, document.system) !== undefined,
  );
}

/**
 * The braille pages of `document`. While text waits for its braille the pages from before stay, so that nothing flickers with
 * every letter; a change of the layout alone is seen at once.
 */
export function usePagination(document: Document, book: BrailleLookup): ShownPagination {
  const made = useMemo(() => paginateDocument(document, book), [document, book]);
  const isPending = useMemo(() => !isAnswered(document, book), [document, book]);
  const [settled, setSettled] = useState(made);
  if (!isPending && settled !== made) setSettled(made);
  return { pagination: isPending ? settled : made, isPending };
}
