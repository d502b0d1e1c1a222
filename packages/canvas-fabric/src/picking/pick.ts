import type { Kinds } from '@tastwerk/editor-core';
import { type Box, boxContains, type Point } from '@tastwerk/editor-core/geometry';
import { isInReach, isTakenWithOthers } from '@tastwerk/editor-core/objects';
import type { PageScenes } from '../page-scenes/page-scenes.js';

/** Ids of the objects that a hand at `point` (page mm) may mean, the topmost first. */
export function hitsAt(
  kinds: Kinds,
  scenes: PageScenes,
  point: Point,
  toleranceMm: number,
): readonly string[] {
  const around: Box = {
    x: point.x - toleranceMm,
    y: point.y - toleranceMm,
    width: 2 * toleranceMm,
    height: 2 * toleranceMm,
  };
  return scenes
    .meeting(around)
    .filter(({ object }) => isInReach(object) && kinds.hitTest(object, point, toleranceMm))
    .map(({ object }) => object.uuid)
    .reverse();
}

/** Ids of the objects that lie in `box` (page mm) as a whole, in painting order. */
export function objectsInside(kinds: Kinds, scenes: PageScenes, box: Box): readonly string[] {
  return scenes
    .meeting(box)
    .filter(({ object }) => isTakenWithOthers(object) && boxContains(box, kinds.boundsOf(object)))
    .map(({ object }) => object.uuid);
}
