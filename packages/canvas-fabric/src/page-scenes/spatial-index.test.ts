import { describe, expect, it } from '@jest/globals';
import { type Box, boxesMeet } from '@tastwerk/editor-core/geometry';
import fc from 'fast-check';
import { createSpatialIndex } from './spatial-index.js';

const length = fc.double({ min: 0, max: 900, noNaN: true });
const place = fc.double({ min: -500, max: 900, noNaN: true });
const boxes: fc.Arbitrary<Box> = fc.record({ x: place, y: place, width: length, height: length });

describe('createSpatialIndex', () => {
  it('finds exactly the boxes that meet the asked one, whatever their size', () => {
    fc.assert(
      fc.property(fc.array(boxes, { maxLength: 40 }), boxes, (all, asked) => {
        const index = createSpatialIndex();
        all.forEach((box, key) => index.set(String(key), box));
        const expected = all.flatMap((box, key) => (boxesMeet(box, asked) ? [String(key)] : []));
        expect([...index.meeting(asked)].sort()).toEqual(expected.sort());
      }),
    );
  });

  it('forgets where a box was', () => {
    const index = createSpatialIndex();
    index.set('a', { x: 0, y: 0, width: 5, height: 5 });
    index.set('a', { x: 100, y: 100, width: 5, height: 5 });
    expect(index.meeting({ x: 0, y: 0, width: 10, height: 10 })).toEqual([]);
    index.delete('a');
    expect(index.meeting({ x: 90, y: 90, width: 40, height: 40 })).toEqual([]);
  });
});
