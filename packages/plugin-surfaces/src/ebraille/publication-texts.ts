import type { Document } from '@tastwerk/editor-core';
import { legendHeading } from '@tastwerk/editor-core/legend';
import { word } from './words.js';

/** Name of the content document with the words of the braille pages. */
export const TEXT_CHAPTER = 'text';

/** The title in one line; that of the draft where the graphic has none. */
export function titleOf({ graphicTitle, title }: Document): string {
  return (graphicTitle.trim() || title.trim()).replaceAll(/\s+/gu, ' ');
}

/** Lines of print that a publication of `document` has in braille besides those of the document. */
export function publicationTexts(document: Document): readonly string[] {
  const { system, pages } = document;
  const single = (['contents', 'text', 'toText', 'printFile'] as const).map((name) => word(system, name));
  const numbered = pages.flatMap((_, index) =>
    (['graphic', 'toGraphic'] as const).map((name) => word(system, name, index + 1)),
  );
  return [...single, ...numbered, legendHeading(system), titleOf(document)].filter((text) => text !== '');
}
