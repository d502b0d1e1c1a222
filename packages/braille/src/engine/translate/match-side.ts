import type { Expression } from '../model/expression.js';
import type { Surroundings } from './surroundings.js';

/** Whether an expression holds from a position on: to the right (1) as it reads, to the left (-1) from its end. */
export function holdsBeside(
  expression: Expression,
  text: Surroundings,
  position: number,
  step: 1 | -1,
): boolean {
  return matchFrom(expression, text, position, step, () => true);
}

type Continue = (position: number) => boolean;

function isBeyond(text: Surroundings, position: number): boolean {
  return position < 0 || position >= text.length;
}

function matchFrom(
  expression: Expression,
  text: Surroundings,
  at: number,
  step: 1 | -1,
  next: Continue,
): boolean {
  switch (expression.kind) {
    case 'symbols':
      return !isBeyond(text, at) && expression.symbols.includes(text.symbolAt(at)) && next(at + step);
    case 'any':
      return !isBeyond(text, at) && next(at + step);
    case 'classes':
      if (isBeyond(text, at)) return expression.isEdge && next(at);
      return (text.classesAt(at) & expression.classes) !== 0 && next(at + step);
    case 'sequence':
      return matchSequence(expression.parts, 0, text, at, step, next);
    case 'choice':
      return expression.parts.some((part) => matchFrom(part, text, at, step, next));
    case 'not':
      return (
        !isBeyond(text, at) && !matchFrom(expression.part, text, at, step, () => true) && next(at + step)
      );
    case 'repeat':
      return matchRepeat(expression.part, expression.min, expression.max, text, at, step, next);
  }
}

function matchSequence(
  parts: readonly Expression[],
  done: number,
  text: Surroundings,
  at: number,
  step: 1 | -1,
  next: Continue,
): boolean {
  const part = parts[step === 1 ? done : parts.length - 1 - done];
  if (part === undefined) return next(at);
  return matchFrom(part, text, at, step, (end) => matchSequence(parts, done + 1, text, end, step, next));
}

function matchRepeat(
  part: Expression,
  min: number,
  max: number,
  text: Surroundings,
  at: number,
  step: 1 | -1,
  next: Continue,
): boolean {
  if (
    max > 0 &&
    matchFrom(
      part,
      text,
      at,
      step,
      (end) => end !== at && matchRepeat(part, min - 1, max - 1, text, end, step, next),
    )
  )
    return true;
  return min <= 0 && next(at);
}
