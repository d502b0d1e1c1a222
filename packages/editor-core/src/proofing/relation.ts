import { type Box, boxesMeet, growBox } from '../geometry/box.js';
import type { Polyline } from '../geometry/flatten.js';
import { isInside } from '../geometry/nearness.js';
import type { Point } from '../geometry/point.js';
import type { EdgeSet } from '../outlines/edges.js';
import { type Nearest, nearestEdges, TOUCH_MM } from '../outlines/nearest-edges.js';
import { type Crossing, sharpestCrossing } from './crossing.js';
import { type ParallelRun, parallelRun } from './parallel-run.js';
import type { Subject } from '../outlines/subject.js';

/** How two objects of a page that lie close to each other are placed. */
export interface Relation {
  readonly a: Subject;
  readonly b: Subject;
  /** The gap between what swells of both; 0 where they touch, cross or lie on each other. */
  readonly gap: Nearest | null;
  /** Whether their marks touch or cross, so that a finger takes both for one thing. */
  readonly joined: boolean;
  /** Whether one lies inside a raised or textured area of the other. */
  readonly laidOn: boolean;
  /** From a label to the texture of the other; 0 inside it. Null between two shapes. */
  readonly textureGap: Nearest | null;
  /** The stretch on which both, being lines, run beside each other. */
  readonly run: ParallelRun | null;
  /** Where both, being lines, cross at the smallest angle. */
  readonly crossing: Crossing | null;
}

function firstPoint({ packed, count }: EdgeSet): Point | null {
  return count === 0 ? null : { x: packed[0] ?? 0, y: packed[1] ?? 0 };
}

/** Where `subject` begins to be felt. */
function startOf(subject: Subject): Point | null {
  return firstPoint(subject.marks) ?? (subject.texture && firstPoint(subject.texture.rim));
}

function at(point: Point): Nearest {
  return { distanceMm: 0, from: point, to: point };
}

function insideOf(subject: Subject, areas: readonly Polyline[]): Nearest | null {
  const point = startOf(subject);
  return point && areas.length > 0 && isInside(point, areas) ? at(point) : null;
}

function closer(one: Nearest | null, other: Nearest | null): Nearest | null {
  if (!one || !other) return one ?? other;
  return other.distanceMm < one.distanceMm ? other : one;
}

/** The rims by which a shape ends: a texture without an outline ends by its own. */
function rimsOf({ marks, texture, stroke }: Subject): readonly EdgeSet[] {
  return texture && !stroke ? [marks, texture.rim] : [marks];
}

/** How far the label `upper` keeps the textures of what lies below away from its lines, in mm. */
function keptClearMm({ form }: Subject): number {
  return form.role === 'label' ? form.label.clearance : 0;
}

/** From a label to the texture of the other; `clearMm` is what the label keeps free of it by its halo. */
function labelTextureGap(
  label: Subject,
  { texture }: Subject,
  { reachMm, clearMm }: { readonly reachMm: number; readonly clearMm: number },
): Nearest | null {
  if (!texture) return null;
  const gap = insideOf(label, texture.region) ?? nearestEdges(label.marks, texture.rim, reachMm);
  return gap && { ...gap, distanceMm: Math.max(gap.distanceMm, clearMm) };
}

function isLabel({ form }: Subject): boolean {
  return form.role === 'label';
}

/** A piece of `subject` on which the other lies, when it has such areas; a label lies beside textures, not on them. */
function laidOnOf(
  one: Subject,
  other: Subject,
  { countsTexture, isKeptClear }: { readonly countsTexture: boolean; readonly isKeptClear: boolean },
): Nearest | null {
  const textured = (countsTexture && other.texture?.region) || [];
  return insideOf(one, [...other.solids, ...(isKeptClear ? [] : other.solidTexture), ...textured]);
}

/** The boxes that decide whether two subjects can be close. */
function couldMeet(a: Box | null, b: Box | null, reachMm: number): boolean {
  return a !== null && b !== null && boxesMeet(growBox(a, reachMm), b);
}

/** How `a` and `b`, which lies above it, are placed when they come nearer than `reachMm` of each other; else null. */
export function relate(a: Subject, b: Subject, reachMm: number): Relation | null {
  if (!couldMeet(a.reliefBox, b.reliefBox, reachMm)) return null;
  const withLabel = isLabel(a) || isLabel(b);
  const pairs = withLabel
    ? [[a.marks, b.marks] as const]
    : rimsOf(a).flatMap((one) => rimsOf(b).map((other) => [one, other] as const));
  let gap: Nearest | null = null;
  for (const [one, other] of pairs) {
    gap = closer(gap, nearestEdges(one, other, Math.min(reachMm, gap?.distanceMm ?? reachMm)));
  }
  const joined = gap !== null && gap.distanceMm <= TOUCH_MM;
  const countsTexture = !withLabel;
  const clearMm = keptClearMm(b);
  const lying = joined
    ? null
    : (laidOnOf(a, b, { countsTexture, isKeptClear: false }) ??
      laidOnOf(b, a, { countsTexture, isKeptClear: clearMm > 0 }));
  const textureGap = isLabel(a)
    ? labelTextureGap(a, b, { reachMm, clearMm: 0 })
    : isLabel(b)
      ? labelTextureGap(b, a, { reachMm, clearMm })
      : null;
  if (!gap && !lying && !textureGap) return null;
  const areLines = a.form.role === 'line' && b.form.role === 'line';
  const run = gap && !joined && areLines ? parallelRun(a.marks, b.marks, reachMm) : null;
  const crossing = joined && areLines ? sharpestCrossing(a.marks, b.marks) : null;
  return { a, b, gap: lying ?? gap, joined, laidOn: lying !== null, textureGap, run, crossing };
}
