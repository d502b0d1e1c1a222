import { newUuid } from '../../new-uuid.js';
import { corners, type DrawTemplate, label, line } from './drawing.js';
import { createObject } from '@tastwerk/editor-core/standard';

const [LEFT, TOP, RIGHT, BOTTOM] = [16, 44, 194, 240];
const MIDDLE_X = 100;
const MIDDLE_Y = 140;
const DOOR_MM = 16;

/** Four rooms: outer walls wide, inner walls narrower, doors as gaps that a finger passes. */
export const drawFloorPlan: DrawTemplate = (word) => {
  const inner = { borderWidth: 1.5 };
  const entrance = 130;
  const room = (key: string, x: number, y: number) => label(word(key), { x: x + 6.5, y: y + 10, width: 74 });
  return {
    objects: [
      createObject('path', {
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
      line([MIDDLE_X, TOP], [MIDDLE_X, MIDDLE_Y + 24], inner),
      line([MIDDLE_X, MIDDLE_Y + 24 + DOOR_MM], [MIDDLE_X, BOTTOM], inner),
      line([LEFT, MIDDLE_Y], [60, MIDDLE_Y], inner),
      line([60 + DOOR_MM, MIDDLE_Y], [MIDDLE_X, MIDDLE_Y], inner),
      line([MIDDLE_X, MIDDLE_Y], [150, MIDDLE_Y], inner),
      line([150 + DOOR_MM, MIDDLE_Y], [RIGHT, MIDDLE_Y], inner),
      room('room1', LEFT, TOP),
      room('room2', MIDDLE_X, TOP),
      room('room3', LEFT, MIDDLE_Y),
      room('room4', MIDDLE_X, MIDDLE_Y),
      label(word('entrance'), { x: entrance - 6, y: BOTTOM + 5, width: 66 }),
    ],
  };
};
