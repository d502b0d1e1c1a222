import type { Document } from '../document/schema.js';
import { braillePageText } from './page-text.js';
import { type BraillePage, type BrailleParagraph, paginate } from './paginate.js';
import type { BrailleLookup } from './translator.js';

/**
 * The text of a document's braille pages as paragraphs of cells. A paragraph that is not translated, or cannot be, is left
 * out; `translateDocument` names those that failed.
 */
export function brailleParagraphs(document: Document, lookup: BrailleLookup): readonly BrailleParagraph[] {
  return braillePageText(document).flatMap(({ kind, text }): BrailleParagraph[] => {
    if (text === '') return [{ kind, cells: [] }];
    const result = lookup.get(text, document.system);
    return result?.ok ? [{ kind, cells: result.value.cells }] : [];
  });
}

/** The embossed pages of a document; preview, files and page counts come from here. */
export function braillePagesOf(document: Document, lookup: BrailleLookup): readonly BraillePage[] {
  return paginate(brailleParagraphs(document, lookup), document.braillePages);
}
