import type { Box, Point } from '@tastwerk/editor-core/geometry';

const STEPS_PER_MM = 100;

/** A length as the hand leaves it in a document: to a hundredth of a millimetre, finer than any printer. */
export function handMm(mm: number): number {
  const rounded = Math.round(mm * STEPS_PER_MM) / STEPS_PER_MM;
  return rounded === 0 ? 0 : rounded;
}

/** `point` to a hundredth of a millimetre. */
export function handPoint({ x, y }: Point): Point {
  return { x: handMm(x), y: handMm(y) };
}

/** `box` to a hundredth of a millimetre. */
export function handBox({ x, y, width, height }: Box): Box {
  return { x: handMm(x), y: handMm(y), width: handMm(width), height: handMm(height) };
}
