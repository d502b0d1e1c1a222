import { type ObjectOf } from '../src/index.js';
import { id } from './documents.js';
import { createObject } from '../src/standard.js';

/** Lines, curves and imported graphics as their defaults make them, and in the forms that draw most. */
export const LINE_OBJECTS: readonly (readonly [
  string,
  ObjectOf<'line' | 'quadratic' | 'cubic' | 'imported'>,
])[] = [
  ['line', createObject('line', { uuid: id(20) })],
  [
    'turned line with heads at both ends',
    createObject('line', {
      uuid: id(20),
      x: 40,
      y: 50,
      dx: -30,
      dy: 45,
      angle: 25,
      startArrow: true,
      endArrow: true,
    }),
  ],
  ['quadratic curve', createObject('quadratic', { uuid: id(20) })],
  [
    'turned, dashed quadratic curve with a head',
    createObject('quadratic', {
      uuid: id(20),
      x: 40,
      y: 50,
      control: { x: -20, y: 60 },
      end: { x: 50, y: 10 },
      angle: -70,
      endArrow: true,
      borderStyle: 'dashed',
    }),
  ],
  ['cubic curve', createObject('cubic', { uuid: id(20) })],
  [
    'turned cubic curve that crosses itself, with heads',
    createObject('cubic', {
      uuid: id(20),
      x: 60,
      y: 80,
      control1: { x: 90, y: 40 },
      control2: { x: -60, y: 40 },
      end: { x: 30, y: 5 },
      angle: 110,
      startArrow: true,
      endArrow: true,
      borderWidth: 2.5,
    }),
  ],
  ['imported graphic', createObject('imported', { uuid: id(20) })],
  [
    'turned imported graphic, one shape of which leaves its box',
    createObject('imported', {
      uuid: id(20),
      x: 40,
      y: 60,
      width: 80,
      height: 30,
      angle: 40,
      originalWidth: 200,
      originalHeight: 100,
      paths: [
        {
          points: [
            { kind: 'M', x: 10, y: 10 },
            { kind: 'C', x1: 60, y1: -40, x2: 150, y2: 10, x: 190, y: 90 },
            { kind: 'L', x: 20, y: 80 },
          ],
          closed: true,
          fill: 'yellow',
          pattern: { template: 'dotted', offset: 2, clearance: 0 },
          border: true,
          borderColour: 'black',
          borderWidth: 1.5,
          borderStyle: 'solid',
        },
        {
          points: [
            { kind: 'M', x: 100, y: 50 },
            { kind: 'L', x: 230, y: 120 },
          ],
          closed: false,
          fill: 'none',
          pattern: { template: null, offset: 0, clearance: 0 },
          border: true,
          borderColour: 'red',
          borderWidth: 0.5,
          borderStyle: 'dotted',
        },
      ],
    }),
  ],
];
