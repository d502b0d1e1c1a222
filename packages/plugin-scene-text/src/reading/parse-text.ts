import { type Engine, LIMITS } from '@tastwerk/editor-core';
import {
  createDocumentDraft,
  type DocumentDraft,
  type DocumentLine,
  noteSpots,
} from '../document/document-line.js';
import { readGuide, TEXT_ONLY_WORDS, VERSION } from '../document/page-lines.js';
import { createCursor, type Cursor } from '../draft/cursor.js';
import type { Language } from '../language.js';
import type { Fields } from '../lines/clause.js';
import { formsOf } from '../lines/forms.js';
import type { SceneProblem } from '../problems/problem.js';
import { type LineNode, lineTreeOf } from '../text/lines.js';
import { lexiconOf, written } from '../words/lexicon.js';
import { newFields } from '../writing/object-lines.js';
import { languageOf } from './language-of.js';
import { lineStarts } from './line-starts.js';
import type { ObjectNode, PageNode, ParsedText } from '../parsed/parsed-text.js';
import { type ObjectReading, readObject, spotOfLine } from './read-object.js';

/** The longest scene text that is read, in characters. */
const MOST_CHARACTERS = LIMITS.jsonBytes;

/** More problems are not told. */
const MOST_PROBLEMS = 100;

/** Tells what is left on a line that should be at its end. */
function isAtEnd(cursor: Cursor): boolean {
  const token = cursor.peek();
  if (token) cursor.fail('WORD_UNKNOWN', { word: token.text });
  return token === undefined;
}

/** Reads a text that stands line by line below the line of `node`. */
function readLongText(node: LineNode, line: DocumentLine, draft: DocumentDraft, reader: LineReader): void {
  const texts = node.children.map(({ tokens, line: number }) => {
    const cursor = createCursor(tokens, number, reader.language, reader.tell);
    const text = cursor.text();
    return isAtEnd(cursor) ? text : undefined;
  });
  const last = node.children.at(-1);
  if (texts.includes(undefined) || !last) return;
  const value = texts.join('\n');
  const token = { type: 'string', value, text: '', line: node.line, column: 1, length: 1 } as const;
  line.read(createCursor([token], node.line, reader.language, reader.tell), draft);
}

interface LineReader {
  readonly language: Language;
  readonly tell: (problem: SceneProblem) => void;
}

const isKnown = ({ kinds }: Engine, kind: string): boolean => kinds.names.some((name) => name === kind);

/** Reads `text` line by line; see {@link ParsedText}. `usual` is the language of a text that does not say it. */
export function parseText(text: string, engine: Engine, usual: Language): ParsedText {
  const problems: SceneProblem[] = [];
  const tell = (problem: SceneProblem) => {
    if (problems.length < MOST_PROBLEMS) problems.push(problem);
  };
  const document = createDocumentDraft();
  const pages: PageNode[] = [];
  const isTooLong = text.length > MOST_CHARACTERS;
  if (isTooLong) {
    tell({ code: 'TEXT_TOO_LONG', line: 1, column: 1, length: 1, params: { most: MOST_CHARACTERS } });
    return { language: usual, document, pages, comments: [], ownLines: [], problems };
  }
  const { roots, comments, problems: ofLines } = lineTreeOf(text);
  ofLines.forEach(tell);
  const ownLines: number[] = [];
  const badLines = new Set(ofLines.map(({ line }) => line));
  const language = languageOf(roots, engine, usual);
  const starts = lineStarts(engine, language);
  const known = new Map<string, Fields>();
  const reading: ObjectReading = {
    language,
    forms: formsOf(engine),
    tell,
    // What an unknown kind may hold is not known.
    mayHold: (kind) => !isKnown(engine, kind) || Object.hasOwn(reading.defaultsOf(kind), 'objects'),
    defaultsOf(kind) {
      const fields = known.get(kind) ?? newFields(engine, kind);
      known.set(kind, fields);
      return fields;
    },
    readChild: (node, page) => readLine(node, page),
  };

  const said = new Set<DocumentLine>();
  const newPage = (node?: LineNode): PageNode => {
    const spot = node ? spotOfLine(node) : { line: 1, column: 1, length: 1 };
    const page: PageNode = {
      name: undefined,
      isTextOnly: false,
      guides: [],
      objects: [],
      spot,
      isImplied: !node,
    };
    pages.push(page);
    return page;
  };
  const lastPage = () => pages.at(-1) ?? newPage();

  function readPageLine(node: LineNode, cursor: Cursor): void {
    const page = newPage(node);
    if (cursor.peek()?.type === 'string') page.name = cursor.text();
    page.isTextOnly = cursor.phrase(lexiconOf([[TEXT_ONLY_WORDS, true]], language)) !== undefined;
    isAtEnd(cursor);
  }

  /** Reads a line of any sort; gives the object of one that is below another. */
  function readLine(node: LineNode, below?: number): ObjectNode | undefined {
    if (badLines.has(node.line)) return undefined;
    const cursor = createCursor(node.tokens, node.line, language, tell);
    const spot = spotOfLine(node);
    if (node.tokens.length === 0)
      return cursor.fail('KIND_UNKNOWN', { word: node.text.split(':', 1).join() }, spot);
    const start = cursor.oneOf(starts, 'KIND_UNKNOWN');
    if (!start) return undefined;
    if (start.is === 'object') {
      const object = readObject(node, start.start, cursor, below ?? Math.max(0, pages.length - 1), reading);
      if (object && below === undefined) lastPage().objects.push(object);
      return object;
    }
    if (below !== undefined) return cursor.fail('INDENT_UNEXPECTED', {}, spot);
    const isLong = start.is === 'document' && start.line.isLong === true && !cursor.peek();
    const [child] = node.children;
    if (child && !isLong) return cursor.fail('INDENT_UNEXPECTED', {}, spotOfLine(child));
    if (start.is === 'version' || start.is === 'document') ownLines.push(node.line);
    if (start.is === 'version') {
      const version = cursor.number();
      if (version !== undefined && version !== VERSION)
        cursor.fail('VERSION_UNKNOWN', { version, newest: VERSION }, spot);
    } else if (start.is === 'page') readPageLine(node, cursor);
    else if (start.is === 'guide') {
      const guide = readGuide(cursor);
      if (guide !== undefined && isAtEnd(cursor)) lastPage().guides.push(guide);
    } else {
      const { words, isList = false } = start.line;
      if (said.has(start.line) && !isList)
        return cursor.fail('SAID_TWICE', { what: written(words, language) }, spot);
      said.add(start.line);
      if (isLong && child) readLongText(node, start.line, document, { language, tell });
      else if (start.line.read(cursor, document)) isAtEnd(cursor);
      noteSpots(document, spot);
    }
    return undefined;
  }

  for (const node of roots) if (problems.length < MOST_PROBLEMS) readLine(node);
  if (pages.length === 0) newPage();
  problems.sort((a, b) => a.line - b.line || a.column - b.column);
  return { language, document, pages, comments, ownLines, problems };
}
