import { z } from 'zod';
import type { Box } from '../../../geometry/box.js';
import type { Point } from '../../../geometry/point.js';
import type { Immutable } from '../../../immutable.js';
import { ok } from '../../../result.js';
import type { CommandType } from '../../../commands/command-type.js';
import { withoutLocked } from '../../../commands/locked-objects.js';
import { namedObjects } from '../../../commands/named-objects.js';
import { shiftObjects } from './shift-objects.js';
import { uuidsSchema } from '../../../commands/uuids.js';

const schema = z.strictObject({
  type: z.literal('distribute-objects'),
  uuids: uuidsSchema,
  direction: z.enum(['horizontal', 'vertical']),
  /** What becomes equal: the free space between neighbours, or the distances of their centres. */
  by: z.enum(['gaps', 'centres']),
});

/**
 * Spreads objects evenly in the order of their centres, by what they draw, strokes included. By gaps the first begins and the last
 * ends where the whole did; by centres the first and the last stay. Where there is too little room they overlap by equal lengths. Fewer
 * than three objects stay.
 */
export type DistributeObjects = Immutable<z.infer<typeof schema>>;

/** An object along the direction, in page mm. */
interface Span {
  readonly uuid: string;
  readonly start: number;
  readonly length: number;
}

function spanOf(uuid: string, box: Box, direction: DistributeObjects['direction']): Span {
  return direction === 'horizontal'
    ? { uuid, start: box.x, length: box.width }
    : { uuid, start: box.y, length: box.height };
}

function centreOf({ start, length }: Span): number {
  return start + length / 2;
}

/** Where each of `spans`, sorted by their centres, begins when all free spaces are equal. */
function startsByGaps(spans: readonly Span[]): readonly number[] {
  const first = Math.min(...spans.map(({ start }) => start));
  const last = Math.max(...spans.map(({ start, length }) => start + length));
  const covered = spans.reduce((sum, { length }) => sum + length, 0);
  const gap = (last - first - covered) / (spans.length - 1);
  let next = first;
  return spans.map(({ length }) => {
    const start = next;
    next += length + gap;
    return start;
  });
}

/** Where each of `spans`, sorted by their centres, begins when all distances of centres are equal. */
function startsByCentres(spans: readonly Span[]): readonly number[] {
  const centres = spans.map(centreOf);
  const [first = 0] = centres;
  const last = centres.at(-1) ?? first;
  const step = (last - first) / (spans.length - 1);
  return spans.map(({ length }, index) => first + index * step - length / 2);
}

/** Errors: COMMAND_OBJECT_NOT_FOUND, COMMAND_INVALID when an object would leave the bounds of coordinates. */
export const distributeObjects: CommandType<DistributeObjects> = {
  schema,
  undoable: true,
  apply(document, { uuids, direction, by }, kinds) {
    const objects = namedObjects(document, withoutLocked(document, uuids));
    if (!objects.ok) return objects;
    if (objects.value.length < 3) return ok(document);
    const spans = objects.value
      .map((object) => spanOf(object.uuid, kinds.boundsOf(object), direction))
      .sort((a, b) => centreOf(a) - centreOf(b));
    const starts = by === 'gaps' ? startsByGaps(spans) : startsByCentres(spans);
    const shifts = spans.map(({ uuid, start }, index): [string, Point] => {
      const far = (starts[index] ?? start) - start;
      return [uuid, direction === 'horizontal' ? { x: far, y: 0 } : { x: 0, y: far }];
    });
    return shiftObjects(kinds, document, new Map(shifts));
  },
};
