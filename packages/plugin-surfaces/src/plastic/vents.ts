import { type Point, PointGrid, signedArea } from '@tastwerk/editor-core/geometry';
import type { CrossSection, SimplePolygon } from 'manifold-3d';
import { covers } from './cross-sections.js';
import { withBin } from './library.js';

/**
 * Holes of a mold through which the air below the film is drawn off. Textbooks on vacuum forming ask for holes below 1 mm, close to the edges of what is
 * raised and in each recess; 0.8 mm is the least that a nozzle of 0.4 mm leaves open. The distances are ours, in mm.
 */
const VENT = {
  /** From the edge of what is raised to the middle of a hole. */
  fromEdgeMm: 1,
  /** Between holes along an edge, and at least to any other hole. */
  alongEdgeMm: 15,
  apartMm: 8,
  /** Between holes on empty places. */
  gridMm: 30,
  /** A hole shows in the film as a small bump: none where braille is read. */
  fromBrailleMm: 4,
  fromSheetMm: 4,
} as const;

/** Half the width of a hole, in mm. */
export const VENT_RADIUS_MM = 0.4;

/** Places every `stepMm` along a closed ring, from its first corner on. */
function alongRing(ring: SimplePolygon, stepMm: number): readonly Point[] {
  const places: Point[] = [];
  let next = 0;
  ring.forEach(([fromX, fromY], index) => {
    const [toX, toY] = ring[(index + 1) % ring.length] ?? [fromX, fromY];
    const length = Math.hypot(toX - fromX, toY - fromY);
    for (; next < length; next += stepMm) {
      const share = next / length;
      places.push({ x: fromX + (toX - fromX) * share, y: fromY + (toY - fromY) * share });
    }
    next -= length;
  });
  return places;
}

/** Whether a ring of an area is the edge of a recess: the library turns those the other way. */
const isRecess = (ring: SimplePolygon): boolean =>
  signedArea({ points: ring.map(([x, y]) => ({ x, y })), closed: true }) < 0;

/** The middles of squares that fill a sheet. */
function gridPlaces({ widthMm, heightMm }: { readonly widthMm: number; readonly heightMm: number }) {
  const middles = (lengthMm: number) =>
    Array.from({ length: Math.ceil(lengthMm / VENT.gridMm) }, (_, index) => (index + 0.5) * VENT.gridMm);
  return middles(heightMm).flatMap((y) => middles(widthMm).map((x): Point => ({ x, y })));
}

/** Where a mold of `sheet` with `raised` areas and `dots` of braille has its holes, in the mm of these. */
export function ventPlaces(
  sheet: { readonly widthMm: number; readonly heightMm: number },
  raised: CrossSection,
  dots: readonly Point[],
): readonly Point[] {
  const braille = new PointGrid<Point>(VENT.fromBrailleMm);
  for (const dot of dots) braille.add(dot, dot);
  const vents: Point[] = [];
  const known = new PointGrid<Point>(VENT.gridMm);
  const [least, right, bottom] = [
    VENT.fromSheetMm,
    sheet.widthMm - VENT.fromSheetMm,
    sheet.heightMm - VENT.fromSheetMm,
  ];
  const take = (place: Point, apartMm: number): boolean => {
    const { x, y } = place;
    const isOnSheet = x >= least && y >= least && x <= right && y <= bottom;
    if (!isOnSheet || braille.near(place).length > 0 || known.near(place, apartMm).length > 0) return false;
    vents.push(place);
    known.add(place, place);
    return true;
  };
  withBin((keep) => {
    const around = keep(raised.offset(VENT.fromEdgeMm, 'Round'));
    const rings = around.toPolygons();
    for (const ring of rings.filter(isRecess)) alongRing(ring, 1).some((place) => take(place, 0));
    for (const place of rings.flatMap((ring) => alongRing(ring, VENT.alongEdgeMm))) take(place, VENT.apartMm);
    const isRaised = covers(around);
    for (const place of gridPlaces(sheet)) if (!isRaised(place)) take(place, VENT.gridMm / 2);
  });
  return vents;
}
