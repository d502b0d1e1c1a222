import type { Point } from '@tastwerk/editor-core/geometry';
import { DOT_GEOMETRY, type Scene } from '@tastwerk/editor-core/scene';
import type { Manifold, ManifoldToplevel } from 'manifold-3d';
import { hasPlace, sheetSections } from './cross-sections.js';
import type { ReliefProfile } from './relief-profile.js';

/** Corners of a dot around, and steps of its dome: facets below 0.3 mm, finer than a nozzle of 0.4 mm prints. */
const AROUND = 16;
const UPWARDS = 5;

/** Corners that are nearer become one, in mm: finer than any printer. */
export const SIMPLE_MM = 0.005;

/** How deep a dot reaches into the plate, so that both are one body. */
const ROOT_MM = 0.3;

/** The outline of half a dot from its root to its top, as distance from its axis and height above the plate: a cap of a sphere. */
function domeOutline(dotMm: number): [number, number][] {
  const half = DOT_GEOMETRY.diameterMm / 2;
  const radius = (half ** 2 + dotMm ** 2) / (2 * dotMm);
  const cap = Array.from({ length: UPWARDS + 1 }, (_, step): [number, number] => {
    const fromAxis = half * (1 - step / UPWARDS);
    return [fromAxis, Math.sqrt(radius ** 2 - fromAxis ** 2) - (radius - dotMm)];
  });
  return [[0, -ROOT_MM], [half, -ROOT_MM], ...cap];
}

/**
 * A sheet as a body in plastic, in mm: its plate lies on z = 0, the upper left corner of the sheet is at x = 0 and the height of the sheet in y. Closed and
 * without crossing faces, which the library holds by its construction.
 */
export function reliefSolid(scene: Scene, profile: ReliefProfile, library: ManifoldToplevel): Manifold {
  const { baseMm, highMm, lowMm, dotMm } = profile;
  const { widthMm, heightMm } = scene;
  const { high, low, dots } = sheetSections(scene, library);
  const sheet = library.CrossSection.square([widthMm, heightMm]);
  const bodies: Manifold[] = [sheet.extrude(baseMm)];
  const rings = { high: high.toPolygons(), low: low.toPolygons() };
  for (const [area, raisedMm] of [
    [high, highMm],
    [low, lowMm],
  ] as const) {
    const onSheet = area.intersect(sheet);
    if (!onSheet.isEmpty()) bodies.push(onSheet.extrude(baseMm + raisedMm));
    onSheet.delete();
    area.delete();
  }
  sheet.delete();
  const dome = library.Manifold.revolve([domeOutline(dotMm)], AROUND);
  // A dot stands on what is below it.
  const footOf = (place: Point): number => {
    if (hasPlace(rings.high, place)) return baseMm + highMm;
    return hasPlace(rings.low, place) ? baseMm + lowMm : baseMm;
  };
  bodies.push(...dots.map((place) => dome.translate([place.x, place.y, footOf(place)])));
  const body = library.Manifold.union(bodies);
  const upright = body.mirror([0, 1, 0]);
  const placed = upright.translate([0, heightMm, 0]);
  const simple = placed.simplify(SIMPLE_MM);
  for (const one of [...bodies, dome, body, upright, placed]) one.delete();
  return simple;
}
