import type { Engine, PageObject } from '@tastwerk/editor-core';
import { childrenOf } from '@tastwerk/editor-core/objects';
import type { Language } from '../language.js';
import type { Fields, WriteContext } from '../lines/clause.js';
import { formsOf } from '../lines/forms.js';
import { sortLines } from '../fields/write-fields.js';
import type { FieldsBlock, LineForm } from '../lines/line-form.js';
import { DRAWING_WORDS, GENERIC_WORDS } from '../lines/plugin-forms.js';
import { isRecord, isSameJson } from '../same-json.js';
import { INDENT } from '../text/lines.js';
import { jsonText, quoted } from '../text/written.js';
import { written } from '../words/lexicon.js';
import type { Names } from './names.js';

/** A line of a scene text, and how far it is indented. */
export interface WrittenLine {
  readonly depth: number;
  readonly text: string;
}

/** The lines of one object, without those of the objects that it holds. */
export interface ObjectLines {
  readonly object: PageObject;
  readonly page: number;
  readonly lines: readonly WrittenLine[];
}

const isRecordList = (value: unknown): value is readonly Fields[] =>
  Array.isArray(value) && value.every(isRecord);

/** `text` with so many steps of indentation. */
export const indented = ({ depth, text }: WrittenLine): string => `${' '.repeat(INDENT * depth)}${text}`;

/** The name of a field, without quotes where it is one word. */
const fieldKey = (name: string): string => (/^[\p{L}_][\p{L}\p{N}_-]*$/u.test(name) ? name : quoted(name));

/** What a new object of a kind has; of an unknown kind, what all objects have. */
export function newFields({ kinds }: Engine, kind: string): Fields {
  const name = kinds.names.find((one) => one === kind);
  if (name === undefined) return { moniker: '', hidden: false, locked: false };
  return { ...kinds.create(name, { uuid: '' }) };
}

/** What the clauses of `form` say of `fields`, and which properties those are. */
function clauseTexts(form: LineForm, fields: Fields, context: WriteContext) {
  const texts: string[] = [];
  const said = new Set<string>(form.quotes === '' ? [] : [form.quotes]);
  for (const clause of form.clauses) {
    if (!clause.covers.some((name) => fields[name] !== undefined)) continue;
    const text = clause.write(fields, context);
    if (text === false) continue;
    for (const name of clause.covers) said.add(name);
    if (text === undefined) continue;
    const words = written(clause.words, context.language);
    texts.push(text === '' ? words : `${words} ${text}`);
  }
  return { texts, said };
}

/** The text in quotes at the beginning of a line; none where there is nothing to quote. */
function quoteOf({ quotes, isQuoted = false }: LineForm, fields: Fields): readonly string[] {
  const text = fields[quotes];
  return typeof text === 'string' && (text !== '' || isQuoted) ? [quoted(text)] : [];
}

function blockLines({ property, words }: FieldsBlock, fields: Fields, language: Language): WrittenLine[] {
  const value = fields[property];
  if (!isRecord(value)) return [];
  return [
    { depth: 1, text: written(words, language) },
    ...Object.entries(value).map(([name, one]) => ({
      depth: 2,
      text: `${fieldKey(name)}: ${jsonText(one)}`,
    })),
  ];
}

/** The lines of the fields below a line whose words say which those are. */
function sortFieldLines({ sort }: LineForm, fields: Fields, language: Language): readonly WrittenLine[] {
  const lines = sort ? (sortLines(sort.fields, sort.by, fields[sort.property], language) ?? []) : [];
  return lines.flatMap(({ text, below }) => [
    { depth: 1, text },
    ...below.map((one) => ({ depth: 2, text: one })),
  ]);
}

/** Whether a block is written: one without fields is where a new object has some. */
const hasFields = (value: unknown, usual: unknown): boolean =>
  isRecord(value) && (Object.keys(value).length > 0 || !isSameJson(value, usual));

/** What a line begins with besides its words and its quotes. */
interface Beginning {
  readonly kind: string;
  readonly handle: string | undefined;
}

/** The lines that say `fields` by `form`. */
function formLines(
  form: LineForm,
  fields: Fields,
  { kind, handle }: Beginning,
  context: WriteContext,
  defaultsOf: (kind: string) => Fields,
): readonly WrittenLine[] {
  const { language } = context;
  const defaults = { ...context.defaults, ...form.fixed, ...form.implied?.(fields) };
  const { texts, said } = clauseTexts(form, fields, { ...context, defaults });
  const blocks = (form.blocks ?? []).filter(({ property }) =>
    hasFields(fields[property], defaults[property]),
  );
  const pieces: unknown = form.pieces ? fields[form.pieces.property] : undefined;
  const hasPieces = isRecordList(pieces);
  for (const { property } of blocks) said.add(property);
  if (form.pieces && hasPieces) said.add(form.pieces.property);
  if (form.sort) said.add(form.sort.property);
  const rest = Object.entries(fields).filter(
    ([name, value]) => !said.has(name) && !isSameJson(value, defaults[name]),
  );
  const line = [
    written(form.words, language),
    ...(form.words === GENERIC_WORDS ? [kind] : []),
    ...quoteOf(form, fields),
    ...(handle === undefined ? [] : [handle]),
    ...texts,
    ...(rest.length === 0 ? [] : [jsonText(Object.fromEntries(rest))]),
  ].join(' ');
  const below = [
    ...sortFieldLines(form, fields, language),
    ...blocks.flatMap((block) => blockLines(block, fields, language)),
  ];
  if (!form.pieces || !hasPieces) return [{ depth: 0, text: line }, ...below];
  const ofPieces = { ...context, defaults: defaultsOf(form.pieces.like) };
  const { form: pieceForm } = form.pieces;
  const inner = pieces.flatMap((piece) => formLines(pieceForm, piece, PIECE, ofPieces, defaultsOf));
  return [{ depth: 0, text: line }, ...below, ...inner.map(({ text }) => ({ depth: 1, text }))];
}

/** A piece has neither kind nor mark. */
const PIECE: Beginning = { kind: '', handle: undefined };

/** What makes an object itself: no clause says it. */
const IDENTITY = ['type', 'uuid'] as const;

const without = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([one]) => !names.includes(one)));

/** Writes the lines of objects of one document. */
export interface ObjectWriter {
  /** The lines of `objects` of a page, each object before what it holds. */
  lines(objects: readonly PageObject[], page: number, depth?: number): readonly ObjectLines[];
}

/** The lines of an object, and what they depend on besides it. */
interface KnownLines {
  readonly handle: string | undefined;
  readonly isShown: boolean;
  /** How the objects are called that the lines name. */
  readonly referred: ReadonlyMap<string, string>;
  readonly lines: readonly WrittenLine[];
}

/** Lines of objects, which never change, by the engine and the language: most are written again after each change of a document. */
const knownLines = new WeakMap<Engine, Record<Language, WeakMap<PageObject, KnownLines>>>();

function knownIn(engine: Engine, language: Language): WeakMap<PageObject, KnownLines> {
  const known = knownLines.get(engine) ?? { de: new WeakMap(), en: new WeakMap() };
  knownLines.set(engine, known);
  return known[language];
}

/** A writer for the objects of a document whose objects are called by `names`. */
export function createObjectWriter(engine: Engine, names: Names, language: Language): ObjectWriter {
  const forms = formsOf(engine);
  const defaults = new Map<string, Fields>();
  const defaultsOf = (kind: string): Fields => {
    const fields = defaults.get(kind) ?? newFields(engine, kind);
    defaults.set(kind, fields);
    return fields;
  };
  const known = knownIn(engine, language);
  /** The lines of `object`, without indentation. */
  function linesOf(object: PageObject, page: number, isShown: boolean): readonly WrittenLine[] {
    const handle = names.handleOf(object.uuid);
    const before = known.get(object);
    const isSame = ([uuid, text]: readonly [string, string]) => names.refer(uuid, page) === text;
    if (before?.handle === handle && before?.isShown === isShown && [...before.referred].every(isSame))
      return before.lines;
    const { type } = object;
    const unsaid = childrenOf(object).length === 0 ? IDENTITY : [...IDENTITY, 'objects'];
    const fields = without({ ...object }, unsaid);
    const form = forms.formOf(type, fields);
    const referred = new Map<string, string>();
    const refer = (uuid: string): string => {
      const text = names.refer(uuid, page);
      referred.set(uuid, text);
      return text;
    };
    const context = { language, defaults: defaultsOf(type), refer };
    const own = formLines(form, fields, { kind: type, handle }, context, defaultsOf);
    // Fields and objects begin with the same words, such as that of a title.
    const isApart = isShown && form.sort !== undefined;
    const lines = isApart ? [...own, { depth: 1, text: written(DRAWING_WORDS, language) }] : own;
    known.set(object, { handle, isShown, referred, lines });
    return lines;
  }
  const writer: ObjectWriter = {
    lines: (objects, page, depth = 0) =>
      objects.flatMap((object): readonly ObjectLines[] => {
        const children = childrenOf(object);
        const isShown = children.length > 0 && !names.hides(object);
        const own = linesOf(object, page, isShown);
        const lines = depth === 0 ? own : own.map((line) => ({ ...line, depth: depth + line.depth }));
        if (!isShown) return [{ object, page, lines }];
        const isApart = forms.formOf(object.type, { ...object }).sort !== undefined;
        return [{ object, page, lines }, ...writer.lines(children, page, depth + (isApart ? 2 : 1))];
      }),
  };
  return writer;
}
