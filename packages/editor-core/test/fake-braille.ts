import { textParts } from '../src/entries/formulas.js';
import { ok, type SceneResources } from '../src/index.js';
import type {
  BrailleLookup,
  BrailleRequest,
  BrailleResult,
  BrailleTranslator,
  UnwrittenCharacter,
} from '../src/entries/braille.js';
import { bundledFontMetrics } from '../src/entries/scene.js';
import { kinds } from '../src/standard.js';

/** Two-letter groups that the fake writes in one cell, so that print and cells differ in length as in real braille. */
const GROUPS = ['sch', 'ie', 'st', 'au', 'ei', 'ch'];

/** A toy braille: letters by their number, groups in one cell, blanks blank; "☃" cannot be written, "☂" is left out. */
export function fakeTranslation({ text }: BrailleRequest): BrailleResult {
  const cells: number[] = [];
  const sourceIndex: number[] = [];
  const unwritten: UnwrittenCharacter[] = [];
  let index = 0;
  while (index < text.length) {
    const character = text.charAt(index);
    if (character === '☃') return { ok: false, error: { code: 'BRAILLE_UNTRANSLATABLE', character, index } };
    if (character === '☂') {
      unwritten.push({ character, index });
      index += 1;
      continue;
    }
    const group = GROUPS.find((candidate) => text.startsWith(candidate, index));
    cells.push(character === ' ' ? 0 : (text.charCodeAt(index) % 62) + 1);
    sourceIndex.push(index);
    index += group?.length ?? 1;
  }
  return { ok: true, value: { cells, sourceIndex, ...(unwritten.length === 0 ? {} : { unwritten }) } };
}

/** A translator that answers at once with {@link fakeTranslation}. */
export const fakeTranslator: BrailleTranslator = {
  translate: (requests) => Promise.resolve(requests.map(fakeTranslation)),
};

/** A lookup that knows every text; the toy braille has no signs for what is underlined. */
export const fakeLookup: BrailleLookup = {
  get(text, system) {
    const result = fakeTranslation({ text, system });
    const isUnderlined = textParts(text).some(({ marks }) => marks?.emphasis.includes('underline'));
    return result.ok && isUnderlined ? ok({ ...result.value, unmarked: ['underline'] }) : result;
  },
};

/** Resources in which every text is translated. */
export const fakeResources: SceneResources = { kinds, braille: fakeLookup, font: bundledFontMetrics };

/** Resources in which no text is translated yet. */
export const pendingResources: SceneResources = {
  kinds,
  braille: { get: () => undefined },
  font: bundledFontMetrics,
};
