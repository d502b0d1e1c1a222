import type { Point } from '@tastwerk/editor-core/geometry';
import {
  angleOf,
  radiusOfSide,
  regularPolygon,
  triangleOfAngles,
  triangleOfSides,
  triangleOfTwoSides,
} from '@tastwerk/editor-core/placing';
import type { PlacedKind } from './placed-kinds.js';

/** What can be known of a shape: lengths in mm and angles in degrees. */
export type MeasureName =
  'side' | 'side2' | 'side3' | 'radius' | 'diameter' | 'angle' | 'angle2' | 'opening' | 'leg';

/** The measures of a shape by their names. */
export type Measures = Readonly<Record<MeasureName, number>>;

/** Measures that are angles; all others are lengths. */
export const ANGLES: readonly MeasureName[] = ['angle', 'angle2', 'opening'];

/** By what a shape is known: by its box, or by the measures of that name. */
export type Way = 'box' | 'side' | 'sides' | 'twoSides' | 'angles' | 'radius' | 'diameter' | 'opening';

/** What is asked for in each way; the box has fields of its own. */
export const MEASURES_OF: Readonly<Record<Way, readonly MeasureName[]>> = {
  box: [],
  side: ['side'],
  sides: ['side', 'side2', 'side3'],
  twoSides: ['side', 'side2', 'angle'],
  angles: ['side', 'angle', 'angle2'],
  radius: ['radius'],
  diameter: ['diameter'],
  opening: ['opening', 'leg'],
};

/** By what each kind can be known, the usual way first; others have fields of their own. */
export const WAYS: Readonly<Partial<Record<PlacedKind, readonly [Way, ...Way[]]>>> = {
  square: ['side'],
  circle: ['diameter', 'radius'],
  triangle: ['side', 'sides', 'twoSides', 'angles'],
  polygon: ['box', 'side', 'radius'],
  angle: ['opening'],
};

/** What the dialog begins with. */
export const FIRST_MEASURES: Measures = {
  side: 40,
  side2: 40,
  side3: 40,
  radius: 20,
  diameter: 40,
  angle: 60,
  angle2: 60,
  opening: 60,
  leg: 40,
};

/** The way that counts for `kind`: the chosen one, where it is one of its ways. */
export function wayOf(kind: PlacedKind, chosen: Way): Way {
  const ways = WAYS[kind];
  return ways?.includes(chosen) ? chosen : (ways?.[0] ?? 'box');
}

/** The corners that follow from `measures`, the top left of their box at the origin; undefined where no shape has them. */
export function cornersOfMeasures(
  way: Way,
  { side, side2, side3, radius, angle, angle2, opening, leg }: Measures,
  corners: number,
): readonly Point[] | undefined {
  switch (way) {
    case 'side':
      return side > 0 ? regularPolygon(corners, radiusOfSide(corners, side)) : undefined;
    case 'radius':
      return radius > 0 ? regularPolygon(corners, radius) : undefined;
    case 'sides':
      return triangleOfSides(side, side2, side3);
    case 'twoSides':
      return triangleOfTwoSides(side, side2, angle);
    case 'angles':
      return triangleOfAngles(side, angle, angle2);
    case 'opening':
      return angleOf(opening, leg);
    case 'box':
    case 'diameter':
      return undefined;
  }
}
