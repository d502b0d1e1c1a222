import type { PathData } from '@tastwerk/editor-core/geometry';
import { mm } from '../decimal.js';

/** Distance of a control point from the end of a quarter circle of radius 1; the radius is then right to 0.03 %. */
const QUARTER_CIRCLE = 0.5522847498;

/** Path construction operators for `path` in the units of its points. */
export function pathOperators(path: PathData): string {
  let operators = '';
  for (const step of path) {
    switch (step.kind) {
      case 'M':
        operators += `${mm(step.to.x)} ${mm(step.to.y)} m\n`;
        break;
      case 'L':
        operators += `${mm(step.to.x)} ${mm(step.to.y)} l\n`;
        break;
      case 'C':
        operators +=
          `${mm(step.c1.x)} ${mm(step.c1.y)} ${mm(step.c2.x)} ${mm(step.c2.y)} ` +
          `${mm(step.to.x)} ${mm(step.to.y)} c\n`;
        break;
      case 'Z':
        operators += 'h\n';
    }
  }
  return operators;
}

/**
 * A circle about `x`, `y` as four cubic curves, to be filled. Stroked points with round caps would be shorter, but viewers
 * that draw on an HTML canvas leave them out.
 */
export function circleOperators(x: number, y: number, diameter: number): string {
  const radius = diameter / 2;
  const control = radius * QUARTER_CIRCLE;
  const [left, right, top, bottom] = [mm(x - radius), mm(x + radius), mm(y - radius), mm(y + radius)];
  const [nearLeft, nearRight] = [mm(x - control), mm(x + control)];
  const [nearTop, nearBottom] = [mm(y - control), mm(y + control)];
  const [centreX, centreY] = [mm(x), mm(y)];
  return (
    `${right} ${centreY} m\n` +
    `${right} ${nearBottom} ${nearRight} ${bottom} ${centreX} ${bottom} c\n` +
    `${nearLeft} ${bottom} ${left} ${nearBottom} ${left} ${centreY} c\n` +
    `${left} ${nearTop} ${nearLeft} ${top} ${centreX} ${top} c\n` +
    `${nearRight} ${top} ${right} ${nearTop} ${right} ${centreY} c\n`
  );
}
