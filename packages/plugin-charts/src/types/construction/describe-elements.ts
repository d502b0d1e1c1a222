import { distance, type Point } from '@tastwerk/editor-core/geometry';
import { writeNumber } from '../../texts/numbers.js';
import type { Figure } from './arguments.js';
import type { ConstructionSpec } from './construction-spec.js';
import type { ConstructionElement } from './elements.js';

type Measure = Extract<Figure, { kind: 'measure' }>;

/** Decimals of lengths and areas, and of degrees, in words. */
const DECIMALS = { length: 2, area: 2, angle: 1 } as const;

/** A measure as it is written at the drawing. */
export function measureText(
  { of, value }: Measure,
  { language, unit }: Pick<ConstructionSpec, 'language' | 'unit'>,
): string {
  const number = writeNumber(Number(value.toFixed(DECIMALS[of])), language);
  if (of === 'angle') return `${number}°`;
  return unit === '' ? number : `${number} ${unit}${of === 'area' ? '²' : ''}`;
}

/** A sentence about an element: how it is made, and where it lies or how large it is. */
export function describeElement(
  { name, kind, args }: ConstructionElement,
  figures: ReadonlyMap<string, Figure>,
  spec: ConstructionSpec,
): readonly string[] {
  const figure = figures.get(name);
  if (!figure) return [];
  const { language, unit } = spec;
  const isGerman = language === 'de';
  const write = (value: number) => writeNumber(Number(value.toFixed(2)), language);
  const length = (value: number) => `${write(value)}${unit === '' ? '' : ` ${unit}`}`;
  const place = ({ x, y }: Point) => `(${write(x)}${isGerman ? ' | ' : ', '}${write(y)})`;
  const from = args.map((argument) => (typeof argument === 'number' ? write(argument) : argument));
  const [first = '', second = '', third = ''] = from;
  const words = wordsFor(kind, args, figures, language);
  const made = words
    .replaceAll('{1}', first)
    .replaceAll('{2}', second)
    .replaceAll('{3}', third)
    .replaceAll('{all}', from.join(', '));
  switch (figure.kind) {
    case 'point':
      return [`${name}: ${made} ${place(figure.at)}`];
    case 'straight':
      return [
        `${name}: ${made}${Number.isFinite(figure.to) && Number.isFinite(figure.from) ? `, ${length(distance(figure.a, figure.b))}` : ''}`,
      ];
    case 'circle':
      return [`${name}: ${made}, ${isGerman ? 'Radius' : 'radius'} ${length(figure.radius)}`];
    case 'polygon': {
      const corners = figure.corners.map(place).join(', ');
      const second = figure.second
        ? `; ${isGerman ? 'zweite Lösung' : 'second solution'} ${figure.second.map(place).join(', ')}`
        : '';
      return [`${name}: ${made}: ${corners}${second}`];
    }
    case 'angle':
      return [`${name}: ${made}, ${write(figure.size)}°`];
    case 'arc':
      return [`${name}: ${made}, ${isGerman ? 'Radius' : 'radius'} ${length(figure.radius)}`];
    case 'measure':
      return [`${made}: ${measureText(figure, spec)}`];
  }
}

/** The words for how an element is made; some are made in several ways. */
function wordsFor(
  kind: ConstructionElement['kind'],
  args: ConstructionElement['args'],
  figures: ReadonlyMap<string, Figure>,
  language: 'de' | 'en',
): string {
  const isGerman = language === 'de';
  const isThrough = figures.get(String(args[1]))?.kind === 'point';
  if (kind === 'circle' && args.length === 3) return isGerman ? 'Kreis durch {all}' : 'circle through {all}';
  if (kind === 'circle' && isThrough)
    return isGerman ? 'Kreis um {1} durch {2}' : 'circle about {1} through {2}';
  if (kind === 'length' && args.length === 1) return isGerman ? 'Länge von {1}' : 'length of {1}';
  return WORDS[language][kind];
}

const WORDS: Readonly<Record<'de' | 'en', Readonly<Record<ConstructionElement['kind'], string>>>> = {
  de: {
    point: 'Punkt',
    pointOn: 'Punkt auf {1}',
    midpoint: 'Mittelpunkt von {all}',
    intersection: 'Schnittpunkt von {1} und {2}',
    segment: 'Strecke von {1} nach {2}',
    line: 'Gerade durch {1} und {2}',
    ray: 'Strahl von {1} durch {2}',
    circle: 'Kreis um {1}',
    polygon: 'Vieleck mit den Ecken {all}',
    parallel: 'Parallele zu {1} durch {2}',
    perpendicular: 'Senkrechte zu {1} durch {2}',
    perpendicularBisector: 'Mittelsenkrechte von {all}',
    angleBisector: 'Winkelhalbierende des Winkels {1}, {2}, {3} mit dem Scheitel {2}',
    tangent: 'Tangente von {1} an {2}',
    angle: 'Winkel von {1} über {2} nach {3}',
    arc: 'Bogen um {1} ab {2}',
    length: 'Abstand von {1} und {2}',
    angleSize: 'Größe des Winkels von {1} über {2} nach {3}',
    area: 'Fläche von {1}',
    triangleSSS: 'Dreieck aus drei Seiten ({all})',
    triangleSAS: 'Dreieck aus zwei Seiten und dem Winkel dazwischen ({all})',
    triangleASA: 'Dreieck aus einer Seite und den anliegenden Winkeln ({all})',
    triangleSSA: 'Dreieck aus zwei Seiten und einem gegenüberliegenden Winkel ({all})',
    regularPolygon: 'Regelmäßiges Vieleck mit {3} Seiten über {1} und {2}',
  },
  en: {
    point: 'point',
    pointOn: 'point on {1}',
    midpoint: 'midpoint of {all}',
    intersection: 'intersection of {1} and {2}',
    segment: 'segment from {1} to {2}',
    line: 'line through {1} and {2}',
    ray: 'ray from {1} through {2}',
    circle: 'circle about {1}',
    polygon: 'polygon with the corners {all}',
    parallel: 'parallel to {1} through {2}',
    perpendicular: 'perpendicular to {1} through {2}',
    perpendicularBisector: 'perpendicular bisector of {all}',
    angleBisector: 'bisector of the angle {1}, {2}, {3} with the vertex {2}',
    tangent: 'tangent from {1} to {2}',
    angle: 'angle from {1} over {2} to {3}',
    arc: 'arc about {1} from {2}',
    length: 'distance of {1} and {2}',
    angleSize: 'size of the angle from {1} over {2} to {3}',
    area: 'area of {1}',
    triangleSSS: 'triangle of three sides ({all})',
    triangleSAS: 'triangle of two sides and the angle between them ({all})',
    triangleASA: 'triangle of a side and the angles at it ({all})',
    triangleSSA: 'triangle of two sides and an angle opposite one of them ({all})',
    regularPolygon: 'regular polygon with {3} sides on {1} and {2}',
  },
};
