import type { BrailleFailure } from '../translator/translator.js';
import type { LabelFailure } from './translate-document.js';

/** More characters are not named in one sentence. */
const NAMED = 12;

/** What a text lacks: characters that cannot be written, or all of its braille. */
export interface TextFailure extends Omit<LabelFailure, 'failure'> {
  readonly code: BrailleFailure['code'];
  /** Each once, in the order of the text; none where the text has no braille at all. */
  readonly characters: readonly string[];
}

/** `failures` with one entry for all characters that a text lacks. */
export function failuresByText(failures: readonly LabelFailure[]): readonly TextFailure[] {
  const byText = new Map<string, TextFailure>();
  for (const { failure, ...place } of failures) {
    const { code, character } = failure;
    const key = JSON.stringify([place.path, place.text, code]);
    const { characters = [] } = byText.get(key) ?? {};
    byText.set(key, {
      ...place,
      code,
      characters: character === undefined ? characters : [...characters, character],
    });
  }
  return [...byText.values()];
}

/** `characters` for a sentence, the first twelve of them. */
export function namedCharacters(characters: readonly string[]): string {
  const named = characters.slice(0, NAMED).join(' ');
  return characters.length > NAMED ? `${named} …` : named;
}
