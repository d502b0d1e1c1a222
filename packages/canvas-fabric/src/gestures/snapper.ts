import type { Kinds, PageObject } from '@tastwerk/editor-core';
import type { Box, Point } from '@tastwerk/editor-core/geometry';
import {
  neighbourDistances,
  prepareSnapTargets,
  type PulledSides,
  rimsOf,
  type Snap,
  snapBox,
  type SnapFreedom,
  snapPoint,
  type PointFreedom,
  snapSides,
  snapSurroundingsOf,
  type SnapTargets,
} from '@tastwerk/editor-core/snapping';
import { pxPerMm } from '../viewport/viewport.js';
import type { CanvasInput } from '../input/canvas-input.js';
import type { PointerKeys } from '../input/pointer.js';
import type { Stage } from './gesture.js';

/** Draws what a hand moves to what lies around it, and shows on the stage what it lies on then. */
export interface Snapper {
  /** What to add to a box that is moved. */
  readonly box: (box: Box, keys: PointerKeys, freedom?: SnapFreedom) => Point;
  /** What to add to the pulled sides of a box; a small one is drawn less far ({@link mostOf}). */
  readonly sides: (box: Box, sides: PulledSides, keys: PointerKeys) => Point;
  /** Where a point goes that is drawn; at most `mostMm` away. */
  readonly point: (point: Point, keys: PointerKeys, freedom?: PointFreedom, mostMm?: number) => Point;
}

/** How near a thing draws, in CSS px on the screen. */
const MOUSE_REACH_PX = 6;
const TOUCH_REACH_PX = 12;
/** Nothing is drawn further than this, in mm, however small the page is shown: 3 mm is the least distance that fingers tell apart. */
const MOST_MM = 2;
/** The part of its own size by which the size of a thing may change as it is drawn somewhere. */
const MOST_SHARE = 1 / 8;

/** How far, in mm, a side of something `sizeMm` large may be drawn: what is small keeps its shape. */
export function mostOf(sizeMm: number): number {
  return sizeMm * MOST_SHARE;
}

const NOWHERE: Point = { x: 0, y: 0 };

/** Tools that draw with the stroke of the style. */
const STROKING: ReadonlySet<string> = new Set(['RECT', 'ELLIPSE', 'POLYGON', 'LINE', 'CURVE', 'PATH']);

/** What is drawn as far beyond its frame as that which the tool draws. */
function strokedLike(kinds: Kinds, { tool, style }: CanvasInput, uuid: string): readonly PageObject[] {
  const place = { x: 0, y: 0, width: 10, height: 10 };
  return STROKING.has(tool) ? [kinds.create('rect', { ...place, ...style, uuid })] : [];
}

/**
 * A snapper for one gesture that moves the objects `moved`. What lies around them is looked at once, when it is first asked;
 * while Ctrl or Cmd is held nothing is drawn anywhere.
 */
export function createSnapper(stage: Stage, moved: readonly string[]): Snapper {
  const prepare = () => {
    const input = stage.input();
    const { document, pageIndex, snapKinds, tool } = input;
    const surroundings = snapSurroundingsOf(stage.engine.kinds, document, pageIndex, new Set(moved));
    const rims = rimsOf(
      stage.engine.kinds,
      tool === 'SELECT' ? stage.selected() : strokedLike(stage.engine.kinds, input, stage.createUuid()),
    );
    return prepareSnapTargets({ ...surroundings, rims, ...(snapKinds && { kinds: snapKinds }) });
  };
  let targets: SnapTargets | null = null;

  const reachMm = ({ isTouch }: PointerKeys) =>
    Math.min(MOST_MM, (isTouch ? TOUCH_REACH_PX : MOUSE_REACH_PX) / pxPerMm(stage.viewport()));
  const around = (
    keys: PointerKeys,
    ask: (targets: SnapTargets, reach: number) => Snap,
    isMeasured: boolean,
    mostMm = Infinity,
  ) => {
    if (keys.isFree) {
      stage.showMarks(null);
      return NOWHERE;
    }
    targets ??= prepare();
    const { box, guides, gaps, delta } = ask(targets, Math.min(mostMm, reachMm(keys)));
    // A gap that equals another says more than the same way to a neighbour.
    const distances = (isMeasured ? neighbourDistances(targets, box) : []).filter(({ axis }) =>
      gaps.every((gap) => gap.axis !== axis),
    );
    stage.showMarks({ guides, gaps, distances });
    return delta;
  };

  return {
    box: (box, keys, freedom) => around(keys, (found, reach) => snapBox(found, box, reach, freedom), true),
    sides(box, pulled, keys) {
      const most = mostOf(Math.max(box.width, box.height));
      return around(keys, (found, reach) => snapSides(found, box, pulled, reach), true, most);
    },
    point(point, keys, freedom, mostMm) {
      const { x, y } = around(keys, (found, reach) => snapPoint(found, point, reach, freedom), false, mostMm);
      return { x: point.x + x, y: point.y + y };
    },
  };
}
