import { type Ink, type Matrix, type Tile, tileOf, type TexturePrimitive } from '@tastwerk/editor-core/scene';
import { factor, mm } from '../decimal.js';
import { lappedMarks } from '../texture-marks.js';
import type { Definitions } from './definitions.js';
import { circlesOf } from './dots.js';
import { attributes } from '../xml.js';

/**
 * Smallest side of a pattern's cell in mm. Rasterisers round a cell to whole px, which would move tile after tile of a
 * small one out of place; a cell of many tiles keeps its marks where they belong over the size of most objects.
 */
const EXACT_CELL_MM = 30;

/**
 * How far a cell may be from whole px, as a part of its side, where the sharpness of the raster is known: a texture that is
 * 40 mm wide is then out of place by 0.1 mm at its edges.
 */
const ROUNDING = 0.005;

/**
 * How many tiles a cell has on a side: odd, so that a tile's centre is the centre of the cell. Where the raster is known,
 * as few as come out in whole px, because a rasteriser draws the cell again for each object.
 */
function tilesAcross(sideMm: number, pxPerMm: number | undefined): number {
  const most = 2 * Math.ceil(EXACT_CELL_MM / sideMm / 2) + 1;
  if (pxPerMm === undefined) return most;
  for (let tiles = 1; tiles < most; tiles += 2) {
    const sidePx = tiles * sideMm * pxPerMm;
    if (Math.abs(Math.round(sidePx) - sidePx) <= ROUNDING * sidePx) return tiles;
  }
  return most;
}

/**
 * The marks of all tiles of a cell: its dots as one outline, its lines as one for each width. Rasterisers draw a cell again
 * for each object that it fills, and one outline costs them a fraction of many.
 */
function cellContent(tile: Tile, ink: Ink, columns: number, rows: number): string {
  let dots = '';
  const linesByWidth = new Map<string, string>();
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const centre = { x: (column + 0.5) * tile.widthMm, y: (row + 0.5) * tile.heightMm };
      for (const mark of lappedMarks(tile, centre)) {
        if (mark.kind === 'dot') {
          dots += circlesOf(mark.diameterMm)(mark);
        } else {
          const width = mm(mark.widthMm);
          const line = `M${mm(mark.x1)} ${mm(mark.y1)}L${mm(mark.x2)} ${mm(mark.y2)}`;
          linesByWidth.set(width, `${linesByWidth.get(width) ?? ''}${line}`);
        }
      }
    }
  }
  const strokes = [...linesByWidth].map(
    ([width, d]) => `<path${attributes({ d, stroke: `#${ink}`, 'stroke-width': width })}/>`,
  );
  return (dots === '' ? '' : `<path${attributes({ d: dots, fill: `#${ink}` })}/>`) + strokes.join('');
}

/** Where the cell lies: its centre at a tile's centre, so that objects smaller than the cell show no border of one. */
function cellTransform({ a, b, c, d, e, f }: Matrix, width: number, height: number): string {
  const x = e - (a * width + c * height) / 2;
  const y = f - (b * width + d * height) / 2;
  const isTurned = b !== 0;
  return isTurned
    ? `matrix(${[a, b, c, d].map(factor).join(' ')} ${mm(x)} ${mm(y)})`
    : `translate(${mm(x)} ${mm(y)})`;
}

/**
 * The paint of a texture as attributes, or `undefined` where the texture has no marks. Marks are defined once per texture
 * and ink; each lattice refers to them with its own place and turn. With `pxPerMm` they are made for a raster of that
 * sharpness, which draws them in half of the time; marks then end in steps at the edge of an object, where its outline is.
 * The pattern says which texture it is, so that reading the drawing gives the same.
 */
export function texturePaint(
  primitive: TexturePrimitive,
  definitions: Definitions,
  pxPerMm: number | undefined,
): Readonly<Record<string, string>> | undefined {
  const tile = tileOf(primitive);
  if (!tile) return undefined;
  const columns = tilesAcross(tile.widthMm, pxPerMm);
  const rows = tilesAcross(tile.heightMm, pxPerMm);
  const [width, height] = [columns * tile.widthMm, rows * tile.heightMm];
  const cell = definitions.idOf('pattern', `${primitive.texture} ${primitive.ink}`, () => [
    {
      'data-texture': primitive.texture,
      patternUnits: 'userSpaceOnUse',
      width: mm(width),
      height: mm(height),
    },
    cellContent(tile, primitive.ink, columns, rows),
  ]);
  const patternTransform = cellTransform(tile.matrix, width, height);
  const lattice = definitions.idOf('pattern', `${cell} ${patternTransform}`, () => [
    { href: `#${cell}`, patternTransform },
    '',
  ]);
  const fill = `url(#${lattice})`;
  return pxPerMm === undefined ? { fill } : { fill, 'shape-rendering': 'crispEdges' };
}
