import type { Expression } from '../model/expression.js';
import type { Surroundings } from './surroundings.js';

/** Whether what an expression asks for stands from a position on. */
type SideMatcher = (text: Surroundings, position: number) => boolean;

const ALWAYS: SideMatcher = () => true;

/**
 * Makes a matcher of an expression: backwards (-1) from a position it reads what stands before a sequence, its parts from
 * last to first, forwards (1) what stands behind it. A part tries all ways to hold that let the parts after it hold.
 */
export function compileSide(expression: Expression, step: 1 | -1): SideMatcher {
  return compile(expression, step, ALWAYS);
}

function isBeyond(text: Surroundings, position: number): boolean {
  return position < 0 || position >= text.length;
}

/** A matcher that goes on with `next` behind what the expression has read. */
function compile(expression: Expression, step: 1 | -1, next: SideMatcher): SideMatcher {
  switch (expression.kind) {
    case 'symbols': {
      const { symbols } = expression;
      return (text, at) =>
        !isBeyond(text, at) && symbols.includes(text.symbolAt(at)) && next(text, at + step);
    }
    case 'any':
      return (text, at) => !isBeyond(text, at) && next(text, at + step);
    case 'classes': {
      const { classes, isEdge } = expression;
      return (text, at) => {
        if (isBeyond(text, at)) return isEdge;
        return (text.classesAt(at) & classes) !== 0 && next(text, at + step);
      };
    }
    case 'sequence': {
      const parts = step === 1 ? expression.parts.toReversed() : expression.parts;
      return parts.reduce((behind, part) => compile(part, step, behind), next);
    }
    case 'choice': {
      const matchers = expression.parts.map((part) => compile(part, step, next));
      return (text, at) => matchers.some((matcher) => matcher(text, at));
    }
    case 'not': {
      const refused = compile(expression.part, step, ALWAYS);
      return (text, at) => !isBeyond(text, at) && !refused(text, at) && next(text, at + step);
    }
    case 'repeat':
      return compileRepeat(expression, step, next);
  }
}

/** Answers for positions of one text; another text clears them. */
class TextMemo {
  private text: Surroundings | undefined;
  private readonly known = new Map<number, boolean>();

  get(text: Surroundings, position: number): boolean | undefined {
    return text === this.text ? this.known.get(position) : undefined;
  }

  set(text: Surroundings, positions: readonly number[], answer: boolean): void {
    if (text !== this.text) this.known.clear();
    this.text = text;
    for (const position of positions) this.known.set(position, answer);
  }
}

/** Runs of up to this many characters are not remembered: to read them again is faster. */
const SHORT_RUN = 16;

/** A repeated part, then `next`. A long run is walked once for a text, whatever is asked of it. */
function compileRepeat(
  { part, min, max }: Extract<Expression, { kind: 'repeat' }>,
  step: 1 | -1,
  next: SideMatcher,
): SideMatcher {
  if (max === 1) {
    const once = compile(part, step, next);
    return (text, at) => once(text, at) || next(text, at);
  }
  const isOne = oneCharacterTest(part);
  if (isOne === undefined) return compileLongRepeat(part, min, step, next);
  const memo = new TextMemo();
  const goesOn: SideMatcher = (text, start) => {
    let at = start;
    let answer: boolean | undefined;
    const walked: number[] = [];
    while (answer === undefined) {
      answer = memo.get(text, at);
      if (answer !== undefined) break;
      walked.push(at);
      if (next(text, at)) answer = true;
      else if (isBeyond(text, at) || !isOne(text, at)) answer = false;
      at += step;
    }
    if (walked.length > SHORT_RUN) memo.set(text, walked, answer);
    return answer;
  };
  return min === 0 ? goesOn : (text, at) => !isBeyond(text, at) && isOne(text, at) && goesOn(text, at + step);
}

/** A repeated part of several characters: all places that it can be read up to are tried, each once. */
function compileLongRepeat(part: Expression, min: number, step: 1 | -1, next: SideMatcher): SideMatcher {
  let ends: number[] = [];
  const collect = compile(part, step, (_, end) => {
    ends.push(end);
    return false;
  });
  const endsFrom = (text: Surroundings, at: number): readonly number[] => {
    ends = [];
    collect(text, at);
    return ends.filter((end) => end !== at);
  };
  const memo = new TextMemo();
  const goesOn = (text: Surroundings, start: number): boolean => {
    const from = new Map<number, number | undefined>([[start, undefined]]);
    const waiting = [start];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const known = memo.get(text, at);
      if (known === true || (known === undefined && next(text, at))) {
        const way: number[] = [];
        for (let back: number | undefined = at; back !== undefined; back = from.get(back)) way.push(back);
        memo.set(text, way, true);
        return true;
      }
      if (known === false) continue;
      for (const end of endsFrom(text, at))
        if (!from.has(end)) {
          from.set(end, at);
          waiting.push(end);
        }
    }
    memo.set(text, [...from.keys()], false);
    return false;
  };
  return min === 0 ? goesOn : (text, at) => endsFrom(text, at).some((end) => goesOn(text, end));
}

/** The test of an expression that reads exactly one character, undefined for any other. */
function oneCharacterTest(expression: Expression): SideMatcher | undefined {
  switch (expression.kind) {
    case 'symbols':
      return (text, at) => expression.symbols.includes(text.symbolAt(at));
    case 'any':
      return ALWAYS;
    case 'classes':
      return expression.isEdge ? undefined : (text, at) => (text.classesAt(at) & expression.classes) !== 0;
    default:
      return undefined;
  }
}

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
