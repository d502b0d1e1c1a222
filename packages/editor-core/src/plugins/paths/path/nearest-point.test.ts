import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { points as places } from '../../../../test/arbitraries.js';
import { outline, paths, twoPieces } from '../../../../test/paths.js';
import { flattenPath } from '../../../geometry/flatten.js';
import { distanceToOutline } from '../../../geometry/nearness.js';
import { insertPathPoint } from './insert-point.js';
import { nearestOnPath } from './nearest-point.js';

describe('the nearest place of a path', () => {
  it('PATH-10 is as near as any place of the flattened outline, and lies on it', () => {
    fc.assert(
      fc.property(paths, places, (path, place) => {
        const pieces = flattenPath(outline(path), 0.001);
        const nearest = nearestOnPath(path, place);
        if (!nearest) throw new Error('no line');
        const least = distanceToOutline(place, pieces);
        expect(Math.abs(nearest.distanceMm - least)).toBeLessThan(0.01);
        expect(distanceToOutline(nearest.at, pieces)).toBeLessThan(0.01);
      }),
    );
  });

  it('PATH-10 is named as a point is inserted there', () => {
    const path = twoPieces({ closed: true });
    const nearest = nearestOnPath(path, { x: 60, y: 70 });
    if (!nearest) throw new Error('no line');
    const cut = insertPathPoint(path, nearest.point, nearest.t);
    const tips = cut ? outline(cut).flatMap((step) => (step.kind === 'Z' ? [] : [step.to])) : [];
    expect(tips.some(({ x, y }) => Math.hypot(x - nearest.at.x, y - nearest.at.y) < 1e-6)).toBe(true);
  });
});
