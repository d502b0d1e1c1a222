import type { Expression } from '../model/expression.js';
import { compileSide, type SideMatcher } from './match-side.js';
import type { Surroundings } from './surroundings.js';

/** What is known of a symbol that an expression is to begin with: nothing yet, that it refuses it, that it may hold. */
const UNKNOWN = 0;
const REFUSED = 1;
const POSSIBLE = 2;

/** Stands for what is beyond the text; symbols begin one further on. */
const BEYOND = -1;

/**
 * What stands on one side of a rule. Most rules are refused by the character right beside them; for each symbol that is
 * found out once. The matcher for all the rest is made when it is first needed.
 */
export class RuleSide {
  private readonly known: Uint8Array;
  private matcher: SideMatcher | undefined;

  constructor(
    private readonly expression: Expression,
    private readonly step: 1 | -1,
    private readonly classesOf: (symbol: number) => number,
    symbolCount: number,
  ) {
    this.known = new Uint8Array(symbolCount + 1);
  }

  /** Whether what is asked for stands from a position on. */
  holds(text: Surroundings, position: number): boolean {
    const symbol = position < 0 || position >= text.length ? BEYOND : text.symbolAt(position);
    const known = this.known[symbol + 1] ?? POSSIBLE;
    if (known === REFUSED || (known === UNKNOWN && !this.learn(symbol))) return false;
    this.matcher ??= compileSide(this.expression, this.step);
    return this.matcher(text, position);
  }

  private learn(symbol: number): boolean {
    const begin = beginOf(this.expression, this.step, symbol, this.classesOf);
    const isPossible = begin.holds || begin.isSkipped;
    this.known[symbol + 1] = isPossible ? POSSIBLE : REFUSED;
    return isPossible;
  }
}

/** Whether an expression may read a symbol first, and whether it may read nothing at all. */
interface Begin {
  readonly holds: boolean;
  readonly isSkipped: boolean;
}

function beginOf(
  expression: Expression,
  step: 1 | -1,
  symbol: number,
  classesOf: (symbol: number) => number,
): Begin {
  switch (expression.kind) {
    case 'symbols':
      return { holds: expression.symbols.includes(symbol), isSkipped: false };
    case 'any':
    case 'not':
      return { holds: symbol !== BEYOND, isSkipped: false };
    case 'classes': {
      const { classes, isEdge } = expression;
      const holds = symbol === BEYOND ? isEdge : (classesOf(symbol) & classes) !== 0;
      return { holds, isSkipped: false };
    }
    case 'sequence': {
      let holds = false;
      for (const part of step === 1 ? expression.parts : expression.parts.toReversed()) {
        const begin = beginOf(part, step, symbol, classesOf);
        holds ||= begin.holds;
        if (!begin.isSkipped) return { holds, isSkipped: false };
      }
      return { holds, isSkipped: true };
    }
    case 'choice': {
      const begins = expression.parts.map((part) => beginOf(part, step, symbol, classesOf));
      return {
        holds: begins.some(({ holds }) => holds),
        isSkipped: begins.some(({ isSkipped }) => isSkipped),
      };
    }
    case 'repeat': {
      const begin = beginOf(expression.part, step, symbol, classesOf);
      return { holds: begin.holds, isSkipped: begin.isSkipped || expression.min === 0 };
    }
  }
}
