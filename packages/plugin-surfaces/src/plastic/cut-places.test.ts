import { describe, expect, it } from '@jest/globals';
import { cutPlaces, fromCut, tabPlaces } from './cut-places.js';

const BED = { bedMm: 180, tabMm: 6 } as const;
const TAB = { reachMm: 6, headMm: 11 } as const;

/** Dots every 2.5 mm. */
const row = (from: number, to: number) =>
  Array.from({ length: Math.round((to - from) / 2.5) + 1 }, (_, index) => from + 2.5 * index);

describe('cuts', () => {
  it('make as few equal parts as fit', () => {
    expect(cutPlaces(180, BED, [])).toEqual([0, 180]);
    expect(cutPlaces(297, BED, [])).toEqual([0, 148.5, 297]);
    expect(cutPlaces(420, BED, [])).toEqual([0, 140, 280, 420]);
  });

  it('go beside braille, to the nearer side', () => {
    const [, cut = 0] = cutPlaces(297, BED, row(140, 152.5));
    expect(cut).toBeGreaterThanOrEqual(152.5 + 1.2);
    expect(cut).toBeLessThan(155);
  });

  it('keep parts on the bed, and go through the fewest dots where there is no way around', () => {
    const everywhere = row(0, 297);
    // Only one dot is there, not three, at a place that is still in reach.
    const dots = [...everywhere, ...everywhere, ...everywhere].filter(
      (dot, index) => dot !== 160 || index < 120,
    );
    const cuts = cutPlaces(297, BED, dots);
    const parts = cuts.slice(1).map((cut, index) => cut - (cuts[index] ?? 0));
    for (const part of parts) expect(part).toBeLessThanOrEqual(174);
    const met = (place: number) => dots.filter((dot) => Math.abs(dot - place) < 1.2).length;
    expect(met(cuts[1] ?? 0)).toBeLessThanOrEqual(1);
    // A sheet that just fits leaves no room to move.
    expect(cutPlaces(348, BED, row(100, 200))).toEqual([0, 174, 348]);
  });
});

describe('tabs', () => {
  it('stand at equal distances along a cut', () => {
    expect(tabPlaces({ least: 0, most: 150 }, 3, TAB, [])).toEqual([25, 75, 125]);
  });

  it('move along the cut away from braille on the side to which they reach', () => {
    const braille = row(70, 80).map((y) => ({ x: 103, y }));
    const [first, second = 0, third] = tabPlaces(
      { least: 0, most: 150 },
      3,
      TAB,
      fromCut.upwards(braille, 100),
    );
    expect([first, third]).toEqual([25, 125]);
    expect(Math.min(...braille.map(({ y }) => Math.abs(y - second)))).toBeGreaterThanOrEqual(5.5 + 1.2);
    // Braille on the other side is no reason to move.
    expect(tabPlaces({ least: 0, most: 150 }, 3, TAB, fromCut.upwards(braille, 110))[1]).toBe(75);
    expect(tabPlaces({ least: 0, most: 150 }, 3, TAB, fromCut.across(braille, 76))).toEqual([25, 75, 125]);
  });
});
