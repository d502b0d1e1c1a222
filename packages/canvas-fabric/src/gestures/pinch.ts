import { boxAround, boxCentre, distance, type Point } from '@tastwerk/editor-core';
import { panBy, type Viewport, zoomAt } from '../viewport/viewport.js';

/** Two fingers on the host, in CSS px. */
export type Fingers = readonly [Point, Point];

function centreOf(fingers: Fingers): Point {
  return boxCentre(boxAround(fingers));
}

/** `viewport` after two fingers went from `from` to `to`: zoomed by their distance, moved with their middle. */
export function pinch(viewport: Viewport, from: Fingers, to: Fingers): Viewport {
  const before = centreOf(from);
  const after = centreOf(to);
  const moved = panBy(viewport, after.x - before.x, after.y - before.y);
  const spread = distance(...from);
  const factor = spread > 0 ? distance(...to) / spread : 1;
  return zoomAt(moved, viewport.scalingFactor * factor, after);
}
