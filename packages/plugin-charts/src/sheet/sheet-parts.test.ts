import { describe, expect, it } from '@jest/globals';
import { swellProfile } from '@tastwerk/editor-core/proofing';
import { countingSheet } from '../../test/counting-sheet.js';
import { layOutAxes } from './axes.js';
import { areClear } from './clear-lines.js';
import { mergedPoints } from './merged-points.js';
import { freePieces } from './pieces.js';
import { niceTicks } from './ticks.js';
import { inUnit, unitOf, withUnit } from './units.js';

describe('ticks', () => {
  it('count in steps that people count in', () => {
    expect(niceTicks(0, 45, { most: 10 }).values).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45]);
    expect(niceTicks(0, 7, { most: 4 }).step).toBe(2);
    expect(niceTicks(0, 3, { most: 8, isWhole: true }).step).toBe(1);
  });

  it('have zero among them where values lie on both sides of it', () => {
    for (const most of [1, 2, 5]) {
      const { values, from, to } = niceTicks(-0.03, 0.1, { most });
      expect(values).toContain(0);
      expect([from <= -0.03, to >= 0.1, to < 1]).toEqual([true, true, true]);
    }
  });
});

describe('units of axes', () => {
  it.each([
    [[12, 4999], 'Stimmen', 1],
    [[12, null, 45_000], 'Stimmen (in Tausend)', 1e3],
    [[-7_000_000], 'Stimmen (in Millionen)', 1e6],
    [[8e9], 'Stimmen (in Milliarden)', 1e9],
    [[0.004], 'Stimmen (in Tausendstel)', 1e-3],
    [[0, 0], 'Stimmen', 1],
    [[], 'Stimmen', 1],
  ])('%j are written as %s', (values, name, factor) => {
    const unit = unitOf(values, 'de');
    expect(withUnit('Stimmen', unit)).toBe(name);
    expect(unit.factor).toBe(factor);
  });

  it('leave no noise of division, and stand alone where an axis has no name', () => {
    const unit = unitOf([2_401_172.16], 'en');
    expect(inUnit(2_401_172.16, unit)).toBe(2401.17216);
    expect(withUnit('', unit)).toBe('in thousands');
  });
});

describe('the objects of axes', () => {
  it('are made when they are asked for, and once', () => {
    const { sheet, made } = countingSheet();
    const plot = layOutAxes(
      sheet,
      { kind: 'band', name: 'Tag', names: ['Mo', 'Di'] },
      { kind: 'value', name: 'Regen in mm', low: 0, high: 9 },
    );
    expect(made).toEqual([]);
    const { objects } = plot;
    expect(made).toHaveLength(objects.length);
    expect(plot.objects).toBe(objects);
  });
});

describe('the free parts of a line', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ] as const;

  it('keep off what lies in the way, and apart from each other', () => {
    const obstacle = { from: { x: 50, y: -20 }, to: { x: 50, y: 20 }, halfMm: 1 };
    const pieces = freePieces([...line], [obstacle], { widthMm: 0.7, gapMm: 6, leastMm: 25 });
    expect(pieces).toHaveLength(2);
    const [first, second] = pieces;
    expect(first?.[1].x).toBeLessThanOrEqual(50 - 1 - 6 - 0.35);
    expect(second?.[0].x).toBeGreaterThanOrEqual(50 + 1 + 6 + 0.35);
  });

  it('are left out where they are too short to be felt', () => {
    const obstacle = { from: { x: 20, y: 0 }, to: { x: 20, y: 0 }, halfMm: 4 };
    const pieces = freePieces([...line], [obstacle], { widthMm: 1, gapMm: 3, leastMm: 25 });
    expect(pieces).toHaveLength(1);
    expect(pieces[0]?.[0].x).toBeGreaterThan(27);
  });
});

describe('lines in one plot', () => {
  const levelAt = (y: number) => [
    [
      { x: 0, y },
      { x: 100, y },
    ],
  ];
  const wish = { widthMm: 1.5, profile: swellProfile };

  it('are clear where they keep the gap of lines, and not below it', () => {
    expect(areClear(levelAt(0), levelAt(7.6), wish)).toBe(true);
    expect(areClear(levelAt(0), levelAt(7.4), wish)).toBe(false);
  });

  it('cross at 20 degrees or more', () => {
    const rising = (dy: number) => [
      [
        { x: 0, y: -dy },
        { x: 100, y: dy },
      ],
    ];
    expect(areClear(levelAt(0), rising(40), wish)).toBe(true);
    expect(areClear(levelAt(0), rising(15), wish)).toBe(false);
  });
});

describe('points that are too close', () => {
  it('are one symbol; others keep the gap of elements', () => {
    const points = [0, 5, 11.1, 22.2, 40].map((x) => ({ x, y: 0 }));
    expect(mergedPoints(points, 'disc', 3).map(({ at }) => at.x)).toEqual([0, 11.1, 22.2, 40]);
    expect(mergedPoints(points, 'ring', 3).map(({ at }) => at.x)).toEqual([0, 22.2, 40]);
  });
});
