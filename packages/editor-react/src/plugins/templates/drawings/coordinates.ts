import { type DrawTemplate, group, label, line, numbers } from './drawing.js';

const [LEFT, BOTTOM] = [36, 238];
const UNIT_MM = 15;
const [COLUMNS, ROWS] = [9, 11];
/** How far an axis goes on behind the last line of the grid: room for its head. */
const BEYOND_MM = 18;

/** The first quadrant: axes with numbers outside of the grid, so that no braille lies on a line. */
export const drawCoordinates: DrawTemplate = (kinds, word) => {
  const right = LEFT + COLUMNS * UNIT_MM;
  const top = BOTTOM - ROWS * UNIT_MM;
  const thin = { borderWidth: 0.8 };
  const axis = { borderWidth: 1.5, endArrow: true };
  const across = numbers(1, ROWS).map((row) =>
    line(kinds, [LEFT, BOTTOM - row * UNIT_MM], [right, BOTTOM - row * UNIT_MM], thin),
  );
  const down = numbers(1, COLUMNS).map((column) =>
    line(kinds, [LEFT + column * UNIT_MM, BOTTOM], [LEFT + column * UNIT_MM, top], thin),
  );
  return {
    objects: [
      group(kinds, word('grid'), [...across, ...down]),
      line(kinds, [LEFT, BOTTOM], [right + BEYOND_MM, BOTTOM], { ...axis, moniker: word('xAxis') }),
      line(kinds, [LEFT, BOTTOM], [LEFT, top - BEYOND_MM], { ...axis, moniker: word('yAxis') }),
      ...numbers(0, COLUMNS, 2).map((value) =>
        label(kinds, String(value), { x: LEFT + value * UNIT_MM - 5, y: BOTTOM + 4, width: 18 }),
      ),
      ...numbers(2, ROWS, 2).map((value) =>
        label(kinds, String(value), {
          x: value < 10 ? LEFT - 14 : LEFT - 20,
          y: BOTTOM - value * UNIT_MM - 10,
          width: 18,
        }),
      ),
      label(kinds, 'x', { x: right + 6, y: BOTTOM + 8, width: 18, fullCharPrefix: true }),
      label(kinds, 'y', { x: LEFT + 10, y: top - BEYOND_MM - 2, width: 18, fullCharPrefix: true }),
    ],
  };
};
