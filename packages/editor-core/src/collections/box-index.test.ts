import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Box, boxesMeet } from '../geometry/box.js';
import { createBoxIndex } from './box-index.js';

const length = fc.double({ min: 0, max: 900, noNaN: true });
const place = fc.double({ min: -500, max: 900, noNaN: true });
const boxes: fc.Arbitrary<Box> = fc.record({ x: place, y: place, width: length, height: length });

describe('createBoxIndex', () => {
  it('finds exactly the boxes that meet the asked one, whatever their size, where they were moved last', () => {
    const item = fc.integer({ min: 0, max: 15 });
    const changes = fc.array(fc.tuple(item, fc.option(boxes, { freq: 4 })), { maxLength: 40 });
    fc.assert(
      fc.property(changes, boxes, (all, asked) => {
        const index = createBoxIndex<number>();
        const places = new Map<number, Box>();
        for (const [moved, box] of all) {
          if (box) index.set(moved, box);
          else index.delete(moved);
          if (box) places.set(moved, box);
          else places.delete(moved);
        }
        const expected = [...places].flatMap(([other, box]) => (boxesMeet(box, asked) ? [other] : []));
        expect([...index.meeting(asked)].sort()).toEqual(expected.sort());
      }),
    );
  });
});
