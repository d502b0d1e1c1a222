import { isInside, type Point } from '@tastwerk/editor-core/geometry';
import { DOT_GEOMETRY, type Scene } from '@tastwerk/editor-core/scene';
import type { CrossSection, Manifold, ManifoldToplevel } from 'manifold-3d';
import { sheetSections } from './cross-sections.js';
import { withBin } from './library.js';
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

/** Whether `area` has something at a place. */
function covers(area: CrossSection): (place: Point) => boolean {
  const pieces = area.toPolygons().map((ring) => ({
    points: ring.map(([x, y]) => ({ x, y })),
    closed: true,
  }));
  return (place) => isInside(place, pieces);
}

/**
 * A sheet as a body in plastic, in mm: its plate lies on z = 0, the upper left corner of the sheet is at x = 0 and the height of the sheet in y. Closed and
 * without crossing faces, which the library holds by its construction. The body is the caller's to let go.
 */
export function reliefSolid(scene: Scene, profile: ReliefProfile, library: ManifoldToplevel): Manifold {
  const { baseMm, highMm, lowMm, dotMm } = profile;
  const { widthMm, heightMm } = scene;
  return withBin((keep) => {
    const { high, low, dots } = sheetSections(scene, library);
    const sheet = keep(library.CrossSection.square([widthMm, heightMm]));
    const raised = [
      { area: keep(high), topMm: baseMm + highMm },
      { area: keep(low), topMm: baseMm + lowMm },
    ].filter(({ area }) => !area.isEmpty());
    const floors = raised.map(({ area, topMm }) => ({ isBelow: covers(area), topMm }));
    const dome = keep(library.Manifold.revolve([domeOutline(dotMm)], AROUND));
    const bodies = [
      sheet.extrude(baseMm),
      ...raised.map(({ area, topMm }) => area.extrude(topMm)),
      // A dot stands on what is below it.
      ...dots.map((place) => {
        const footMm = floors.find(({ isBelow }) => isBelow(place))?.topMm ?? baseMm;
        return dome.translate([place.x, place.y, footMm]);
      }),
    ].map((body) => keep(body));
    const body = keep(library.Manifold.union(bodies));
    const placed = keep(keep(body.mirror([0, 1, 0])).translate([0, heightMm, 0]));
    return placed.simplify(SIMPLE_MM);
  });
}
