import type { LineExceptions } from '@tastwerk/editor-core/braille';
import { LoadedRule } from './loaded-rule.js';
import type { PassText } from './pass-text.js';

/** The parts of a line that are written with given cells, as rules that hold at one place each, and where no rule reads across. */
export class ExceptionRules {
  private readonly rules = new Map<number, LoadedRule>();
  /** 1 for each position at which a part begins or ends or a division stands. */
  private readonly edges: Uint8Array;

  /** `small` are the symbols of the text of the main pass in small letters. */
  constructor({ written, divisions }: LineExceptions, { origins }: PassText, small: readonly number[]) {
    this.edges = new Uint8Array(origins.length + 1);
    let position = 0;
    /** Both are walked in rising order, so that a long line stays linear. */
    const goTo = (index: number): number => {
      while (position < origins.length && (origins[position] ?? 0) < index) position += 1;
      return position;
    };
    for (const index of divisions) this.edges[goTo(index)] = 1;
    position = 0;
    for (const { start, end, cells } of written) {
      const [from, to] = [goTo(start), goTo(end)];
      if (from >= to) continue;
      this.edges[from] = this.edges[to] = 1;
      this.rules.set(from, ruleOf(small.slice(from, to), cells));
    }
  }

  /** What is written from a position on in place of what the table says. */
  ruleAt(position: number): LoadedRule | undefined {
    return this.rules.get(position);
  }

  /** Whether a rule would read across an edge between `start` and `end`. */
  hasEdgeInside(start: number, end: number): boolean {
    for (let at = start + 1; at < end; at += 1) if (this.edges[at] === 1) return true;
    return false;
  }
}

function ruleOf(symbols: readonly number[], cells: readonly number[]): LoadedRule {
  const rule = {
    opcode: 'always',
    symbols,
    cells,
    staysInSyllable: false,
    avoidsMarkBefore: false,
    avoidsMarkAfter: false,
    classesBefore: 0,
    classesAfter: 0,
  } as const;
  return new LoadedRule(rule, undefined, undefined);
}
