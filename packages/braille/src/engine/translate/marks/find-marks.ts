import {
  CAPITAL_WORD_MEMBER,
  DIGIT,
  LETTER,
  LITERARY_DIGIT,
  NUMBER_MEMBER,
  NUMBER_MIDDLE,
  SPACE,
  UPPERCASE,
} from '../../model/attributes.js';
import type { EmphasisKind, ModeKind } from '../../model/signs.js';
import type { LoadedTable } from '../loaded-table.js';
import type { Surroundings } from '../surroundings.js';
import { type MarkedKind, Marks, remove } from './marks.js';
import { markPhrases } from './phrases.js';
import { markResets } from './resets.js';
import { markEachCharacter, markRuns, markSingleCharacters } from './runs.js';
import { markPartsByCharacter, markWords, type WordFlags } from './words.js';

/** The kinds of emphasis at a position as bits, in the order of the table. */
export type EmphasisAt = (position: number) => number;

/** The bit of the first mode; those of kinds of emphasis are below it. */
const FIRST_MODE_BIT = 1 << 10;

/** The bit of a kind of emphasis by its place in the table. */
export function emphasisBit(place: number): number {
  return 1 << place;
}

/** The bit of a mode by its place in the table. */
export function modeBit(place: number): number {
  return FIRST_MODE_BIT << place;
}

/** All signs of a text for emphasis and modes; undefined for a text without any. */
export function findMarks(
  table: LoadedTable,
  text: Surroundings,
  emphasisAt: EmphasisAt | undefined,
): Marks | undefined {
  const finder = new MarkFinder(table, text);
  if (emphasisAt !== undefined)
    table.table.emphasis.forEach((kind, place) => finder.addEmphasis(kind, emphasisBit(place), emphasisAt));
  table.table.modes.forEach((mode, place) => finder.addMode(mode, modeBit(place)));
  return finder.marks;
}

class MarkFinder {
  marks: Marks | undefined;

  constructor(
    private readonly table: LoadedTable,
    private readonly text: Surroundings,
  ) {}

  addEmphasis(kind: EmphasisKind, bit: number, emphasisAt: EmphasisAt): void {
    const emphasised = this.flags((at) => (emphasisAt(at) & bit) !== 0);
    if (!emphasised.includes(1)) return;
    const neutral = new Set(kind.neutralSymbols);
    const mode = new Set(kind.modeSymbols);
    const emphasisable = this.flags((at) =>
      neutral.size === 0 ? !this.isSpace(at) : !neutral.has(this.text.symbolAt(at)),
    );
    const resets = this.flags((at) => {
      if ((this.text.classesAt(at) & LETTER) !== 0) return false;
      return mode.size === 0 ? this.isSpace(at) : !mode.has(this.text.symbolAt(at));
    });
    this.mark({
      bit,
      signs: kind.signs,
      emphasised: emphasised.map((flag, at) => flag & (emphasisable[at] ?? 0)),
      emphasisable,
      resets,
      inWord: this.wordsOf(kind.signs.wordBegin.length > 0, emphasisable, resets),
    });
  }

  addMode({ characters, signs }: ModeKind, bit: number): void {
    if (!this.text.has(characters)) return;
    const hasWords = signs.wordBegin.length > 0;
    const emphasised = this.flags((at) => (this.text.classesAt(at) & characters) !== 0);
    const emphasisable = this.flags((at) => (this.table.familyOf(this.text.symbolAt(at)) & characters) !== 0);
    const goesOn = modeMembers(characters);
    const resets = this.flags(
      (at) =>
        (this.text.classesAt(at) & (characters | goesOn.classes)) === 0 &&
        !this.text.hasRole(at, goesOn.roles) &&
        !this.table.isFormWith(this.text.symbolAt(at), characters),
    );
    const isByLetters = characters !== UPPERCASE || (hasWords && this.table.table.hasCapitalModeCharacters);
    const marks = this.mark({
      bit,
      signs,
      emphasised,
      emphasisable,
      resets,
      inWord: isByLetters
        ? this.wordsOf(hasWords, emphasisable, resets)
        : this.flags((at) => !this.isSpace(at)),
    });
    const marked = characters === UPPERCASE && signs.letter.length === 0 ? 0 : characters;
    for (let at = 0; at < this.text.length; at += 1)
      if ((this.text.classesAt(at) & marked) === 0) remove(marks.symbol, at, bit);
  }

  private mark(kind: MarkedKind): Marks {
    const marks = (this.marks ??= new Marks(this.text.length));
    const flags: WordFlags = { inWord: kind.inWord, isWhole: new Uint8Array(this.text.length + 2) };
    const { signs } = kind;
    marks.words.set(kind.bit, kind.inWord.slice());
    markRuns(marks, kind);
    if (signs.wordBegin.length > 0) {
      markWords(marks, kind, flags);
      if (signs.phraseLength > 0) markPhrases(marks, kind, flags);
      markResets(marks, kind, flags);
      if (signs.wordEnd.length === 0) markPartsByCharacter(marks, kind, flags);
    } else if (signs.letter.length > 0) {
      if (signs.begin.length > 0) markSingleCharacters(marks, kind);
      else markEachCharacter(marks, kind);
    }
    return marks;
  }

  private wordsOf(hasWords: boolean, emphasisable: Uint8Array, resets: Uint8Array): Uint8Array {
    return this.flags((at) => emphasisable[at] === 1 || (hasWords && resets[at] !== 1));
  }

  private flags(holds: (position: number) => boolean): Uint8Array {
    const flags = new Uint8Array(this.text.length + 2);
    for (let at = 0; at < this.text.length; at += 1) if (holds(at)) flags[at] = 1;
    return flags;
  }

  private isSpace(position: number): boolean {
    return (this.text.classesAt(position) & SPACE) !== 0;
  }
}

/** The characters over which a word of a mode goes on. */
function modeMembers(characters: number): { readonly classes: number; readonly roles: number } {
  if (characters === UPPERCASE) return { classes: LETTER, roles: CAPITAL_WORD_MEMBER };
  if (characters === DIGIT) return { classes: DIGIT | LITERARY_DIGIT, roles: NUMBER_MEMBER | NUMBER_MIDDLE };
  return { classes: LETTER, roles: 0 };
}
