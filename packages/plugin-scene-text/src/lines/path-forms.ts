import type { PathPoint } from '@tastwerk/editor-core';
import type { Cursor } from '../draft/cursor.js';
import type { Draft } from '../draft/draft.js';
import { cornersOf, pointsText, readPoints } from '../shapes/point-lists.js';
import {
  angleOf,
  measureOf,
  pathPointsOf,
  type PolygonMeasure,
  radiusOfSide,
  regularPolygon,
  triangleOfAngles,
  triangleOfSides,
  triangleOfTwoSides,
} from '@tastwerk/editor-core/placing';
import { listText, numberText } from '../text/written.js';
import { w } from '../words/words.js';
import { type Clause, type ClauseValue, type Fields, readOnly } from './clause.js';
import { AREA_STYLE, ARROWS, MIDDLE, ORIGIN, STATES, TURN } from './common-clauses.js';
import type { LineForm } from './line-form.js';
import { flagClause, listClause } from './plain-clauses.js';
import { RELATIONS } from './relation-clauses.js';

const isPathPoint = (value: unknown): value is PathPoint =>
  typeof value === 'object' && value !== null && 'kind' in value;

const pointsIn = ({ points }: Fields): readonly PathPoint[] =>
  Array.isArray(points) ? points.filter(isPathPoint) : [];

const SCALE = listClause(['scaleX', 'scaleY'], w('Maßstab', 'scale'), { isAlways: false });
const CLOSED = flagClause('closed', w('geschlossen', 'closed'));

const END: readonly Clause[] = [
  ORIGIN,
  MIDDLE,
  SCALE,
  TURN,
  ...ARROWS,
  ...AREA_STYLE,
  ...STATES,
  ...RELATIONS,
];

/** The points of a path, measured from its place. */
const pointsClause = (words: Clause['words'], isNeeded: (fields: Fields) => boolean): Clause => ({
  words,
  value: 'numbers',
  covers: ['points'],
  write: (fields) => (isNeeded(fields) ? pointsText(pointsIn(fields)) : undefined),
  read(cursor, { values }) {
    const points = readPoints(cursor);
    if (points) values.set('points', points);
    return points !== undefined;
  },
});

/** The points of a path or of a piece of one. */
export const POINTS = pointsClause(w('Punkte', 'points'), () => true);

function measureIn(fields: Fields): PolygonMeasure | undefined {
  const corners = cornersOf(pointsIn(fields));
  return corners && measureOf(corners);
}

/** A measure from which corners follow, called `by` where it is written. */
const measureClause = (name: string, words: Clause['words'], by?: PolygonMeasure['by']): Clause => {
  const value: ClauseValue = 'numbers';
  const read: Clause['read'] = (cursor, { measures, spots }) => {
    spots.set('points', cursor.spot());
    const numbers = cursor.numbers();
    if (numbers) measures.set(name, numbers);
    return numbers !== undefined;
  };
  if (by === undefined) return readOnly(words, value, read);
  return {
    words,
    value,
    covers: ['points'],
    write(fields) {
      const measure = measureIn(fields);
      return measure?.by === by ? listText(...measure.numbers) : undefined;
    },
    read,
  };
};

const SIDE = measureClause('side', w('Seite', 'side'), 'side');
const RADIUS = measureClause('radius', w('Radius', 'radius'), 'radius');
const SIDES = measureClause('sides', w('Seiten', 'sides'), 'sides');
const ANGLES = measureClause('angles', w('Winkel', 'angle|angles'));
/** How many corners a polygon has whose name does not say it. */
const COUNT: Clause = {
  ...measureClause('count', w('Eckenzahl', 'number of corners')),
  covers: ['points'],
  write: (fields) => (measureIn(fields) ? numberText(pointsIn(fields).length) : undefined),
};
const CORNERS = pointsClause(w('Ecken', 'corners'), (fields) => measureIn(fields) === undefined);

/** The corners that follow from the measures of a polygon with `count` corners. */
function cornersFrom({ measures }: Draft, count: number | undefined) {
  const [side, radius, sides, angles] = ['side', 'radius', 'sides', 'angles'].map((name) =>
    measures.get(name),
  );
  const [one = 0, two = 0, three = 0] = sides ?? [];
  if (count === 3 && sides?.length === 3 && !angles) return triangleOfSides(one, two, three);
  if (count === 3 && sides?.length === 2 && angles?.length === 1)
    return triangleOfTwoSides(one, two, angles[0] ?? 0);
  if (count === 3 && side?.length === 1 && angles?.length === 2)
    return triangleOfAngles(side[0] ?? 0, angles[0] ?? 0, angles[1] ?? 0);
  if (sides || angles || count === undefined || !Number.isInteger(count) || count < 3 || count > 100)
    return undefined;
  const [length = 0] = side ?? [];
  const reach =
    radius?.length === 1 ? (radius[0] ?? 0) : side?.length === 1 ? radiusOfSide(count, length) : 0;
  return reach > 0 ? regularPolygon(count, reach) : undefined;
}

/** Sets the points of a polygon by its measures, and looks whether it has as many corners as its words say. */
const finishPolygon =
  (count: number | undefined) =>
  (draft: Draft, cursor: Cursor): boolean => {
    const { values, measures, spots } = draft;
    const given = values.get('points');
    const spot = spots.get('points');
    if (given !== undefined) {
      const has = Array.isArray(given) ? given.length : 0;
      if (measures.size === 0 && (count === undefined || has === count)) return true;
      cursor.fail('SHAPE_UNKNOWN', { what: 'corners', count: count ?? 0 }, spot);
      return false;
    }
    if (measures.size === 0) {
      cursor.fail('SHAPE_UNKNOWN', { what: 'measures' });
      return false;
    }
    const corners = cornersFrom(draft, count ?? measures.get('count')?.[0]);
    if (!corners) cursor.fail('SHAPE_IMPOSSIBLE', {}, spot);
    else values.set('points', pathPointsOf(corners));
    return corners !== undefined;
  };

/** The line of polygons with `count` corners, or of those that have no words of their own. */
const polygonForm = (words: LineForm['words'], count?: number): LineForm => ({
  kind: 'path',
  words,
  quotes: 'moniker',
  fixed: { closed: true },
  clauses: [
    ...(count === undefined ? [COUNT] : []),
    ...(count === 3 ? [SIDE, SIDES, ANGLES, RADIUS] : [SIDE, RADIUS]),
    CORNERS,
    ...END,
  ],
  fits(fields) {
    const corners = fields['closed'] === true ? cornersOf(pointsIn(fields)) : undefined;
    return corners !== undefined && (count === undefined ? corners.length > 2 : corners.length === count);
  },
  finish: finishPolygon(count),
});

/** The lines of paths: of polygons by their names, of angles, and of all others by their points. */
export const PATH_FORMS: readonly LineForm[] = [
  polygonForm(w('Dreieck', 'Triangle'), 3),
  polygonForm(w('Viereck', 'Quadrilateral'), 4),
  polygonForm(w('Fünfeck', 'Pentagon'), 5),
  polygonForm(w('Sechseck', 'Hexagon'), 6),
  polygonForm(w('Siebeneck', 'Heptagon'), 7),
  polygonForm(w('Achteck', 'Octagon'), 8),
  polygonForm(w('Vieleck', 'Polygon')),
  {
    kind: 'path',
    words: w('Winkel', 'Angle'),
    quotes: 'moniker',
    clauses: [
      measureClause('degrees', w('Öffnung', 'opening')),
      measureClause('leg', w('Schenkel', 'legs|leg')),
      ...END,
    ],
    fits: () => false,
    finish(draft, cursor) {
      const [degrees, leg] = ['degrees', 'leg'].map((name) => draft.measures.get(name)?.[0] ?? 0);
      const points = angleOf(degrees ?? 0, leg ?? 0);
      if (!points) cursor.fail('SHAPE_IMPOSSIBLE', {}, draft.spots.get('points'));
      else draft.values.set('points', pathPointsOf(points));
      return points !== undefined;
    },
  },
  { kind: 'path', words: w('Pfad', 'Path'), quotes: 'moniker', clauses: [POINTS, CLOSED, ...END] },
];
