import type { Point } from '@tastwerk/editor-core/geometry';

/** A point in space: x to the right, y upwards, z away from the viewer. */
interface Space {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A line of a projected solid, in units, y upwards. */
export interface SolidLine {
  readonly points: readonly Point[];
  readonly isHidden: boolean;
}

/** Depth is drawn half as long, at 45 degrees, as school does. */
const DEPTH = 0.5 * Math.SQRT1_2;

const flat = ({ x, y, z }: Space): Point => ({ x: x + DEPTH * z, y: y + DEPTH * z });

/** A line in front of the projection: a face whose outside turns to it is seen. */
const isSeen = (face: readonly Space[]): boolean => {
  const points = face.map(flat);
  const area = points.reduce((sum, a, index) => {
    const b = points[(index + 1) % points.length] ?? a;
    return sum + a.x * b.y - a.y * b.x;
  }, 0);
  return area > 1e-9;
};

/** The edges of a solid with flat faces, whose corners go counter-clockwise as they are seen from outside. */
function edges(faces: readonly (readonly Space[])[]): readonly SolidLine[] {
  const found = new Map<string, { readonly a: Space; readonly b: Space; seen: boolean }>();
  const key = ({ x, y, z }: Space) =>
    [x, y, z].map((value) => (value + 0).toFixed(6).replace('-0.000000', '0.000000')).join(' ');
  for (const face of faces) {
    const seen = isSeen(face);
    face.forEach((a, index) => {
      const b = face[(index + 1) % face.length] ?? a;
      const own = [key(a), key(b)].toSorted().join(' | ');
      const known = found.get(own);
      if (known) known.seen ||= seen;
      else found.set(own, { a, b, seen });
    });
  }
  return [...found.values()].map(({ a, b, seen }) => ({ points: [flat(a), flat(b)], isHidden: !seen }));
}

/** A regular base on the ground, counter-clockwise as it is seen from above, with a side parallel to the front. */
function base(side: number, sides: number, y: number): readonly Space[] {
  const radius = side / (2 * Math.sin(Math.PI / sides));
  return Array.from({ length: sides }, (_, index) => {
    const turn = -Math.PI / 2 - Math.PI / sides + (index * 2 * Math.PI) / sides;
    return { x: radius * Math.cos(turn), y, z: radius * Math.sin(turn) };
  });
}

const wallsOf = (lower: readonly Space[], upper: readonly Space[]): readonly (readonly Space[])[] =>
  lower.map((a, index) => {
    const next = (index + 1) % lower.length;
    return [a, lower[next] ?? a, upper[next] ?? a, upper[index] ?? a];
  });

/** The lines of a prism: walls on a base, with the same base above. */
function prismLines(lower: readonly Space[], height: number): readonly SolidLine[] {
  const upper = lower.map((point) => ({ ...point, y: point.y + height }));
  return edges([...wallsOf(lower, upper), upper, lower.toReversed()]);
}

export const regularPrism = (side: number, height: number, sides: number): readonly SolidLine[] =>
  prismLines(base(side, sides, 0), height);

export const cuboidLines = (width: number, depth: number, height: number): readonly SolidLine[] =>
  prismLines(
    [
      { x: 0, y: 0, z: 0 },
      { x: width, y: 0, z: 0 },
      { x: width, y: 0, z: depth },
      { x: 0, y: 0, z: depth },
    ],
    height,
  );

export function pyramidLines(side: number, height: number, sides: number): readonly SolidLine[] {
  const lower = base(side, sides, 0);
  const apex = { x: 0, y: height, z: 0 };
  const walls = lower.map((a, index) => [a, lower[(index + 1) % sides] ?? a, apex]);
  return edges([...walls, lower.toReversed()]);
}

/** How high a level circle is drawn as a share of its width. */
const ELLIPSE = 0.32;

/** Steps of a turn into which round lines are divided. */
const STEPS = 72;

/** A level circle as it is drawn: seen from in front, a flat ellipse. */
const onRim = (radius: number, y: number, turn: number): Point => ({
  x: radius * Math.cos(turn),
  y: y + ELLIPSE * radius * Math.sin(turn),
});

const rim = (radius: number, y: number, from: number, to: number): readonly Point[] => {
  const count = Math.max(2, Math.ceil((Math.abs(to - from) / (2 * Math.PI)) * STEPS));
  return Array.from({ length: count + 1 }, (_, step) =>
    onRim(radius, y, from + ((to - from) * step) / count),
  );
};

/** A cylinder: its upright lines touch the rims where these are farthest at the left and right. */
export function cylinderLines(radius: number, height: number): readonly SolidLine[] {
  const [right, left] = [0, Math.PI];
  const upright = (turn: number) => ({
    points: [onRim(radius, 0, turn), onRim(radius, height, turn)],
    isHidden: false,
  });
  return [
    { points: rim(radius, 0, right, left), isHidden: true },
    { points: rim(radius, 0, left, right + 2 * Math.PI), isHidden: false },
    upright(left),
    upright(right),
    { points: rim(radius, height, 0, 2 * Math.PI), isHidden: false },
  ];
}

/** A cone: its sides touch the rim of the base. */
export function coneLines(radius: number, height: number): readonly SolidLine[] {
  const apex = { x: 0, y: height };
  // From the apex a line touches the ellipse where the sine is its half height by the height of the apex.
  const first = Math.asin(Math.min(1, (ELLIPSE * radius) / height));
  const second = Math.PI - first;
  return [
    { points: rim(radius, 0, first, second), isHidden: true },
    { points: rim(radius, 0, second, first + 2 * Math.PI), isHidden: false },
    { points: [onRim(radius, 0, first), apex], isHidden: false },
    { points: [onRim(radius, 0, second), apex], isHidden: false },
  ];
}

/** A sphere as a circle, with its equator. */
export function sphereLines(radius: number): readonly SolidLine[] {
  const turn = (from: number, to: number, high: number) =>
    Array.from({ length: STEPS + 1 }, (_, step) => {
      const at = from + ((to - from) * step) / STEPS;
      return { x: radius * Math.cos(at), y: radius * high * Math.sin(at) };
    });
  return [
    { points: turn(0, 2 * Math.PI, 1), isHidden: false },
    { points: turn(0, Math.PI, ELLIPSE), isHidden: true },
    { points: turn(Math.PI, 2 * Math.PI, ELLIPSE), isHidden: false },
  ];
}
