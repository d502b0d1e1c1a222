import { type Texture, type TextureMark, textureOf } from '../values/textures.js';
import { boxAround, growBox } from '../geometry/box.js';
import { subtractAreas } from '../geometry/clipped-area.js';
import { flattenPath } from '../geometry/flatten.js';
import { distanceToSegment, segmentsOf } from '../geometry/nearness.js';
import type { PathData, PathStep } from '../geometry/path-data.js';
import type { Point } from '../geometry/point.js';
import type { TexturePrimitive } from './primitives.js';

type Dot = Extract<TextureMark, { kind: 'dot' }>;
type Tile = Extract<Texture, { kind: 'tile' }>;

/**
 * Sides of the outline that is drawn around a dot to leave it out, and how far outside of it that outline stays, in mm: more than a px of
 * a thumbnail, or its smoothed rim leaves a trace there.
 */
const SIDES = 8;
const AROUND_MM = 0.2;

/** More than a page has rows of tiles: a dot is known by one number. */
const ROWS = 2 ** 20;

/** An outline that holds the dot of `radius` mm at `centre` as a whole. */
function around(centre: Point, radius: number): PathData {
  const reach = (radius + AROUND_MM) / Math.cos(Math.PI / SIDES);
  const corners = Array.from({ length: SIDES }, (_, index): PathStep => {
    const angle = ((index + 0.5) / SIDES) * 2 * Math.PI;
    const to = { x: centre.x + reach * Math.cos(angle), y: centre.y + reach * Math.sin(angle) };
    return { kind: index === 0 ? 'M' : 'L', to };
  });
  return [...corners, { kind: 'Z' }];
}

/** Adds the dots of one kind whose rims the chord from `a` to `b` crosses; the lattice has a tile's centre at `origin`. */
function collectCut(
  cut: Map<number, Point>,
  [a, b]: readonly [Point, Point],
  { tile, dot, origin }: { readonly tile: Tile; readonly dot: Dot; readonly origin: Point },
): void {
  const radius = dot.diameterMm / 2;
  const near = growBox(boxAround([a, b]), radius);
  const [left, top] = [origin.x + dot.x, origin.y + dot.y];
  const last = {
    column: Math.floor((near.x + near.width - left) / tile.widthMm),
    row: Math.floor((near.y + near.height - top) / tile.heightMm),
  };
  for (let column = Math.ceil((near.x - left) / tile.widthMm); column <= last.column; column += 1) {
    for (let row = Math.ceil((near.y - top) / tile.heightMm); row <= last.row; row += 1) {
      const centre = { x: left + column * tile.widthMm, y: top + row * tile.heightMm };
      if (distanceToSegment(centre, a, b) < radius) cut.set(column * ROWS + row, centre);
    }
  }
}

/**
 * The area of an upright texture without the dots that its edge would cut: a finger takes a cut dot for another mark. Textures
 * without dots keep their area.
 */
export function wholeDotsArea({ path, texture, origin }: TexturePrimitive): PathData {
  const tile = textureOf(texture);
  if (tile.kind !== 'tile') return path;
  const dots = tile.marks.filter((mark) => mark.kind === 'dot');
  if (dots.length === 0) return path;
  const pieces = flattenPath(path);
  const holes = dots.flatMap((dot) => {
    const cut = new Map<number, Point>();
    for (const piece of pieces) {
      for (const chord of segmentsOf(piece, true)) collectCut(cut, chord, { tile, dot, origin });
    }
    return Array.from(cut.values(), (centre) => around(centre, dot.diameterMm / 2));
  });
  return holes.length === 0 ? path : subtractAreas(path, holes);
}
