import { rotatePoint } from '@tastwerk/editor-core/geometry';
import { brailleDotCentres, type PrimitiveOf } from '@tastwerk/editor-core/scene';
import { indexAt, type Place } from './dot-grid.js';
import type { EmbosserGrid } from './grids.js';

/** A part of a raster: its first column and row, and the last. */
export interface PlaceBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A row of braille on a raster. */
export interface GridRow {
  /** The object that it belongs to, or null for what belongs to the page. */
  readonly objectId: string | null;
  /** The print text of its cells. */
  readonly text: string;
  readonly dots: readonly Place[];
  /** What its cells take, whether their dots are raised or not. */
  readonly box: PlaceBox;
  /** Whether it is turned so that its dots do not stand on the raster; they are moved to the nearest, which is not readable. */
  readonly isAskew: boolean;
}

/** A turn that counts as a right angle, in degrees. */
const RIGHT_WITHIN_DEG = 0.5;

/** Steps along and below a row for turns by a quarter, clockwise. */
const QUARTERS = [
  { along: { x: 1, y: 0 }, below: { x: 0, y: 1 } },
  { along: { x: 0, y: 1 }, below: { x: -1, y: 0 } },
  { along: { x: -1, y: 0 }, below: { x: 0, y: -1 } },
  { along: { x: 0, y: -1 }, below: { x: 1, y: 0 } },
] as const;

function boxOf(places: readonly Place[]): PlaceBox {
  const columns = places.map(({ column }) => column);
  const rows = places.map(({ row }) => row);
  return {
    left: Math.min(...columns),
    top: Math.min(...rows),
    right: Math.max(...columns),
    bottom: Math.max(...rows),
  };
}

/** A row of braille with its dots in steps of `grid`, beginning at the dot nearest to where it begins on paper. */
export function rowOnGrid(primitive: PrimitiveOf<'braille'>, grid: EmbosserGrid): GridRow {
  const { origin, angle, cells, objectId, text } = primitive;
  const { stepMm, dotSteps, cellSteps } = grid;
  const spread = { ...primitive, dots: { ...primitive.dots, dotSpacingMm: dotSteps, cellSpacingMm: cellSteps } };
  const corner = { x: 0, y: 0 };
  const steps = brailleDotCentres({ ...spread, origin: corner, angle: 0 });
  const extent = [corner, { x: (cells.length - 1) * cellSteps + dotSteps, y: 2 * dotSteps }];
  const quarters = Math.round(angle / 90);
  const isAskew = Math.abs(angle - quarters * 90) > RIGHT_WITHIN_DEG;
  const { along, below } = QUARTERS[((quarters % 4) + 4) % 4] ?? QUARTERS[0];
  const start = { column: indexAt(origin.x, stepMm), row: indexAt(origin.y, stepMm) };
  const place = ({ x, y }: { readonly x: number; readonly y: number }): Place => {
    if (!isAskew) {
      return {
        column: start.column + x * along.x + y * below.x,
        row: start.row + x * along.y + y * below.y,
      };
    }
    const turned = rotatePoint({ x: origin.x + x * stepMm, y: origin.y + y * stepMm }, origin, angle);
    return { column: indexAt(turned.x, stepMm), row: indexAt(turned.y, stepMm) };
  };
  return { objectId, text, dots: steps.map(place), box: boxOf(extent.map(place)), isAskew };
}
