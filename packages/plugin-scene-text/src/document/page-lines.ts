import type { Guide } from '@tastwerk/editor-core';
import type { Cursor } from '../draft/cursor.js';
import type { Language } from '../language.js';
import { choiceLexicon, choiceText } from '../words/choice-lexicon.js';
import { numberText } from '../text/written.js';
import { AXIS_WORDS } from '../words/choices.js';
import { w } from '../words/words.js';

/** The line with which a page begins. */
export const PAGE_WORDS = w('Seite', 'Page');
/** Behind the name of a page that holds text alone. */
export const TEXT_ONLY_WORDS = w('nur Text', 'text only');
export const GUIDE_WORDS = w('Hilfslinie', 'Guide');
/** The form of scene texts that is written, and the newest that is read. */
export const VERSION = 1;

export const guideText = ({ axis, positionMm }: Guide, language: Language): string =>
  `${choiceText(AXIS_WORDS, axis, language) ?? ''} ${numberText(positionMm)}`;

export function readGuide(cursor: Cursor): unknown {
  const axis = cursor.oneOf(choiceLexicon(AXIS_WORDS, cursor.language), 'VALUE_UNKNOWN');
  const positionMm = axis === undefined ? undefined : cursor.number();
  return positionMm === undefined ? undefined : { axis, positionMm };
}
