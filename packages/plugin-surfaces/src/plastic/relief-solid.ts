import type { Point } from '@tastwerk/editor-core/geometry';
import { DOT_GEOMETRY, type Scene } from '@tastwerk/editor-core/scene';
import type { CrossSection, Manifold, ManifoldToplevel } from 'manifold-3d';
import { covers, sheetSections } from './cross-sections.js';
import { withBin } from './library.js';
import type { ReliefProfile, USUAL_PROFILES } from './relief-profile.js';
import { VENT_RADIUS_MM, ventPlaces } from './vents.js';

/** Corners of a dot around, and steps of its dome: facets below 0.3 mm, finer than a nozzle of 0.4 mm prints. */
const AROUND = 16;
const UPWARDS = 5;

/** Corners of a hole. */
const VENT_CORNERS = 12;

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

/** A plate that is felt itself, or a mold over which film is drawn. */
export type PlateKind = keyof typeof USUAL_PROFILES;

/**
 * How far the walls of a mold lean, and the height of a step of them: guidelines on vacuum forming ask for 4 to 6 degrees where film lies over what is
 * raised, and for more where it is rough, as layers of a printer are.
 */
const LEAN_PER_MM = Math.tan((10 * Math.PI) / 180);
const STEP_MM = 0.5;

/** An area that is raised above the plate. */
interface RaisedArea {
  readonly area: CrossSection;
  readonly topMm: number;
}

/** `raised` from the lower side of the plate to its top; the walls of a mold lean in steps, with the width of the area at their top. */
function raisedBodies({ area, topMm }: RaisedArea, baseMm: number, kind: PlateKind): readonly Manifold[] {
  if (kind === 'plate') return [area.extrude(topMm)];
  const steps = Math.ceil((topMm - baseMm) / STEP_MM);
  return Array.from({ length: steps }, (_, step) => {
    const stepTopMm = topMm - (topMm - baseMm) * (step / steps);
    return withBin((keep) =>
      keep(area.offset((topMm - stepTopMm) * LEAN_PER_MM, 'Round')).extrude(stepTopMm),
    );
  });
}

/** `body` with the holes of a mold. The result is the caller's to let go. */
function vented(
  body: Manifold,
  scene: Scene,
  { raised, dots }: { readonly raised: readonly RaisedArea[]; readonly dots: readonly Point[] },
  library: ManifoldToplevel,
): Manifold {
  return withBin((keep) => {
    // The library unites no empty list.
    const nothing = keep(library.CrossSection.square([0, 0]));
    const foot = keep(library.CrossSection.union([nothing, ...raised.map(({ area }) => area)]));
    const heightMm = body.boundingBox().max[2] + 2;
    const drill = keep(
      keep(library.Manifold.cylinder(heightMm, VENT_RADIUS_MM, VENT_RADIUS_MM, VENT_CORNERS)).translate(
        0,
        0,
        -1,
      ),
    );
    const holes = ventPlaces(scene, foot, dots).map(({ x, y }) => keep(drill.translate(x, y, 0)));
    return holes.length === 0
      ? body.translate(0, 0, 0)
      : body.subtract(keep(library.Manifold.compose(holes)));
  });
}

/**
 * A sheet as a body in plastic, in mm: its plate lies on z = 0, the upper left corner of the sheet is at x = 0 and the height of the sheet in y. Closed and
 * without crossing faces, which the library holds by its construction. A mold has leaning walls and holes for the air. The body is the caller's to let go.
 */
export function reliefSolid(
  scene: Scene,
  profile: ReliefProfile,
  library: ManifoldToplevel,
  kind: PlateKind = 'plate',
): Manifold {
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
      ...raised.flatMap((area) => raisedBodies(area, baseMm, kind)),
      // A dot stands on what is below it.
      ...dots.map((place) => {
        const footMm = floors.find(({ isBelow }) => isBelow(place))?.topMm ?? baseMm;
        return dome.translate([place.x, place.y, footMm]);
      }),
    ].map((body) => keep(body));
    const united = keep(library.Manifold.union(bodies));
    const body = kind === 'mold' ? keep(vented(united, scene, { raised, dots }, library)) : united;
    const placed = keep(keep(body.mirror([0, 1, 0])).translate([0, heightMm, 0]));
    return placed.simplify(SIMPLE_MM);
  });
}
