import { newUuid } from '../../../base/new-uuid.js';
import { type DrawTemplate, label, line, numbers } from './drawing.js';

const [LEFT, BOTTOM] = [46, 236];
/** Height of the value 10. */
const TEN_MM = 36;
const HIGHEST = 50;
const VALUES = [20, 35, 45, 30];
const BAR_MM = 24;
const PITCH_MM = 36;

/** Four bars of one texture: they differ in their heights, which the strokes of the axis measure. */
export const drawBarChart: DrawTemplate = (kinds, word) => {
  const height = (value: number) => (value / 10) * TEN_MM;
  const x = (index: number) => LEFT + 12 + index * PITCH_MM;
  const pattern = { template: 'diagonal_lines', offset: 2, clearance: 0 } as const;
  return {
    objects: [
      ...VALUES.map((value, index) =>
        kinds.create('rect', {
          uuid: newUuid(),
          x: x(index),
          y: BOTTOM - height(value),
          width: BAR_MM,
          height: height(value),
          fill: 'yellow',
          pattern,
          borderWidth: 1,
          moniker: `${word('bar')} ${'ABCD'.charAt(index)}`,
        }),
      ),
      line(kinds, [LEFT, BOTTOM], [LEFT + 4 * PITCH_MM + 4, BOTTOM], { moniker: word('xAxis') }),
      line(kinds, [LEFT, BOTTOM], [LEFT, BOTTOM - height(HIGHEST) - 8], { moniker: word('yAxis') }),
      ...numbers(10, HIGHEST, 10).map((value) =>
        line(kinds, [LEFT - 8, BOTTOM - height(value)], [LEFT, BOTTOM - height(value)]),
      ),
      ...numbers(0, HIGHEST, 10).map((value) =>
        label(kinds, String(value), { x: value === 0 ? 31 : 18, y: BOTTOM - height(value) - 10, width: 18 }),
      ),
      ...VALUES.map((_, index) =>
        label(kinds, 'ABCD'.charAt(index), {
          x: x(index) + 7,
          y: BOTTOM + 4,
          width: 24,
          fullCharPrefix: true,
        }),
      ),
    ],
  };
};
