import { type Box, boxContains, boxesMeet } from '../geometry/box.js';
import { isSeen } from '../objects/in-reach.js';
import type { PageObject } from '../objects/schema.js';
import { childrenOf, findObject } from '../objects/tree.js';
import type { Kinds } from '../objects/kinds.js';

/** The four ways in which a hand leaves an object. */
export type Side = 'left' | 'right' | 'above' | 'below';

/** What comes first on one side, and the free way to it in mm; null is the edge of the sheet. */
export interface Neighbour {
  readonly object: PageObject | null;
  readonly distanceMm: number;
}

/** What lies around an object. */
export interface Neighbours {
  readonly sides: Readonly<Record<Side, Neighbour>>;
  /** Objects in whose box it lies. */
  readonly around: readonly PageObject[];
  /** Objects that lie in its box. */
  readonly inside: readonly PageObject[];
  /** Objects whose boxes it meets otherwise. */
  readonly meeting: readonly PageObject[];
}

/** The objects beside the one with `uuid`: those of its floor, and those beside each group that it lies in. */
function besides(objects: readonly PageObject[], uuid: string): readonly PageObject[] | undefined {
  for (const object of objects) {
    const deeper = object.uuid === uuid ? [] : besides(childrenOf(object), uuid);
    if (deeper) return [...objects.filter((other) => other !== object && isSeen(other)), ...deeper];
  }
  return undefined;
}

/** The free way in mm from `box` to `other` on one side; undefined when it does not lie there. */
function wayTo(side: Side, box: Box, other: Box): number | undefined {
  const isAcross = side === 'left' || side === 'right';
  const meetsBand = isAcross
    ? other.y < box.y + box.height && box.y < other.y + other.height
    : other.x < box.x + box.width && box.x < other.x + other.width;
  if (!meetsBand) return undefined;
  const way = {
    left: box.x - (other.x + other.width),
    right: other.x - (box.x + box.width),
    above: box.y - (other.y + other.height),
    below: other.y - (box.y + box.height),
  }[side];
  return way > 0 ? way : undefined;
}

/**
 * What lies around the object with `uuid` on a sheet of `size` mm: the nearest on each side, and what it overlaps. Undefined when
 * `objects` do not hold it. `boxOf` gives boxes in page mm.
 */
export function neighboursOf(
  kinds: Kinds,
  objects: readonly PageObject[],
  uuid: string,
  size: { readonly width: number; readonly height: number },
  boxOf: (object: PageObject) => Box = kinds.boundsOf,
): Neighbours | undefined {
  const others = besides(objects, uuid);
  const own = others && findObject(objects, uuid);
  if (!own) return undefined;
  const box = boxOf(own);
  const placed = others.map((object) => ({ object, box: boxOf(object) }));
  const meeting = placed.filter((other) => boxesMeet(other.box, box));
  const around = meeting.filter((other) => boxContains(other.box, box));
  const inside = meeting.filter((other) => !around.includes(other) && boxContains(box, other.box));
  const nearest = (side: Side, edgeMm: number): Neighbour => {
    let found: Neighbour = { object: null, distanceMm: Math.max(0, edgeMm) };
    for (const other of placed) {
      const distanceMm = wayTo(side, box, other.box);
      if (distanceMm === undefined) continue;
      if (found.object === null || distanceMm < found.distanceMm)
        found = { object: other.object, distanceMm };
    }
    return found;
  };
  const objectsOf = (list: readonly { readonly object: PageObject }[]) => list.map(({ object }) => object);
  return {
    sides: {
      left: nearest('left', box.x),
      right: nearest('right', size.width - box.x - box.width),
      above: nearest('above', box.y),
      below: nearest('below', size.height - box.y - box.height),
    },
    around: objectsOf(around),
    inside: objectsOf(inside),
    meeting: objectsOf(meeting.filter((other) => !around.includes(other) && !inside.includes(other))),
  };
}
