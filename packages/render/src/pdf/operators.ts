import { degToRad, type PathData, type Point } from '@tastwerk/editor-core/geometry';
import { type BraillePrimitive, brailleDotCentres, type Matrix } from '@tastwerk/editor-core/scene';
import { factor, mm } from '../decimal.js';

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

/** The dots of braille runs as operators of one path, ready to be filled. */
export interface DotOperators {
  /** The path of `run` in the run's own coordinates: its origin at 0, 0 and not turned. */
  pathOf(run: BraillePrimitive): string;
}

/**
 * Starts the dots of one file. In a run's own coordinates equal cells are equal bytes, so a dot is written once and
 * remembered, and a page of braille compresses to little more than its first line.
 */
export function createDotOperators(): DotOperators {
  const circles = new Map<string, string>();
  return {
    pathOf(run) {
      const { diameterMm } = run.dots;
      let operators = '';
      for (const { x, y } of brailleDotCentres({ ...run, origin: { x: 0, y: 0 }, angle: 0 })) {
        const key = `${x} ${y} ${diameterMm}`;
        let circle = circles.get(key);
        if (circle === undefined) {
          circle = circleOperators(x, y, diameterMm);
          circles.set(key, circle);
        }
        operators += circle;
      }
      return operators;
    },
  };
}

/** The operator that puts `matrix` before the coordinate system in force. */
export function matrixOperator({ a, b, c, d, e, f }: Matrix): string {
  return `${factor(a)} ${factor(b)} ${factor(c)} ${factor(d)} ${mm(e)} ${mm(f)} cm\n`;
}

/** The operator that moves the coordinate system to `origin` and turns it by `degrees` clockwise (y points down). */
export function placementOperator(origin: Point, degrees: number): string {
  const cos = Math.cos(degToRad(degrees));
  const sin = Math.sin(degToRad(degrees));
  return matrixOperator({ a: cos, b: sin, c: -sin, d: cos, e: origin.x, f: origin.y });
}

/** `text` as a string in a content stream: UTF-16 in hexadecimal digits with its byte order mark (ISO 32000-1, 7.9.2.2). */
export function textString(text: string): string {
  let digits = 'FEFF';
  for (let index = 0; index < text.length; index += 1) {
    digits += text.charCodeAt(index).toString(16).toUpperCase().padStart(4, '0');
  }
  return `<${digits}>`;
}
