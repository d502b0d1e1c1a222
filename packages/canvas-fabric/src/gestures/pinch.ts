import { boxAround, boxCentre, distance, type Point } from '@tastwerk/editor-core/geometry';
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

/** Follows the fingers on the host; two at once are a pinch, which lasts until all are lifted. */
export interface PinchTracker {
  readonly isPinching: () => boolean;
  /** A finger came down at `screen` while `viewport` is shown; says whether it is the second one, with which a pinch begins. */
  readonly down: (
    event: Pick<PointerEvent, 'pointerId' | 'isPrimary'>,
    screen: Point,
    viewport: Viewport,
  ) => boolean;
  /** A finger moved: what the pinch shows now; null where there is none. */
  readonly move: (pointerId: number, screen: Point) => Viewport | null;
  /** A finger was lifted or lost; says whether it was part of a pinch. */
  readonly up: (pointerId: number) => boolean;
}

/** Starts without fingers. */
export function createPinchTracker(): PinchTracker {
  const places = new Map<number, Point>();
  let begun: { readonly from: Fingers; readonly viewport: Viewport } | null = null;

  const both = (): Fingers | null => {
    const [first, second] = places.values();
    return first && second ? [first, second] : null;
  };

  return {
    isPinching: () => begun !== null,
    down({ pointerId, isPrimary }, screen, viewport) {
      if (isPrimary) {
        // No other finger is down: one that was lifted elsewhere, such as from a menu that opened under it, was not heard here.
        places.clear();
        begun = null;
      }
      places.set(pointerId, screen);
      const from = both();
      if (from) begun = { from, viewport };
      return from !== null;
    },
    move(pointerId, screen) {
      if (places.has(pointerId)) places.set(pointerId, screen);
      const to = both();
      return begun && to && pinch(begun.viewport, begun.from, to);
    },
    up(pointerId) {
      places.delete(pointerId);
      const wasPinch = begun !== null;
      if (places.size === 0) begun = null;
      return wasPinch;
    },
  };
}
