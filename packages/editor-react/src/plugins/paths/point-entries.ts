import type { Command, PathObject } from '@tastwerk/editor-core';
import { distance, type Point } from '@tastwerk/editor-core/geometry';
import { anchorsOnPage, nearestOnPath } from '@tastwerk/editor-core/objects';

/** One thing that can be done with a path where a hand points at it. */
export interface PointEntry {
  /** Its name stands in `commands.json` under `context`. */
  readonly id: 'insertPoint' | 'removePoint' | 'cornerPoint' | 'smoothPoint' | 'openHere' | 'closePath';
  readonly command: Command;
}

/** What can be done with `path` at `place` (page mm): to a point within `reachMm`, or else to the line that passes there. */
export function pointEntries(path: PathObject, place: Point, reachMm: number): readonly PointEntry[] {
  const { uuid, closed } = path;
  const near = anchorsOnPage(path).find(({ at }) => distance(at, place) <= reachMm);
  if (near) {
    const { point } = near;
    return [
      { id: 'cornerPoint', command: { type: 'convert-path-point', uuid, point, form: 'corner' } },
      { id: 'smoothPoint', command: { type: 'convert-path-point', uuid, point, form: 'smooth' } },
      { id: 'removePoint', command: { type: 'remove-path-points', uuid, points: [point] } },
      closed
        ? { id: 'openHere', command: { type: 'open-path', uuid, point } }
        : { id: 'closePath', command: { type: 'close-path', uuid } },
    ];
  }
  const line = nearestOnPath(path, place);
  if (!line || line.distanceMm > reachMm || line.t <= 0 || line.t >= 1) return [];
  return [
    { id: 'insertPoint', command: { type: 'insert-path-point', uuid, point: line.point, t: line.t } },
    ...(closed ? [] : [{ id: 'closePath' as const, command: { type: 'close-path' as const, uuid } }]),
  ];
}
