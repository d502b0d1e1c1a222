import { LETTER, SPACE } from '../../model/attributes.js';
import type { EmphasisKind, ModeKind, RunSigns } from '../../model/signs.js';
import type { LoadedTable } from '../loaded-table.js';
import type { Surroundings } from '../surroundings.js';
import {
  add,
  EMPHASISABLE,
  EMPHASISED,
  has,
  IN_WORD,
  type MarkedKind,
  Marks,
  remove,
  RESETS,
} from './marks.js';
import { emphasisBit, modeBit } from './mode-flags.js';
import { markPhrases } from './phrases.js';
import { markResets } from './resets.js';
import { markEachCharacter, markRuns, markSingleCharacters } from './runs.js';
import { markPartsByCharacter, markWords } from './words.js';

/** The kinds of emphasis at a position as bits, in the order of the table. */
export type EmphasisAt = (position: number) => number;

/** All signs of a text for emphasis and modes; undefined for a text without any. */
export function findMarks(
  table: LoadedTable,
  text: Surroundings,
  emphasisAt: EmphasisAt | undefined,
): Marks | undefined {
  const finder = new MarkFinder(table, text);
  if (emphasisAt !== undefined)
    table.table.emphasis.forEach((kind, place) => finder.addEmphasis(kind, emphasisBit(place), emphasisAt));
  table.table.modes.forEach((mode, place) => finder.addMode(mode, place));
  return finder.marks;
}

class MarkFinder {
  marks: Marks | undefined;

  constructor(
    private readonly table: LoadedTable,
    private readonly text: Surroundings,
  ) {}

  addEmphasis(kind: EmphasisKind, bit: number, emphasisAt: EmphasisAt): void {
    const { length } = this.text;
    let isEmpty = true;
    for (let at = 0; at < length && isEmpty; at += 1) isEmpty = (emphasisAt(at) & bit) === 0;
    if (isEmpty) return;
    const neutral = new Set(kind.neutralSymbols);
    const mode = new Set(kind.modeSymbols);
    const hasWords = kind.signs.wordBegin.length > 0;
    const flags = new Array<number>(length + 2).fill(0);
    for (let at = 0; at < length; at += 1) {
      const symbol = this.text.symbolAt(at);
      const classes = this.text.classesAt(at);
      const isSpace = (classes & SPACE) !== 0;
      const isNeutral = neutral.size === 0 ? isSpace : neutral.has(symbol);
      const resets = (classes & LETTER) === 0 && (mode.size === 0 ? isSpace : !mode.has(symbol));
      flags[at] =
        (!isNeutral && (emphasisAt(at) & bit) !== 0 ? EMPHASISED : 0) |
        (isNeutral ? 0 : EMPHASISABLE) |
        (resets ? RESETS : 0) |
        (!isNeutral || (hasWords && !resets) ? IN_WORD : 0);
    }
    const { partsJoinPhrases } = this.table.release;
    this.mark({ bit, signs: kind.signs, partsJoinPhrases, flags: flags.slice() }).words.set(bit, flags);
  }

  addMode(mode: ModeKind, place: number): void {
    if (!this.text.has(mode.characters)) return;
    const { length } = this.text;
    const bit = modeBit(place);
    const flags = new Array<number>(length + 2).fill(0);
    for (let at = 0; at < length; at += 1) flags[at] = this.table.modeFlags(place, this.text.symbolAt(at));
    if (this.markLetters(flags, bit, mode.signs)) return;
    const marks = this.mark({ bit, signs: mode.signs, partsJoinPhrases: false, flags });
    for (let at = 0; at < length; at += 1) if (!has(flags, at, EMPHASISED)) remove(marks.symbol, at, bit);
  }

  /**
   * Marks single characters, each with one behind it that is not emphasised: most capitals stand so, and nothing else is
   * to be found out of them. Answers false where there are others.
   */
  private markLetters(flags: readonly number[], bit: number, signs: RunSigns): boolean {
    if (signs.letter.length === 0) return false;
    for (let at = 0; at < flags.length; at += 1)
      if (has(flags, at, EMPHASISED))
        if (((flags[at + 1] ?? 0) & SINGLE_ENDS) !== (EMPHASISABLE | IN_WORD)) return false;
    const marks = (this.marks ??= new Marks(this.text.length));
    for (let at = 0; at < flags.length; at += 1) if (has(flags, at, EMPHASISED)) add(marks.symbol, at, bit);
    return true;
  }

  private mark(kind: MarkedKind): Marks {
    const marks = (this.marks ??= new Marks(this.text.length));
    const { signs } = kind;
    marks.makeRoom();
    markRuns(marks, kind);
    if (signs.wordBegin.length > 0) {
      markWords(marks, kind);
      if (signs.phraseLength > 0) markPhrases(marks, kind, this.table.release);
      markResets(marks, kind);
      if (signs.wordEnd.length === 0) markPartsByCharacter(marks, kind);
    } else if (signs.letter.length > 0) {
      if (signs.begin.length > 0) markSingleCharacters(marks, kind);
      else markEachCharacter(marks, kind);
    }
    return marks;
  }
}

/** What stands behind a single emphasised character is in its word, and could be emphasised but is not. */
const SINGLE_ENDS = EMPHASISED | EMPHASISABLE | IN_WORD;
