import { newUuid } from '../../../base/new-uuid.js';
import { type DrawTemplate, label, roundedOutline } from './drawing.js';

const COAST = [
  [40, 140],
  [80, 128],
  [125, 136],
  [165, 130],
  [182, 165],
  [170, 205],
  [184, 245],
  [150, 276],
  [105, 268],
  [62, 278],
  [28, 250],
  [36, 210],
  [24, 175],
] as const;

/** A coast with a lake, a river and three towns; the legend explains texture, line and abbreviations. */
export const drawMap: DrawTemplate = (kinds, word) => {
  const pattern = { template: 'horizontal_lines', offset: 2, clearance: 0 } as const;
  const town = (key: string, x: number, y: number) => [
    kinds.create('ellipse', {
      uuid: newUuid(),
      x,
      y,
      width: 8,
      height: 8,
      fill: 'black',
      border: false,
      moniker: word(key),
    }),
    label(kinds, word(key), { x: x + 12, y: y - 5, width: 24, isKey: true, keyVal: word(`${key}Key`) }),
  ];
  return {
    keyedTextures: [{ pattern: 'horizontal_lines', label: word('lake') }],
    keyedStrokes: [{ borderStyle: 'solid', borderWidth: 1, borderColour: 'black', label: word('river') }],
    objects: [
      kinds.create('path', {
        uuid: newUuid(),
        points: roundedOutline(COAST),
        closed: true,
        borderWidth: 2.5,
        moniker: word('coast'),
      }),
      kinds.create('ellipse', {
        uuid: newUuid(),
        x: 66,
        y: 186,
        width: 44,
        height: 32,
        fill: 'cyan',
        pattern,
        borderWidth: 1.5,
        moniker: word('lake'),
      }),
      kinds.create('path', {
        uuid: newUuid(),
        points: [
          { kind: 'M', x: 110, y: 202 },
          { kind: 'C', x1: 128, y1: 200, x2: 132, y2: 226, x: 150, y: 222 },
          { kind: 'C', x1: 160, y1: 220, x2: 166, y2: 224, x: 178, y: 222 },
        ],
        borderWidth: 1,
        moniker: word('river'),
      }),
      ...town('town1', 60, 156),
      ...town('town2', 130, 162),
      ...town('town3', 76, 244),
      kinds.create('key', {
        uuid: newUuid(),
        x: 12,
        y: 34,
        width: 186,
        height: 70,
        active: true,
        anchored: true,
      }),
    ],
  };
};
