import type { Engine, SceneField } from '@tastwerk/editor-core';
import { createCursor, type Cursor, type Expected } from '../draft/cursor.js';
import { createDraft } from '../draft/draft.js';
import { createDocumentDraft } from '../document/document-line.js';
import { walkFields } from '../fields/read-fields.js';
import { readGuide } from '../document/page-lines.js';
import type { Language } from '../language.js';
import { clausesOf, formsOf, type LineStart } from '../lines/forms.js';
import { languageOf } from '../reading/language-of.js';
import { lineStarts } from '../reading/line-starts.js';
import { parseText } from '../reading/parse-text.js';
import { everyNode, nameOfNode } from '../parsed/resolve-names.js';
import { indentOf, lineTreeOf } from '../text/lines.js';
import { tokensOf } from '../text/tokens.js';
import { quoted } from '../text/written.js';

/** A place in a text: line and column from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** Something that may stand at a place. */
export interface Completion {
  /** What is written from column `from` on, in place of what stands there up to the asked place. */
  readonly text: string;
  readonly from: number;
  /** Whether it begins a line, is a word of it or the name of an object. */
  readonly is: 'start' | 'word' | 'name';
}

/** What is asked: the engine, and the language of a text that does not say it. */
export interface CompletionOptions {
  readonly engine: Engine;
  readonly language?: Language;
}

/** Reads on through the clauses of an object's line, so that the cursor tells what it expects. */
function walkObject(cursor: Cursor, start: LineStart, engine: Engine): void {
  const token = start === 'generic' ? cursor.next() : undefined;
  const form = start === 'generic' ? formsOf(engine).generic(token?.text ?? '') : start;
  if (cursor.peek()?.type === 'string') cursor.next();
  if (cursor.peek()?.type === 'handle') cursor.next();
  const clauses = clausesOf(form, cursor.language);
  const draft = createDraft();
  for (;;) {
    const found = cursor.phrase(clauses);
    if (!found?.value.read(cursor, draft)) return;
  }
}

const NOTHING = (): void => undefined;

/** The fields that lines below `parent` say; undefined where they say something else. */
function fieldsBelow(parent: string, engine: Engine, language: Language): readonly SceneField[] | undefined {
  const cursor = createCursor(tokensOf(parent, 1).tokens, 1, language, NOTHING);
  const start = cursor.phrase(lineStarts(engine, language))?.value;
  return start?.is === 'object' && start.start !== 'generic' ? start.start.sort?.fields : undefined;
}

/** Reads `text`, a line below `parent` up to the asked place, and gives all that could stand where it ends. */
function expectedAt(text: string, parent: string, engine: Engine, language: Language): readonly Expected[] {
  const expected: Expected[] = [];
  const { tokens } = tokensOf(text, 1);
  const cursor = createCursor(tokens, 1, language, NOTHING, (one) => void expected.push(one));
  const fields = fieldsBelow(parent, engine, language);
  if (fields) {
    walkFields(fields, cursor);
    return expected;
  }
  const found = cursor.phrase(lineStarts(engine, language));
  if (!found) return expected;
  const { value: start } = found;
  if (start.is === 'object') walkObject(cursor, start.start, engine);
  else if (start.is === 'document') start.line.read(cursor, createDocumentDraft());
  else if (start.is === 'guide') readGuide(cursor);
  return expected;
}

/** The names and marks of the objects of a text, as they are written. */
export function namesIn(text: string, engine: Engine, language: Language): readonly string[] {
  const names = new Set<string>();
  for (const { objects } of parseText(text, engine, language).pages)
    for (const node of everyNode(objects)) {
      const name = nameOfNode(node);
      if (name !== '') names.add(quoted(name));
      if (node.handle !== undefined) names.add(node.handle);
    }
  return [...names];
}

/** What a line is completed with. */
export interface LineCompletionOptions {
  readonly engine: Engine;
  readonly language: Language;
  /** The names and marks of the objects of the text, as they are written; asked for where one may stand. */
  readonly names: () => readonly string[];
  /** The line below which it is indented; empty for none. */
  readonly parent?: string;
}

/** The line below which line `number` of a text, from 1, is indented; empty for none. `lineAt` gives its lines. */
export function parentOf(lineAt: (number: number) => string, number: number): string {
  const indent = indentOf(lineAt(number));
  if (indent === 0) return '';
  for (let above = number - 1; above > 0; above -= 1) {
    const line = lineAt(above);
    if (line.trim() !== '' && indentOf(line) < indent) return line;
  }
  return '';
}

/** What may stand at `column` of `line`, in the order of the language's tables; nothing inside of texts and comments. */
export function completeLine(
  line: string,
  column: number,
  { engine, language, names, parent = '' }: LineCompletionOptions,
): readonly Completion[] {
  const before = line.slice(0, column - 1);
  const { comment, problem } = tokensOf(before, 1);
  if (comment !== undefined) return [];
  // An open text can only be a name that is being written.
  const isNaming = problem?.code === 'TEXT_UNCLOSED';
  const known = isNaming ? before.slice(0, problem.column - 1) : before;
  const starts = new Set(lineStarts(engine, language).phrases);
  const found = new Map<string, Completion>();
  const offer = (candidates: readonly string[], from: number, isName: boolean): void => {
    const typed = before
      .slice(from - 1)
      .toLowerCase()
      .trimStart();
    const begin = before.length - typed.length + 1;
    for (const candidate of candidates) {
      if (!candidate.toLowerCase().startsWith(typed) || candidate.toLowerCase() === typed) continue;
      const is = isName
        ? 'name'
        : known.slice(0, begin - 1).trim() === '' && starts.has(candidate)
          ? 'start'
          : 'word';
      found.set(candidate, { text: candidate, from: begin, is });
    }
  };
  for (const { column: at, what } of expectedAt(known, parent, engine, language)) {
    if (what === 'reference') offer(names(), isNaming ? problem.column : at, true);
    else if (!isNaming) offer(what, Math.min(at, before.length + 1), false);
  }
  return [...found.values()];
}

/** What may stand at `place` of a scene text; see {@link completeLine}. */
export function completeAt(
  text: string,
  place: TextPlace,
  { engine, language: usual = 'de' }: CompletionOptions,
): readonly Completion[] {
  const language = languageOf(lineTreeOf(text).roots, engine, usual);
  const lines = text.split(/\r\n|\r|\n/u);
  const lineAt = (number: number): string => lines[number - 1] ?? '';
  return completeLine(lineAt(place.line), place.column, {
    engine,
    language,
    names: () => namesIn(text, engine, language),
    parent: parentOf(lineAt, place.line),
  });
}
