import { add, has, IN_WORD, type MarkedKind, type Marks, remove, RESETS, WHOLE } from './marks.js';

/** Marks a word again behind characters that end its emphasis, such as a hyphen. */
export function markResets(marks: Marks, kind: MarkedKind): void {
  new ResetMarker(marks, kind).run();
}

class ResetMarker {
  private readonly bit: number;
  private readonly flags: number[];
  private readonly hasLetter: boolean;
  private isInWord = false;
  private isInPhrase = false;
  private start = -1;
  private isReset = false;
  private count = 0;
  /** Where a phrase ended with the sign of its last word: that sign moves with the word. */
  private phraseEnd = -1;

  constructor(
    private readonly marks: Marks,
    kind: MarkedKind,
  ) {
    this.flags = kind.flags;
    this.bit = kind.bit;
    this.hasLetter = kind.signs.letter.length > 0;
  }

  run(): void {
    const { marks } = this;
    for (let at = 0; at < marks.length; at += 1) this.step(at);
    if (!this.isInWord) return;
    if (this.isOneLetter()) {
      this.turnIntoLetter();
      this.removeEnd(marks.length);
    }
    if (this.isReset) this.removeEnd(marks.length);
  }

  private step(at: number): void {
    const { marks, bit } = this;
    const isWord = has(marks.word, at, bit);
    if (this.isInPhrase) {
      if (has(marks.end, at, bit)) this.isInPhrase = false;
      else if (isWord) {
        this.isInPhrase = false;
        this.phraseEnd = at;
      }
    }
    if (this.isInPhrase) return;
    if (has(marks.begin, at, bit)) {
      this.isInPhrase = true;
      return;
    }
    if (!this.isInWord && !this.enterWord(at, isWord)) return;
    if (this.isInWord) this.stepInWord(at);
  }

  /** Begins a word; answers whether the position is to be looked at once more. */
  private enterWord(at: number, isWord: boolean): boolean {
    const { marks, bit, flags } = this;
    const resets = has(this.flags, at, RESETS);
    if (isWord) {
      if (resets && this.hasLetter && this.phraseEnd !== at) {
        add(marks.symbol, at, bit);
        if (has(flags, at + 1, IN_WORD)) {
          add(marks.word, at + 1, bit);
          if (has(flags, at, WHOLE)) add(flags, at + 1, WHOLE);
        }
        remove(marks.word, at, bit);
        remove(flags, at, WHOLE);
        return false;
      }
      this.isInWord = true;
      this.start = at;
      this.count = 0;
      this.isReset = false;
    } else if (resets) remove(marks.symbol, at, bit);
    return true;
  }

  private stepInWord(at: number): void {
    const { marks, bit } = this;
    const resets = has(this.flags, at, RESETS);
    if (!has(this.flags, at, IN_WORD) || (has(marks.word, at, bit) && has(marks.end, at, bit))) {
      this.isInWord = false;
      if (this.isOneLetter()) {
        this.turnIntoLetter();
        this.removeEnd(at);
      }
      if (this.isReset || resets) this.removeEnd(at);
      if (at === this.start) {
        remove(this.flags, this.start, WHOLE);
        this.removeEnd(at);
      }
      return;
    }
    if (resets) {
      if (this.isOneLetter()) this.turnIntoLetter();
      this.isReset = true;
      return;
    }
    if (this.isReset) {
      if (this.start === this.phraseEnd) remove(marks.word, this.phraseEnd, bit);
      this.phraseEnd = -1;
      this.isReset = false;
      this.start = at;
      this.count = 0;
      add(marks.word, at, bit);
    }
    this.count += 1;
  }

  private isOneLetter(): boolean {
    return this.hasLetter && this.count === 1 && this.start !== this.phraseEnd;
  }

  private turnIntoLetter(): void {
    add(this.marks.symbol, this.start, this.bit);
    remove(this.marks.word, this.start, this.bit);
    remove(this.flags, this.start, WHOLE);
  }

  private removeEnd(at: number): void {
    remove(this.marks.end, at, this.bit);
    remove(this.marks.word, at, this.bit);
  }
}
