import { boxAround } from '../geometry/box.js';
import type { Point } from '../geometry/point.js';
import { ellipseType, rectType } from '../plugins/shapes/index.js';
import { pathType } from '../plugins/paths/index.js';
import type { PathPoint } from '../objects/path/schema.js';
import type { PageObject } from '../objects/schema.js';
import { NO_INSIDE, type ShapeStyle, styleOf } from '../objects/shape-style.js';
import { POINT_SYMBOLS, type PointSymbol } from '../values/point-symbols.js';

/** Side of a symbol in mm: above the 6 mm that guidelines ask for, below the 13 mm of an area (field notes 2.2). */
export const SYMBOL_SIDE_MM = 8;

const SOLID: ShapeStyle = {
  fill: 'black',
  pattern: NO_INSIDE.pattern,
  border: false,
  borderColour: 'black',
  borderWidth: 1.5,
  borderStyle: 'solid',
};
const RING: ShapeStyle = { ...SOLID, ...NO_INSIDE, border: true };

const HALF_MM = SYMBOL_SIDE_MM / 2;
/** Half the width of an arm of the cross. */
const ARM_MM = 1.4;
/** Points of the star, and how far its inner corners are from the middle as a share of the outer ones. */
const STAR_POINTS = 5;
const STAR_INNER = 0.42;

const rounded = (mm: number) => Math.round(mm * 100) / 100;

/** Corners at equal turns, the first on top; every second one at `inner` of the reach. */
function corners(count: number, reach: number, inner = 1): readonly Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
    const length = index % 2 === 0 ? reach : reach * inner;
    return { x: length * Math.cos(angle), y: length * Math.sin(angle) };
  });
}

const OUTLINES: Readonly<Record<Exclude<PointSymbol, 'disc' | 'ring' | 'square'>, readonly Point[]>> = {
  triangle: corners(3, SYMBOL_SIDE_MM / Math.sqrt(3)),
  star: corners(2 * STAR_POINTS, HALF_MM + 1, STAR_INNER),
  cross: [
    [-ARM_MM, -HALF_MM],
    [ARM_MM, -HALF_MM],
    [ARM_MM, -ARM_MM],
    [HALF_MM, -ARM_MM],
    [HALF_MM, ARM_MM],
    [ARM_MM, ARM_MM],
    [ARM_MM, HALF_MM],
    [-ARM_MM, HALF_MM],
    [-ARM_MM, ARM_MM],
    [-HALF_MM, ARM_MM],
    [-HALF_MM, -ARM_MM],
    [-ARM_MM, -ARM_MM],
  ].map(([x = 0, y = 0]) => ({ x, y })),
};

function outlined(uuid: string, centre: Point, outline: readonly Point[]): PageObject {
  const { x: left, y: top } = boxAround(outline);
  const points = outline.map(({ x, y }, index): PathPoint => ({
    kind: index === 0 ? 'M' : 'L',
    x: rounded(x - left),
    y: rounded(y - top),
  }));
  const place = { x: rounded(centre.x + left), y: rounded(centre.y + top) };
  return pathType.create({ ...SOLID, uuid, ...place, points, closed: true });
}

/** The point symbol `symbol` with its middle at `centre` (page mm): an ordinary shape, black so that it swells, of a fixed size. */
export function createPointSymbol(symbol: PointSymbol, uuid: string, centre: Point): PageObject {
  const box = {
    x: rounded(centre.x - HALF_MM),
    y: rounded(centre.y - HALF_MM),
    width: SYMBOL_SIDE_MM,
    height: SYMBOL_SIDE_MM,
  };
  switch (symbol) {
    case 'disc':
      return ellipseType.create({ ...SOLID, uuid, ...box });
    case 'ring':
      return ellipseType.create({ ...RING, uuid, ...box });
    case 'square':
      return rectType.create({ ...SOLID, uuid, ...box });
    default:
      return outlined(uuid, centre, OUTLINES[symbol]);
  }
}

/** What a point symbol looks like, wherever it stands. */
function looksOf(object: PageObject): string | undefined {
  if (object.type !== 'ellipse' && object.type !== 'rect' && object.type !== 'path') return undefined;
  const outline = object.type === 'path' ? [object.closed, object.points] : [object.width, object.height];
  return JSON.stringify([object.type, outline, styleOf(object)]);
}

const SYMBOL_OF_LOOKS = new Map(
  POINT_SYMBOLS.map((symbol) => [looksOf(createPointSymbol(symbol, '', { x: 0, y: 0 })), symbol]),
);
/** No symbol has more points: what has more need not be compared. */
const MOST_POINTS = OUTLINES.cross.length;

/** Which point symbol `object` is, as {@link createPointSymbol} draws it; undefined for what was drawn or changed by hand. */
export function symbolOf(object: PageObject): PointSymbol | undefined {
  if (object.type === 'path' && object.points.length > MOST_POINTS) return undefined;
  const looks = looksOf(object);
  return looks === undefined ? undefined : SYMBOL_OF_LOOKS.get(looks);
}
