import { add, EMPHASISABLE, has, IN_WORD, type MarkedKind, type Marks, remove, WHOLE } from './marks.js';

/** Turns runs into marked words and letters. */
export function markWords(marks: Marks, kind: MarkedKind): void {
  new WordMarker(marks, kind).run();
  findWholeWords(marks, kind);
}

class WordMarker {
  private readonly bit: number;
  private readonly flags: number[];
  private readonly hasLetter: boolean;
  /** Signs behind a phrase stand behind all of its last word, other characters included. */
  private readonly countsAll: boolean;
  private isInWord = false;
  private isInRun = false;
  private start = -1;
  private count = 0;
  private last = -1;

  constructor(
    private readonly marks: Marks,
    kind: MarkedKind,
  ) {
    this.bit = kind.bit;
    this.flags = kind.flags;
    const { signs } = kind;
    this.hasLetter = signs.letter.length > 0;
    this.countsAll =
      signs.phraseBegin.length > 0 && (signs.phraseEndAfter.length > 0 || signs.end.length > 0);
  }

  run(): void {
    const { marks } = this;
    for (let at = 0; at < marks.length; at += 1) this.step(at);
    if (this.isInRun) {
      remove(marks.end, marks.length, this.bit);
      if (this.isInWord && this.start >= 0) this.markWord();
    }
    this.forgetBehindLast(marks.length, marks.length - 1);
  }

  private step(at: number): void {
    const { marks, bit } = this;
    const standsInWord = has(this.flags, at, IN_WORD);
    if (!this.isInRun && has(marks.begin, at, bit)) {
      this.isInRun = true;
      remove(marks.begin, at, bit);
      if (this.isInWord) this.start = at;
      if (!standsInWord) this.start = -1;
    }
    if (this.isInRun && has(marks.end, at, bit)) this.endRun(at, standsInWord);
    if (!this.isInWord && standsInWord && has(this.flags, at, EMPHASISABLE)) {
      this.isInWord = true;
      if (this.isInRun) this.start = at;
      this.forgetBehindLast(at, at - 1);
    }
    if (this.isInWord && !has(this.flags, at, IN_WORD)) {
      if (this.isInRun && this.start >= 0) this.markWord();
      this.isInWord = false;
      this.start = -1;
    }
    this.countCharacter(at);
  }

  private endRun(at: number, standsInWord: boolean): void {
    const { marks, bit } = this;
    this.isInRun = false;
    remove(marks.end, at, bit);
    if (!this.isInWord || this.start < 0) return;
    if (this.hasLetter && this.count === 1) add(marks.symbol, this.start, bit);
    else {
      add(marks.word, this.start, bit);
      if (!standsInWord) return;
      add(marks.end, at, bit);
      add(marks.word, at, bit);
    }
  }

  private countCharacter(at: number): void {
    if (at === this.start) {
      this.last = at;
      this.count = 1;
    } else if (this.isInWord && (this.countsAll || has(this.flags, at, EMPHASISABLE))) {
      this.last = at;
      if (this.isInRun) this.count += 1;
    }
  }

  private markWord(): void {
    add(this.hasLetter && this.count === 1 ? this.marks.symbol : this.marks.word, this.start, this.bit);
  }

  /** Characters behind the last one that counts are no part of its word, and no end of it stands behind them. */
  private forgetBehindLast(end: number, lastEnd: number): void {
    const { marks, bit, last } = this;
    for (let at = last + 1; at < end; at += 1) remove(this.flags, at, IN_WORD);
    if (last < 0 || has(marks.symbol, last, bit)) return;
    if (has(marks.word, last, bit) && !has(marks.end, last, bit)) add(marks.symbol, last, bit);
    for (let at = last; at < lastEnd; at += 1)
      if (has(marks.end, at + 1, bit)) {
        remove(marks.end, at + 1, bit);
        remove(marks.word, at + 1, bit);
        return;
      }
  }
}

function findWholeWords(marks: Marks, { bit, flags }: MarkedKind): void {
  let start = -1;
  for (let at = 0; at < marks.length; at += 1) {
    const isBegin = at === 0 || !has(flags, at - 1, IN_WORD);
    if (has(marks.symbol, at, bit)) {
      if (isBegin && (at + 1 === marks.length || !has(flags, at + 1, IN_WORD))) add(flags, at, WHOLE);
    } else if (has(marks.word, at, bit)) {
      if (has(marks.end, at, bit)) {
        if (start >= 0 && has(flags, at, IN_WORD)) remove(flags, start, WHOLE);
        start = -1;
      } else {
        if (isBegin) add(flags, at, WHOLE);
        start = at;
      }
    }
  }
}

/** Where a table has no sign for the end of a word, marks each character of a part of a word by itself. */
export function markPartsByCharacter(marks: Marks, { bit, flags }: MarkedKind): void {
  let isInPhrase = false;
  let start = -1;
  for (let at = 0; at < marks.length; at += 1) {
    const isWord = has(marks.word, at, bit);
    if (isInPhrase && (has(marks.end, at, bit) || isWord)) isInPhrase = false;
    if (isInPhrase) continue;
    if (has(marks.begin, at, bit)) {
      isInPhrase = true;
      continue;
    }
    if (start < 0 && isWord) start = at;
    if (start < 0) continue;
    if (isWord && has(marks.end, at, bit)) {
      remove(marks.end, at, bit);
      remove(marks.word, at, bit);
      remove(marks.word, start, bit);
      for (let inner = start; inner < at; inner += 1) add(marks.symbol, inner, bit);
      start = -1;
    } else if (!has(flags, at, IN_WORD)) start = -1;
  }
}
