import { LruMap } from '../collections/lru-map.js';
import type { FormulaBraille, FormulaResult, FormulaWriter } from '../formulas/formula-writer.js';
import type { LoadFormulas } from '../formulas/formulas.js';
import type { MathCode } from '../formulas/math-codes.js';
import { type TextPart, textParts } from '../formulas/text-parts.js';
import { fail, ok } from '../result.js';
import { BLANK_CELL } from './cells.js';
import type { TranslateLines } from './line-translator.js';
import { languageOfSystem } from './systems.js';
import {
  type BrailleFailure,
  type BrailleRequest,
  type BrailleResult,
  type BrailleTranslator,
  type Cell,
  type FormulaOfLine,
  keyOfRequest,
  type LineExceptions,
  type UnwrittenCharacter,
} from './translator.js';

/** A part of a line before it is translated: what is asked for it, and for each UTF-16 unit of that the place in the line. */
interface AskedPart {
  readonly request: BrailleRequest;
  readonly places: readonly number[];
}

/** A part that is cells already, with the places of these in the line. */
interface WrittenCells {
  readonly cells: readonly Cell[];
  readonly places: readonly number[];
}

type LinePiece = AskedPart | WrittenCells;

interface TakenApart {
  readonly pieces: readonly LinePiece[];
  readonly formulas: readonly FormulaOfLine[];
}

/** Lines put together that are kept, so that the same line is the same object again. */
const MOST_KEPT = 2000;

const UNAVAILABLE: BrailleResult = fail({ code: 'BRAILLE_UNAVAILABLE' });

/** A line that is asked for as it is, or not at all. */
const WHOLE: TakenApart = { pieces: [], formulas: [] };

const isAsked = (piece: LinePiece): piece is AskedPart => 'request' in piece;

/** For each UTF-16 unit of the words of `part` its place in `text`, where a dollar sign may have a backslash before it. */
function placesOfWords(text: string, { start, end, content }: TextPart): readonly number[] {
  if (content.length === end - start) return Array.from(content, (_, index) => start + index);
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
    .filter(({ start, end }) => start >= first && end <= last + 1)
    .map(({ start, end, cells }) => {
      const behind = indexOf(end);
      return { start: indexOf(start), end: behind < 0 ? places.length : behind, cells };
    });
  const divided = divisions.filter((at) => at > first && at <= last).map(indexOf);
  return within.length + divided.length === 0 ? undefined : { written: within, divisions: divided };
}

/** Words as a request, with the blanks around them as blank cells: a translator is not asked for a line that begins or ends with blanks. */
function wordPieces(
  words: string,
  places: readonly number[],
  { system, exceptions, notation }: BrailleRequest,
): readonly LinePiece[] {
  const begin = words.length - words.trimStart().length;
  const end = Math.max(begin, words.trimEnd().length);
  const blanks = (from: number, to: number): readonly LinePiece[] =>
    from === to
      ? []
      : [{ cells: Array.from({ length: to - from }, () => BLANK_CELL), places: places.slice(from, to) }];
  if (begin === end) return blanks(0, words.length);
  const inside = places.slice(begin, end);
  const kept = exceptions && exceptionsWithin(exceptions, inside);
  const request = {
    text: words.slice(begin, end),
    system,
    ...(kept ? { exceptions: kept } : {}),
    ...(notation ? { notation } : {}),
  };
  return [...blanks(0, begin), { request, places: inside }, ...blanks(end, words.length)];
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

/** Takes a line apart into what the translator is asked for and what `writer` has written. A formula that has no braille stays as it is typed. */
function takeApart(request: BrailleRequest, code: MathCode, writer: FormulaWriter | undefined): TakenApart {
  const { text, system } = request;
  const wish = { code, system, language: languageOfSystem(system) };
  const pieces: LinePiece[] = [];
  const formulas: FormulaOfLine[] = [];
  let words = '';
  let places: number[] = [];
  const endWords = () => {
    pieces.push(...wordPieces(words, places, request));
    words = '';
    places = [];
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
    words += kind === 'formula' ? text.slice(start, end) : content;
    const typed = { ...part, content: text.slice(start, end) };
    places.push(...placesOfWords(text, kind === 'formula' ? typed : part));
  }
  endWords();
  return { pieces, formulas };
}

/** Puts a line together from its pieces; `answers` are those to the pieces that were asked for. */
function putTogether(
  { pieces, formulas }: TakenApart,
  answers: ReadonlyMap<AskedPart, BrailleResult>,
): BrailleResult {
  const cells: Cell[] = [];
  const sourceIndex: number[] = [];
  const unwritten: UnwrittenCharacter[] = [];
  for (const piece of pieces) {
    const { places } = piece;
    const placeOf = (index: number) => places[Math.min(index, places.length - 1)] ?? 0;
    if (!isAsked(piece)) {
      cells.push(...piece.cells);
      sourceIndex.push(...places);
      continue;
    }
    const answer = answers.get(piece);
    if (!answer?.ok) {
      const error: BrailleFailure = answer?.error ?? { code: 'BRAILLE_UNAVAILABLE' };
      return fail(error.index === undefined ? error : { ...error, index: placeOf(error.index) });
    }
    cells.push(...answer.value.cells);
    for (const index of answer.value.sourceIndex) sourceIndex.push(placeOf(index));
    for (const { character, index } of answer.value.unwritten ?? [])
      unwritten.push({ character, index: placeOf(index) });
  }
  return ok({
    cells,
    sourceIndex,
    ...(unwritten.length === 0 ? {} : { unwritten }),
    ...(formulas.length === 0 ? {} : { formulas }),
  });
}

/**
 * Translates lines whose requests may name a code: their words are asked for as lines of their own, their formulas are written by the engine
 * of mathematics, each place counting in the whole line. Parts that give the same answers give the same line again.
 */
export function formulaLines(
  translator: BrailleTranslator,
  load: LoadFormulas | undefined,
): TranslateLines<BrailleRequest> {
  const kept = new LruMap<string, { readonly of: readonly BrailleResult[]; readonly line: BrailleResult }>(
    MOST_KEPT,
  );

  function remembered(
    request: BrailleRequest,
    taken: TakenApart,
    answers: ReadonlyMap<AskedPart, BrailleResult>,
  ): BrailleResult {
    const key = keyOfRequest(request);
    const of = taken.pieces.filter(isAsked).flatMap((piece) => answers.get(piece) ?? []);
    const known = kept.get(key);
    if (known?.of.length === of.length && known.of.every((answer, index) => answer === of[index]))
      return known.line;
    const line = putTogether(taken, answers);
    kept.set(key, { of, line });
    return line;
  }

  return async (requests, signal) => {
    const formulas = await load?.().catch(() => undefined);
    const isAway = load !== undefined && formulas === undefined;
    const lines = requests.map((request) => {
      if (request.mathCode === undefined)
        return { request, taken: { ...WHOLE, pieces: [{ request, places: [] }] } };
      return { request, taken: isAway ? WHOLE : takeApart(request, request.mathCode, formulas?.writer) };
    });
    const asked = lines.flatMap(({ taken }) => taken.pieces.filter(isAsked));
    const results = await translator.translate(
      asked.map((piece) => piece.request),
      signal,
    );
    const answers = new Map(asked.map((piece, index) => [piece, results[index] ?? UNAVAILABLE]));
    return lines.map(({ request, taken }) => {
      if (request.mathCode !== undefined && !isAway) return remembered(request, taken, answers);
      const [whole] = taken.pieces.filter(isAsked);
      return (whole && answers.get(whole)) ?? UNAVAILABLE;
    });
  };
}
