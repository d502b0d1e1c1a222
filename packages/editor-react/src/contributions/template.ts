import type { Document, Kinds, PageObject } from '@tastwerk/editor-core';
import type { BrailleTranslator } from '@tastwerk/editor-core/braille';
import type { EditorLanguage } from '../ports.js';

/** Looks up a word of the template that is being drawn. */
export type Words = (key: string) => string;

/** What a template draws below its title, and what goes with it; lengths in mm. */
export interface Drawing extends Partial<Pick<Document, 'keyedTextures' | 'keyedStrokes'>> {
  readonly objects: readonly PageObject[];
}

/** Draws a template with the words of one language. */
export type DrawTemplate = (kinds: Kinds, word: Words) => Drawing;

/** Makes a template as a whole document in `language`; without `translate` the braille of its labels is not known. */
export type MakeTemplate = (
  kinds: Kinds,
  language: EditorLanguage,
  translate: BrailleTranslator | undefined,
) => Promise<Document>;
