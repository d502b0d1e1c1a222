import {
  octahedronOf,
  prismOf,
  pyramidOf,
  type Polyhedron,
  rectangleBase,
  regularBase,
  tetrahedronOf,
} from '../../solids/polyhedron.js';
import type { NetSpec } from './net-spec.js';
import { type Cells, type Hinge, hingesOfCells, type Net, unfold } from './unfold.js';

/** The eleven nets of a cube, row by row: six with four squares in a row, three with three, and the two stairs. */
const CUBE_ROWS = [
  ['X...', 'XXXX', 'X...'],
  ['X...', 'XXXX', '.X..'],
  ['X...', 'XXXX', '..X.'],
  ['X...', 'XXXX', '...X'],
  ['.X..', 'XXXX', '.X..'],
  ['.X..', 'XXXX', '..X.'],
  ['XX..', '.XXX', '.X..'],
  ['XX..', '.XXX', '..X.'],
  ['XX..', '.XXX', '...X'],
  ['XX..', '.XX.', '..XX'],
  ['XXX..', '..XXX'],
] as const;

/** The squares of each row of the net `net` of a cube, counted from 1. */
export function cubeRows(net: number): readonly (readonly number[])[] {
  const rows = CUBE_ROWS[net - 1] ?? CUBE_ROWS[4];
  return rows.map((row) =>
    Array.from(row, (cell, index) => (cell === 'X' ? index + 1 : 0)).filter((cell) => cell > 0),
  );
}

export function cubeCells(net: number): Cells {
  return cubeRows(net).flatMap((row, index) => row.map((cell) => [index, cell - 1] as const));
}

/** Faces in a row, from the face `root` to both sides. */
const rowOf = (count: number, root: number): readonly Hinge[] =>
  Array.from({ length: count }, (_, face): Hinge => [face, face < root ? face + 1 : face - 1]).filter(
    ([face]) => face !== root,
  );

const prismNet = (solid: Polyhedron, sides: number): Net => {
  const root = Math.floor((sides - 1) / 2);
  return unfold(solid, root, [...rowOf(sides, root), [sides, root], [sides + 1, root]]);
};

const starNet = (solid: Polyhedron, sides: number): Net =>
  unfold(
    solid,
    sides,
    Array.from({ length: sides }, (_, face): Hinge => [face, sides]),
  );

/** The net of a solid with flat faces, in the units of its spec; undefined for round ones. */
export function flatNetOf({ shape, net, sides, width, depth, height }: NetSpec): Net | undefined {
  switch (shape) {
    case 'cube': {
      const cube = prismOf(rectangleBase(width, width), width);
      const hinges = hingesOfCells(cube, 0, cubeCells(net));
      return hinges && unfold(cube, 0, hinges);
    }
    case 'cuboid':
      return prismNet(prismOf(rectangleBase(width, depth), height), 4);
    case 'prism':
      return prismNet(prismOf(regularBase(sides, width), height), sides);
    case 'pyramid':
      return starNet(pyramidOf(regularBase(sides, width), height), sides);
    case 'tetrahedron':
      return starNet(tetrahedronOf(width), 3);
    case 'octahedron':
      return unfold(octahedronOf(width), 2, [...rowOf(6, 2), [6, 2], [7, 3]]);
    default:
      return undefined;
  }
}
