import type { ReleaseRules } from '../../model/release.js';
import { add, has, IN_WORD, type MarkedKind, type Marks, remove, WHOLE } from './marks.js';

/** Takes the marks of words back that make a phrase together, and marks begin and end of the phrase. */
export function markPhrases(marks: Marks, kind: MarkedKind, release: ReleaseRules): void {
  new PhraseMarker(marks, kind, release).run();
}

class PhraseMarker {
  private readonly bit: number;
  private readonly hasEndBehind: boolean;
  private isInWord = false;
  private lastWordEnd = -1;
  private isInMarkedWord = false;
  private lastSymbol = -1;
  private start = -1;
  private lastStart = -1;
  private lastEnd = -1;
  private count = 0;

  constructor(
    private readonly marks: Marks,
    private readonly kind: MarkedKind,
    private readonly release: ReleaseRules,
  ) {
    this.bit = kind.bit;
    this.hasEndBehind = kind.signs.phraseEndAfter.length > 0 || kind.signs.end.length > 0;
  }

  run(): void {
    for (let at = 0; at < this.marks.length; at += 1) this.step(at);
  }

  private step(at: number): void {
    const standsInWord = has(this.kind.flags, at, IN_WORD);
    if (!this.isInWord && standsInWord) this.isInWord = true;
    else if (this.isInWord && !standsInWord) {
      this.isInWord = false;
      this.lastWordEnd = at;
    }
    if (this.readMark(at)) {
      this.finish(at);
      return;
    }
    const isMarked = this.isInMarkedWord || this.lastSymbol === at;
    if (this.start < 0 && isMarked) {
      if (!this.mayJoin(at)) return;
      this.start = at;
      this.lastStart = at;
      this.lastEnd = -1;
      this.count = 1;
    } else if (this.start >= 0) {
      if (this.isInWord && !isMarked) this.finish(at);
      else if (at === this.marks.length - 1) this.finishAtEnd();
    }
  }

  /** Follows marks of words and letters; answers whether the phrase ends here because a word is not whole. */
  private readMark(at: number): boolean {
    const { marks, bit } = this;
    const isSymbol = has(marks.symbol, at, bit);
    const isWord = has(marks.word, at, bit);
    const isEnd = has(marks.end, at, bit);
    if (!this.isInMarkedWord && (isSymbol || (isWord && !isEnd))) {
      if (isSymbol) this.lastSymbol = at;
      else this.isInMarkedWord = true;
      if (this.start < 0) return false;
      if (!this.mayJoin(at)) return true;
      this.lastStart = at;
      this.count += 1;
    } else if ((this.isInMarkedWord && isWord && isEnd) || this.lastWordEnd === at) {
      this.isInMarkedWord = false;
      if (this.start >= 0) this.lastEnd = at;
    }
    return false;
  }

  private mayJoin(at: number): boolean {
    return this.kind.partsJoinPhrases || has(this.kind.flags, at, WHOLE);
  }

  private finish(at: number): void {
    if (this.lastEnd < this.lastStart) this.lastEnd = at;
    if (!this.hasEndBehind && this.lastEnd !== this.lastWordEnd) this.count -= 1;
    if (this.count >= this.kind.signs.phraseLength) this.mark(this.start, this.lastEnd);
    this.start = -1;
  }

  /** A first word that ends with the text is no phrase in some releases, even where one word makes one. */
  private finishAtEnd(): void {
    if (this.count < this.kind.signs.phraseLength) return;
    if (this.lastEnd < 0 && !this.release.lastWordIsPhrase) return;
    if (this.lastEnd < this.lastStart) this.lastEnd = this.marks.length;
    this.mark(this.start, this.lastEnd);
  }

  private mark(start: number, end: number): void {
    const { marks, bit } = this;
    const { signs, flags } = this.kind;
    for (let at = start; at <= end; at += 1) {
      remove(marks.symbol, at, bit);
      remove(marks.word, at, bit);
      remove(flags, at, WHOLE);
    }
    add(marks.begin, start, bit);
    if (signs.end.length > 0 || signs.phraseEndAfter.length > 0) add(marks.end, end, bit);
    else if (signs.phraseEndBefore.length > 0) {
      if (signs.wordBegin.length > 0 && signs.wordBegin.join() === signs.phraseEndBefore.join()) {
        add(marks.word, this.lastStart, bit);
        add(flags, this.lastStart, WHOLE);
      } else add(marks.end, this.lastStart, bit);
    }
  }
}
