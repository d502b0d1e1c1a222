import type { PathStep } from '../geometry/path-data.js';
import type { Point } from '../geometry/point.js';
import { raisedQuadratic } from '../geometry/quadratic.js';
import { arcSteps } from './arc.js';

/** How many numbers each letter takes. */
const ARITY = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 } as const;
type Letter = keyof typeof ARITY;

function letterOf(text: string): Letter | undefined {
  const upper = text.toUpperCase();
  return upper in ARITY ? (upper as Letter) : undefined;
}

const TOKEN = /([a-df-z])|([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/giu;
/** The two flags of an arc may stand without anything between them and the next number. */
const FLAG = /[\s,]*([01])/uy;

/** Reads letters and numbers one after the other. */
function createReader(notation: string) {
  let position = 0;
  return {
    /** The next letter, when one comes next; else nothing is read. */
    letter(): string | undefined {
      TOKEN.lastIndex = position;
      const match = TOKEN.exec(notation);
      if (match?.[1] === undefined) return undefined;
      position = TOKEN.lastIndex;
      return match[1];
    },
    /** The next number; NaN where none comes next. */
    number(): number {
      TOKEN.lastIndex = position;
      const match = TOKEN.exec(notation);
      if (match?.[2] === undefined) return Number.NaN;
      position = TOKEN.lastIndex;
      return Number(match[2]);
    },
    flag(): number {
      FLAG.lastIndex = position;
      const match = FLAG.exec(notation);
      if (!match) return Number.NaN;
      position = FLAG.lastIndex;
      return Number(match[1]);
    },
    hasNumber(): boolean {
      TOKEN.lastIndex = position;
      return TOKEN.exec(notation)?.[2] !== undefined;
    },
  };
}

/** Where the pen is while a notation is read. */
interface Pen {
  readonly at: Point;
  /** Where the piece began, to which Z goes back. */
  readonly start: Point;
  /** The last control point with the letter that set it; S and T mirror one of their own kind. */
  readonly control: { readonly letter: 'C' | 'Q'; readonly at: Point } | null;
}

function mirrored({ at, control }: Pen, letter: 'C' | 'Q'): Point {
  return control?.letter === letter ? { x: 2 * at.x - control.at.x, y: 2 * at.y - control.at.y } : at;
}

interface Drawn {
  readonly steps: readonly PathStep[];
  readonly pen: Pen;
}

function lineTo(pen: Pen, to: Point): Drawn {
  return { steps: [{ kind: 'L', to }], pen: { ...pen, at: to, control: null } };
}

function cubicTo(pen: Pen, c1: Point, c2: Point, to: Point): Drawn {
  return {
    steps: [{ kind: 'C', c1, c2, to }],
    pen: { ...pen, at: to, control: { letter: 'C', at: c2 } },
  };
}

function quadraticTo(pen: Pen, control: Point, to: Point): Drawn {
  const { c1, c2 } = raisedQuadratic(pen.at, control, to);
  return {
    steps: [{ kind: 'C', c1, c2, to }],
    pen: { ...pen, at: to, control: { letter: 'Q', at: control } },
  };
}

/** What one letter with its numbers draws; coordinates count from `pen.at` where the letter is a small one. */
function draw(letter: Letter, values: readonly number[], isRelative: boolean, pen: Pen): Drawn {
  const origin = isRelative ? pen.at : { x: 0, y: 0 };
  const point = (index: number): Point => ({
    x: origin.x + (values[index] ?? 0),
    y: origin.y + (values[index + 1] ?? 0),
  });
  switch (letter) {
    case 'M':
      return {
        steps: [{ kind: 'M', to: point(0) }],
        pen: { at: point(0), start: point(0), control: null },
      };
    case 'L':
      return lineTo(pen, point(0));
    case 'H':
      return lineTo(pen, { x: point(0).x, y: pen.at.y });
    case 'V':
      return lineTo(pen, { x: pen.at.x, y: origin.y + (values[0] ?? 0) });
    case 'C':
      return cubicTo(pen, point(0), point(2), point(4));
    case 'S':
      return cubicTo(pen, mirrored(pen, 'C'), point(0), point(2));
    case 'Q':
      return quadraticTo(pen, point(0), point(2));
    case 'T':
      return quadraticTo(pen, mirrored(pen, 'Q'), point(0));
    case 'A': {
      const [rx = 0, ry = 0, degrees = 0, large = 0, clockwise = 0] = values;
      const arc = { rx, ry, degrees, isLarge: large === 1, isClockwise: clockwise === 1, to: point(5) };
      return { steps: arcSteps(pen.at, arc), pen: { ...pen, at: point(5), control: null } };
    }
    case 'Z':
      return { steps: [{ kind: 'Z' }], pen: { at: pen.start, start: pen.start, control: null } };
  }
}

const ARC_FLAGS = new Set([3, 4]);

/**
 * The outline of a path's `d` notation (SVG 1.1, 8.3) as absolute lines and cubic curves. As SVG asks, what comes before the
 * first fault is drawn. Reading stops after `maxSteps`.
 */
export function readPathNotation(notation: string, maxSteps: number): readonly PathStep[] {
  const reader = createReader(notation);
  const steps: PathStep[] = [];
  let pen: Pen = { at: { x: 0, y: 0 }, start: { x: 0, y: 0 }, control: null };
  let isAfterClose = false;
  for (let sign = reader.letter(); sign !== undefined; sign = reader.letter()) {
    let letter = letterOf(sign);
    const isRelative = sign !== sign.toUpperCase();
    if (!letter || (steps.length === 0 && letter !== 'M')) return steps;
    do {
      const current: Letter = letter;
      const values = Array.from({ length: ARITY[current] }, (_, index) =>
        current === 'A' && ARC_FLAGS.has(index) ? reader.flag() : reader.number(),
      );
      if (!values.every(Number.isFinite) || steps.length >= maxSteps) return steps;
      // A piece that goes on after Z without a move begins where the last one did.
      if (isAfterClose && current !== 'M' && current !== 'Z') steps.push({ kind: 'M', to: pen.at });
      const drawn = draw(current, values, isRelative, pen);
      steps.push(...drawn.steps);
      pen = drawn.pen;
      isAfterClose = current === 'Z';
      if (current === 'M') letter = 'L';
    } while (letter !== 'Z' && reader.hasNumber());
  }
  return steps;
}
