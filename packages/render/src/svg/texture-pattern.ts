import {
  type Ink,
  type Matrix,
  type TextureMark,
  type Tile,
  tileOf,
  type TexturePrimitive,
} from '@tastwerk/editor-core';
import { factor, mm } from '../decimal.js';
import { lappedMarks } from '../texture-marks.js';
import type { Definitions } from './definitions.js';
import { attributes } from '../xml.js';

/**
 * Smallest side of a pattern's cell in mm. Rasterisers round a cell to whole px, which would move tile after tile of a
 * small one out of place; a cell of many tiles keeps its marks where they belong over the size of most objects.
 */
const CELL_MM = 30;

/** How many tiles a cell has on a side: odd, so that a tile's centre is the centre of the cell. */
function tilesAcross(sideMm: number): number {
  return 2 * Math.ceil(CELL_MM / sideMm / 2) + 1;
}

function markMarkup(mark: TextureMark, ink: Ink): string {
  if (mark.kind === 'dot') {
    const values = { cx: mm(mark.x), cy: mm(mark.y), r: mm(mark.diameterMm / 2), fill: `#${ink}` };
    return `<circle${attributes(values)}/>`;
  }
  return `<path${attributes({
    d: `M${mm(mark.x1)} ${mm(mark.y1)}L${mm(mark.x2)} ${mm(mark.y2)}`,
    stroke: `#${ink}`,
    'stroke-width': mm(mark.widthMm),
  })}/>`;
}

/** A row of tiles drawn once and repeated down the cell. */
function cellContent(tile: Tile, ink: Ink, rowId: string): string {
  const row = Array.from({ length: tilesAcross(tile.widthMm) }, (_, column) =>
    lappedMarks(tile, { x: (column + 0.5) * tile.widthMm, y: tile.heightMm / 2 }),
  );
  const marks = row.flat().map((mark) => markMarkup(mark, ink));
  const copies = Array.from({ length: tilesAcross(tile.heightMm) - 1 }, (_, index) => {
    const values = { href: `#${rowId}`, y: mm((index + 1) * tile.heightMm) };
    return `<use${attributes(values)}/>`;
  });
  return `<g id="${rowId}">${marks.join('')}</g>${copies.join('')}`;
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
 * The paint of a texture as the value of a `fill` attribute, or `undefined` where the texture has no marks. Marks are
 * defined once per texture and ink; each lattice refers to them with its own place and turn.
 */
export function textureFill(primitive: TexturePrimitive, definitions: Definitions): string | undefined {
  const tile = tileOf(primitive);
  if (!tile) return undefined;
  const width = tilesAcross(tile.widthMm) * tile.widthMm;
  const height = tilesAcross(tile.heightMm) * tile.heightMm;
  const cell = definitions.idOf('pattern', `${primitive.texture} ${primitive.ink}`, (id) => [
    { patternUnits: 'userSpaceOnUse', width: mm(width), height: mm(height) },
    cellContent(tile, primitive.ink, `${id}r`),
  ]);
  const patternTransform = cellTransform(tile.matrix, width, height);
  const lattice = definitions.idOf('pattern', `${cell} ${patternTransform}`, () => [
    { href: `#${cell}`, patternTransform },
    '',
  ]);
  return `url(#${lattice})`;
}
