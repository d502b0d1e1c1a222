import type { Engine } from '@tastwerk/editor-core';
import { createCursor, type Cursor, type Expected } from '../draft/cursor.js';
import { createDraft } from '../draft/draft.js';
import { createDocumentDraft } from '../document/document-line.js';
import { readGuide } from '../document/page-lines.js';
import type { Language } from '../language.js';
import { clausesOf, formsOf, type LineStart } from '../lines/forms.js';
import { languageOf } from '../reading/language-of.js';
import { lineStarts } from '../reading/line-starts.js';
import { parseText } from '../reading/parse-text.js';
import { everyNode, nameOfNode } from '../parsed/resolve-names.js';
import { lineTreeOf } from '../text/lines.js';
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

/** Reads `text`, a line up to the asked place, and gives all that could stand where it ends. */
function expectedAt(text: string, engine: Engine, language: Language): readonly Expected[] {
  const expected: Expected[] = [];
  const { tokens } = tokensOf(text, 1);
  const cursor = createCursor(
    tokens,
    1,
    language,
    () => undefined,
    (one) => void expected.push(one),
  );
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
}

/** What may stand at `column` of `line`, in the order of the language's tables; nothing inside of texts and comments. */
export function completeLine(
  line: string,
  column: number,
  { engine, language, names }: LineCompletionOptions,
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
  for (const { column: at, what } of expectedAt(known, engine, language)) {
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
  const line = text.split(/\r\n|\r|\n/u)[place.line - 1] ?? '';
  return completeLine(line, place.column, { engine, language, names: () => namesIn(text, engine, language) });
}
