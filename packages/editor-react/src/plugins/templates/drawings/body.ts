import { newUuid } from '../../../base/new-uuid.js';
import { type DrawTemplate, label, line, roundedOutline } from './drawing.js';

const CENTRE_X = 66;

/** The right half from the top of the head to between the legs, as seen: distance from the middle, and height on the page. */
const HALF = [
  [12, 40],
  [17, 56],
  [10, 76],
  [12, 86],
  [34, 94],
  [44, 130],
  [50, 168],
  [42, 170],
  [36, 144],
  [28, 118],
  [21, 148],
  [27, 180],
  [27, 225],
  [28, 266],
  [12, 268],
  [12, 225],
  [7, 198],
] as const;

/** Names with the place of the body that each belongs to. */
const PARTS = [
  ['head', 17, 56],
  ['shoulder', 37, 99],
  ['arm', 46, 138],
  ['hand', 50, 166],
  ['leg', 28, 205],
  ['foot', 29, 260],
] as const;

const LABEL_X = 154;

/** A body from the front with names; thin lead lines end before what they name. */
export const drawBody: DrawTemplate = (kinds, word) => {
  const right = HALF.map(([x, y]) => [CENTRE_X + x, y] as const);
  const left = HALF.toReversed().map(([x, y]) => [CENTRE_X - x, y] as const);
  return {
    objects: [
      kinds.create('path', {
        uuid: newUuid(),
        points: roundedOutline([...right, [CENTRE_X, 193], ...left]),
        closed: true,
        moniker: word('body'),
      }),
      ...PARTS.flatMap(([key, x, y]) => {
        const end = Math.max(CENTRE_X + x + 34, 130);
        const begin = Math.max(CENTRE_X + x + 5, end - 37);
        return [
          line(kinds, [begin, y], [end, y], { borderWidth: 0.7 }),
          label(kinds, word(key), { x: end + 4, y: y - 10, width: LABEL_X - end + 50 }),
        ];
      }),
    ],
  };
};
