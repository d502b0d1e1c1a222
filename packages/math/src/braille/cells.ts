import type { MathNode } from '../model/nodes.js';
import { isWithinLimits, MATH_LIMITS } from '../model/limits.js';
import { failAt, resultOf, type MathResult } from '../model/problems.js';

/** A place at which a rule was used that is not sure: from an older source, or where a code has no rule for one line. */
export interface MathDoubt {
  /** Place of the node in the source. */
  readonly at: number;
  /** Name of the rule; the README of the package says where each comes from. */
  readonly rule: string;
}

/** A formula in braille. */
export interface MathBraille {
  /** Unicode braille; a blank cell is U+2800. */
  readonly braille: string;
  /** For each cell the place in the source of the node that it was written for. */
  readonly sourceIndex: readonly number[];
  readonly doubts: readonly MathDoubt[];
}

export const BLANK = '\u2800';

/** Collects cells with their places. */
export class CellWriter {
  private braille = '';
  private readonly sourceIndex: number[] = [];
  private readonly doubts: MathDoubt[] = [];

  put(cells: string, at: number): void {
    this.braille += cells;
    for (let index = 0; index < cells.length; index += 1) this.sourceIndex.push(at);
  }

  /** A blank cell, unless the line is empty or ends with one. */
  space(at: number): void {
    if (this.braille !== '' && !this.braille.endsWith(BLANK)) this.put(BLANK, at);
  }

  doubt(at: number, rule: string): void {
    this.doubts.push({ at, rule });
  }

  /** The last cell, empty at the begin. */
  get last(): string {
    return this.braille.at(-1) ?? '';
  }

  /** Whether nothing is written. */
  get isEmpty(): boolean {
    return this.braille === '';
  }

  get written(): MathBraille {
    const { braille, sourceIndex, doubts } = this;
    const end = braille.length - (braille.endsWith(BLANK) ? 1 : 0);
    return { braille: braille.slice(0, end), sourceIndex: sourceIndex.slice(0, end), doubts };
  }
}

/** What `write` writes for a tree, or why it cannot be written. */
export function writtenBraille(node: MathNode, write: () => MathBraille): MathResult<MathBraille> {
  return resultOf(() => {
    if (!isWithinLimits(node)) failAt(node.at, 'MATH_TOO_LARGE', { most: MATH_LIMITS.nodes });
    return write();
  });
}

/** Ends the writing: `what` has no braille in this code. */
export function noBraille(at: number, what: string): never {
  return failAt(at, 'MATH_NO_BRAILLE', { what });
}
