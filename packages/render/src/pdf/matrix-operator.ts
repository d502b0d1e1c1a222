import { degToRad, type Point } from '@tastwerk/editor-core/geometry';
import type { Matrix } from '@tastwerk/editor-core/scene';
import { factor, mm } from '../decimal.js';

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
