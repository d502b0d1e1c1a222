import { createCursor, type Cursor } from '../draft/cursor.js';
import { createDraft, type Draft } from '../draft/draft.js';
import type { Language } from '../language.js';
import { createFieldsReader } from '../fields/read-fields.js';
import type { Fields } from '../lines/clause.js';
import { clausesOf, type Forms, type LineStart, nearOf } from '../lines/forms.js';
import type { FieldsBlock, LineForm, Pieces } from '../lines/line-form.js';
import type { SceneProblem, SceneSpot } from '../problems/problem.js';
import { isRecord } from '../same-json.js';
import { FIELD_LINE, type LineNode } from '../text/lines.js';
import { DRAWING_WORDS } from '../lines/plugin-forms.js';
import { lexiconOf } from '../words/lexicon.js';
import type { ObjectNode } from '../parsed/parsed-text.js';

/** What lines of objects are read with. */
export interface ObjectReading {
  readonly language: Language;
  readonly forms: Forms;
  readonly defaultsOf: (kind: string) => Fields;
  /** Whether objects of a kind may hold others. */
  readonly mayHold: (kind: string) => boolean;
  readonly tell: (problem: SceneProblem) => void;
  /** Reads a line below another that is that of an object. */
  readonly readChild: (node: LineNode, page: number) => ObjectNode | undefined;
}

/** Where `node` begins, as long as what stands on it. */
export const spotOfLine = ({ line, indent, text }: LineNode): SceneSpot => ({
  line,
  column: indent + 1,
  length: text.length,
});

/** Reads the clauses of a line up to its end; false, with a problem told, where one is none. */
function readClauses(cursor: Cursor, form: LineForm, draft: Draft, said: Set<string>): boolean {
  const clauses = clausesOf(form, cursor.language);
  while (cursor.peek()) {
    const token = cursor.peek();
    if (token?.type === 'json') {
      cursor.next();
      if (isRecord(token.value)) draft.rest = token.value;
      for (const name of Object.keys(draft.rest)) draft.spots.set(name, token);
      continue;
    }
    const found = cursor.phrase(clauses);
    if (!found) {
      cursor.oneOf(nearOf(form, cursor.language), 'WORD_UNKNOWN');
      return false;
    }
    const { value: clause, spot } = found;
    const name = clause.words.en;
    if (said.has(name)) {
      cursor.fail('SAID_TWICE', { what: clause.words[cursor.language].split('|', 1).join() }, spot);
      return false;
    }
    said.add(name);
    if (!clause.read(cursor, draft)) return false;
    for (const property of clause.covers) draft.spots.set(property, spot);
  }
  return true;
}

/** The value of a line such as `names: ["a"]`; undefined, with a problem told, where it has none. */
function fieldOf(node: LineNode, tell: ObjectReading['tell']): readonly [string, unknown] | undefined {
  const [, name = '', json = ''] = FIELD_LINE.exec(node.text) ?? [];
  try {
    const value: unknown = JSON.parse(json);
    const key: unknown = name.startsWith('"') ? JSON.parse(name) : name;
    return [String(key), value];
  } catch {
    tell({ code: 'JSON_INVALID', ...spotOfLine(node), params: {} });
    return undefined;
  }
}

/** The block that a line below `form` begins, where it is one. */
function blockOf(node: LineNode, form: LineForm, language: Language): FieldsBlock | undefined {
  const lexicon = lexiconOf(
    (form.blocks ?? []).map((block) => [block.words, block]),
    language,
  );
  const found = lexicon.find(node.tokens, 0);
  return found?.count === node.tokens.length ? found.value : undefined;
}

function readBlock(
  node: LineNode,
  { property }: FieldsBlock,
  draft: Draft,
  tell: ObjectReading['tell'],
): boolean {
  const fields = node.children.map((child) => fieldOf(child, tell));
  if (fields.includes(undefined)) return false;
  draft.values.set(property, Object.fromEntries(fields.flatMap((field) => (field ? [field] : []))));
  draft.spots.set(property, spotOfLine(node));
  return true;
}

/** A piece of an object, such as a shape of an imported graphic. */
function readPiece(node: LineNode, { form, like }: Pieces, reading: ObjectReading): Fields | undefined {
  const { language, tell, defaultsOf } = reading;
  const cursor = createCursor(node.tokens, node.line, language, tell);
  if (cursor.oneOf(lexiconOf([[form.words, true]], language), 'WORD_UNKNOWN') === undefined) return undefined;
  const draft = createDraft();
  if (!readClauses(cursor, form, draft, new Set())) return undefined;
  const defaults = defaultsOf(like);
  const names = new Set(form.clauses.flatMap(({ covers }) => covers));
  const base = Object.fromEntries([...names].map((name) => [name, defaults[name]]));
  return withValues(base, draft);
}

/** `base` with what a line says. */
export function withValues(base: Fields, { values, rest }: Draft): Fields {
  const fields: Record<string, unknown> = { ...base };
  for (const [path, value] of values) {
    const [outer = '', inner] = path.split('.');
    const before = fields[outer];
    if (inner === undefined) fields[path] = value;
    else fields[outer] = { ...(isRecord(before) ? before : {}), [inner]: value };
  }
  return { ...fields, ...rest };
}

/** Whether the objects that draw another stand below a line. */
const isDrawing = ({ tokens }: LineNode, language: Language): boolean =>
  lexiconOf([[DRAWING_WORDS, true]], language).find(tokens, 0)?.count === tokens.length;

/** Reads what stands below the line of an object. */
function readBelow(
  node: LineNode,
  form: LineForm,
  draft: Draft,
  page: number,
  reading: ObjectReading,
): readonly ObjectNode[] | undefined {
  const children: ObjectNode[] = [];
  const pieces: Fields[] = [];
  const { sort } = form;
  const reader = sort && createFieldsReader(sort.fields, reading.language, reading.tell);
  for (const child of node.children) {
    const block = blockOf(child, form, reading.language);
    if (block) {
      if (!readBlock(child, block, draft, reading.tell)) return undefined;
    } else if (reader && isDrawing(child, reading.language)) {
      for (const part of child.children) {
        const object = reading.readChild(part, page);
        if (!object) return undefined;
        children.push(object);
      }
    } else if (reader) {
      if (!reader.read(child)) return undefined;
    } else if (form.pieces) {
      const piece = readPiece(child, form.pieces, reading);
      if (!piece) return undefined;
      pieces.push(piece);
    } else if (!reading.mayHold(form.kind)) {
      reading.tell({ code: 'INDENT_UNEXPECTED', ...spotOfLine(child), params: {} });
      return undefined;
    } else {
      const object = reading.readChild(child, page);
      if (!object) return undefined;
      children.push(object);
    }
  }
  if (sort && reader) {
    const fields = reader.end(spotOfLine(node));
    if (!fields) return undefined;
    draft.values.set(sort.property, { [sort.by]: sort.value, ...fields });
    for (const [path, spot] of reader.spots) draft.spots.set(`${sort.property}/${path}`, spot);
  }
  if (form.pieces && pieces.length > 0) draft.values.set(form.pieces.property, pieces);
  return children;
}

/** Reads the line of an object whose beginning, `start`, the cursor has passed. */
export function readObject(
  node: LineNode,
  start: LineStart,
  cursor: Cursor,
  page: number,
  reading: ObjectReading,
): ObjectNode | undefined {
  let form: LineForm;
  if (start === 'generic') {
    const token = cursor.next();
    if (token?.type !== 'word') return cursor.fail('WORD_EXPECTED', { words: '' });
    form = reading.forms.generic(token.text);
  } else form = start;
  const draft = createDraft();
  const spot = spotOfLine(node);
  if (cursor.peek()?.type === 'string' && form.quotes !== '') {
    draft.spots.set(form.quotes, cursor.spot());
    draft.values.set(form.quotes, cursor.text() ?? '');
  }
  const handle = cursor.peek()?.type === 'handle' ? cursor.next()?.text : undefined;
  const isRead = readClauses(cursor, form, draft, new Set()) && (form.finish?.(draft, cursor) ?? true);
  const children = readBelow(node, form, draft, page, reading);
  return isRead && children ? { form, kind: form.kind, draft, handle, spot, page, children } : undefined;
}
