import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { boxPath } from './box-path.js';
import { insetPath } from './inset.js';
import { boundsOfPath } from './path-bounds.js';
import type { PathData, PathStep } from './path-data.js';

const place = fc.oneof(
  fc.constantFrom(0, -5, 5, 10, 100, -2000, 2000),
  fc.double({ min: -200, max: 200, noNaN: true }),
);
const point = fc.record({ x: place, y: place });
const step: fc.Arbitrary<PathStep> = fc.oneof(
  fc.record({ kind: fc.constantFrom('M' as const, 'L' as const), to: point }),
  fc.record({ kind: fc.constant('C' as const), c1: point, c2: point, to: point }),
  fc.constant({ kind: 'Z' as const }),
);

describe('insetPath', () => {
  it('moves the sides of a box inwards by the distance', () => {
    const inner = boundsOfPath(insetPath(boxPath({ x: 10, y: 20, width: 40, height: 30 }), 2));
    expect(inner.x).toBeCloseTo(12, 2);
    expect(inner.y).toBeCloseTo(22, 2);
    expect(inner.width).toBeCloseTo(36, 2);
    expect(inner.height).toBeCloseTo(26, 2);
  });

  it('leaves nothing of an area that is too narrow', () => {
    expect(insetPath(boxPath({ x: 0, y: 0, width: 3, height: 30 }), 2)).toEqual([]);
  });

  it('ends for an outline that runs back over itself', () => {
    const path: PathData = [
      { kind: 'M', to: { x: 2951.985207276041, y: -776.4917808888894 } },
      { kind: 'M', to: { x: 3056.985207276041, y: 1218.5082191111105 } },
      { kind: 'L', to: { x: 2951.985207276041, y: -776.4917808888894 } },
      {
        kind: 'C',
        c1: { x: 2924.168007092258, y: -776.4917808888894 },
        c2: { x: 3051.985207276041, y: -776.4917808888894 },
        to: { x: 3041.985207276041, y: -776.4917808888894 },
      },
    ];
    expect(insetPath(path, 2).length).toBeGreaterThan(0);
  });

  it('ends for whatever steps a document may hold, within the bounds of the path', () => {
    fc.assert(
      fc.property(point, fc.array(step, { minLength: 1, maxLength: 12 }), (start, steps) => {
        const path: PathData = [{ kind: 'M', to: start }, ...steps];
        const inner = insetPath(path, 2);
        if (inner.length === 0) return;
        const outer = boundsOfPath(path);
        const bounds = boundsOfPath(inner);
        expect(bounds.x).toBeGreaterThanOrEqual(outer.x);
        expect(bounds.x + bounds.width).toBeLessThanOrEqual(outer.x + outer.width);
      }),
      { numRuns: 300 },
    );
  });
});
