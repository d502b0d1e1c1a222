import { type Box, boxCentre } from '../geometry/box.js';
import { type Point, rotatePoint } from '../geometry/point.js';

/** What a new object of any kind carries besides its id: no name of its own, seen and within reach. */
export const NEW_OBJECT = { moniker: '', hidden: false, locked: false } as const;

/** What an object has that is placed by a point of its own and turned about its frame's centre; mm and degrees clockwise. */
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** The same turn in degrees as the shorter way: more than -180 and at most 180. */
function shorterTurn(degrees: number): number {
  const rest = ((degrees % 360) + 360) % 360;
  return rest > 180 ? rest - 360 : rest;
}

/** `object` moved by `dx`, `dy` mm. */
export function movePlaced<T extends Placed>(object: T, dx: number, dy: number): T {
  return { ...object, x: object.x + dx, y: object.y + dy };
}

/** How objects with a frame of their own turn: the frame's centre goes around `centre`, and the object turns as far. */
export function turnPlaced<T extends Placed>(frame: (object: T) => Box) {
  return (object: T, degrees: number, centre: Point): T => {
    const own = boxCentre(frame(object));
    const there = rotatePoint(own, centre, degrees);
    const moved = movePlaced(object, there.x - own.x, there.y - own.y);
    return { ...moved, angle: shorterTurn(object.angle + degrees) };
  };
}

/** What of an object type is the same for every kind that is placed by itself and can be removed. */
export function placedType<T extends Placed>(frame: (object: T) => Box) {
  return {
    isRemovable: true,
    isMember: true,
    legendMarks: () => [],
    asPath: () => undefined,
    frame,
    angle: (object: T) => object.angle,
    move: movePlaced<T>,
    turn: turnPlaced(frame),
  } as const;
}
