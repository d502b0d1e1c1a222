import { newUuid } from '../../../base/new-uuid.js';
import { type DrawTemplate, label, LABEL_HEIGHT_MM, line, numbers } from './drawing.js';

const [CENTRE_X, CENTRE_Y] = [105, 158];
const RADIUS_MM = 88;
const STROKE_MM = 10;
/** Where the middles of the numbers stand; those beside the upright middle a little further out, as near to their strokes as the others. */
const NUMBER_RADIUS_MM = 66;
const FURTHER_OUT_MM: Readonly<Record<number, number>> = { 2: 1.4, 3: 0.5, 9: 0.5 };
const HOURS = 12;

function at(hour: number, radius: number): readonly [number, number] {
  const turn = (hour / HOURS) * 2 * Math.PI;
  return [CENTRE_X + Math.sin(turn) * radius, CENTRE_Y - Math.cos(turn) * radius];
}

/** A face with twelve strokes and numbers; the hands, which show three, are turned about the middle of the face. */
export const drawClock: DrawTemplate = (kinds, word) => ({
  objects: [
    kinds.create('ellipse', {
      uuid: newUuid(),
      x: CENTRE_X - RADIUS_MM,
      y: CENTRE_Y - RADIUS_MM,
      width: 2 * RADIUS_MM,
      height: 2 * RADIUS_MM,
      moniker: word('face'),
    }),
    ...numbers(1, HOURS).map((hour) => line(kinds, at(hour, RADIUS_MM), at(hour, RADIUS_MM - STROKE_MM))),
    ...numbers(1, HOURS).map((hour) => {
      const [x, y] = at(hour, NUMBER_RADIUS_MM + (FURTHER_OUT_MM[hour] ?? 0));
      const width = hour < 10 ? 10 : 16;
      return label(kinds, String(hour), { x: x - width / 2, y: y - LABEL_HEIGHT_MM / 2, width: width + 2 });
    }),
    line(kinds, [CENTRE_X, CENTRE_Y], at(3, 34), {
      borderWidth: 2.5,
      endArrow: true,
      moniker: word('hourHand'),
    }),
    line(kinds, [CENTRE_X, CENTRE_Y], at(12, 46), { endArrow: true, moniker: word('minuteHand') }),
    kinds.create('ellipse', {
      uuid: newUuid(),
      x: CENTRE_X - 4,
      y: CENTRE_Y - 4,
      width: 8,
      height: 8,
      fill: 'black',
      border: false,
      moniker: word('pivot'),
    }),
  ],
});
