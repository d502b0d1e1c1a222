import { type DrawTemplate, label, line } from './drawing.js';

const AXIS = 112;
const [LEFT, RIGHT] = [16, 276];
const EVENTS = [40, 100, 160, 220];

/** Four times along a line that goes on; their words stand below and above it by turns. */
export const drawTimeline: DrawTemplate = (kinds, word) => ({
  objects: [
    line(kinds, [LEFT, AXIS], [RIGHT, AXIS], { endArrow: true, moniker: word('axis') }),
    ...EVENTS.map((x) => line(kinds, [x, AXIS - 8], [x, AXIS + 8])),
    ...EVENTS.flatMap((x, index) => {
      const y = index % 2 === 0 ? AXIS + 12 : AXIS - 12 - 29.5;
      return [
        label(kinds, `${word(`year${index + 1}`)}\n${word(`event${index + 1}`)}`, {
          x: x - 4,
          y,
          width: 90,
          height: 29.5,
        }),
      ];
    }),
  ],
});
