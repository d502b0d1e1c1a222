import { LruMap } from '../collections/lru-map.js';
import type { LoadFormulas } from '../formulas/formulas.js';
import { fail, ok } from '../result.js';
import { formulasIn } from '../texts/text-parts.js';
import type { MarkKind } from '../translator/emphasis.js';
import { type AskedPart, type LinePiece, takeApart, type TakenApart } from './line-pieces.js';
import type { TranslateLines } from '../translator/line-translator.js';
import {
  type BrailleFailure,
  type BrailleRequest,
  type BrailleResult,
  type BrailleTranslator,
  type Cell,
  keyOfRequest,
  type UnwrittenCharacter,
} from '../translator/translator.js';

/** Lines put together that are kept, so that the same line is the same object again. */
const MOST_KEPT = 2000;

const UNAVAILABLE: BrailleResult = fail({ code: 'BRAILLE_UNAVAILABLE' });

const isAsked = (piece: LinePiece): piece is AskedPart => 'request' in piece;

/** Puts a line together from its pieces; `answers` are those to the pieces that were asked for. */
function putTogether(
  { pieces, formulas, unmarked: unmarkedHere }: TakenApart,
  answers: ReadonlyMap<AskedPart, BrailleResult>,
): BrailleResult {
  const cells: Cell[] = [];
  const sourceIndex: number[] = [];
  const unwritten: UnwrittenCharacter[] = [];
  const unmarked = new Set<MarkKind>(unmarkedHere);
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
    for (const kind of answer.value.unmarked ?? []) unmarked.add(kind);
  }
  return ok({
    cells,
    sourceIndex,
    ...(unwritten.length === 0 ? {} : { unwritten }),
    ...(unmarked.size === 0 ? {} : { unmarked: [...unmarked] }),
    ...(formulas.length === 0 ? {} : { formulas }),
  });
}

/**
 * Translates lines whose requests may name a code: their words are asked for as lines of their own, with their emphasis and in their systems;
 * their formulas are written by the engine of mathematics. Each place counts in the whole line. Parts that give the same answers give the
 * same line again.
 */
export function formulaLines(translator: BrailleTranslator, load: LoadFormulas | undefined): TranslateLines {
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

  const needsWriter = ({ mathCode, text }: BrailleRequest) =>
    mathCode !== undefined && formulasIn(text).length > 0;

  return async (requests, signal) => {
    const formulas = requests.some(needsWriter) ? await load?.().catch(() => undefined) : undefined;
    const isAway = load !== undefined && formulas === undefined;
    const lines = requests.map((request) => {
      if (request.mathCode === undefined) return { request, asked: [{ request, places: [] }] };
      if (isAway && needsWriter(request)) return { request, asked: [] };
      const taken = takeApart(request, request.mathCode, formulas?.writer);
      return { request, taken, asked: taken.pieces.filter(isAsked) };
    });
    const asked = lines.flatMap((line): readonly AskedPart[] => line.asked);
    const results = await translator.translate(
      asked.map((piece) => piece.request),
      signal,
    );
    const answers = new Map(asked.map((piece, index) => [piece, results[index] ?? UNAVAILABLE]));
    return lines.map(({ request, taken, asked: [whole] }) => {
      if (taken) return remembered(request, taken, answers);
      return (whole && answers.get(whole)) ?? UNAVAILABLE;
    });
  };
}
