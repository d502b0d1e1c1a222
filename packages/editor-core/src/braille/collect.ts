import type { Document } from '../document/schema.js';
import { paragraphsToTranslate } from '../objects/label/source.js';
import { braillePageText } from './page-text.js';
import type { BrailleRequest } from './translator.js';

/** A text that a document needs in braille, and where it stands in the document. */
export interface PlacedText {
  readonly text: string;
  /** The label that shows it, or null for the braille pages. */
  readonly uuid: string | null;
  readonly path: readonly (string | number)[];
}

/** Every single line of print that the labels and the braille pages of `document` need, with its place; repeats included. */
export function placedBrailleTexts(document: Document): readonly PlacedText[] {
  const pageCount = document.pages.length;
  const labels = document.pages.flatMap((page, pageIndex) =>
    page.objects.flatMap((object, index): PlacedText[] => {
      if (object.type !== 'label') return [];
      const path = ['pages', pageIndex, 'objects', index, 'text'];
      const place = { pageNumber: pageIndex + 1, pageCount };
      return paragraphsToTranslate(object, place).map((text) => ({ text, uuid: object.uuid, path }));
    }),
  );
  const pages = braillePageText(document)
    .filter(({ text }) => text !== '')
    .map(({ text, path }): PlacedText => ({ text, uuid: null, path }));
  return [...labels, ...pages];
}

/** Every translation that scenes and braille pages of `document` ask for, each once. */
export function collectBrailleTexts(document: Document): readonly BrailleRequest[] {
  const texts = new Set(placedBrailleTexts(document).map(({ text }) => text));
  return Array.from(texts, (text) => ({ text, system: document.system }));
}
