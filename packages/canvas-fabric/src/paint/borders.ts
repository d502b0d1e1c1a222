import type { PathData, PathStep } from '@tastwerk/editor-core/geometry';
import type { Primitive, PrimitiveOf, Stroke } from '@tastwerk/editor-core/scene';
import { borderedAreaOf } from './bordered-area.js';
import { polygonOf } from './outlines.js';

type PathPrimitive = PrimitiveOf<'path'>;

/** An area and the line around it as two shapes to be filled, the inner one last. */
interface Border {
  readonly outer: Path2D;
  readonly inner: Path2D;
}

interface KnownBorder {
  /** The area that lay below the line. */
  readonly area: PathPrimitive;
  readonly border: Border | null;
}

const knownByLine = new WeakMap<PathPrimitive, KnownBorder>();

/** Most lines are solid. */
export function isDashed(stroke: Stroke): stroke is Stroke & { readonly dashMm: readonly number[] } {
  return stroke.dashMm !== undefined && stroke.dashMm.length > 0;
}

function isSameStep(a: PathStep, b: PathStep | undefined): boolean {
  if (a.kind === 'Z' || b === undefined || b.kind === 'Z') return a.kind === b?.kind;
  if (a.kind !== b.kind || a.to.x !== b.to.x || a.to.y !== b.to.y) return false;
  if (a.kind !== 'C' || b.kind !== 'C') return true;
  return a.c1.x === b.c1.x && a.c1.y === b.c1.y && a.c2.x === b.c2.x && a.c2.y === b.c2.y;
}

/** A worker has the path of an area and that of its line from different places. */
function isSamePath(a: PathData, b: PathData): boolean {
  return a === b || (a.length === b.length && a.every((step, index) => isSameStep(step, b[index])));
}

function makeBorder(area: PathPrimitive, { path, fill, stroke }: PathPrimitive): Border | null {
  if (area.fill === undefined || area.stroke || fill !== undefined) return null;
  if (!stroke || isDashed(stroke) || !isSamePath(area.path, path)) return null;
  const bordered = borderedAreaOf(path, stroke);
  return bordered && { outer: polygonOf(bordered.outer), inner: polygonOf(bordered.inner) };
}

/** The border that `area` and the `line` painted after it make, if it was made ready; null where it was not, or cannot be. */
export function borderOf(area: PathPrimitive, line: PathPrimitive): Border | null {
  const known = knownByLine.get(line);
  return known?.area === area ? known.border : null;
}

/** Makes the borders ready that `drawing` has. Doing so takes longer than painting it once: it is for who has time, and will paint it again. */
export function readyBorders(drawing: readonly Primitive[]): void {
  drawing.forEach((line, place) => {
    const area = drawing[place - 1];
    if (area?.type !== 'path' || line.type !== 'path' || !line.stroke) return;
    if (knownByLine.get(line)?.area === area) return;
    knownByLine.set(line, { area, border: makeBorder(area, line) });
  });
}
