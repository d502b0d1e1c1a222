import { distance, type Point } from '@tastwerk/editor-core/geometry';
import type { ConstructionElement } from './elements.js';
import { along, type Circle, NOTHING, type Straight } from './lines.js';

/** An element with its place, in units of the construction, y upwards. */
export type Figure =
  | { readonly kind: 'point'; readonly at: Point }
  | Straight
  | Circle
  /** `second` are the corners of the other triangle where two sides and an angle leave two. */
  | { readonly kind: 'polygon'; readonly corners: readonly Point[]; readonly second?: readonly Point[] }
  /** From one direction counter-clockwise to another, in degrees. */
  | {
      readonly kind: 'angle';
      readonly vertex: Point;
      readonly from: number;
      readonly size: number;
      readonly sides: number;
    }
  | {
      readonly kind: 'arc';
      readonly centre: Point;
      readonly radius: number;
      readonly from: number;
      readonly size: number;
    }
  /** A measure with the place that it belongs to, and where from there its words stand best, in degrees. */
  | {
      readonly kind: 'measure';
      readonly of: 'length' | 'angle' | 'area';
      readonly value: number;
      readonly at: Point;
      readonly towards: number | null;
    };

/** Why an element cannot be drawn. */
export interface ConstructionIssue {
  readonly element: string;
  readonly code:
    | 'CONSTRUCTION_NAME_TWICE'
    | 'CONSTRUCTION_UNKNOWN_NAME'
    | 'CONSTRUCTION_WRONG_ARGUMENT'
    | 'CONSTRUCTION_WRONG_COUNT'
    | 'CONSTRUCTION_POINTS_COINCIDE'
    | 'CONSTRUCTION_POINTS_ON_LINE'
    | 'CONSTRUCTION_NO_INTERSECTION'
    | 'CONSTRUCTION_INSIDE_CIRCLE'
    | 'CONSTRUCTION_NO_TRIANGLE'
    | 'CONSTRUCTION_NOT_POSITIVE'
    | 'CONSTRUCTION_BUILT_ON_MISSING';
  readonly params: Readonly<Record<string, string | number>>;
}

/** Ends the evaluation of one element. */
export class Impossible extends Error {
  constructor(
    readonly code: ConstructionIssue['code'],
    readonly params: ConstructionIssue['params'] = {},
  ) {
    super(code);
  }
}

type Argument = ConstructionElement['args'][number];

export const straight = (a: Point, b: Point, from: number, to: number): Straight => ({
  kind: 'straight',
  a,
  b,
  from,
  to,
});
export const endless = (a: Point, way: Point): Straight => straight(a, along(a, way, 1), -Infinity, Infinity);

/** What the arguments of an element stand for among the figures that there are. */
export class Arguments {
  readonly #element: ConstructionElement;
  readonly #known: ReadonlyMap<string, Figure>;
  readonly #missing: ReadonlySet<string>;

  constructor(
    element: ConstructionElement,
    known: ReadonlyMap<string, Figure>,
    missing: ReadonlySet<string>,
  ) {
    this.#element = element;
    this.#known = known;
    this.#missing = missing;
  }

  get count(): number {
    return this.#element.args.length;
  }

  figure(index: number): Figure {
    const name = this.#argument(index);
    const found = this.#known.get(String(name));
    if (found) return found;
    if (this.#missing.has(String(name))) throw new Impossible('CONSTRUCTION_BUILT_ON_MISSING', { name });
    throw new Impossible(
      typeof name === 'number' ? 'CONSTRUCTION_WRONG_ARGUMENT' : 'CONSTRUCTION_UNKNOWN_NAME',
      { name },
    );
  }

  point(index: number): Point {
    const figure = this.figure(index);
    if (figure.kind !== 'point') throw this.wrong(index);
    return figure.at;
  }

  /** Whether the argument is the name of a point. */
  isPoint(index: number): boolean {
    return this.#known.get(String(this.#argument(index)))?.kind === 'point';
  }

  /** A number, or the value of a measure. */
  number(index: number): number {
    const argument = this.#argument(index);
    if (typeof argument === 'number') return argument;
    const figure = this.figure(index);
    if (figure.kind !== 'measure') throw this.wrong(index);
    return figure.value;
  }

  positive(index: number): number {
    const value = this.number(index);
    if (!(value > 0)) throw new Impossible('CONSTRUCTION_NOT_POSITIVE', { value });
    return value;
  }

  straight(index: number): Straight {
    const figure = this.figure(index);
    if (figure.kind !== 'straight') throw this.wrong(index);
    return figure;
  }

  circle(index: number): Circle {
    const figure = this.figure(index);
    if (figure.kind !== 'circle') throw this.wrong(index);
    return figure;
  }

  curve(index: number): Straight | Circle {
    const figure = this.figure(index);
    if (figure.kind === 'straight' || figure.kind === 'circle') return figure;
    throw this.wrong(index);
  }

  /** Two points that differ, or the ends of a segment. */
  ends(index = 0): readonly [Point, Point] {
    if (this.count === index + 1) {
      const { a, b } = this.straight(index);
      return [a, b];
    }
    return this.apart(this.point(index), this.point(index + 1));
  }

  apart(a: Point, b: Point): readonly [Point, Point] {
    if (distance(a, b) <= NOTHING * (1 + Math.abs(a.x) + Math.abs(a.y)))
      throw new Impossible('CONSTRUCTION_POINTS_COINCIDE');
    return [a, b];
  }

  /** Which of two solutions is meant: 1 or 2. */
  choice(index: number): 0 | 1 {
    if (this.count <= index) return 0;
    const value = this.number(index);
    if (value !== 1 && value !== 2) throw this.wrong(index);
    return value === 1 ? 0 : 1;
  }

  /** Says that an argument does not fit. */
  wrong(index: number): Impossible {
    return new Impossible('CONSTRUCTION_WRONG_ARGUMENT', { name: this.#argument(index) });
  }

  #argument(index: number): Argument {
    const argument = this.#element.args[index];
    if (argument === undefined) throw new Impossible('CONSTRUCTION_WRONG_COUNT', { count: this.count });
    return argument;
  }
}
