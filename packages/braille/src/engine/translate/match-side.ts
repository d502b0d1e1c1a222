import type { Expression } from '../model/expression.js';
import type { Surroundings } from './surroundings.js';

/** Whether what an expression asks for stands from a position on. */
export type SideMatcher = (text: Surroundings, position: number) => boolean;

const ALWAYS: SideMatcher = () => true;

/**
 * Makes a matcher of an expression: backwards (-1) from a position it reads what stands before a sequence, its parts from
 * last to first, forwards (1) what stands behind it. A part tries all ways to hold that let the parts after it hold.
 */
export function compileSide(expression: Expression, step: 1 | -1): SideMatcher {
  return compile(expression, step, ALWAYS);
}

/** All classes that a sequence of classes, such as stands before a contraction, asks for. */
export function classesIn(expression: Expression): number {
  switch (expression.kind) {
    case 'classes':
      return expression.classes;
    case 'repeat':
      return classesIn(expression.part);
    case 'sequence':
      return expression.parts.reduce((classes, part) => classes | classesIn(part), 0);
    default:
      return 0;
  }
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
        if (isBeyond(text, at)) return isEdge && next(text, at);
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

/** As often as possible first. */
function compileRepeat(
  { part, min, max }: Extract<Expression, { kind: 'repeat' }>,
  step: 1 | -1,
  next: SideMatcher,
): SideMatcher {
  const isOne = oneCharacterTest(part);
  if (isOne !== undefined)
    return (text, at) => {
      let end = at;
      for (let count = 0; count < max && !isBeyond(text, end) && isOne(text, end); count += 1) end += step;
      for (; (end - at) * step >= min; end -= step) if (next(text, end)) return true;
      return false;
    };
  if (min === 0 && max === 1) {
    const once = compile(part, step, next);
    return (text, at) => once(text, at) || next(text, at);
  }
  // Each time must read something, or it would repeat for ever.
  const attempt = (text: Surroundings, at: number, least: number, most: number): boolean =>
    (most > 0 &&
      compile(part, step, (_, end) => end !== at && attempt(text, end, least - 1, most - 1))(text, at)) ||
    (least <= 0 && next(text, at));
  return (text, at) => attempt(text, at, min, max);
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
