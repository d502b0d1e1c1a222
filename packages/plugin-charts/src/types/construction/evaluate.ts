import { distance, type Point } from '@tastwerk/editor-core/geometry';
import {
  Arguments,
  type ConstructionIssue,
  endless,
  type Figure,
  Impossible,
  straight,
} from './arguments.js';
import { type ConstructionElement, ELEMENT_KINDS } from './elements.js';
import {
  along,
  areaOf,
  type Circle,
  circleThrough,
  degreesOf,
  left,
  meetings,
  minus,
  NOTHING,
  polar,
  type Straight,
} from './lines.js';
import { triangleOf } from './triangles.js';

/** A computed construction: its figures by name in their order, and the elements that cannot be computed. */
export interface Evaluated {
  /** The elements that can be drawn, each with its own name and figure. */
  readonly elements: readonly ConstructionElement[];
  readonly figures: ReadonlyMap<string, Figure>;
  /** Names of corners of triangles and regular polygons: they are points without an element of their own. */
  readonly corners: readonly string[];
  readonly issues: readonly ConstructionIssue[];
}

/** The angle of three points: from the first side counter-clockwise to the second. */
function angleOf(args: Arguments) {
  const [a, vertex, b] = [args.point(0), args.point(1), args.point(2)];
  args.apart(a, vertex);
  args.apart(b, vertex);
  const from = degreesOf(minus(a, vertex));
  const turn = degreesOf(minus(b, vertex)) - from;
  const size = turn <= NOTHING ? turn + 360 : turn;
  return { vertex, from, size, sides: Math.min(distance(a, vertex), distance(b, vertex)) };
}

function tangentOf(args: Arguments): Straight {
  const [from, circle] = [args.point(0), args.circle(1)];
  const apart = distance(from, circle.centre);
  const way = minus(from, circle.centre);
  if (apart < circle.radius * (1 - NOTHING)) throw new Impossible('CONSTRUCTION_INSIDE_CIRCLE');
  if (apart <= circle.radius * (1 + NOTHING)) return endless(from, left(way));
  // The touching points lie on the circle over the way from the point to the centre.
  const over: Circle = { kind: 'circle', centre: along(circle.centre, way, 0.5), radius: apart / 2 };
  const touching = meetings(circle, over)[args.choice(2)];
  if (!touching) throw new Impossible('CONSTRUCTION_NO_INTERSECTION');
  return straight(from, touching, -Infinity, Infinity);
}

function regular(args: Arguments): readonly Point[] {
  const [a, b] = args.apart(args.point(0), args.point(1));
  const sides = args.number(2);
  if (!Number.isInteger(sides) || sides < 3 || sides > 20)
    throw new Impossible('CONSTRUCTION_WRONG_ARGUMENT', { name: sides });
  const corners = [a, b];
  let heading = degreesOf(minus(b, a));
  while (corners.length < sides) {
    heading += 360 / sides;
    const last = corners.at(-1) ?? b;
    corners.push(polar(last, distance(a, b), heading));
  }
  return corners;
}

function circleOf(args: Arguments): Circle {
  if (args.count === 3) {
    const through = circleThrough(args.point(0), args.point(1), args.point(2));
    if (!through) throw new Impossible('CONSTRUCTION_POINTS_ON_LINE');
    return through;
  }
  const centre = args.point(0);
  if (!args.isPoint(1)) return { kind: 'circle', centre, radius: args.positive(1) };
  const [, on] = args.apart(centre, args.point(1));
  return { kind: 'circle', centre, radius: distance(centre, on) };
}

function pointOn(args: Arguments): Point {
  const [curve, where] = [args.curve(0), args.number(1)];
  if (curve.kind === 'circle') return polar(curve.centre, curve.radius, where);
  return along(curve.a, minus(curve.b, curve.a), Math.min(curve.to, Math.max(curve.from, where)));
}

function measureOf(kind: 'length' | 'angleSize' | 'area', args: Arguments): Figure {
  if (kind === 'angleSize') {
    const { vertex, from, size } = angleOf(args);
    return { kind: 'measure', of: 'angle', value: size, at: vertex, towards: from + size / 2 };
  }
  if (kind === 'length') {
    const [a, b] = args.ends();
    return {
      kind: 'measure',
      of: 'length',
      value: distance(a, b),
      at: along(a, minus(b, a), 0.5),
      towards: degreesOf(left(minus(b, a))) + 180,
    };
  }
  const figure = args.figure(0);
  if (figure.kind === 'circle') {
    return {
      kind: 'measure',
      of: 'area',
      value: Math.PI * figure.radius ** 2,
      at: figure.centre,
      towards: null,
    };
  }
  if (figure.kind !== 'polygon') throw args.wrong(0);
  const { corners } = figure;
  const sum = corners.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  const at = { x: sum.x / corners.length, y: sum.y / corners.length };
  return { kind: 'measure', of: 'area', value: areaOf(corners), at, towards: null };
}

function triangle(element: ConstructionElement, args: Arguments): Figure {
  const origin =
    args.count > 3 ? { x: args.number(3), y: args.count > 4 ? args.number(4) : 0 } : { x: 0, y: 0 };
  const given = [args.positive(0), args.positive(1), args.positive(2)] as const;
  const found = triangleOf(element.kind, given, origin);
  const [first, second] = found;
  if (!first) throw new Impossible('CONSTRUCTION_NO_TRIANGLE');
  return { kind: 'polygon', corners: first, ...(second ? { second } : {}) };
}

function figureOf(element: ConstructionElement, args: Arguments): Figure {
  const asPoint = (at: Point): Figure => ({ kind: 'point', at });
  switch (element.kind) {
    case 'point':
      return asPoint({ x: args.number(0), y: args.number(1) });
    case 'pointOn':
      return asPoint(pointOn(args));
    case 'midpoint': {
      const [a, b] = args.count === 1 ? args.ends() : [args.point(0), args.point(1)];
      return asPoint(along(a, minus(b, a), 0.5));
    }
    case 'intersection': {
      const at = meetings(args.curve(0), args.curve(1))[args.choice(2)];
      if (!at) throw new Impossible('CONSTRUCTION_NO_INTERSECTION');
      return asPoint(at);
    }
    case 'segment':
      return straight(...args.ends(), 0, 1);
    case 'line':
      return straight(...args.ends(), -Infinity, Infinity);
    case 'ray':
      return straight(...args.ends(), 0, Infinity);
    case 'circle':
      return circleOf(args);
    case 'polygon': {
      const corners = Array.from({ length: args.count }, (_, index) => args.point(index));
      if (areaOf(corners) <= NOTHING) throw new Impossible('CONSTRUCTION_POINTS_ON_LINE');
      return { kind: 'polygon', corners };
    }
    case 'parallel': {
      const { a, b } = args.straight(0);
      return endless(args.point(1), minus(b, a));
    }
    case 'perpendicular': {
      const { a, b } = args.straight(0);
      return endless(args.point(1), left(minus(b, a)));
    }
    case 'perpendicularBisector': {
      const [a, b] = args.ends();
      return endless(along(a, minus(b, a), 0.5), left(minus(b, a)));
    }
    case 'angleBisector': {
      const { vertex, from, size, sides } = angleOf(args);
      return straight(vertex, polar(vertex, sides, from + size / 2), 0, Infinity);
    }
    case 'tangent':
      return tangentOf(args);
    case 'angle':
      return { kind: 'angle', ...angleOf(args) };
    case 'arc': {
      const [centre, start] = args.apart(args.point(0), args.point(1));
      args.apart(centre, args.point(2));
      const from = degreesOf(minus(start, centre));
      const turn = degreesOf(minus(args.point(2), centre)) - from;
      return {
        kind: 'arc',
        centre,
        radius: distance(centre, start),
        from,
        size: turn <= NOTHING ? turn + 360 : turn,
      };
    }
    case 'length':
    case 'angleSize':
    case 'area':
      return measureOf(element.kind, args);
    case 'regularPolygon':
      return { kind: 'polygon', corners: regular(args) };
    default:
      return triangle(element, args);
  }
}

/** The names that the corners of `figure` get: the letters of its name where there are as many. */
function cornerNames(
  { name, kind }: ConstructionElement,
  figure: Figure,
): readonly (readonly [string, Point])[] {
  if (figure.kind !== 'polygon' || kind === 'polygon') return [];
  const letters = Array.from(name);
  if (letters.length !== figure.corners.length) return [];
  const named = figure.corners.map((at, index) => [letters[index] ?? '', at] as const);
  const other = figure.second?.at(-1);
  return other ? [...named, [`${letters.at(-1) ?? ''}'`, other]] : named;
}

/** The places of all elements. One that cannot be computed becomes an issue with the reason, and so does each that is built on it. */
export function evaluate(all: readonly ConstructionElement[]): Evaluated {
  const elements: ConstructionElement[] = [];
  const figures = new Map<string, Figure>();
  const missing = new Set<string>();
  const corners: string[] = [];
  const issues: ConstructionIssue[] = [];
  for (const element of all) {
    const { name, kind, args } = element;
    const { least, most } = ELEMENT_KINDS[kind];
    try {
      if (figures.has(name) || missing.has(name)) throw new Impossible('CONSTRUCTION_NAME_TWICE', { name });
      if (args.length < least || args.length > most)
        throw new Impossible('CONSTRUCTION_WRONG_COUNT', { count: args.length });
      const figure = figureOf(element, new Arguments(element, figures, missing));
      figures.set(name, figure);
      elements.push(element);
      for (const [corner, at] of cornerNames(element, figure)) {
        if (figures.has(corner)) continue;
        figures.set(corner, { kind: 'point', at });
        corners.push(corner);
      }
    } catch (error) {
      if (!(error instanceof Impossible)) throw error;
      missing.add(name);
      issues.push({ element: name, code: error.code, params: error.params });
    }
  }
  return { elements, figures, corners, issues };
}
