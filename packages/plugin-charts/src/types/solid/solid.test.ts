import { describe, expect, it } from '@jest/globals';
import { sampleFaults, variedSheets } from '../../../test/proofed-sheet.js';
import {
  coneLines,
  cuboidLines,
  cylinderLines,
  pyramidLines,
  regularPrism,
  type SolidLine,
  sphereLines,
} from './projection.js';
import { solid } from './solid.js';

const base = solid.sample('de');
const counts = (lines: readonly SolidLine[]) => [
  lines.length,
  lines.filter(({ isHidden }) => isHidden).length,
];

describe('solids', () => {
  it('have their edges, and hide those that the front covers', () => {
    expect(counts(cuboidLines(4, 3, 2))).toEqual([12, 3]);
    expect(counts(pyramidLines(4, 5, 4))[0]).toBe(8);
    expect(counts(regularPrism(4, 5, 3))[0]).toBe(9);
    expect(counts(cylinderLines(2, 5))).toEqual([5, 1]);
    expect(counts(sphereLines(2))).toEqual([3, 1]);
  });

  it('show what leads away at 45 degrees and half as long', () => {
    const away = cuboidLines(4, 6, 2).filter(({ points: [a, b] }) => a && b && a.x !== b.x && a.y !== b.y);
    expect(away).toHaveLength(4);
    for (const {
      points: [a, b],
    } of away) {
      const [dx, dy] = [(b?.x ?? 0) - (a?.x ?? 0), (b?.y ?? 0) - (a?.y ?? 0)];
      expect(dx).toBeCloseTo(dy, 6);
      expect(Math.hypot(dx, dy)).toBeCloseTo(3, 6);
    }
  });

  it('hide the edges that meet at the back below', () => {
    const corner = 6 * 0.5 * Math.SQRT1_2;
    const hidden = cuboidLines(4, 6, 2).filter(({ isHidden }) => isHidden);
    for (const { points } of hidden) {
      const distances = points.map(({ x, y }) => Math.hypot(x - corner, y - corner));
      expect(Math.min(...distances)).toBeCloseTo(0, 6);
    }
  });

  it('have sides of a cone that touch its base', () => {
    const lines = coneLines(3, 7);
    for (const { points } of lines.filter(({ points: own }) => own.length === 2)) {
      const [foot, apex] = points;
      const whole = lines.flatMap(({ points: own }) => (own.length > 2 ? own : []));
      const sides = whole.map(({ x, y }) =>
        apex && foot ? (apex.x - foot.x) * (y - foot.y) - (apex.y - foot.y) * (x - foot.x) : 0,
      );
      expect(Math.min(...sides) > -1e-3 || Math.max(...sides) < 1e-3).toBe(true);
    }
  });

  it('refuse what has no size', () => {
    expect(solid.schema.safeParse({ ...base, height: -1 }).success).toBe(false);
    expect(solid.schema.safeParse({ ...base, sides: 2 }).success).toBe(false);
  });

  it('are told', () => {
    expect(solid.describe(base).details).toContain(
      '9 sichtbare Kanten sind durchgezogen, 3 verdeckte gestrichelt',
    );
  });

  it('pass the proof in all systems', async () => {
    expect(await sampleFaults('solid')).toEqual([]);
  });

  it('pass the proof varied', async () => {
    const { faults, open } = await variedSheets((dice, language) => ({
      ...base,
      language,
      solid: dice.pick(['cube', 'cuboid', 'prism', 'pyramid', 'cylinder', 'cone', 'sphere']),
      width: dice.number(3, 8),
      depth: dice.number(3, 8),
      height: dice.number(3, 8),
      sides: dice.number(3, 6),
      hasHidden: dice.pick([true, false]),
    }));
    expect(faults).toEqual([]);
    expect(open).toBeLessThanOrEqual(16);
  });
});
