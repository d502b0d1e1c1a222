import { describe, expect, it } from '@jest/globals';
import { axisNumber, axisRows, type RowText, rowText } from './axis-rows.js';

const stroke = (x: number, y: number, toX: number, toY: number) => [
  {
    points: [
      { x, y },
      { x: toX, y: toY },
    ],
    closed: false,
  },
];

describe('the numbers of axes', () => {
  it.each([
    ['12', 12],
    ['−3', -3],
    ['1,5', 1.5],
    ['20 %', 20],
    ['85–89', 85],
    ['90+', 90],
    ['10 000', 10_000],
  ])('are read from %s', (text, value) => {
    expect(axisNumber(text)).toBe(value);
  });

  it.each(['Jan', 'x', '', '3 kg Mehl', 'A1', '-'])('are not %s', (text) => {
    expect(axisNumber(text)).toBeUndefined();
  });
});

describe('texts beside an axis', () => {
  const axis = stroke(20, 100, 200, 100);
  const below = (x: number) => rowText(x, { x, y: 108 }, axis, { x: 0, y: 0 });

  it('name the places of the axis, and stand on the side on which they stood', () => {
    const rows = axisRows([below(150), below(30), below(90)]);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ direction: 'across', side: 1 });
    expect(rows[0]?.texts.map(({ of, tick }) => [of, tick])).toEqual(
      [30, 90, 150].map((x) => [x, { x, y: 100 }]),
    );
  });

  it('are no row where two stand at the same tick', () => {
    expect(axisRows([below(30), below(31), below(90)])).toEqual([]);
  });

  it('run along an axis and across ticks', () => {
    const atTick = (y: number): RowText<number> =>
      rowText(y, { x: 12, y }, stroke(17, y, 20, y), { x: 12, y });
    expect(axisRows([atTick(30), atTick(60), atTick(90)])).toMatchObject([{ direction: 'down', side: -1 }]);
    // Texts at the left of a level axis are in no column with those of the upright one.
    const corner = rowText(0, { x: 12, y: 104 }, axis, { x: 12, y: 104 });
    expect(corner.direction).toBe('across');
  });
});
