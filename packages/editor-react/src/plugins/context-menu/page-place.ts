import type { CanvasView } from '@tastwerk/canvas-fabric';
import type { Kinds, PageObject } from '@tastwerk/editor-core';
import { mmToPx, type Point } from '@tastwerk/editor-core/geometry';
import { isInReach } from '@tastwerk/editor-core/objects';

/** How near to a line a hand must point, in CSS px. */
const REACH_PX = 8;

/** How near to a line a hand must point, in mm of the page as it is seen now. */
export function reachMm(view: CanvasView): number {
  return REACH_PX / mmToPx(view.viewport().scalingFactor);
}

/** The place on the page, in mm, of a place in the window; `host` is the drawing area. */
export function toPage(view: CanvasView, host: Element, { x, y }: Point): Point {
  const { left, top } = host.getBoundingClientRect();
  const { scalingFactor, panX, panY } = view.viewport();
  const scale = mmToPx(scalingFactor);
  return { x: (x - left - panX) / scale, y: (y - top - panY) / scale };
}

/** The place in the window, in CSS px, of a place on the page. */
export function toWindow(view: CanvasView, host: Element, { x, y }: Point): Point {
  const { left, top } = host.getBoundingClientRect();
  const { scalingFactor, panX, panY } = view.viewport();
  const scale = mmToPx(scalingFactor);
  return { x: left + panX + x * scale, y: top + panY + y * scale };
}

/** The topmost of `objects` that a hand at `place` (page mm) means. */
export function objectAt(
  kinds: Kinds,
  objects: readonly PageObject[],
  place: Point,
  toleranceMm: number,
): PageObject | undefined {
  return objects.findLast((object) => isInReach(object) && kinds.hitTest(object, place, toleranceMm));
}
