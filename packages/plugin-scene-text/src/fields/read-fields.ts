import type { SceneField } from '@tastwerk/editor-core';
import { createCursor, type Cursor } from '../draft/cursor.js';
import type { SaidSpot } from '../draft/draft.js';
import type { Language } from '../language.js';
import type { SceneProblem, SceneSpot } from '../problems/problem.js';
import type { LineNode } from '../text/lines.js';
import { type Lexicon, lexiconOf, written } from '../words/lexicon.js';
import { isRecord } from '../same-json.js';
import { readPlain, usualOf } from './field-values.js';

const lexicons = new WeakMap<readonly SceneField[], Partial<Record<Language, Lexicon<SceneField>>>>();

/** The words of `fields`. */
function fieldLexicon(fields: readonly SceneField[], language: Language): Lexicon<SceneField> {
  const known = lexicons.get(fields) ?? {};
  lexicons.set(fields, known);
  return (known[language] ??= lexiconOf(
    fields.map((field) => [field.words, field]),
    language,
  ));
}

/** Where what the text says of an object stands, by the way to it: `series/0/values`. */
type Spots = Map<string, SaidSpot>;

interface Said {
  readonly object: Record<string, unknown>;
  readonly spots: Spots;
  /** The way to the object. */
  readonly path: string;
}

/** Fields that have a line for each of their items. */
const isListed = ({ value }: SceneField): boolean =>
  value === 'rows' || value === 'record' || (typeof value === 'object' && 'each' in value);

/** What stands below a line with fields, if a field has lines there. */
export interface BelowLine {
  /** The texts below the line; undefined, with a problem told, where they are none. */
  texts(): readonly string[] | undefined;
  /** Whether something was read from there. */
  isUsed: boolean;
}

function itemsIn(object: Record<string, unknown>, name: string): unknown[] {
  const known = object[name];
  const list: unknown[] = Array.isArray(known) ? known : [];
  object[name] = list;
  return list;
}

/** Fills in what is usual; what is still missing is told at `spot`. */
function complete(fields: readonly SceneField[], { object }: Said, cursor: Cursor, spot: SceneSpot): boolean {
  const { language } = cursor;
  const missing = new Set<string>();
  for (const field of fields) {
    const { name } = field;
    if (Object.hasOwn(object, name)) continue;
    const usual = usualOf(field, language);
    if (usual !== undefined) object[name] = usual;
    else if (!field.isOptional) missing.add(written(field.words, language));
  }
  if (missing.size === 0) return true;
  cursor.fail('FIELD_MISSING', { words: [...missing].join(', ') }, spot);
  return false;
}

/** Reads the value of one field; false, with a problem told, where it cannot. */
function readValue(
  field: SceneField,
  said: Said,
  cursor: Cursor,
  spot: SceneSpot,
  below: BelowLine,
): boolean {
  const { name, value, words } = field;
  const { object, spots, path } = said;
  const what = written(words, cursor.language);
  const note = (way: string) => void spots.set(`${path}${way}`, { ...spot, what });
  if (value === 'lines') {
    const text = cursor.peek() ? cursor.text() : below.texts()?.join('\n');
    if (text === undefined) return false;
    object[name] = text;
    note(name);
    return true;
  }
  if (value === 'rows') {
    const row = readPlain({ name, value: 'texts' }, cursor);
    if (!row) return false;
    const rows = itemsIn(object, name);
    note(`${name}/${rows.length}`);
    rows.push(row[name]);
    return true;
  }
  if (value === 'record') {
    const key = cursor.text();
    const number = key === undefined ? undefined : cursor.number();
    if (key === undefined || number === undefined) return false;
    const before = object[name];
    object[name] = { ...(isRecord(before) ? before : {}), [key]: number };
    note(`${name}/${key}`);
    return true;
  }
  if (typeof value === 'object' && 'each' in value) {
    const items = itemsIn(object, name);
    const at = `${name}/${items.length}`;
    const item: Record<string, unknown> = {};
    note(at);
    if (value.quotes !== undefined)
      item[value.quotes] = cursor.peek()?.type === 'string' ? cursor.text() : '';
    items.push(item);
    const ofItem = { object: item, spots, path: `${path}${at}/` };
    return readInline(value.each, ofItem, cursor, below) && complete(value.each, ofItem, cursor, spot);
  }
  if (typeof value === 'object' && 'fields' in value) {
    const inner: Record<string, unknown> = {};
    object[name] = inner;
    note(name);
    const ofInner = { object: inner, spots, path: `${path}${name}/` };
    return readInline(value.fields, ofInner, cursor, below) && complete(value.fields, ofInner, cursor, spot);
  }
  const read = readPlain({ name, value }, cursor);
  if (!read) return false;
  Object.assign(object, read);
  Object.keys(read).forEach(note);
  return true;
}

/** Reads fields one after the other up to the end of the line; false, with a problem told, where it cannot. */
function readInline(fields: readonly SceneField[], said: Said, cursor: Cursor, below: BelowLine): boolean {
  const lexicon = fieldLexicon(fields, cursor.language);
  while (cursor.peek()) {
    const found = cursor.phrase(lexicon);
    if (!found) {
      cursor.oneOf(lexicon, 'WORD_UNKNOWN');
      return false;
    }
    const { value: field, spot } = found;
    if (Object.hasOwn(said.object, field.name) && !isListed(field)) {
      cursor.fail('SAID_TWICE', { what: written(field.words, cursor.language) }, spot);
      return false;
    }
    if (!readValue(field, said, cursor, spot, below)) return false;
    // Its own fields go on up to the end of the line.
    if (typeof field.value === 'object' && ('each' in field.value || 'fields' in field.value)) return true;
  }
  // What a line ends with may still be completed.
  cursor.phrase(lexicon);
  return true;
}

/** Reads the lines of fields below the line of an object one by one. */
export interface FieldsReader {
  /** Reads one line; false, with a problem told, where it cannot. */
  read(node: LineNode): boolean;
  /** The object with what is usual; undefined, with a problem told at `spot`, where something is missing. */
  end(spot: SceneSpot): Readonly<Record<string, unknown>> | undefined;
  readonly spots: ReadonlyMap<string, SaidSpot>;
}

export function createFieldsReader(
  fields: readonly SceneField[],
  language: Language,
  tell: (problem: SceneProblem) => void,
): FieldsReader {
  const said: Said = { object: {}, spots: new Map(), path: '' };
  const cursorOf = ({ tokens, line }: Pick<LineNode, 'tokens' | 'line'>) =>
    createCursor(tokens, line, language, tell);
  return {
    spots: said.spots,
    read(node) {
      const cursor = cursorOf(node);
      const spot = { line: node.line, column: node.indent + 1, length: node.text.length };
      if (node.tokens.length === 0) {
        cursor.fail('WORD_UNKNOWN', { word: node.text.split(':', 1).join() }, spot);
        return false;
      }
      const below: BelowLine = {
        isUsed: false,
        texts() {
          below.isUsed = true;
          const texts = node.children.flatMap((child) => {
            const own = cursorOf(child);
            const text = own.text();
            const more = own.peek();
            if (text !== undefined && more) own.fail('WORD_UNKNOWN', { word: more.text });
            return more || text === undefined ? [] : [text];
          });
          if (node.children.length === 0) cursor.fail('TEXT_EXPECTED');
          return texts.length === 0 || texts.length < node.children.length ? undefined : texts;
        },
      };
      if (!readInline(fields, said, cursor, below)) return false;
      const [child] = node.children;
      if (!child || below.isUsed) return true;
      tell({
        code: 'INDENT_UNEXPECTED',
        line: child.line,
        column: child.indent + 1,
        length: child.text.length,
        params: {},
      });
      return false;
    },
    end(spot) {
      const cursor = cursorOf({ tokens: [], line: spot.line });
      return complete(fields, said, cursor, spot) ? said.object : undefined;
    },
  };
}

/** Reads a line of `fields` as far as it goes, so that the cursor tells what it expects. */
export const walkFields = (fields: readonly SceneField[], cursor: Cursor): void =>
  void readInline(fields, { object: {}, spots: new Map(), path: '' }, cursor, {
    isUsed: false,
    texts: () => undefined,
  });
