import { newUuid } from '../../../base/new-uuid.js';
import { corners, type DrawTemplate, label, line } from './drawing.js';

const [LEFT, TOP, RIGHT, BOTTOM] = [16, 44, 194, 240];
const MIDDLE_X = 100;
const MIDDLE_Y = 140;
const DOOR_MM = 16;

/** Four rooms: outer walls wide, inner walls narrower, doors as gaps that a finger passes. */
export const drawFloorPlan: DrawTemplate = (kinds, word) => {
  const inner = { borderWidth: 1.5 };
  const entrance = 130;
  const room = (key: string, x: number, y: number) =>
    label(kinds, word(key), { x: x + 6.5, y: y + 10, width: 74 });
  return {
    objects: [
      kinds.create('path', {
        uuid: newUuid(),
        points: corners([
          [entrance, BOTTOM],
          [LEFT, BOTTOM],
          [LEFT, TOP],
          [RIGHT, TOP],
          [RIGHT, BOTTOM],
          [entrance + DOOR_MM, BOTTOM],
        ]),
        borderWidth: 2.5,
        moniker: word('walls'),
      }),
      line(kinds, [MIDDLE_X, TOP], [MIDDLE_X, MIDDLE_Y + 24], inner),
      line(kinds, [MIDDLE_X, MIDDLE_Y + 24 + DOOR_MM], [MIDDLE_X, BOTTOM], inner),
      line(kinds, [LEFT, MIDDLE_Y], [60, MIDDLE_Y], inner),
      line(kinds, [60 + DOOR_MM, MIDDLE_Y], [MIDDLE_X, MIDDLE_Y], inner),
      line(kinds, [MIDDLE_X, MIDDLE_Y], [150, MIDDLE_Y], inner),
      line(kinds, [150 + DOOR_MM, MIDDLE_Y], [RIGHT, MIDDLE_Y], inner),
      room('room1', LEFT, TOP),
      room('room2', MIDDLE_X, TOP),
      room('room3', LEFT, MIDDLE_Y),
      room('room4', MIDDLE_X, MIDDLE_Y),
      label(kinds, word('entrance'), { x: entrance - 6, y: BOTTOM + 5, width: 66 }),
    ],
  };
};
