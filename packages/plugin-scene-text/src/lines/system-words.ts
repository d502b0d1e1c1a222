import { isBrailleSystem } from '@tastwerk/editor-core/braille';
import type { Language } from '../language.js';
import type { Cursor } from '../draft/cursor.js';
import { quoted } from '../text/written.js';
import { choiceLexicon, choiceText } from '../words/choice-lexicon.js';
import { SYSTEM_WORDS } from '../words/choices.js';

/** A braille system in a text: its words, else the name that documents have for it, in quotation marks; undefined for what is none. */
export function systemText(system: unknown, language: Language): string | undefined {
  return choiceText(SYSTEM_WORDS, system, language) ?? (isBrailleSystem(system) ? quoted(system) : undefined);
}

/** The braille system that is next in a text; undefined, with a problem, where there is none. */
export function readSystem(cursor: Cursor): string | undefined {
  const token = cursor.peek();
  if (token?.type !== 'string')
    return cursor.oneOf(choiceLexicon(SYSTEM_WORDS, cursor.language), 'VALUE_UNKNOWN');
  const system = cursor.text();
  return isBrailleSystem(system) ? system : cursor.fail('VALUE_UNKNOWN', { word: token.text }, token);
}
