import { type DrawTemplate, label, line, numbers } from './drawing.js';

const [CENTRE_X, CENTRE_Y] = [105, 165];
const UNIT_MM = 16;
/** Units from the origin to the last stroke of each axis. */
const [ACROSS, DOWN] = [5, 6];
/** How far an axis goes on behind its last stroke: room for its head. */
const [BEYOND_RIGHT_MM, BEYOND_TOP_MM] = [14, 18];
/** Half of a stroke, and from its end to its number. */
const [STROKE_MM, GAP_MM] = [4, 4];
/** Width of the frame of a number of two characters, and height of one line of braille below print. */
const [WIDTH_MM, HEIGHT_MM] = [18, 13.5];

/** All four quadrants: axes with strokes, every second one with its number. */
export const drawQuadrants: DrawTemplate = (kinds, word) => {
  const x = (value: number) => CENTRE_X + value * UNIT_MM;
  const y = (value: number) => CENTRE_Y - value * UNIT_MM;
  const axis = { borderWidth: 1.5, endArrow: true };
  const stroke = { borderWidth: 1 };
  const both = (last: number) => numbers(-last, last).filter((value) => value !== 0);
  const even = (last: number) => both(last).filter((value) => value % 2 === 0);
  return {
    objects: [
      line(kinds, [x(-ACROSS) - STROKE_MM, CENTRE_Y], [x(ACROSS) + BEYOND_RIGHT_MM, CENTRE_Y], {
        ...axis,
        moniker: word('xAxis'),
      }),
      line(kinds, [CENTRE_X, y(-DOWN) + STROKE_MM], [CENTRE_X, y(DOWN) - BEYOND_TOP_MM], {
        ...axis,
        moniker: word('yAxis'),
      }),
      ...both(ACROSS).map((value) =>
        line(kinds, [x(value), CENTRE_Y - STROKE_MM], [x(value), CENTRE_Y + STROKE_MM], stroke),
      ),
      ...both(DOWN).map((value) =>
        line(kinds, [CENTRE_X - STROKE_MM, y(value)], [CENTRE_X + STROKE_MM, y(value)], stroke),
      ),
      ...even(ACROSS).map((value) =>
        label(kinds, String(value), {
          x: x(value) - (value < 0 ? WIDTH_MM / 2 : 6),
          y: CENTRE_Y + STROKE_MM + GAP_MM,
          width: WIDTH_MM,
        }),
      ),
      ...even(DOWN).map((value) =>
        label(kinds, String(value), {
          x: CENTRE_X - STROKE_MM - GAP_MM - (value < 0 ? WIDTH_MM - 2 : 10),
          y: y(value) - HEIGHT_MM / 2 - 2,
          width: WIDTH_MM,
        }),
      ),
      label(kinds, 'x', { x: x(ACROSS) + 2, y: CENTRE_Y - 24, width: WIDTH_MM, fullCharPrefix: true }),
      label(kinds, 'y', {
        x: CENTRE_X + 12,
        y: y(DOWN) - BEYOND_TOP_MM - 2,
        width: WIDTH_MM,
        fullCharPrefix: true,
      }),
    ],
  };
};
