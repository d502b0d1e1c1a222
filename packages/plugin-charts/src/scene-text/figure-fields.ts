import type { SceneField, SceneWords } from '@tastwerk/editor-core';
import type { ChartTypeName } from '../types/index.js';
import type { ElementKind } from '../types/construction/elements.js';
import {
  AT,
  choice,
  each,
  field,
  flag,
  FROM,
  GRID,
  NAME,
  said,
  some,
  STEP,
  suiting,
  text,
  TO,
  UNIT,
  w,
  without,
  WITH_TEXT,
} from './field.js';

const X_AXIS = w('x-Achse', 'x axis');
const Y_AXIS = w('y-Achse', 'y axis');
const SAME_SCALE = without('isEqualScale', w('verschiedene Maßstäbe', 'different scales'));

/** An axis of a coordinate system. */
const axis = (name: string): readonly SceneField[] => [
  field('from', FROM, 'number', -5),
  field('to', TO, 'number', 5),
  suiting('step', STEP),
  text('name', NAME, name),
  flag('isLog', w('logarithmisch', 'logarithmic')),
];

/** An axis of function graphs; without bounds its range suits them. */
const graphAxis = (name: string, from: number | null, to: number | null): readonly SceneField[] => [
  field('from', FROM, 'number', from),
  field('to', TO, 'number', to),
  suiting('step', STEP),
  text('name', NAME, name),
];

const object = (name: string, words: SceneWords, fields: readonly SceneField[]): SceneField =>
  field(name, words, { fields }, Object.fromEntries(fields.map(({ name: one, usual }) => [one, usual])));

const ELEMENT_WORDS: Readonly<Record<ElementKind, SceneWords>> = {
  point: w('Punkt', 'point'),
  pointOn: w('Punkt auf', 'point on'),
  midpoint: w('Mittelpunkt', 'midpoint'),
  intersection: w('Schnittpunkt', 'intersection'),
  segment: w('Strecke', 'segment'),
  line: w('Gerade', 'line'),
  ray: w('Strahl|Halbgerade', 'ray'),
  circle: w('Kreis', 'circle'),
  polygon: w('Vieleck|Dreieck|Viereck', 'polygon|triangle|quadrilateral'),
  parallel: w('Parallele', 'parallel'),
  perpendicular: w('Senkrechte|Lot', 'perpendicular'),
  perpendicularBisector: w('Mittelsenkrechte', 'perpendicular bisector'),
  angleBisector: w('Winkelhalbierende', 'angle bisector'),
  tangent: w('Tangente', 'tangent'),
  angle: w('Winkel', 'angle'),
  arc: w('Bogen|Kreisbogen', 'arc'),
  length: w('Länge', 'length'),
  angleSize: w('Winkelmaß|Winkelgröße', 'angle size'),
  area: w('Fläche|Flächeninhalt', 'area'),
  triangleSSS: w('Dreieck SSS', 'triangle SSS'),
  triangleSAS: w('Dreieck SWS', 'triangle SAS'),
  triangleASA: w('Dreieck WSW', 'triangle ASA'),
  triangleSSA: w('Dreieck SSW', 'triangle SSA'),
  regularPolygon: w('regelmäßiges Vieleck', 'regular polygon'),
};

/** The sides of the base and the lengths of a solid. */
const SOLID: readonly SceneField[] = [
  field('sides', w('Seitenzahl', 'sides'), 'number', 6),
  said('width', w('Breite', 'width'), 'number'),
  field('depth', w('Tiefe', 'depth'), 'number', 4),
  field('height', w('Höhe', 'height'), 'number', 5),
];

const SOLID_WORDS = {
  cube: w('Würfel', 'cube'),
  cuboid: w('Quader', 'cuboid'),
  prism: w('Prisma', 'prism'),
  pyramid: w('Pyramide', 'pyramid'),
  cylinder: w('Zylinder', 'cylinder'),
  cone: w('Kegel', 'cone'),
} as const;

/** The fields of coordinate systems, geometry and school figures, by their types. */
export const FIGURE_FIELDS = {
  'number-line': [
    field('from', FROM, 'number', 0),
    field('to', TO, 'number', 10),
    suiting('step', STEP),
    field('denominator', w('Nenner', 'denominator'), 'number', 1),
    each('points', w('Punkt', 'point'), [said('at', AT, 'number')], 'name'),
    each(
      'intervals',
      w('Intervall', 'interval'),
      [
        field('from', FROM, 'number', null),
        field('to', TO, 'number', null),
        without('isFromClosed', w('Anfang offen', 'open beginning')),
        without('isToClosed', w('Ende offen', 'open end')),
      ],
      'name',
    ),
    each('jumps', w('Sprung', 'jump'), [said('from', FROM, 'number'), said('to', TO, 'number')], 'name'),
  ],
  coordinates: [
    choice(
      'system',
      w('Koordinaten', 'coordinates'),
      { cartesian: w('x und y', 'x and y'), polar: w('polar', 'polar') },
      'cartesian',
    ),
    object('x', X_AXIS, axis('x')),
    object('y', Y_AXIS, axis('y')),
    SAME_SCALE,
    GRID,
    each('points', w('Punkt', 'point'), [said('x', AT, { with: 'y' })], 'name'),
    each('segments', w('Strecke', 'segment'), [said('from', FROM, 'point'), said('to', TO, 'point')], 'name'),
  ],
  function: [
    some('graphs', w('Graph', 'graph'), [text('name', NAME)], 'formula'),
    field('parameters', w('Parameter', 'parameter'), 'record', {}),
    flag('isInDegrees', w('Winkel in Grad', 'angles in degrees')),
    object('x', X_AXIS, graphAxis('x', -5, 5)),
    object('y', Y_AXIS, graphAxis('y', null, null)),
    SAME_SCALE,
    flag('hasZeros', w('Nullstellen', 'zeros')),
    flag('hasExtrema', w('Extrempunkte', 'extrema')),
    flag('hasIntersections', w('Schnittpunkte', 'intersections')),
    flag('hasAsymptotes', w('Asymptoten', 'asymptotes')),
    each('tangents', w('Tangente', 'tangent'), [
      said('graph', w('an Graph', 'at graph'), 'place'),
      said('at', AT, 'number'),
    ]),
    each('areas', w('Fläche', 'area'), [
      said('graph', w('an Graph', 'at graph'), 'place'),
      field('other', w('und Graph', 'and graph'), 'place', null),
      said('from', FROM, 'number'),
      said('to', TO, 'number'),
    ]),
  ],
  clock: [
    field('hours', w('Stunden', 'hours'), 'number', 3),
    field('minutes', w('Minuten', 'minutes'), 'number', 0),
    without('hasMinuteMarks', w('ohne Minutenstriche', 'no minute marks')),
    choice(
      'numbers',
      w('Zahlen', 'numbers'),
      { all: w('alle', 'all'), quarters: w('Viertel', 'quarters'), none: w('keine', 'none') },
      'all',
    ),
    WITH_TEXT,
    without('is24Hours', w('zwölf Stunden', 'twelve hours')),
  ],
  dice: [said('values', w('Augen', 'pips'), 'numbers')],
  fraction: [
    choice(
      'shape',
      w('Form', 'shape'),
      { circle: w('Kreise', 'circles'), strip: w('Streifen', 'strips') },
      'circle',
    ),
    some(
      'fractions',
      w('Bruch', 'fraction'),
      [
        said('numerator', w('Zähler', 'numerator'), 'number'),
        said('denominator', w('Nenner', 'denominator'), 'number'),
      ],
      'name',
    ),
    without('hasNames', w('ohne Namen', 'no names')),
  ],
  thermometer: [
    said('value', w('Wert', 'value'), 'number'),
    field('from', FROM, 'number', -20),
    field('to', TO, 'number', 40),
    field('step', STEP, 'number', 10),
    text('unit', UNIT, '°C'),
    WITH_TEXT,
  ],
  venn: [
    said('sets', w('Mengen', 'sets'), 'texts'),
    each('regions', w('Bereich', 'region'), [field('inside', w('in Menge', 'in set'), 'places', [])], 'text'),
  ],
  'unit-circle': [
    said('degrees', w('Winkel', 'angle'), 'number'),
    without('hasSine', w('ohne Sinus', 'no sine')),
    without('hasCosine', w('ohne Kosinus', 'no cosine')),
    without('hasTangent', w('ohne Tangens', 'no tangent')),
    without('hasAngleText', w('ohne Winkeltext', 'no angle text')),
  ],
  construction: [
    each(
      'elements',
      w('Schritt', 'step'),
      [
        said('kind', w('als', 'as'), { choices: ELEMENT_WORDS }),
        field('args', w('aus', 'of'), 'values', []),
        choice(
          'style',
          w('Linienart', 'line style'),
          {
            solid: w('durchgezogen', 'solid'),
            dashed: w('gestrichelt', 'dashed'),
            dotted: w('gepunktet', 'dotted'),
            hidden: w('unsichtbar', 'hidden'),
          },
          'solid',
        ),
        field('isNamed', w('mit Namen', 'with name'), 'flag', null),
        field('isNamed', w('ohne Namen', 'without name'), 'not', null),
      ],
      'name',
    ),
    text('unit', UNIT),
    suiting('scaleMm', w('Millimeter je Einheit', 'millimetres for each unit')),
    without('hasDiscs', w('ohne Punktmarken', 'no point marks')),
  ],
  solid: [
    said('shape', w('Form', 'shape'), { choices: { ...SOLID_WORDS, sphere: w('Kugel', 'sphere') } }),
    ...SOLID,
    text('unit', UNIT, 'cm'),
    without('showsHidden', w('ohne verdeckte Kanten', 'no hidden edges')),
    choice(
      'labels',
      w('Beschriftung', 'labels'),
      {
        none: w('keine', 'none'),
        corners: w('Ecken', 'corners'),
        lengths: w('Kantenlängen', 'edge lengths'),
      },
      'none',
    ),
  ],
  net: [
    said('shape', w('Form', 'shape'), {
      choices: {
        ...SOLID_WORDS,
        tetrahedron: w('Tetraeder', 'tetrahedron'),
        octahedron: w('Oktaeder', 'octahedron'),
      },
    }),
    field('net', w('Netz', 'net'), 'number', 5),
    ...SOLID,
    choice('unit', UNIT, { mm: w('mm', 'mm'), cm: w('cm', 'cm'), dm: w('dm', 'dm'), m: w('m', 'm') }, 'cm'),
    flag('hasFlaps', w('Klebelaschen', 'flaps')),
    without('showsScale', w('ohne Maßstab', 'no scale')),
  ],
} as const satisfies { readonly [N in ChartTypeName]?: readonly SceneField[] };
