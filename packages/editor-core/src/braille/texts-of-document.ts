import type { Document } from '../document/schema.js';
import type { Kinds } from '../objects/kinds.js';
import { walkObjects } from '../objects/tree.js';
import { placedBrailleTexts, type PlacedText } from './collect.js';

/** A text of a document. */
export interface TextOfDocument {
  /** Where it is written in braille, the line that a lookup knows. */
  readonly text: string;
  /** The object that shows it, or null for the braille pages and for texts of the document itself. */
  readonly uuid: string | null;
}

/**
 * All texts of `document` that are drawn, written or told, repeats included; also those of labels without braille. `placed` are its lines of
 * braille where they are known already.
 */
export function textsOfDocument(
  kinds: Kinds,
  document: Document,
  placed: readonly PlacedText[] = placedBrailleTexts(kinds, document),
): readonly TextOfDocument[] {
  const { graphicTitle, graphicDescription, variantTitle } = document;
  const texts: TextOfDocument[] = [
    ...placed,
    ...[graphicTitle, graphicDescription, variantTitle].map((text) => ({ text, uuid: null })),
  ];
  for (const { objects } of document.pages) {
    walkObjects(objects, (object) => {
      const { uuid } = object;
      texts.push({ text: kinds.textOf(object) ?? '', uuid });
      if (object.type === 'label') texts.push({ text: object.keyVal, uuid });
    });
  }
  return texts;
}
