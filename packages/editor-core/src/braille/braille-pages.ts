import type { Document } from '../document/schema.js';
import { brailleParagraph, type BrailleParagraph } from './braille-paragraph.js';
import { braillePageText } from './page-text.js';
import { paginate, type PrintedBraillePage } from './paginate.js';
import type { BrailleLookup } from '../translator/translator.js';

/** The braille pages of a document with the paragraphs that they write; `sources` of the pages count these. */
export interface BraillePagination {
  readonly paragraphs: readonly BrailleParagraph[];
  readonly pages: readonly PrintedBraillePage[];
}

/**
 * The text of a document's braille pages as paragraphs of cells. A paragraph that is not translated, or cannot be, is left
 * out; `translateDocument` names those that failed.
 */
export function brailleParagraphs(document: Document, lookup: BrailleLookup): readonly BrailleParagraph[] {
  return braillePageText(document).flatMap((print): BrailleParagraph[] => {
    if (print.text === '') return [{ ...print, cells: [], sourceIndex: [] }];
    const result = lookup.get(print.text, document.system);
    return result?.ok ? [brailleParagraph(print, result.value)] : [];
  });
}

/** The embossed pages of a document with the way back to its print. Words are divided where the document wants it. */
export function paginateDocument(document: Document, lookup: BrailleLookup): BraillePagination {
  const { braillePages } = document;
  const paragraphs = brailleParagraphs(document, lookup);
  const hyphenator = braillePages.hyphenation ? lookup.hyphenator : undefined;
  return { paragraphs, pages: paginate(paragraphs, braillePages, hyphenator) };
}

/** The embossed pages of a document; preview, files and page counts come from here. */
export function braillePagesOf(document: Document, lookup: BrailleLookup): readonly PrintedBraillePage[] {
  return paginateDocument(document, lookup).pages;
}
