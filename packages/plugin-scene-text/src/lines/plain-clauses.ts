import type { SceneWords } from '@tastwerk/editor-core';
import { listText, numberText, quoted } from '../text/written.js';
import type { Choices } from '../words/choices.js';
import { choiceLexicon, choiceText } from '../words/choice-lexicon.js';
import type { Clause, Fields } from './clause.js';

/** A property by its name, or by the name of an object and of a property in it: `pattern.offset`. */
type Path = string;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function valueAt(fields: Fields, path: Path): unknown {
  const [outer = '', inner] = path.split('.');
  const value = fields[outer];
  if (inner === undefined) return value;
  return isRecord(value) ? value[inner] : undefined;
}

const coveredBy = (path: Path): readonly string[] => [path.split('.', 1).join()];

/** A property that is a number. */
export const numberClause = (path: Path, words: SceneWords): Clause => ({
  words,
  value: 'number',
  covers: coveredBy(path),
  write(fields, { defaults }) {
    const value = valueAt(fields, path);
    if (typeof value !== 'number') return false;
    return value === valueAt(defaults, path) ? undefined : numberText(value);
  },
  read(cursor, draft) {
    const number = cursor.number();
    if (number !== undefined) draft.values.set(path, number);
    return number !== undefined;
  },
});

/** A property that is a text. */
export const textClause = (path: Path, words: SceneWords): Clause => ({
  words,
  value: 'text',
  covers: coveredBy(path),
  write(fields, { defaults }) {
    const value = valueAt(fields, path);
    if (typeof value !== 'string') return false;
    return value === valueAt(defaults, path) ? undefined : quoted(value);
  },
  read(cursor, draft) {
    const text = cursor.text();
    if (text !== undefined) draft.values.set(path, text);
    return text !== undefined;
  },
});

/** Words that set a property which is true or false. */
export const flagClause = (path: Path, words: SceneWords, said = true): Clause => ({
  words,
  value: 'none',
  covers: coveredBy(path),
  write(fields, { defaults }) {
    const value = valueAt(fields, path);
    if (typeof value !== 'boolean') return false;
    if (value === valueAt(defaults, path)) return undefined;
    return value === said ? '' : false;
  },
  read(_cursor, draft) {
    draft.values.set(path, said);
    return true;
  },
});

/** A property with one of several values. */
export const choiceClause = (path: Path, words: SceneWords, choices: Choices): Clause => ({
  words,
  value: choices,
  covers: coveredBy(path),
  write(fields, { defaults, language }) {
    const value = valueAt(fields, path);
    if (value === valueAt(defaults, path)) return undefined;
    return choiceText(choices, value, language) ?? false;
  },
  read(cursor, draft) {
    const value = cursor.oneOf(choiceLexicon(choices, cursor.language), 'VALUE_UNKNOWN');
    if (value !== undefined) draft.values.set(path, value);
    return value !== undefined;
  },
});

/** Several properties as numbers with commas between them; `isAlways` where they are written even if a new object has the same. */
export const listClause = (
  names: readonly string[],
  words: SceneWords,
  { isAlways }: { readonly isAlways: boolean },
): Clause => ({
  words,
  value: 'numbers',
  covers: names,
  write(fields, { defaults }) {
    const numbers = names.map((name) => fields[name]).filter((value) => typeof value === 'number');
    if (numbers.length < names.length) return false;
    const isDefault = names.every((name) => fields[name] === defaults[name]);
    return isDefault && !isAlways ? undefined : listText(...numbers);
  },
  read(cursor, { values }) {
    const numbers = cursor.fixedNumbers(names.length);
    names.forEach((name, index) => values.set(name, numbers?.[index] ?? 0));
    return numbers !== undefined;
  },
});

/** One side of an object, in mm: written even if a new object is as large. */
export const sideClause = (name: string, words: SceneWords): Clause =>
  listClause([name], words, { isAlways: true });
