import type { FormulaBraille, FormulaResult, FormulaWriter } from '../formulas/formula-writer.js';
import type { MathCode } from '../formulas/math-codes.js';
import { type Marks, systemOfWords } from '../texts/marked-stretches.js';
import { type TextPart, textParts } from '../texts/text-parts.js';
import { BLANK_CELL, cellsFromUnicode } from '../translator/cells.js';
import type { Emphasis, EmphasisSpan, MarkKind } from '../translator/emphasis.js';
import {
  type BrailleSystem,
  languageOfSystem,
  newestSystem,
  tableOfSystem,
  wordLanguageOf,
} from '../translator/systems.js';
import type {
  BrailleRequest,
  Cell,
  FormulaOfLine,
  LineExceptions,
  WrittenPart,
} from '../translator/translator.js';
import { smallLetters } from './small-letters.js';

/** A part of a line before it is translated: what is asked for it, and for each UTF-16 unit of that the place in the line. */
export interface AskedPart {
  readonly request: BrailleRequest;
  readonly places: readonly number[];
}

/** A part that is cells already, with the places of these in the line. */
interface WrittenCells {
  readonly cells: readonly Cell[];
  readonly places: readonly number[];
}

/** A part of a line with markup. */
export type LinePiece = AskedPart | WrittenCells;

/** A line with markup, taken apart. */
export interface TakenApart {
  readonly pieces: readonly LinePiece[];
  readonly formulas: readonly FormulaOfLine[];
  /** Marks that the line has and its systems have no signs for, beyond those that the translator names. */
  readonly unmarked: readonly MarkKind[];
}

/** Words that are asked for as one, while they are gathered. */
interface Words {
  readonly system: BrailleSystem;
  text: string;
  readonly places: number[];
  readonly emphasis: EmphasisSpan[];
  /** What of them is written with given cells. */
  readonly written: WrittenPart[];
}

/** The signs around a note of the transcriber. */
interface NoteSigns {
  readonly '[': readonly Cell[];
  readonly ']': readonly Cell[];
}

/** UEB rulebook 3.27: dots 4-46-126 and 4-46-345. */
const ENGLISH_NOTE: NoteSigns = { '[': cellsFromUnicode('⠈⠨⠣'), ']': cellsFromUnicode('⠈⠨⠜') };

/** Das System der deutschen Brailleschrift (2018), "Brailleschriftübertragungsklammern": dots 6-56-2356 on both sides. */
const GERMAN_NOTE_CELLS = cellsFromUnicode('⠠⠰⠶');
const GERMAN_NOTE: NoteSigns = { '[': GERMAN_NOTE_CELLS, ']': GERMAN_NOTE_CELLS };

const isGerman = (system: BrailleSystem) => wordLanguageOf(system) === 'de';

/**
 * What is asked for words with `emphasis` in `system`: German has one sign for all kinds (Das System der deutschen Brailleschrift, 2.7). It is
 * asked for as italic, because a slip in liblouis' `noemphchars bold` lets bold words begin behind an "a" or "x".
 */
const kindsIn = (system: BrailleSystem, emphasis: readonly Emphasis[]): readonly Emphasis[] =>
  isGerman(system) ? emphasis.slice(0, 1).map(() => 'italic') : emphasis;

/** The signs of `system` for a note of the transcriber; undefined where it has square brackets as in print. */
function noteSignsOf(system: BrailleSystem): NoteSigns | undefined {
  if (isGerman(system)) return GERMAN_NOTE;
  return tableOfSystem(newestSystem(system))?.table.startsWith('en-ueb') ? ENGLISH_NOTE : undefined;
}

/** For each UTF-16 unit of the words of `part` its place in `text`, where a dollar sign may have a backslash before it. */
function placesOfWords(text: string, { start, end, content }: TextPart): readonly number[] {
  if (content.length === end - start)
    return Array.from({ length: content.length }, (_, index) => start + index);
  const places: number[] = [];
  for (let at = start; at < end; at += 1) {
    places.push(at);
    if (text.startsWith('\\$', at)) at += 1;
  }
  return places;
}

/** What of `exceptions` lies within the words at `places`, counted in these. */
function exceptionsWithin(
  { written, divisions }: LineExceptions,
  places: readonly number[],
): LineExceptions | undefined {
  const first = places[0] ?? 0;
  const last = places.at(-1) ?? 0;
  const indexOf = (place: number) => places.findIndex((at) => at >= place);
  const within = written
    .filter(({ start, end }) => start >= first && end <= last + 1 && places[indexOf(start)] === start)
    .map(({ start, end, cells }) => {
      const behind = indexOf(end);
      return { start: indexOf(start), end: behind < 0 ? places.length : behind, cells };
    });
  const divided = divisions.filter((at) => at > first && at <= last).map(indexOf);
  return within.length + divided.length === 0 ? undefined : { written: within, divisions: divided };
}

/** `exceptions` and the parts `written`, which go before own words; their places fall by `begin`. */
function withWritten(
  exceptions: LineExceptions | undefined,
  written: readonly WrittenPart[],
  begin: number,
): LineExceptions | undefined {
  if (written.length === 0) return exceptions;
  const moved = written.map((part) => ({ ...part, start: part.start - begin, end: part.end - begin }));
  const isFree = ({ start, end }: WrittenPart) =>
    moved.every((part) => part.end <= start || part.start >= end);
  const all = [...moved, ...(exceptions?.written ?? []).filter(isFree)];
  return { written: all.sort((a, b) => a.start - b.start), divisions: exceptions?.divisions ?? [] };
}

/** Words as a request, with the blanks around them as blank cells: a translator is not asked for a line that begins or ends with blanks. */
function wordPieces(
  { system, text, places, emphasis, written }: Words,
  line: BrailleRequest,
): readonly LinePiece[] {
  const begin = text.length - text.trimStart().length;
  const end = Math.max(begin, text.trimEnd().length);
  const blanks = (from: number, to: number): readonly LinePiece[] =>
    from === to
      ? []
      : [{ cells: Array.from({ length: to - from }, () => BLANK_CELL), places: places.slice(from, to) }];
  if (begin === end) return blanks(0, text.length);
  const inside = places.slice(begin, end);
  const own = line.exceptions && exceptionsWithin(line.exceptions, inside);
  const exceptions = withWritten(own, written, begin);
  const spans = emphasis
    .map((span) => ({
      ...span,
      start: Math.max(0, span.start - begin),
      end: Math.min(end, span.end) - begin,
    }))
    .filter((span) => span.start < span.end);
  const request: BrailleRequest = {
    text: text.slice(begin, end),
    system,
    ...(exceptions ? { exceptions } : {}),
    ...(spans.length === 0 ? {} : { emphasis: spans }),
    ...(line.notation ? { notation: line.notation } : {}),
    ...(line.unknownCharacters ? { unknownCharacters: line.unknownCharacters } : {}),
  };
  return [...blanks(0, begin), { request, places: inside }, ...blanks(end, text.length)];
}

/** The pieces of a formula that is written, its places counted in the line and never falling. */
function formulaPiece(part: TextPart, written: FormulaBraille, { system }: BrailleRequest): LinePiece {
  const places: number[] = [];
  for (const index of written.sourceIndex)
    places.push(Math.max(places.at(-1) ?? part.start, part.start + 1 + index));
  if (written.written.kind === 'cells') return { cells: written.written.cells, places };
  const text = written.written.characters;
  // No contraction reads across a division.
  const divisions = Array.from({ length: Math.max(0, text.length - 1) }, (_, index) => index + 1);
  return { request: { text, system, notation: 'computer', exceptions: { written: [], divisions } }, places };
}

/**
 * Takes a line with markup apart into what the translator is asked for and what `writer` has written: words of one system are asked for as
 * one line with their emphasis, and each formula and each sign of a note stands between. A formula that has no braille stays as it is typed.
 */
export function takeApart(
  request: BrailleRequest,
  code: MathCode,
  writer: FormulaWriter | undefined,
): TakenApart {
  const { text, system } = request;
  const wish = { code, system, language: languageOfSystem(system) };
  const note = noteSignsOf(system);
  const pieces: LinePiece[] = [];
  const formulas: FormulaOfLine[] = [];
  const unmarked = new Set<MarkKind>();
  const noWords = (of: BrailleSystem): Words => ({
    system: of,
    text: '',
    places: [],
    emphasis: [],
    written: [],
  });
  let words = noWords(system);
  const endWords = (next = system) => {
    if (words.text !== '') pieces.push(...wordPieces(words, request));
    words = noWords(next);
  };
  const addWords = (content: string, places: readonly number[], marks?: Marks) => {
    const wanted = systemOfWords(marks, system);
    if (wanted !== words.system) endWords(wanted);
    const start = words.text.length;
    words.text += content;
    words.places.push(...places);
    for (const kind of kindsIn(wanted, marks?.emphasis ?? []))
      addSpan(words.emphasis, { kind, start, end: words.text.length });
    if (!marks?.isSmall) return;
    const small = smallLetters(content, wanted, request.notation);
    if (small === undefined) unmarked.add('small');
    else
      words.written.push(
        ...small.map((part) => ({ ...part, start: part.start + start, end: part.end + start })),
      );
  };
  for (const part of textParts(text)) {
    const { kind, start, end, content } = part;
    const written: FormulaResult<FormulaBraille> | undefined =
      kind === 'formula' ? writer?.write(content, wish) : undefined;
    if (written?.ok) {
      endWords();
      pieces.push(formulaPiece(part, written.value, request));
      formulas.push({ start, end, doubts: written.value.doubts });
      continue;
    }
    if (written) formulas.push({ start, end, problem: written.error, doubts: [] });
    if (kind === 'note' && note) {
      endWords();
      const cells = content === '[' ? note['['] : note[']'];
      pieces.push({ cells, places: cells.map(() => start) });
    } else if (kind === 'formula') {
      const typed = { ...part, content: text.slice(start, end) };
      addWords(typed.content, placesOfWords(text, typed));
    } else addWords(content, placesOfWords(text, part), part.marks);
  }
  endWords();
  return { pieces, formulas, unmarked: [...unmarked] };
}

/** Adds `span` behind `spans`, as one with a span of its kind that it goes on. */
function addSpan(spans: EmphasisSpan[], span: EmphasisSpan): void {
  const before = spans.findIndex(({ kind, end }) => kind === span.kind && end === span.start);
  const known = spans[before];
  if (known) spans[before] = { ...known, end: span.end };
  else spans.push(span);
}
