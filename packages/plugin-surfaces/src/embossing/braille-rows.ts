import { type Point, rotatePoint } from '@tastwerk/editor-core/geometry';
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

/** Which way `mm` would be rounded instead: to the dot that is second nearest. */
function otherWay(mm: number, stepMm: number): 1 | -1 {
  const within = mm / stepMm - indexAt(mm, stepMm);
  return within < 0.5 ? -1 : 1;
}

/**
 * The places that a row of braille may have on `grid`, the one that begins where the row begins on paper first. Its dots stand in steps of the raster.
 * Where its cells are wider there than on paper, it may also begin before, up to where it ends where it ends on paper, as numbers beside
 * an axis must; and it may be rounded to the other side, across and down.
 */
export function rowsOnGrid(
  primitive: PrimitiveOf<'braille'>,
  grid: EmbosserGrid,
): readonly [GridRow, ...GridRow[]] {
  const { origin, angle, cells, objectId, text, dots } = primitive;
  const { stepMm, dotSteps, cellSteps } = grid;
  const widthSteps = (cells.length - 1) * cellSteps + dotSteps;
  const inSteps = { ...dots, dotSpacingMm: dotSteps, cellSpacingMm: cellSteps };
  const steps = brailleDotCentres({ ...primitive, dots: inSteps, origin: { x: 0, y: 0 }, angle: 0 });
  const corners = [
    { x: 0, y: 0 },
    { x: widthSteps, y: 2 * dotSteps },
  ];
  const row = (place: (point: Point) => Place, isAskew: boolean): GridRow => {
    // Far corners alone are enough for rows that are not slanted; a slanted one has its dots besides.
    const taken = [...corners.map(place), ...(isAskew ? steps.map(place) : [])];
    return { objectId, text, dots: steps.map(place), box: boxOf(taken), isAskew };
  };
  const quarters = Math.round(angle / 90);
  if (Math.abs(angle - quarters * 90) > RIGHT_WITHIN_DEG) {
    const turned = (point: Point): Place => {
      const { x, y } = rotatePoint(
        { x: origin.x + point.x * stepMm, y: origin.y + point.y * stepMm },
        origin,
        angle,
      );
      return { column: indexAt(x, stepMm), row: indexAt(y, stepMm) };
    };
    return [row(turned, true)];
  }
  const { along, below } = QUARTERS[((quarters % 4) + 4) % 4] ?? QUARTERS[0];
  const start = { column: indexAt(origin.x, stepMm), row: indexAt(origin.y, stepMm) };
  const at = (shift: Point): GridRow =>
    row(({ x, y }) => {
      const [right, down] = [x + shift.x, y + shift.y];
      return {
        column: start.column + right * along.x + down * below.x,
        row: start.row + right * along.y + down * below.y,
      };
    }, false);
  const onPaperMm = (cells.length - 1) * dots.cellSpacingMm + dots.dotSpacingMm;
  const wider = Math.max(0, Math.round(widthSteps - onPaperMm / stepMm));
  const sideways = otherWay(origin.x * along.x + origin.y * along.y, stepMm);
  const downwards = otherWay(origin.x * below.x + origin.y * below.y, stepMm);
  const across = [0, ...Array.from({ length: wider }, (_, index) => -1 - index), sideways];
  const shifts = [0, downwards].flatMap((y) => across.map((x) => ({ x, y })));
  const [, ...others] = shifts.toSorted((one, other) => cost(one) - cost(other));
  return [at({ x: 0, y: 0 }), ...others.map(at)];
}

/** How unwelcome a shift is: one down takes a row away from the rows of its text. */
const cost = ({ x, y }: Point): number => Math.abs(x) + 3 * Math.abs(y);
