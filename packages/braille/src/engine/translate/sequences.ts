import { SEQUENCE_AFTER, SEQUENCE_BEFORE, SEQUENCE_DELIMITER, SPACE } from '../model/attributes.js';
import type { Surroundings } from './surroundings.js';

const UNKNOWN = 0;
const NO = 1;
const YES = 2;

/** Says where letters stand alone between delimiters; each position is found out once. */
export class Sequences {
  private readonly known: { readonly before: Uint8Array; readonly after: Uint8Array };

  /** Patterns are what may stand behind such letters, such as an apostrophe and an s. */
  constructor(
    private readonly text: Surroundings,
    private readonly patterns: readonly (readonly number[])[],
  ) {
    this.known = { before: new Uint8Array(text.length + 1), after: new Uint8Array(text.length + 1) };
  }

  /** Whether a delimiter or the begin of the text stands before a position, behind signs that may come between. */
  beginsAt(position: number): boolean {
    const { before } = this.known;
    let at = position;
    while (at > 0 && before[at] === UNKNOWN && this.text.isIn(at - 1, SEQUENCE_BEFORE)) at -= 1;
    const answer = this.known.before[at] || (at === 0 || this.isDelimiter(at - 1) ? YES : NO);
    before.fill(answer, at, position + 1);
    return answer === YES;
  }

  /** Whether a delimiter or the end of the text stands at a position, before it patterns and signs that may come between. */
  endsAt(position: number): boolean {
    const { after } = this.known;
    const visited: number[] = [];
    let at = position;
    let answer = UNKNOWN;
    while (answer === UNKNOWN) {
      answer = after[at] ?? YES;
      if (answer !== UNKNOWN) break;
      visited.push(at);
      if (at >= this.text.length) answer = YES;
      else {
        const behind = this.behindPattern(at);
        if (behind >= this.text.length) answer = YES;
        else if (this.text.isIn(behind, SEQUENCE_AFTER)) at = behind + 1;
        else answer = this.isDelimiter(behind) ? YES : NO;
      }
    }
    for (const passed of visited) after[passed] = answer;
    return answer === YES;
  }

  private isDelimiter(position: number): boolean {
    return this.text.isIn(position, SPACE | SEQUENCE_DELIMITER);
  }

  /**
   * Where the first pattern ends that stands at a position; the position itself where none does. A pattern that does
   * not stand there is passed over sign by sign along with the text: near its end later patterns are not tried.
   */
  private behindPattern(position: number): number {
    for (const pattern of this.patterns) {
      const { length } = pattern;
      let matched = 0;
      while (matched < length && pattern[matched] === this.text.symbolAt(position + matched)) matched += 1;
      if (matched === length) return position + length;
      if (position + (length - matched - 1) > this.text.length) return position;
    }
    return position;
  }
}
