import { describe, expect, it } from '@jest/globals';
import { curveThrough } from './curve-through.js';
import { findLines, type LineWishes } from './find-lines.js';
import type { GreyField } from './grey-field.js';

const WISHES: LineWishes = { pxPerMm: 4, strength: 20, leastMm: 12.5, toleranceMm: 0.2, besideMm: 3 };

/** A picture whose lightness `at` gives for the middle of each pixel. */
function picture(width: number, height: number, at: (x: number, y: number) => number): GreyField {
  const levels = Uint8Array.from({ length: width * height }, (_, index) =>
    Math.round(Math.min(255, Math.max(0, at((index % width) + 0.5, Math.floor(index / width) + 0.5)))),
  );
  return { levels, width, height };
}

/** Numbers from -1 to 1 that look like chance and are the same each time (Numerical Recipes). */
function chance() {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/** Dark within `reach` px of a place, light beyond, with a soft rim as a camera sees it. */
const dark = (away: number, reach: number, from = 90, to = 200) =>
  from + (to - from) * Math.min(1, Math.max(0, away - reach + 0.5));

const disc = picture(200, 160, (x, y) => dark(Math.hypot(x - 105, y - 75), 50));

const lengthOf = ({ points, closed }: ReturnType<typeof findLines>['lines'][number]) =>
  points.reduce((sum, { x, y }, index) => {
    const before = points[index - 1] ?? (closed ? points.at(-1) : undefined);
    return sum + (before ? Math.hypot(x - before.x, y - before.y) : 0);
  }, 0);

describe('the edges of a picture', () => {
  it('are one closed line around a disc, within a pixel of its rim', () => {
    const { lines } = findLines(disc, WISHES);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.closed).toBe(true);
    for (const { x, y } of lines.flatMap(curveThrough)) {
      expect(Math.abs(Math.hypot(x - 105, y - 75) - 50)).toBeLessThan(1);
    }
  });

  it('keep the corners of a square', () => {
    const square = picture(160, 160, (x, y) => dark(Math.max(Math.abs(x - 80), Math.abs(y - 80)), 45));
    const { lines } = findLines(square, WISHES);
    expect(lines).toHaveLength(1);
    const corners = lines
      .flatMap(({ points }) => points)
      .filter(({ x, y }) => Math.min(Math.abs(x - 80), Math.abs(y - 80)) > 41);
    expect(corners.length).toBeGreaterThanOrEqual(4);
  });

  it('are none in a slow change of light, and none in noise below the strength', () => {
    expect(
      findLines(
        picture(300, 60, (x) => (x * 255) / 300),
        WISHES,
      ).lines,
    ).toEqual([]);
    const noise = chance();
    expect(
      findLines(
        picture(160, 120, () => 128 + 25 * noise()),
        WISHES,
      ).lines,
    ).toEqual([]);
  });

  it('are found through noise, the same each time', () => {
    const noise = chance();
    const noisy = picture(160, 120, (x, y) => dark(Math.hypot(x - 80, y - 60), 40) + 25 * noise());
    const found = findLines(noisy, WISHES);
    expect(found.lines.map(({ closed }) => closed)).toEqual([true]);
    expect(findLines(noisy, WISHES)).toEqual(found);
  });

  it('are one line along both sides of a thin stroke, two along a broad one', () => {
    const stroke = (halfPx: number) => picture(200, 80, (_, y) => dark(Math.abs(y - 40), halfPx));
    const [thin, ...more] = findLines(stroke(3), WISHES).lines;
    expect(more).toEqual([]);
    expect(thin && lengthOf(thin)).toBeGreaterThan(185);
    expect(findLines(stroke(12), WISHES).lines).toHaveLength(2);
  });

  it('are one line along a thin stroke that ends within the picture, about as long as the stroke', () => {
    const bar = picture(300, 60, (x, y) => dark(Math.hypot(Math.max(0, Math.abs(x - 150) - 120), y - 30), 4));
    const [line, ...more] = findLines(bar, WISHES).lines;
    expect(more).toEqual([]);
    expect(line?.closed).toBe(false);
    expect(line && Math.abs(lengthOf(line) - 248)).toBeLessThan(25);
  });

  it('leave out what is shorter than the smallest length', () => {
    // A circle 24 px wide is 75 px, or 19 mm, long.
    const dot = picture(100, 100, (x, y) => dark(Math.hypot(x - 50, y - 50), 12));
    expect(findLines(dot, { ...WISHES, leastMm: 18 }).lines).toHaveLength(1);
    expect(findLines(dot, { ...WISHES, leastMm: 20 }).lines).toEqual([]);
  });

  it('need the strength that is asked for; without one it is found: lower where little is to be seen', () => {
    const faint = picture(160, 160, (x, y) => dark(Math.hypot(x - 80, y - 80), 40, 150, 190));
    expect(findLines(faint, WISHES).lines).toEqual([]);
    expect(findLines(faint, { ...WISHES, strength: 12 }).lines).toHaveLength(1);
    const found = findLines(faint, { ...WISHES, strength: undefined });
    expect(found).toMatchObject({ strength: 8, lines: { length: 1 } });
    const stripes = picture(160, 80, (x) => (Math.floor(x / 20) % 2 === 0 ? 60 : 220));
    expect(findLines(stripes, { ...WISHES, strength: undefined }).strength).toBe(25);
  });
});
