import type { Point } from '@tastwerk/editor-core/geometry';

/** Solids with a net. */
export const NET_SOLIDS = [
  'cube',
  'cuboid',
  'prism',
  'pyramid',
  'cylinder',
  'cone',
  'tetrahedron',
  'octahedron',
] as const;

/** Measures of a solid in units. */
export interface SolidSizes {
  readonly solid: (typeof NET_SOLIDS)[number];
  /** Edge, side of the base, or diameter. */
  readonly width: number;
  /** Of a cuboid. */
  readonly depth: number;
  readonly height: number;
  /** Of the base of a prism or pyramid. */
  readonly sides: number;
}

/** A net in units, y downwards: flat faces, and round ones. */
export interface Net {
  readonly faces: readonly (readonly Point[])[];
  readonly circles: readonly { readonly centre: Point; readonly radius: number }[];
  /** The mantle of a cone: from the apex, over this many degrees. */
  readonly sector?: { readonly apex: Point; readonly radius: number; readonly degrees: number };
}

const rect = (x: number, y: number, width: number, height: number): readonly Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

/** The regular polygon with this side from `a` to `b`, on the right of the way as it is seen on a page. */
function polygonOn(a: Point, b: Point, sides: number): readonly Point[] {
  const corners = [a, b];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  let heading = Math.atan2(b.y - a.y, b.x - a.x);
  while (corners.length < sides) {
    heading += (2 * Math.PI) / sides;
    const last = corners.at(-1) ?? b;
    corners.push({ x: last.x + length * Math.cos(heading), y: last.y + length * Math.sin(heading) });
  }
  return corners;
}

/** The triangle over the side from `b` to `a`, outside of the polygon that has it from `a` to `b`. */
function triangleOn(a: Point, b: Point, height: number): readonly Point[] {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const out = { x: (b.y - a.y) / length, y: -(b.x - a.x) / length };
  return [b, a, { x: (a.x + b.x) / 2 + out.x * height, y: (a.y + b.y) / 2 + out.y * height }];
}

function pyramidNet(side: number, slant: number, sides: number): Net {
  const base = polygonOn({ x: 0, y: 0 }, { x: side, y: 0 }, sides);
  return {
    faces: [base, ...base.map((a, index) => triangleOn(a, base[(index + 1) % base.length] ?? a, slant))],
    circles: [],
  };
}

function prismNet(side: number, height: number, sides: number): Net {
  const walls = Array.from({ length: sides }, (_, index) => rect(index * side, 0, side, height));
  const at = Math.floor((sides - 1) / 2) * side;
  // The bases hang on a wall in the middle, above and below.
  const upper = polygonOn({ x: at + side, y: 0 }, { x: at, y: 0 }, sides);
  const lower = polygonOn({ x: at, y: height }, { x: at + side, y: height }, sides);
  return { faces: [...walls, upper, lower], circles: [] };
}

function octahedronNet(side: number): Net {
  const high = (side * Math.sqrt(3)) / 2;
  const strip = Array.from({ length: 6 }, (_, index): readonly Point[] => {
    const x = (index * side) / 2;
    return index % 2 === 0
      ? [
          { x, y: high },
          { x: x + side / 2, y: 0 },
          { x: x + side, y: high },
        ]
      : [
          { x, y: 0 },
          { x: x + side, y: 0 },
          { x: x + side / 2, y: high },
        ];
  });
  const upper = [
    { x: side * 1.5, y: 0 },
    { x: side * 2, y: -high },
    { x: side * 2.5, y: 0 },
  ];
  const lower = [
    { x: side, y: high },
    { x: side * 2, y: high },
    { x: side * 1.5, y: 2 * high },
  ];
  return { faces: [...strip, upper, lower], circles: [] };
}

/** The net of a solid. */
export function netOf({ solid, width, depth, height, sides }: SolidSizes): Net {
  const [a, b, c] = solid === 'cube' ? [width, width, width] : [width, depth, height];
  const radius = width / 2;
  switch (solid) {
    case 'cube':
    case 'cuboid': {
      const walls = [rect(0, 0, b, c), rect(b, 0, a, c), rect(a + b, 0, b, c), rect(a + 2 * b, 0, a, c)];
      return { faces: [...walls, rect(b, -b, a, b), rect(b, c, a, b)], circles: [] };
    }
    case 'prism':
      return prismNet(width, height, sides);
    case 'pyramid': {
      const apothem = width / (2 * Math.tan(Math.PI / sides));
      return pyramidNet(width, Math.hypot(apothem, height), sides);
    }
    case 'tetrahedron':
      return pyramidNet(width, (width * Math.sqrt(3)) / 2, 3);
    case 'octahedron':
      return octahedronNet(width);
    case 'cylinder': {
      const around = Math.PI * width;
      const circles = [-radius, height + radius].map((y) => ({ centre: { x: around / 2, y }, radius }));
      return { faces: [rect(0, 0, around, height)], circles };
    }
    case 'cone': {
      const slant = Math.hypot(radius, height);
      const sector = { apex: { x: 0, y: 0 }, radius: slant, degrees: (360 * radius) / slant };
      return { faces: [], circles: [{ centre: { x: 0, y: slant + radius }, radius }], sector };
    }
  }
}

/** Edges of a net: those between two faces are folded, the others bound it. */
export interface NetEdges {
  readonly folds: readonly (readonly [Point, Point])[];
  /** The outline as closed lines through its corners. */
  readonly outlines: readonly (readonly Point[])[];
}

/** Decimals to which corners of faces agree. */
const DECIMALS = 6;
const keyOf = ({ x, y }: Point) =>
  `${(x + 0).toFixed(DECIMALS)} ${(y + 0).toFixed(DECIMALS)}`.replaceAll('-0.000000', '0.000000');

/** The edges of flat faces. */
export function edgesOf(faces: readonly (readonly Point[])[]): NetEdges {
  const edges = faces.flatMap((face) =>
    face.map((a, index) => [a, face[(index + 1) % face.length] ?? a] as const),
  );
  const sides = new Map<string, number>();
  const sideKey = ([a, b]: readonly [Point, Point]) => [keyOf(a), keyOf(b)].toSorted().join(' ');
  for (const edge of edges) sides.set(sideKey(edge), (sides.get(sideKey(edge)) ?? 0) + 1);
  const folds = new Map(
    edges.filter((edge) => sides.get(sideKey(edge)) === 2).map((edge) => [sideKey(edge), edge]),
  );
  const left = edges.filter((edge) => sides.get(sideKey(edge)) === 1).map(([a, b]) => [a, b] as const);
  const outlines: Point[][] = [];
  while (left.length > 0) {
    const first = left.pop();
    if (!first) break;
    const outline = [first[0], first[1]];
    for (;;) {
      const end = keyOf(outline.at(-1) ?? first[1]);
      const next = left.findIndex(([a, b]) => keyOf(a) === end || keyOf(b) === end);
      const [edge] = next < 0 ? [] : left.splice(next, 1);
      if (!edge) break;
      outline.push(keyOf(edge[0]) === end ? edge[1] : edge[0]);
    }
    outlines.push(outline.slice(0, -1));
  }
  return { folds: [...folds.values()], outlines };
}
