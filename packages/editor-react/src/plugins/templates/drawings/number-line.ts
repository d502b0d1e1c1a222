import { type DrawTemplate, label, line, numbers } from './drawing.js';

const [LEFT, AXIS] = [24, 108];
const STEP_MM = 24;
const LAST = 10;

/** From 0 to 10, a stroke and a number at each step. */
export const drawNumberLine: DrawTemplate = (kinds, word) => ({
  objects: [
    line(kinds, [LEFT - 6, AXIS], [LEFT + LAST * STEP_MM + 18, AXIS], {
      endArrow: true,
      moniker: word('axis'),
    }),
    ...numbers(0, LAST).map((value) =>
      line(kinds, [LEFT + value * STEP_MM, AXIS - 7], [LEFT + value * STEP_MM, AXIS + 7]),
    ),
    ...numbers(0, LAST).map((value) =>
      label(kinds, String(value), { x: LEFT + value * STEP_MM - 5, y: AXIS + 11, width: 18 }),
    ),
  ],
});
