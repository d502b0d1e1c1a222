import { BINDING_SPACE_MM, SAFE_AREA_MM } from '../values/paper.js';
import { type Box, growBox } from '../geometry/box.js';
import { type Axis, type ByAxis, crossAxis, forBothAxes, type Span, spanOf } from './axis.js';
import { type LineRole, type LineSet, lineSetOf, type SnapLine } from './line-set.js';
import { createNeighbourIndex, type NeighbourIndex } from './neighbour-index.js';
import { SNAP_KINDS, type SnapKind } from './snap-marks.js';

/** What lies around something that is moved, in page mm. */
export interface SnapSurroundings {
  /** The paper. */
  readonly page: { readonly width: number; readonly height: number };
  /** Boxes of the other objects. */
  readonly boxes: readonly Box[];
  /** Places of upright grid lines along `x` and of level ones along `y`. */
  readonly grid?: ByAxis<readonly number[]>;
  /** Places of the user's upright guides along `x` and of level ones along `y`. */
  readonly guides?: ByAxis<readonly number[]>;
  readonly hasSafeArea?: boolean;
  readonly hasBindingSpace?: boolean;
  /**
   * How far what is moved is drawn beyond its frame, at the start and the end of each axis, in mm: the safe area and the binding space hold
   * its strokes too. Nothing when absent.
   */
  readonly rims?: ByAxis<Span>;
  /** What is on; all of {@link SNAP_KINDS} when absent. */
  readonly kinds?: readonly SnapKind[];
}

/** Surroundings sorted once for a whole gesture; what stands in it is the business of this folder. */
export interface SnapTargets {
  readonly lines: ByAxis<LineSet>;
  readonly neighbours: ByAxis<NeighbourIndex>;
  readonly hasGaps: boolean;
  readonly hasAngles: boolean;
}

const NO_RIM: Span = { start: 0, end: 0 };

function isFiniteBox({ x, y, width, height }: Box): boolean {
  return [x, y, width, height].every(Number.isFinite) && width >= 0 && height >= 0;
}

/** The lines across `axis` of kinds that are on. */
function linesAcross(
  axis: Axis,
  surroundings: SnapSurroundings,
  boxes: readonly Box[],
  isOn: (kind: SnapKind) => boolean,
): readonly SnapLine[] {
  const { page, grid, guides, rims, hasSafeArea = false, hasBindingSpace = false } = surroundings;
  const rim = rims?.[axis] ?? NO_RIM;
  const paper = { x: 0, y: 0, ...page };
  const reach = spanOf(paper, crossAxis(axis));
  const { start, end } = spanOf(paper, axis);
  const lines: SnapLine[] = [];
  const add = (kind: SnapKind, role: LineRole, ...places: readonly number[]) => {
    if (!isOn(kind)) return;
    for (const at of places) if (Number.isFinite(at)) lines.push({ at, kind, role, reach });
  };

  add('guide', 'any', ...(guides?.[axis] ?? []));
  add('grid', 'edge', ...(grid?.[axis] ?? []));
  add('page', 'edge', start, end);
  add('page', 'any', (start + end) / 2);
  if (hasSafeArea) {
    const safe = spanOf(growBox(paper, -SAFE_AREA_MM), axis);
    add('safe-area', 'edge', safe.start + rim.start, safe.end - rim.end);
  }
  if (hasBindingSpace && axis === 'x') add('binding-space', 'edge', BINDING_SPACE_MM + rim.start);
  if (!isOn('object')) return lines;
  for (const box of boxes) {
    const along = spanOf(box, axis);
    const own = { kind: 'object', reach: spanOf(box, crossAxis(axis)) } as const;
    lines.push({ at: along.start, role: 'edge', ...own });
    if (along.end > along.start) {
      lines.push({ at: along.end, role: 'edge', ...own });
      lines.push({ at: (along.start + along.end) / 2, role: 'centre', ...own });
    }
  }
  return lines;
}

/**
 * Prepares what a gesture can be drawn to. Edges draw edges and centres draw centres; guides and the page's centre draw
 * both, and a bare point is drawn by all. O(n log n) for n boxes, so once per gesture. Boxes and places that are no finite
 * numbers are passed over.
 */
export function prepareSnapTargets(surroundings: SnapSurroundings): SnapTargets {
  const kinds = new Set(surroundings.kinds ?? SNAP_KINDS);
  const isOn = (kind: SnapKind) => kinds.has(kind);
  const boxes = surroundings.boxes.filter(isFiniteBox);
  const { width, height } = surroundings.page;
  return {
    lines: forBothAxes((axis) => lineSetOf(linesAcross(axis, surroundings, boxes, isOn))),
    neighbours: forBothAxes((axis) => createNeighbourIndex(boxes, axis, axis === 'x' ? height : width)),
    hasGaps: isOn('gap'),
    hasAngles: isOn('angle'),
  };
}
