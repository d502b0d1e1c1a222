import type { SceneField, SceneFieldValue, SceneWords } from '@tastwerk/editor-core';
import type { Cursor } from '../draft/cursor.js';
import type { Language } from '../language.js';
import { choiceLexicon, choiceText } from '../words/choice-lexicon.js';
import { isRecord } from '../same-json.js';
import { listText, numberText, quoted } from '../text/written.js';
import { LANGUAGE_WORDS } from '../words/choices.js';
import { lexiconOf, written } from '../words/lexicon.js';
import { w } from '../words/words.js';

/** Stands for a value that is not there. */
const EMPTY: SceneWords = w('leer|fehlt', 'empty|missing');

const emptyIn = (language: Language) => lexiconOf([[EMPTY, null]], language);
const EMPTIES = { de: emptyIn('de'), en: emptyIn('en') } as const;

type Record_ = Readonly<Record<string, unknown>>;

/** The value of a field that stands on one line and has no fields of its own. */
export type PlainValue = Exclude<
  SceneFieldValue,
  'lines' | 'rows' | 'record' | { readonly fields: unknown } | { readonly each: unknown }
>;

/** Writes one item of a list; undefined for what it cannot say. */
type WriteItem = (value: unknown) => string | undefined;

const number: WriteItem = (value) => (typeof value === 'number' ? numberText(value) : undefined);
const place: WriteItem = (value) => (typeof value === 'number' ? numberText(value + 1) : undefined);
const text: WriteItem = (value) => (typeof value === 'string' ? quoted(value) : undefined);
const pair: WriteItem = (value) => {
  if (!Array.isArray(value) || value.length !== 2) return undefined;
  const [x, y]: readonly unknown[] = value;
  return typeof x === 'number' && typeof y === 'number' ? listText(x, y) : undefined;
};

function list(value: unknown, item: WriteItem, between = ', '): string | undefined {
  if (!Array.isArray(value)) return undefined;
  const texts = value.map(item);
  return texts.includes(undefined) ? undefined : texts.join(between);
}

/** What stands behind the words of a field of `object`; undefined where they cannot say its value. */
export function plainText(
  { name, value }: { readonly name: string; readonly value: PlainValue },
  object: Record_,
  language: Language,
): string | undefined {
  const said = object[name];
  const empty = written(EMPTY, language);
  const orEmpty =
    (item: WriteItem): WriteItem =>
    (one) =>
      one === null ? empty : item(one);
  switch (value) {
    case 'flag':
    case 'not':
      return said === (value === 'flag') ? '' : undefined;
    case 'number':
      return orEmpty(number)(said);
    case 'place':
      return orEmpty(place)(said);
    case 'text':
      return orEmpty(text)(said);
    case 'language':
      return choiceText(LANGUAGE_WORDS, said, language);
    case 'point':
      return isRecord(said) && Object.keys(said).length === 2 ? pair([said['x'], said['y']]) : undefined;
    case 'numbers':
      return list(said, orEmpty(number));
    case 'places':
      return list(said, place);
    case 'texts':
      return list(said, text);
    case 'values':
      return list(said, (one) => number(one) ?? text(one));
    case 'points':
      return list(said, pair, '; ');
    default:
      if ('with' in value) return pair([said, object[value.with]]);
      return choiceText(value.choices, said, language);
  }
}

/** Reads one item; undefined, with a problem told, where there is none. */
type ReadItem = () => unknown;

/** Reads items with `sign` between them; none at the end of the line. */
function items(cursor: Cursor, item: ReadItem, sign = ','): readonly unknown[] | undefined {
  const all: unknown[] = [];
  if (!cursor.peek()) return all;
  do {
    const one = item();
    if (one === undefined) return undefined;
    all.push(one);
  } while (cursor.sign(sign));
  return all;
}

/** Reads what stands behind the words of a field, as the properties that it sets; undefined, with a problem told, where it cannot. */
export function readPlain(
  { name, value }: { readonly name: string; readonly value: PlainValue },
  cursor: Cursor,
): Record_ | undefined {
  const orEmpty = (item: ReadItem) => (): unknown => {
    const found = cursor.phrase(EMPTIES[cursor.language]);
    return found ? found.value : item();
  };
  const number: ReadItem = () => cursor.number();
  const place: ReadItem = () => {
    const count = cursor.number();
    return count === undefined ? undefined : count - 1;
  };
  const text: ReadItem = () => cursor.text();
  const pair: ReadItem = () => cursor.fixedNumbers(2);
  const set = (one: unknown): Record_ | undefined => (one === undefined ? undefined : { [name]: one });
  switch (value) {
    case 'flag':
    case 'not':
      return set(value === 'flag');
    case 'number':
      return set(orEmpty(number)());
    case 'place':
      return set(orEmpty(place)());
    case 'text':
      return set(orEmpty(text)());
    case 'language':
      return set(cursor.oneOf(choiceLexicon(LANGUAGE_WORDS, cursor.language), 'VALUE_UNKNOWN'));
    case 'point': {
      const [x, y] = cursor.fixedNumbers(2) ?? [];
      return set(x === undefined || y === undefined ? undefined : { x, y });
    }
    case 'numbers':
      return set(items(cursor, orEmpty(number)));
    case 'places':
      return set(items(cursor, place));
    case 'texts':
      return set(items(cursor, text));
    case 'values':
      return set(items(cursor, () => (cursor.peek()?.type === 'string' ? cursor.text() : cursor.number())));
    case 'points':
      return set(items(cursor, pair, ';'));
    default: {
      if (!('with' in value))
        return set(cursor.oneOf(choiceLexicon(value.choices, cursor.language), 'VALUE_UNKNOWN'));
      const [own, other] = cursor.fixedNumbers(2) ?? [];
      return own === undefined || other === undefined ? undefined : { [name]: own, [value.with]: other };
    }
  }
}

/** What a field is where the text does not say it; undefined for none. */
export const usualOf = ({ value, usual }: SceneField, language: Language): unknown =>
  value === 'language' ? language : usual;
