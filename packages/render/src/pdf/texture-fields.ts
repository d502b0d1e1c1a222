import type { Point } from '@tastwerk/editor-core/geometry';
import type { Ink, TexturePrimitive, Tile } from '@tastwerk/editor-core/scene';
import { mm } from '../decimal.js';
import { lappedMarks, OVERLAP_MM } from '../texture-marks.js';
import { inkOperator, type InkSpace } from './content-stream.js';
import { circleOperators, matrixOperator } from './operators.js';

/** The size of a page in mm. */
export interface PageSize {
  readonly widthMm: number;
  readonly heightMm: number;
}

/**
 * The textures of a PDF file. A field is a form XObject filled with a tiling pattern, larger than a page; every textured
 * shape clips and moves that one field, because a pattern itself keeps its phase to the page whatever the matrix in force.
 */
export interface TextureFields {
  /** Operators that cover a whole page of `page` with the texture of `primitive`. */
  cover(primitive: TexturePrimitive, tile: Tile, page: PageSize): string;
}

/** Solid lines with plain ends: a tile would take on the dashes that the page has in force. */
const PLAIN_LINES = '[] 0 d\n0 J\n';

/** Operators of one tile's marks with the tile's centre at `centre`. */
function tileOperators(tile: Tile, centre: Point, ink: Ink, space: InkSpace): string {
  const drawn = lappedMarks(tile, centre).map((mark) =>
    mark.kind === 'dot'
      ? `${circleOperators(mark.x, mark.y, mark.diameterMm)}f\n`
      : `${mm(mark.widthMm)} w\n${mm(mark.x1)} ${mm(mark.y1)} m\n${mm(mark.x2)} ${mm(mark.y2)} l\nS\n`,
  );
  const inks = inkOperator(ink, 'fill', space) + inkOperator(ink, 'stroke', space);
  return PLAIN_LINES + inks + drawn.join('');
}

/** Tiles from a field's middle to its edge, so that the field covers `page` at any turn and phase. */
function tilesToEdge(sideMm: number, page: PageSize): number {
  return Math.ceil(Math.hypot(page.widthMm, page.heightMm) / 2 / sideMm) + 1;
}

function writeField(
  document: PDFKit.PDFDocument,
  tile: Tile,
  ink: Ink,
  page: PageSize,
  space: InkSpace,
): PDFKit.PDFKitReference {
  // Boxes begin at 0, 0: viewers have mistaken boxes with negative corners.
  const cell = { width: tile.widthMm + 2 * OVERLAP_MM, height: tile.heightMm + 2 * OVERLAP_MM };
  const pattern = document.ref({
    Type: 'Pattern',
    PatternType: 1,
    PaintType: 1,
    TilingType: 2,
    BBox: [0, 0, cell.width, cell.height],
    XStep: tile.widthMm,
    YStep: tile.heightMm,
    Matrix: [1, 0, 0, 1, -OVERLAP_MM, -OVERLAP_MM],
    Resources: {},
  });
  pattern.end(tileOperators(tile, { x: cell.width / 2, y: cell.height / 2 }, ink, space));
  const width = (2 * tilesToEdge(tile.widthMm, page) + 1) * tile.widthMm;
  const height = (2 * tilesToEdge(tile.heightMm, page) + 1) * tile.heightMm;
  const field = document.ref({
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, width, height],
    Resources: { Pattern: { P: pattern } },
  });
  field.end(`/Pattern cs /P scn\n0 0 ${mm(width)} ${mm(height)} re\nf`);
  return field;
}

/** Starts the textures of `document`, whose pages are at most `largestPage`, with the inks of `space`. */
export function createTextureFields(
  document: PDFKit.PDFDocument,
  largestPage: PageSize,
  space: InkSpace,
): TextureFields {
  const fields = new Map<string, { readonly name: string; readonly reference: PDFKit.PDFKitReference }>();

  function fieldOf({ texture, ink }: TexturePrimitive, tile: Tile): string {
    const key = `${texture} ${ink}`;
    let field = fields.get(key);
    if (!field) {
      field = { name: `T${fields.size + 1}`, reference: writeField(document, tile, ink, largestPage, space) };
      fields.set(key, field);
    }
    document.page.xobjects[field.name] = field.reference;
    return field.name;
  }

  return {
    cover(primitive, tile, page) {
      const name = fieldOf(primitive, tile);
      const { a, b, c, d, e, f } = tile.matrix;
      // The tile nearest to the middle of the page becomes the middle of the field. The matrix turns only, so its
      // transpose turns back.
      const toMiddle = { x: page.widthMm / 2 - e, y: page.heightMm / 2 - f };
      const column = Math.round((a * toMiddle.x + b * toMiddle.y) / tile.widthMm);
      const row = Math.round((c * toMiddle.x + d * toMiddle.y) / tile.heightMm);
      const x = (column - tilesToEdge(tile.widthMm, largestPage) - 0.5) * tile.widthMm;
      const y = (row - tilesToEdge(tile.heightMm, largestPage) - 0.5) * tile.heightMm;
      const corner = { a, b, c, d, e: e + a * x + c * y, f: f + b * x + d * y };
      return `${matrixOperator(corner)}/${name} Do\n`;
    },
  };
}
