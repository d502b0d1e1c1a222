/** A place in space: to the right, up, and to the back. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A convex solid with flat faces; the corners of a face go around it against the clock, seen from outside. */
export interface Polyhedron {
  readonly corners: readonly Place[];
  readonly faces: readonly (readonly number[])[];
}

/** An edge by its corners, and the two faces that meet there. */
export interface SolidEdge {
  readonly from: number;
  readonly to: number;
  readonly faces: readonly number[];
}

const minus = (a: Place, b: Place): Place => ({ x: a.x - b.x, y: a.y - b.y, z: a.z - b.z });

const cross = (a: Place, b: Place): Place => ({
  x: a.y * b.z - a.z * b.y,
  y: a.z * b.x - a.x * b.z,
  z: a.x * b.y - a.y * b.x,
});

export const dot = (a: Place, b: Place): number => a.x * b.x + a.y * b.y + a.z * b.z;

const ORIGIN: Place = { x: 0, y: 0, z: 0 };

function middleOf(places: readonly Place[]): Place {
  const sum = places.reduce((all, { x, y, z }) => ({ x: all.x + x, y: all.y + y, z: all.z + z }), ORIGIN);
  return { x: sum.x / places.length, y: sum.y / places.length, z: sum.z / places.length };
}

const placesOf = ({ corners }: Pick<Polyhedron, 'corners'>, face: readonly number[]): readonly Place[] =>
  face.flatMap((corner) => corners[corner] ?? []);

/** A vector at right angles to a face, outwards where its corners go against the clock; the axes are left-handed. */
export function normalOf(solid: Pick<Polyhedron, 'corners'>, face: readonly number[]): Place {
  const [a = ORIGIN, b = ORIGIN, c = ORIGIN] = placesOf(solid, face);
  return cross(minus(c, a), minus(b, a));
}

/** A solid whose faces may be listed either way round. */
function facingOut(corners: readonly Place[], faces: readonly (readonly number[])[]): Polyhedron {
  const middle = middleOf(corners);
  const turned = faces.map((face) => {
    const outwards = minus(middleOf(placesOf({ corners }, face)), middle);
    return dot(normalOf({ corners }, face), outwards) < 0 ? face.toReversed() : face;
  });
  return { corners, faces: turned };
}

/** The edges of a solid, each once. */
export function edgesOf({ faces }: Polyhedron): readonly SolidEdge[] {
  const edges = new Map<string, { from: number; to: number; faces: number[] }>();
  faces.forEach((face, index) => {
    face.forEach((from, at) => {
      const to = face[(at + 1) % face.length] ?? from;
      const key = `${Math.min(from, to)} ${Math.max(from, to)}`;
      const known = edges.get(key);
      if (known) known.faces.push(index);
      else edges.set(key, { from, to, faces: [index] });
    });
  });
  return [...edges.values()];
}

/** A place on the ground. */
export interface GroundPoint {
  readonly x: number;
  readonly z: number;
}

/** The corners of a regular polygon with `sides` of length `side`, against the clock as seen from above; with `turn` 0 a side lies in front. */
export function regularBase(sides: number, side: number, turn = 0): readonly GroundPoint[] {
  const radius = side / (2 * Math.sin(Math.PI / sides));
  const first = -Math.PI / 2 - Math.PI / sides + turn;
  return Array.from({ length: sides }, (_, index) => {
    const angle = first + (2 * Math.PI * index) / sides;
    return { x: radius * Math.cos(angle), z: radius * Math.sin(angle) };
  });
}

/** The corners of a rectangle, the front left one first. */
export const rectangleBase = (width: number, depth: number): readonly GroundPoint[] => [
  { x: 0, z: 0 },
  { x: width, z: 0 },
  { x: width, z: depth },
  { x: 0, z: depth },
];

const indices = (count: number, from = 0): readonly number[] =>
  Array.from({ length: count }, (_, index) => from + index);

/** A prism that stands on `base`: its faces are the sides from the front on, the base and the top. */
export function prismOf(base: readonly GroundPoint[], height: number): Polyhedron {
  const count = base.length;
  const corners = [0, height].flatMap((y) => base.map(({ x, z }) => ({ x, y, z })));
  const sides = indices(count).map((index) => {
    const next = (index + 1) % count;
    return [index, next, count + next, count + index];
  });
  return facingOut(corners, [...sides, indices(count), indices(count, count)]);
}

/** A pyramid that stands on `base` with its tip above the middle: its faces are the sides from the front on, and the base. */
export function pyramidOf(base: readonly GroundPoint[], height: number): Polyhedron {
  const count = base.length;
  const ground = base.map(({ x, z }) => ({ x, y: 0, z }));
  const middle = middleOf(ground);
  const sides = indices(count).map((index) => [index, (index + 1) % count, count]);
  return facingOut([...ground, { ...middle, y: height }], [...sides, indices(count)]);
}

/** An octahedron that stands on a face: its faces are the six at the sides in a row, the one below and the one above. */
export function octahedronOf(side: number): Polyhedron {
  const height = side * Math.sqrt(2 / 3);
  const below = regularBase(3, side).map(({ x, z }) => ({ x, y: 0, z }));
  const above = regularBase(3, side, Math.PI / 3).map(({ x, z }) => ({ x, y: height, z }));
  const sides = indices(3).flatMap((index) => {
    const next = (index + 1) % 3;
    return [
      [index, next, 3 + index],
      [next, 3 + index, 3 + next],
    ];
  });
  return facingOut([...below, ...above], [...sides, indices(3), indices(3, 3)]);
}

/** A tetrahedron that stands on a face: its faces are the three at the sides, and the one below. */
export const tetrahedronOf = (side: number): Polyhedron =>
  pyramidOf(regularBase(3, side), side * Math.sqrt(2 / 3));
