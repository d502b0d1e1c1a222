import type { Document, ObjectInput, PageObject, PathObject, PathPoint } from '../src/index.js';
import type { TextureName } from '../src/entries/document.js';
import { labelFits } from '../src/placing/index.js';
import { withObjects } from './documents.js';
import { fakeResources } from './fake-braille.js';
import { described } from './proofed-documents.js';
import { createObject } from '../src/standard.js';

/** Draws a sheet that keeps all guideline values, from random numbers of 0 to 1. */
export type DrawSheet = (random: () => number) => readonly PageObject[];

type Place = readonly [x: number, y: number];
type Style = Partial<Omit<ObjectInput<PathObject>, 'uuid' | 'points' | 'x' | 'y'>>;

/** From a label to what it names, in mm: the middle of what the guideline asks for. */
const GAP_MM = 4.5;
/** Textures that a finger tells apart, whatever their order. */
const TEXTURES: readonly TextureName[] = [
  'diagonal_lines',
  'vertical_lines',
  'horizontal_lines',
  'dotted_tight',
];
/** Names of bars: abbreviations that need no legend. */
const DAYS = ['Mo', 'Di', 'Mi', 'Do'];
const WORDS = ['Haus', 'Tor', 'See', 'Markt', 'Turm', 'Wald', 'Bach', 'Hof', 'Dorf', 'Berg'];

let count = 0;
const uuid = () => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`;

const between = (random: () => number, least: number, most: number) => least + random() * (most - least);
const whole = (random: () => number, least: number, most: number) =>
  Math.floor(between(random, least, most + 1));
const word = (random: () => number) => WORDS[whole(random, 0, WORDS.length - 1)] ?? '';

function path(places: readonly Place[], style: Style = {}): PageObject {
  const points = places.map(([x, y], at): PathPoint => ({ kind: at === 0 ? 'M' : 'L', x, y }));
  return createObject('path', { uuid: uuid(), x: 0, y: 0, points, ...style });
}
const line = (from: Place, to: Place, style: Style = {}) => path([from, to], style);
const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  style: Partial<ObjectInput<PageObject & { type: 'rect' }>> = {},
) => createObject('rect', { ...style, uuid: uuid(), x, y, width, height });
const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  style: Partial<ObjectInput<PageObject & { type: 'ellipse' }>> = {},
) =>
  createObject('ellipse', { ...style, uuid: uuid(), x: cx - rx, y: cy - ry, width: 2 * rx, height: 2 * ry });
const textured = (at: number) =>
  ({
    pattern: { template: TEXTURES[at % TEXTURES.length] ?? 'diagonal_lines', offset: 2, clearance: 0 },
  }) as const;

/** A label in the size of its text at `x`, `y`, which is the point of its frame that `anchor` names by shares of its sides. */
function label(
  text: string,
  [x, y]: Place,
  [ax, ay]: Place,
  values: { readonly fullCharPrefix?: boolean } = {},
): PageObject {
  const drawn = createObject('label', { uuid: uuid(), x: 60, y: 100, text, autoSize: true, ...values });
  const [fit] = labelFits(withObjects(drawn), fakeResources);
  const { width, height } = fit?.frame ?? drawn;
  return { ...drawn, x: x - ax * width, y: y - ay * height, width, height };
}
const below = (text: string, [x, y]: Place) => label(text, [x, y + GAP_MM], [0.5, 0]);
const leftOf = (text: string, [x, y]: Place) => label(text, [x - GAP_MM, y], [1, 0.5]);
const inMiddle = (text: string, place: Place) => label(text, place, [0.5, 0.5]);

const barChart: DrawSheet = (random) => {
  const [left, bottom] = [50, between(random, 220, 245)];
  const bars = whole(random, 2, 4);
  const width = between(random, 22, 24);
  const pitch = width + between(random, 8, 10);
  const ticks = whole(random, 3, 5);
  const step = between(random, 26, 32);
  return [
    line([left, bottom], [left + bars * pitch + 12, bottom]),
    line([left, bottom], [left, bottom - ticks * step - 8]),
    ...Array.from({ length: ticks }, (_, at) => {
      const y = bottom - (at + 1) * step;
      return [line([left - 8, y], [left, y]), leftOf(String((at + 1) * 10), [left - 8, y])];
    }).flat(),
    ...Array.from({ length: bars }, (_, at) => {
      const [x, height] = [left + 10 + at * pitch, between(random, 28, ticks * step)];
      return [
        rect(x, bottom - height, width, height, { borderWidth: 1, ...textured(at) }),
        below(DAYS[at] ?? '', [x + width / 2, bottom + 1]),
      ];
    }).flat(),
  ];
};

const graphOfFunction: DrawSheet = (random) => {
  const [left, bottom, unit] = [40, 240, between(random, 16, 20)];
  const [rise, start] = [between(random, 0.25, 1), between(random, 2, 3)];
  const bend = between(random, 0, 0.1);
  const at = (x: number): Place => [left + x * unit, bottom - (start + rise * x + bend * x * x) * unit];
  const axis = { borderWidth: 1.5, endArrow: true };
  return [
    line([left, bottom], [left + 8 * unit, bottom], axis),
    line([left, bottom], [left, bottom - 10 * unit], axis),
    ...[2, 4, 6].flatMap((value) => [
      line([left + value * unit, bottom - 4], [left + value * unit, bottom + 4]),
      below(`${value}0`, [left + value * unit, bottom + 4]),
      line([left - 4, bottom - value * unit], [left + 4, bottom - value * unit]),
      leftOf(`${value}0`, [left - 4, bottom - value * unit]),
    ]),
    path(
      Array.from({ length: 21 }, (_, step) => at(step / 4)),
      { borderWidth: 2.5 },
    ),
  ];
};

const numberLine: DrawSheet = (random) => {
  const y = between(random, 90, 220);
  const steps = whole(random, 3, 7);
  const step = between(random, 20, 23);
  const x = (at: number) => 24 + at * step;
  return [
    line([18, y], [x(steps) + 14, y], { endArrow: true }),
    ...Array.from({ length: steps + 1 }, (_, at) => [
      line([x(at), y - 7], [x(at), y + 7]),
      below(`${at + 1}0`, [x(at), y + 7]),
    ]).flat(),
  ];
};

const triangle: DrawSheet = (random) => {
  const centre: Place = [105, 165];
  const corners = [90, 210, 330].map((degrees): Place => {
    const angle = ((degrees + between(random, -20, 20)) * Math.PI) / 180;
    const radius = between(random, 52, 64);
    return [centre[0] + radius * Math.cos(angle), centre[1] - radius * Math.sin(angle)];
  });
  const names = corners.map((corner, at): PageObject => {
    const [dx, dy] = [corner[0] - centre[0], corner[1] - centre[1]];
    const name = 'ABC'.charAt(at);
    const side = Math.abs(dx) > Math.abs(dy) ? Math.sign(dx) : 0;
    if (side !== 0)
      return label(name, [corner[0] + side * 4.25, corner[1]], [side < 0 ? 1 : 0, 0.5], {
        fullCharPrefix: true,
      });
    const down = Math.sign(dy);
    return label(name, [corner[0], corner[1] + down * 6], [0.5, down < 0 ? 1 : 0], { fullCharPrefix: true });
  });
  return [path(corners, { closed: true, borderWidth: 2.5 }), ...names];
};

const crossing: DrawSheet = (random) => {
  const [x, y] = [between(random, 90, 115), between(random, 150, 175)];
  const half = between(random, 16, 22);
  const walk = { borderWidth: 2.5 };
  const corner = (sx: number, sy: number) =>
    path(
      [
        [x + sx * half, y + sy * 95],
        [x + sx * half, y + sy * half],
        [x + sx * 78, y + sy * half],
      ],
      walk,
    );
  const [left, top] = [x - half - 54, y - half - 52];
  return [
    ...[
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ].map(([sx = 1, sy = 1]) => corner(sx, sy)),
    rect(left, top, between(random, 26, 40), between(random, 20, 26), textured(whole(random, 0, 3))),
    ellipse(x + half + 10, y + half + 10, 4, 4, { fill: 'black' }),
    label(word(random), [x + half + 6, y + half + 18.5], [0, 0]),
  ];
};

const flowChart: DrawSheet = (random) => {
  const [x, width, height] = [105, between(random, 80, 110), between(random, 28, 32)];
  const pitch = height + between(random, 36, 40);
  const steps = whole(random, 2, 4);
  const top = 40;
  return Array.from({ length: steps }, (_, at) => {
    const y = top + at * pitch;
    const arrow = line([x, y + height + 5], [x, y + pitch - 5], { endArrow: true });
    return [
      rect(x - width / 2, y, width, height),
      inMiddle(word(random), [x, y + height / 2]),
      ...(at < steps - 1 ? [arrow] : []),
    ];
  }).flat();
};

const table: DrawSheet = (random) => {
  const [columns, rows] = [whole(random, 2, 3), whole(random, 2, 6)];
  const [width, height] = [between(random, 45, 58), between(random, 26, 30)];
  const [left, top] = [14, 45];
  const [right, bottom] = [left + columns * width, top + rows * height];
  return [
    ...Array.from({ length: rows + 1 }, (_, at) =>
      line([left, top + at * height], [right, top + at * height]),
    ),
    ...Array.from({ length: columns + 1 }, (_, at) =>
      line([left + at * width, top], [left + at * width, bottom]),
    ),
    ...Array.from({ length: rows * columns }, (_, at) =>
      label(
        word(random),
        [left + (at % columns) * width + 6, top + Math.floor(at / columns) * height + height / 2],
        [0, 0.5],
      ),
    ),
  ];
};

const clock: DrawSheet = (random) => {
  const [x, y, radius] = [105, 165, between(random, 80, 88)];
  const around = (hours: number, distance: number): Place => {
    const angle = (hours / 12) * 2 * Math.PI;
    return [x + distance * Math.sin(angle), y - distance * Math.cos(angle)];
  };
  const hour = whole(random, 0, 11);
  return [
    ellipse(x, y, radius, radius, { borderWidth: 2.5 }),
    ...Array.from({ length: 12 }, (_, at) => line(around(at, radius - 9), around(at, radius))),
    ...[3, 6, 9, 12].map((at) => inMiddle(`${at}h`, around(at, radius - 24))),
    line([x, y], around(hour, 28), { borderWidth: 4 }),
    line([x, y], around(hour + whole(random, 3, 9), 44)),
  ];
};

const plantCell: DrawSheet = (random) => {
  const [x, y, rx, ry] = [105, 165, between(random, 82, 90), between(random, 95, 108)];
  const part = (px: number, py: number, at: number) => {
    const [width, height] = [between(random, 18, 22), between(random, 13, 16)];
    return [ellipse(px, py, width, height, textured(at)), below(word(random), [px, py + height + 0.75])];
  };
  return [
    ellipse(x, y, rx, ry, { borderWidth: 2.5 }),
    ...part(x - 35, y - 45, 0),
    ...part(x + 35, y - 40, 1),
    ...part(x - 30, y + 25, 2),
    ...part(x + 35, y + 30, 3),
  ];
};

const network: DrawSheet = (random) => {
  const nodes = whole(random, 3, 5);
  const turn = random();
  const places = Array.from({ length: nodes }, (_, at): Place => {
    const angle = 2 * Math.PI * (at / nodes + turn);
    return [105 + 62 * Math.cos(angle), 160 + 62 * Math.sin(angle)];
  });
  return [
    path(places, { closed: true }),
    ...places.map(([x, y]) => ellipse(x, y, 5, 5, { fill: 'black' })),
    ...places.map(([x, y], at) => {
      const name = `k${at + 1}`;
      const [dx, dy] = [x - 105, y - 160];
      if (Math.abs(dx) > Math.abs(dy)) return label(name, [x + Math.sign(dx) * 10, y], [dx < 0 ? 1 : 0, 0.5]);
      return label(name, [x, y + Math.sign(dy) * 10], [0.5, dy < 0 ? 1 : 0]);
    }),
  ];
};

const floorPlan: DrawSheet = (random) => {
  const [columns, rows] = [whole(random, 2, 3), whole(random, 2, 3)];
  const [width, height] = [176 / columns, between(random, 50, 66)];
  const rooms = Array.from({ length: rows * columns }, (_, at): Place => [
    at % columns,
    Math.floor(at / columns),
  ]);
  return rooms.flatMap(([column, row]) => {
    const [x, y] = [16 + column * width, 45 + row * height];
    return [
      rect(x, y, width, height, { borderWidth: 2 }),
      inMiddle(word(random), [x + width / 2, y + height / 2]),
    ];
  });
};

const circuit: DrawSheet = (random) => {
  const [left, right, top, bottom] = [
    45,
    between(random, 150, 165),
    between(random, 70, 90),
    between(random, 210, 235),
  ];
  const lamp = (top + bottom) / 2;
  return [
    path([
      [left, lamp - 5],
      [left, top],
      [right, top],
      [right, lamp - 16],
    ]),
    path([
      [right, lamp + 16],
      [right, bottom],
      [left, bottom],
      [left, lamp + 5],
    ]),
    ellipse(right, lamp, 16, 16, { borderWidth: 2.5 }),
    leftOf('an', [right - 17, lamp]),
    line([left - 14, lamp - 5], [left + 14, lamp - 5]),
    line([left - 14, lamp + 5], [left + 14, lamp + 5], { borderWidth: 2.5 }),
    label('zu', [left + 14 + GAP_MM, lamp], [0, 0.5]),
  ];
};

/** The kinds of drawing that teachers make, by their names. */
export const RIGHT_SHEETS: Readonly<Record<string, DrawSheet>> = {
  ...{ barChart, graphOfFunction, numberLine, triangle, crossing, flowChart },
  ...{ table, clock, plantCell, network, floorPlan, circuit },
};

/** Numbers of 0 to 1 that follow from `seed` (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The sheet of a kind for `seed`, with a title and a description. */
export function rightSheet(kind: string, seed: number): Document {
  const draw = RIGHT_SHEETS[kind];
  if (!draw) throw new Error(`no sheet ${kind}`);
  return described(...draw(randomFrom(seed)));
}
