import type { i18n } from 'i18next';
import type { EditorLanguage } from '../ports.js';
import type { EditorTexts } from './editor-texts/load.js';
import { createTexts } from './text-instance.js';

/**
 * The editor's own texts.
 * Namespaces: `editor`, `braille` for the view of the braille pages, `canvas` for rulers, guides and hints around the drawing, `commands` for lists of commands and keys, `errors` with a sentence for every code, `legend` for the
 * panel of the legend, `outline` for the page as text, `place` for the dialog of places and sizes, `spoken` for what is said,
 * and `proofing` with one for every rule of a proof and, below `panel`, those of its panel.
 */
export function createEditorI18n(language: EditorLanguage, texts: EditorTexts): i18n {
  return createTexts(language, texts, 'editor');
}
