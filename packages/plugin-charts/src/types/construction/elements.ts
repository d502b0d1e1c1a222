import { z } from 'zod';
import { finite } from '../../sheet/fields.js';

/** How many elements a construction has at most. */
export const MOST_ELEMENTS = 120;

/** Names as in school: a letter, then letters, digits and primes. */
export const ELEMENT_NAME = /^\p{L}[\p{L}\d'′_]{0,19}$/u;

/** What an element may be made by, with how many arguments, and what it is called when it is typed. */
export const ELEMENT_KINDS = {
  point: { least: 2, most: 2, de: ['Punkt'], en: ['Point'] },
  pointOn: { least: 2, most: 2, de: ['PunktAuf'], en: ['PointOn'] },
  midpoint: { least: 1, most: 2, de: ['Mittelpunkt', 'Mitte'], en: ['Midpoint', 'Middle'] },
  intersection: { least: 2, most: 3, de: ['Schnittpunkt', 'Schnitt'], en: ['Intersection', 'Intersect'] },
  segment: { least: 2, most: 2, de: ['Strecke'], en: ['Segment'] },
  line: { least: 2, most: 2, de: ['Gerade'], en: ['Line'] },
  ray: { least: 2, most: 2, de: ['Strahl', 'Halbgerade'], en: ['Ray'] },
  circle: { least: 2, most: 3, de: ['Kreis'], en: ['Circle'] },
  polygon: {
    least: 3,
    most: 20,
    de: ['Vieleck', 'Dreieck', 'Viereck'],
    en: ['Polygon', 'Triangle', 'Quadrilateral'],
  },
  parallel: { least: 2, most: 2, de: ['Parallele'], en: ['Parallel'] },
  perpendicular: { least: 2, most: 2, de: ['Senkrechte', 'Lot'], en: ['Perpendicular'] },
  perpendicularBisector: { least: 1, most: 2, de: ['Mittelsenkrechte'], en: ['PerpendicularBisector'] },
  angleBisector: { least: 3, most: 3, de: ['Winkelhalbierende'], en: ['AngleBisector'] },
  tangent: { least: 2, most: 3, de: ['Tangente'], en: ['Tangent'] },
  angle: { least: 3, most: 3, de: ['Winkel'], en: ['Angle'] },
  arc: { least: 3, most: 3, de: ['Bogen', 'Kreisbogen'], en: ['Arc'] },
  length: { least: 1, most: 2, de: ['Länge', 'Abstand'], en: ['Length', 'Distance'] },
  angleSize: { least: 3, most: 3, de: ['Winkelmaß', 'Winkelgröße'], en: ['AngleSize'] },
  area: { least: 1, most: 1, de: ['Fläche', 'Flächeninhalt'], en: ['Area'] },
  triangleSSS: { least: 3, most: 5, de: ['DreieckSSS'], en: ['TriangleSSS'] },
  triangleSAS: { least: 3, most: 5, de: ['DreieckSWS'], en: ['TriangleSAS'] },
  triangleASA: { least: 3, most: 5, de: ['DreieckWSW'], en: ['TriangleASA'] },
  triangleSSA: { least: 3, most: 5, de: ['DreieckSSW'], en: ['TriangleSSA'] },
  regularPolygon: { least: 3, most: 3, de: ['RegelmäßigesVieleck'], en: ['RegularPolygon'] },
} as const;

/** How an element is made. */
export type ElementKind = keyof typeof ELEMENT_KINDS;

const KIND_NAMES = Object.keys(ELEMENT_KINDS) as [ElementKind, ...ElementKind[]];

/** How the line of an element is drawn; hidden ones are only built on. */
const ELEMENT_STYLES = ['solid', 'dashed', 'dotted', 'hidden'] as const;

/**
 * An element of a construction, made from earlier ones by their names and from numbers:
 *
 * - `point` x, y; `pointOn` of a line or circle, and where on it: the share from its first to its second point, or degrees;
 * - `midpoint` of two points or a segment; `intersection` of two lines or circles, and which where there are two (1 or 2);
 * - `segment`, `line` and `ray` of two points; `circle` of the centre and a point or a radius, or of three points; `polygon` of corners;
 * - `parallel` and `perpendicular` to a line through a point; `perpendicularBisector` of two points or a segment; `angleBisector` of a
 *   point on one side, the vertex and a point on the other; `tangent` from a point to a circle, and which (1 or 2);
 * - `angle` marks the angle from a point over the vertex to a point, counter-clockwise, a right one by a square; `arc` of the centre from a point to the
 *   direction of another, counter-clockwise;
 * - `length` of two points or a segment, `angleSize` as an angle and `area` of a polygon or circle write a measure;
 * - `triangleSSS` a, b, c; `triangleSAS` b, alpha, c; `triangleASA` alpha, c, beta; `triangleSSA` a, c, alpha, with both solutions; each may be
 *   followed by the place of its first corner. Three letters as the name, as `ABC`, name its corners;
 * - `regularPolygon` of two corners and the number of sides, to the left of the way from the first to the second.
 */
export const elementSchema = z.strictObject({
  name: z.string().regex(ELEMENT_NAME),
  kind: z.enum(KIND_NAMES),
  args: z.array(z.union([finite, z.string().regex(ELEMENT_NAME)])).max(20),
  style: z.enum(ELEMENT_STYLES).default('solid'),
  /** Whether its name is written beside it; points are named when nothing is said, lines are not. */
  isNamed: z.boolean().nullable().default(null),
});

/** An element of a construction; see {@link elementSchema}. */
export type ConstructionElement = z.infer<typeof elementSchema>;
