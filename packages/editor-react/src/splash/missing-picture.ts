import type { Document, Engine } from '@tastwerk/editor-core';
import { createBrailleBook } from '@tastwerk/editor-core/braille';
import { makeThumbnail } from '../drafts/thumbnail.js';

/** Pictures are small: letters without braille do. */
const NO_BRAILLE = createBrailleBook([]);

/** The picture of a draft that came without one. */
export function missingPicture({ kinds }: Engine, document: Document): Promise<string | null> {
  return makeThumbnail(kinds, document, NO_BRAILLE);
}
