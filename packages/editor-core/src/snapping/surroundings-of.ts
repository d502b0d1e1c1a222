import type { Document } from '../document/schema.js';
import { type Box, uniteAll } from '../geometry/box.js';
import { isSeen } from '../objects/in-reach.js';
import type { PageObject } from '../objects/schema.js';
import { childrenOf, holdsAny } from '../objects/tree.js';
import { gridLines } from '../scene/backdrop.js';
import { type ByAxis, forBothAxes, type Span, spanOf } from './axis.js';
import type { SnapSurroundings } from './snap-targets.js';
import type { Kinds } from '../objects/kinds.js';

/** The frames that stay where they are; a group of which a part is moved counts by its other members. */
function boxesThatStay(
  kinds: Kinds,
  objects: readonly PageObject[],
  moved: ReadonlySet<string>,
): readonly Box[] {
  return objects.flatMap((object): readonly Box[] => {
    if (!isSeen(object) || moved.has(object.uuid)) return [];
    const children = childrenOf(object);
    return holdsAny(children, moved) ? boxesThatStay(kinds, children, moved) : [kinds.extentOf(object)];
  });
}

/**
 * What lies on the page at `pageIndex` around the objects with the ids `moved`: the frames of all others after turning,
 * without strokes, the page's guides, and the aids as the document shows them.
 */
export function snapSurroundingsOf(
  kinds: Kinds,
  document: Document,
  pageIndex: number,
  moved: ReadonlySet<string>,
): SnapSurroundings {
  const { width, height, safeArea, bindingSpace } = document;
  const guides = document.pages[pageIndex]?.guides ?? [];
  return {
    page: { width, height },
    boxes: boxesThatStay(kinds, document.pages[pageIndex]?.objects ?? [], moved),
    grid: gridLines(document),
    guides: forBothAxes((axis) => guides.flatMap((guide) => (guide.axis === axis ? [guide.positionMm] : []))),
    hasSafeArea: safeArea,
    hasBindingSpace: bindingSpace,
  };
}

/** How far `objects` are drawn beyond the box around their frames, in mm; nothing where there are none. */
export function rimsOf(kinds: Kinds, objects: readonly PageObject[]): ByAxis<Span> {
  const [frame, drawn] = [uniteAll(objects.map(kinds.extentOf)), uniteAll(objects.map(kinds.boundsOf))];
  return forBothAxes((axis) => {
    if (!frame || !drawn) return { start: 0, end: 0 };
    const [inner, outer] = [spanOf(frame, axis), spanOf(drawn, axis)];
    return { start: Math.max(0, inner.start - outer.start), end: Math.max(0, outer.end - inner.end) };
  });
}
