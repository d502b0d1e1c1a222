import { SEQUENCE_AFTER, SEQUENCE_BEFORE, SEQUENCE_DELIMITER, SPACE } from '../model/attributes.js';
import type { Surroundings } from './surroundings.js';

/** Says where letters stand alone between delimiters; long runs of signs beside them are walked once. */
export class Sequences {
  private readonly begins = new Map<number, boolean>();
  private readonly ends = new Map<number, boolean>();

  /** Patterns are what may stand behind such letters, such as an apostrophe and an s. */
  constructor(
    private readonly text: Surroundings,
    private readonly patterns: readonly (readonly number[])[],
  ) {}

  /** Whether a delimiter or the begin of the text stands before a position, behind signs that may come between. */
  beginsAt(position: number): boolean {
    const { text } = this;
    if (!text.isIn(position - 1, SEQUENCE_BEFORE)) return position === 0 || this.isDelimiter(position - 1);
    let at = position;
    let answer = this.begins.get(at);
    while (answer === undefined && text.isIn(at - 1, SEQUENCE_BEFORE)) {
      at -= 1;
      answer = this.begins.get(at);
    }
    answer ??= at === 0 || this.isDelimiter(at - 1);
    for (let passed = at; passed <= position; passed += 1) this.begins.set(passed, answer);
    return answer;
  }

  /** Whether a delimiter or the end of the text stands at a position, before it patterns and signs that may come between. */
  endsAt(position: number): boolean {
    const { text } = this;
    const visited: number[] = [];
    let answer: boolean | undefined;
    for (let at = position; answer === undefined;) {
      const behind = this.behindPattern(at);
      if (behind >= text.length) answer = true;
      else if (!text.isIn(behind, SEQUENCE_AFTER)) answer = this.isDelimiter(behind);
      else {
        visited.push(at);
        at = behind + 1;
        answer = this.ends.get(at);
      }
    }
    for (const passed of visited) this.ends.set(passed, answer);
    return answer;
  }

  private isDelimiter(position: number): boolean {
    return this.text.isIn(position, SPACE | SEQUENCE_DELIMITER);
  }

  /**
   * Where the first pattern ends that stands at a position; the position itself where none does. A pattern that does
   * not stand there is passed over sign by sign along with the text: near its end later patterns are not tried.
   */
  private behindPattern(position: number): number {
    const { text, patterns } = this;
    for (let index = 0; index < patterns.length; index += 1) {
      const pattern = patterns[index] ?? [];
      const { length } = pattern;
      let matched = 0;
      while (matched < length && pattern[matched] === text.symbolAt(position + matched)) matched += 1;
      if (matched === length) return position + length;
      if (position + (length - matched - 1) > text.length) return position;
    }
    return position;
  }
}
