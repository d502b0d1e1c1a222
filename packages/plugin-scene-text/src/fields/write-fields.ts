import type { SceneField } from '@tastwerk/editor-core';
import type { Language } from '../language.js';
import { isRecord, isSameJson } from '../same-json.js';
import { quoted } from '../text/written.js';
import { written } from '../words/lexicon.js';
import { plainText, usualOf } from './field-values.js';

type Fields = Readonly<Record<string, unknown>>;

/** A line of a field, and the lines below it. */
export interface FieldLine {
  readonly text: string;
  readonly below: readonly string[];
}

const line = (begin: string, text: string): string => (text === '' ? begin : `${begin} ${text}`);

/** The names of what `fields` say. */
const namesOf = (fields: readonly SceneField[]): ReadonlySet<string> =>
  new Set(
    fields.flatMap(({ name, value }) =>
      typeof value === 'object' && 'with' in value ? [name, value.with] : [name],
    ),
  );

/** Whether what `fields` say is all of `object` but for the property `besides`. */
const areAll = (object: Fields, fields: readonly SceneField[], besides: string | undefined): boolean => {
  const names = namesOf(fields);
  return Object.keys(object).every((name) => name === besides || names.has(name));
};

/** The fields of an object on one line; undefined where they cannot say it. */
function inlineText(
  fields: readonly SceneField[],
  object: unknown,
  language: Language,
  quotes?: string,
): string | undefined {
  if (!isRecord(object) || !areAll(object, fields, quotes)) return undefined;
  const quote = quotes === undefined ? '' : object[quotes];
  if (typeof quote !== 'string') return undefined;
  const lines = fieldLines(fields, object, language);
  if (!lines || lines.some(({ below }) => below.length > 0)) return undefined;
  return [...(quote === '' ? [] : [quoted(quote)]), ...lines.map(({ text }) => text)].join(' ');
}

/** The lines of one field with its words; undefined where they cannot say its value. */
function linesOf(field: SceneField, object: Fields, language: Language): readonly FieldLine[] | undefined {
  const { name, value } = field;
  const said = object[name];
  const words = written(field.words, language);
  const inEach = (items: readonly unknown[], write: (item: unknown) => string | undefined) => {
    const texts = items.map(write);
    return texts.includes(undefined)
      ? undefined
      : texts.map((text = ''): FieldLine => ({ text: line(words, text), below: [] }));
  };
  if (value === 'lines') {
    return typeof said === 'string' ? [{ text: words, below: said.split('\n').map(quoted) }] : undefined;
  }
  if (value === 'rows') {
    if (!Array.isArray(said)) return undefined;
    return inEach(said, (row) => plainText({ name: 'row', value: 'texts' }, { row }, language));
  }
  if (value === 'record') {
    if (!isRecord(said)) return undefined;
    return inEach(Object.entries(said), (entry) => {
      const [key, number] = Array.isArray(entry) ? entry : [];
      const text = plainText({ name: 'number', value: 'number' }, { number }, language);
      return text === undefined ? undefined : `${quoted(String(key))} ${text}`;
    });
  }
  if (typeof value === 'object' && 'each' in value) {
    if (!Array.isArray(said)) return undefined;
    return inEach(said, (item) => inlineText(value.each, item, language, value.quotes));
  }
  const text =
    typeof value === 'object' && 'fields' in value
      ? inlineText(value.fields, said, language)
      : plainText({ name, value }, object, language);
  return text === undefined ? undefined : [{ text: line(words, text), below: [] }];
}

/**
 * What `fields` say of `object`; undefined where they cannot say all of it. What is as usual is not said.
 */
function fieldLines(
  fields: readonly SceneField[],
  object: Fields,
  language: Language,
): readonly FieldLine[] | undefined {
  const lines: FieldLine[] = [];
  for (const name of new Set(fields.map(({ name: one }) => one))) {
    const own = fields.filter((field) => field.name === name);
    const said = object[name];
    const usual = own.map((field) => usualOf(field, language)).find((one) => one !== undefined);
    if (said === undefined && usual === undefined) {
      if (own.some(({ isOptional }) => isOptional)) continue;
      return undefined;
    }
    if (isSameJson(said, usual)) continue;
    const found = own.map((field) => linesOf(field, object, language)).find((one) => one !== undefined);
    if (!found) return undefined;
    lines.push(...found);
  }
  return lines;
}

/** As {@link fieldLines}, for an object that has the property `by` as well, which its line says. */
export function sortLines(
  fields: readonly SceneField[],
  by: string,
  object: unknown,
  language: Language,
): readonly FieldLine[] | undefined {
  if (!isRecord(object) || !areAll(object, fields, by)) return undefined;
  return fieldLines(fields, object, language);
}
