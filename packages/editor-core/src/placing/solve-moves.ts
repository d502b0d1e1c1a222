import { Constraint, Expression, Operator, Solver, Variable } from '@lume/kiwi';
import type { Point } from '../geometry/point.js';
import type { Placing } from '../objects/relation.js';

/** An object that is placed by others, by their ids, and the way in mm that it has to go as long as they stay. */
export interface Wish {
  readonly uuid: string;
  readonly placing: Placing<string>;
  readonly by: Point;
}

/** By which share an object goes along with each of those that it is placed by. */
function sharesOf({ relation }: Placing<string>): readonly (readonly [string, number])[] {
  if (!relation) return [];
  if (relation.kind !== 'between') return [[relation.of, 1]];
  return [
    [relation.of, 1 / 2],
    [relation.and, 1 / 2],
  ];
}

/** The moves along one axis; those of objects that are placed by each other are solved together. */
function solveAxis(wishes: readonly Wish[], axis: 'x' | 'y'): ReadonlyMap<string, number> {
  const moves = new Map(wishes.map(({ uuid }) => [uuid, new Variable()]));
  const solver = new Solver();
  for (const { uuid, placing, by } of wishes) {
    const move = moves.get(uuid);
    if (!move) continue;
    const along = sharesOf(placing).flatMap(([other, share]): [number, Variable][] => {
      const otherMove = moves.get(other);
      return otherMove ? [[share, otherMove]] : [];
    });
    solver.addConstraint(
      new Constraint(new Expression(move), Operator.Eq, new Expression(...along, by[axis])),
    );
  }
  solver.updateVariables();
  return new Map([...moves].map(([uuid, move]) => [uuid, move.value()]));
}

/** The moves in mm that grant all of `wishes` together; undefined where they contradict each other. */
export function solveMoves(wishes: readonly Wish[]): ReadonlyMap<string, Point> | undefined {
  try {
    const [xs, ys] = [solveAxis(wishes, 'x'), solveAxis(wishes, 'y')];
    return new Map(wishes.map(({ uuid }) => [uuid, { x: xs.get(uuid) ?? 0, y: ys.get(uuid) ?? 0 }]));
  } catch {
    // The solver throws an error without details where constraints contradict each other.
    return undefined;
  }
}
