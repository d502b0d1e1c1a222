import { BLANK, type CellWriter } from '../cells.js';
import type { UebPiece } from './pieces.js';
import { SHORT_FORMS } from './signs.js';

const NUMERIC = '⠼';
const GRADE1 = '⠰';
const GRADE1_WORD = '⠰⠰';
const GRADE1_PASSAGE = '⠰⠰⠰';
const GRADE1_END = '⠰⠄';
const CAPITAL = '⠠';
const GREEK = '⠨';

/** How grade 1 mode is shown: at single signs, for one word, or from begin to end. */
type Grade1Plan =
  | { readonly kind: 'symbols' }
  | { readonly kind: 'word'; readonly word: number }
  | { readonly kind: 'passage' };

/** Greek letters whose cells end words in contracted braille (ound, ance, sion, less, ount). */
const LIKE_FINAL_SIGNS = new Set(['δ', 'ε', 'ν', 'σ', 'τ']);

/** Writes pieces with their indicators of numbers, capitals and grade 1 mode: sections 1.6, 1.7 and 2.1. */
export function putPieces(writer: CellWriter, pieces: readonly UebPiece[], isContracted: boolean): void {
  const words = wordsOf(pieces);
  const plan = planOf(words);
  const start = pieces[0]?.at ?? 0;
  if (plan.kind === 'passage') writer.put(GRADE1_PASSAGE, start);
  for (const [index, word] of words.entries()) {
    if (index > 0) writer.put(BLANK, word.spaceAt);
    const isGrade1 = plan.kind === 'passage' || (plan.kind === 'word' && plan.word === index);
    if (plan.kind === 'word' && isGrade1) writer.put(GRADE1_WORD, word.pieces[0]?.at ?? word.spaceAt);
    putWord(writer, word.pieces, isGrade1, isContracted);
  }
  if (plan.kind === 'passage') writer.put(GRADE1_END, pieces.at(-1)?.at ?? start);
}

interface Word {
  readonly spaceAt: number;
  readonly pieces: readonly UebPiece[];
}

/** The pieces between blanks. */
function wordsOf(pieces: readonly UebPiece[]): readonly Word[] {
  const words: { spaceAt: number; pieces: UebPiece[] }[] = [{ spaceAt: 0, pieces: [] }];
  for (const piece of pieces) {
    const last = words.at(-1);
    if (piece.kind !== 'space') last?.pieces.push(piece);
    else if (last && last.pieces.length > 0) words.push({ spaceAt: piece.at, pieces: [] });
  }
  return words.filter((word) => word.pieces.length > 0);
}

/**
 * One sign that needs grade 1 mode has the indicator itself. More of them in one word have the indicator of the word, in several words, or in one beside
 * letters that stand alone, those of a passage.
 */
function planOf(words: readonly Word[]): Grade1Plan {
  const needs = words.map(({ pieces }) => countNeeds(pieces));
  const inNeed = needs.filter((count) => count > 0).length;
  const hasSingleLetters = words.some(({ pieces }) => standsAlone(pieces));
  if (inNeed > 1) return { kind: 'passage' };
  const word = needs.findIndex((count) => count > 1);
  if (word < 0) return { kind: 'symbols' };
  return hasSingleLetters ? { kind: 'passage' } : { kind: 'word', word };
}

/** How many signs of a word need grade 1 mode; a number in front of them sets it until the end of the word. */
function countNeeds(pieces: readonly UebPiece[]): number {
  const number = pieces.findIndex((piece) => piece.kind === 'number');
  const read = number < 0 ? pieces : pieces.slice(0, number);
  return read.filter((piece, index) => needsGrade1(piece, read[index - 1])).length;
}

function needsGrade1(piece: UebPiece, before: UebPiece | undefined): boolean {
  if (piece.kind === 'sign') return piece.needsGrade1;
  return (
    piece.kind === 'letter' &&
    piece.isGreek &&
    before?.kind === 'letter' &&
    LIKE_FINAL_SIGNS.has(piece.letter)
  );
}

/** Whether a word is one letter or a short form, with nothing but brackets and punctuation around it. */
function standsAlone(pieces: readonly UebPiece[]): boolean {
  let [from, to] = [0, pieces.length];
  while (from < to && isRole(pieces[from], 'opening')) from += 1;
  while (to > from && isRole(pieces[to - 1], 'closing')) to -= 1;
  let letters = '';
  for (const piece of pieces.slice(from, to)) {
    if (piece.kind !== 'letter' || piece.isGreek || piece.isAlone) return false;
    letters += piece.letter;
  }
  if (letters.length === 1) return !/^[aio]$/iu.test(letters);
  return SHORT_FORMS.has(letters.toLowerCase());
}

function isRole(piece: UebPiece | undefined, role: 'opening' | 'closing'): boolean {
  return piece?.kind === 'sign' && piece.role === role;
}

function putWord(
  writer: CellWriter,
  pieces: readonly UebPiece[],
  isGrade1: boolean,
  isContracted: boolean,
): void {
  let mode = isGrade1;
  const needsLetterSign = !isGrade1 && standsAlone(pieces);
  let isSigned = false;
  const capitals = capitalPlaces(pieces);
  for (const [index, piece] of pieces.entries()) {
    const before = pieces[index - 1];
    switch (piece.kind) {
      case 'number':
        writer.put(NUMERIC + piece.cells, piece.at);
        mode = true;
        break;
      case 'name':
        if (before?.kind === 'number' && isDigitLike(piece.cells.charAt(0))) writer.put(GRADE1, piece.at);
        writer.put(mode || !isContracted ? piece.cells : piece.contracted, piece.at);
        break;
      case 'sign':
        if (!mode && piece.needsGrade1) writer.put(GRADE1, piece.at);
        writer.put(piece.cells, piece.at);
        break;
      case 'letter':
        if (needsLetterSign && !isSigned) writer.put(GRADE1, piece.at);
        else if (!mode && needsGrade1(piece, before)) writer.put(GRADE1, piece.at);
        isSigned = true;
        putLetter(writer, pieces, index, capitals.get(index) ?? 'single');
        break;
      case 'space':
        break;
    }
  }
}

/** A letter with its indicators of capitals and of Greek. */
function putLetter(
  writer: CellWriter,
  pieces: readonly UebPiece[],
  index: number,
  place: CapitalPlace,
): void {
  const piece = pieces[index];
  if (piece?.kind !== 'letter') return;
  const before = pieces[index - 1];
  if (piece.isCapital) {
    if (place === 'single') writer.put(CAPITAL, piece.at);
    else if (place === 'first') writer.put(CAPITAL + CAPITAL, piece.at);
  } else if (before?.kind === 'number' && !piece.isGreek && isDigitLike(piece.cell))
    writer.put(GRADE1, piece.at);
  if (piece.isGreek) writer.put(GREEK, piece.at);
  writer.put(piece.cell, piece.at);
}

/** Whether a capital has its own indicator, begins a run of capitals, or stands within one. */
type CapitalPlace = 'single' | 'first' | 'inner';

/** The places of capitals by their index. A run that small letters follow is none. */
function capitalPlaces(pieces: readonly UebPiece[]): ReadonlyMap<number, CapitalPlace> {
  const places = new Map<number, CapitalPlace>();
  const isCapitalAt = (at: number) => {
    const piece = pieces[at];
    return piece?.kind === 'letter' && piece.isCapital && !piece.isGreek && !piece.isAlone;
  };
  for (let from = 0; from < pieces.length; from += 1) {
    let to = from;
    while (isCapitalAt(to + 1) && isCapitalAt(from)) to += 1;
    const behind = pieces[to + 1];
    if (to === from || (behind?.kind === 'letter' && !behind.isGreek)) continue;
    places.set(from, 'first');
    for (let inner = from + 1; inner <= to; inner += 1) places.set(inner, 'inner');
    from = to;
  }
  return places;
}

/** Whether a cell is a letter from a to j, which behind a number would be a digit. */
function isDigitLike(cell: string): boolean {
  return '⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚'.includes(cell);
}
