import type { SceneField, SceneFieldValue, SceneWords } from '@tastwerk/editor-core';

/** German and English words. */
export const w = (de: string, en: string): SceneWords => ({ de, en });

/** A field that the text has to say. */
export const said = (name: string, words: SceneWords, value: SceneFieldValue): SceneField => ({
  name,
  words,
  value,
});

/** A field that is `usual` where the text does not say it. */
export const field = (
  name: string,
  words: SceneWords,
  value: SceneFieldValue,
  usual: unknown,
): SceneField => ({ name, words, value, usual });

/** A field that may be absent. */
export const optional = (name: string, words: SceneWords, value: SceneFieldValue): SceneField => ({
  name,
  words,
  value,
  isOptional: true,
});

/** A text, empty where it is not said. */
export const text = (name: string, words: SceneWords, usual = ''): SceneField =>
  field(name, words, 'text', usual);

/** What is true only where the words say so. */
export const flag = (name: string, words: SceneWords): SceneField => field(name, words, 'flag', false);

/** What is true unless the words say that it is not. */
export const without = (name: string, words: SceneWords): SceneField => field(name, words, 'not', true);

/** A number that is chosen to suit where it is not said. */
export const suiting = (name: string, words: SceneWords): SceneField => field(name, words, 'number', null);

/** One of several words. */
export const choice = (
  name: string,
  words: SceneWords,
  choices: Readonly<Record<string, SceneWords>>,
  usual: string,
): SceneField => field(name, words, { choices }, usual);

/** A list of objects, one line for each. */
export const each = (
  name: string,
  words: SceneWords,
  fields: readonly SceneField[],
  quotes?: string,
): SceneField => field(name, words, { each: fields, ...(quotes === undefined ? {} : { quotes }) }, []);

/** As {@link each}, for a list that is not empty. */
export const some = (
  name: string,
  words: SceneWords,
  fields: readonly SceneField[],
  quotes?: string,
): SceneField => said(name, words, { each: fields, ...(quotes === undefined ? {} : { quotes }) });

export const FROM = w('von', 'from');
export const TO = w('bis', 'to');
export const STEP = w('Schritt', 'step');
export const AT = w('bei', 'at');
export const NAME = w('Name', 'name');
export const UNIT = w('Einheit', 'unit');
export const VALUES = field('values', w('Werte', 'values'), 'numbers', []);
export const WITH_TEXT = flag('hasText', w('mit Text', 'with text'));
export const GRID = without('hasGrid', w('ohne Gitter', 'no grid'));
export const SYMBOL = choice(
  'symbol',
  w('Symbol', 'symbol'),
  {
    disc: w('Punkt', 'dot'),
    ring: w('Ring', 'ring'),
    square: w('Quadrat', 'square'),
    triangle: w('Dreieck', 'triangle'),
    cross: w('Kreuz', 'cross'),
    star: w('Stern', 'star'),
  },
  'disc',
);

/** Fields of all charts. */
export const BASE: readonly SceneField[] = [
  text('title', w('Titel', 'title')),
  { name: 'language', words: w('Sprache', 'language'), value: 'language' },
];
