import type { Point } from '../geometry/point.js';
import type { PageObject } from '../objects/schema.js';
import { gapBetween } from '../outlines/position.js';
import type { Measuring } from './measuring.js';

/** Places are rounded to this part of a mm: finer than any paper, and few digits to read. */
const STEPS_PER_MM = 100;

/** `mm` on the grid of places, as the decimal that people write: adding steps of the grid leaves a rest in the last digits. */
export const tidy = (mm: number): number => Math.round(mm * STEPS_PER_MM) / STEPS_PER_MM;

/** Gaps that differ by less, in mm, are the same. */
const SAME_MM = 0.002;

/** Steps after which an object is near enough: each brings it nearer by most of what is left. */
const MOST_STEPS = 200;

/** How far a rounded place may have to be taken back so that the gap is not smaller than wished, in mm. */
const BACK_MM = 0.01;
const MOST_BACK = 5;

/**
 * `object` moved along `way`, which has the length 1, until `gapMm` are left between what is drawn of it and of `other`, but no farther
 * than `mostMm`. No step is longer than the gap that is left, so that it passes nothing. Where it would pass the other one, it stays.
 */
export function movedTowards(
  measuring: Measuring,
  object: PageObject,
  other: PageObject,
  way: Point,
  gapMm: number,
  mostMm: number,
): PageObject {
  const against = measuring.outlineOf(other);
  const at = (mm: number) => measuring.moved(object, { x: way.x * mm, y: way.y * mm });
  const gapAt = (moved: PageObject) => gapBetween(measuring.outlineOf(moved), against)?.distanceMm;
  let mm = 0;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const gap = gapAt(at(mm));
    if (gap === undefined) return object;
    const rest = gap - gapMm;
    if (rest <= SAME_MM) break;
    mm += rest;
    if (mm > mostMm) return object;
  }
  return onGridWithGap(measuring, at(mm), way, (moved) => (gapAt(moved) ?? gapMm) >= gapMm - SAME_MM / 2);
}

/** `object` with its frame on the grid of places, moved back against `way` until `isFar`. */
function onGridWithGap(
  measuring: Measuring,
  object: PageObject,
  way: Point,
  isFar: (object: PageObject) => boolean,
): PageObject {
  let placed = onGrid(measuring, object);
  for (let step = 1; step <= MOST_BACK && !isFar(placed); step += 1) {
    const mm = -step * BACK_MM;
    placed = onGrid(measuring, measuring.moved(object, { x: way.x * mm, y: way.y * mm }));
  }
  return placed;
}

/** `object` with the top left corner of its frame at a place with two decimals. */
export function onGrid(measuring: Measuring, object: PageObject): PageObject {
  if ('x' in object && 'y' in object) return { ...object, x: tidy(object.x), y: tidy(object.y) };
  const { x, y } = measuring.resources.kinds.extentOf(object);
  return measuring.moved(object, { x: tidy(x) - x, y: tidy(y) - y });
}
