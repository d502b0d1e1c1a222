import type { BraillePage } from '../braille/paginate.js';
import { type CellSize, cellSizeOf } from '../document/braille-paper.js';
import type { Document } from '../document/schema.js';
import type { Point } from '../geometry/point.js';
import type { BraillePrimitive, Scene } from '../primitives/primitives.js';
import { DOT_GEOMETRY } from '../primitives/sizes.js';
import { languageOfSystem } from '../translator/systems.js';

type Margins = Pick<BraillePage, 'marginLeft' | 'marginTop'>;

/** Where the text of a page begins, in mm from the top left of its sheet. */
export function textOrigin({ marginLeft, marginTop }: Margins, cell: CellSize): Point {
  return { x: marginLeft * cell.width, y: marginTop * cell.height };
}

/** The centre of dot 1 of the first cell of a page, in mm from the top left of its sheet: dots stand in the middle of their cells. */
export function firstDot(page: Margins, cell: CellSize): Point {
  const { x, y } = textOrigin(page, cell);
  return {
    x: x + (cell.width - DOT_GEOMETRY.dotSpacingMm) / 2,
    y: y + (cell.height - 2 * DOT_GEOMETRY.dotSpacingMm) / 2,
  };
}

/** Rows of cells as they are embossed; `first` is the centre of dot 1 of the first cell in mm. */
export function embossedRows(
  rows: BraillePage['rows'],
  first: Point,
  cell: CellSize,
): readonly BraillePrimitive[] {
  const dots = { ...DOT_GEOMETRY, cellSpacingMm: cell.width };
  return rows.map((cells, row) => ({
    type: 'braille',
    layer: 'relief',
    objectId: null,
    cells,
    origin: { x: first.x, y: first.y + row * cell.height },
    angle: 0,
    dots,
    ink: '000000',
    text: '',
  }));
}

/** A braille page of a document as dots on its sheet. */
export function embossedScene({ braillePages, system }: Document, page: BraillePage): Scene {
  const cell = cellSizeOf(braillePages);
  return {
    widthMm: braillePages.width,
    heightMm: braillePages.height,
    title: '',
    language: languageOfSystem(system),
    primitives: embossedRows(page.rows, firstDot(page, cell), cell),
  };
}
