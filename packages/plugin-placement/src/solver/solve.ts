import { within } from '../progress.js';
import { anneal } from './anneal.js';
import { componentsOf } from './components.js';
import { type Choice, NONE } from './conflicts.js';
import { solveExactly } from './exact.js';

/** The candidate of each label, by its number; {@link NONE} where there is none. Yields the share that is done. */
export function* solve(choice: Choice): Generator<number, Int32Array> {
  const count = choice.candidatesOf.length;
  const taken = new Int32Array(count).fill(NONE);
  let done = 0;
  const take = (solved: ReadonlyMap<number, number>) => {
    for (const [label, candidate] of solved) taken[label] = candidate;
    done += solved.size;
  };
  for (const group of componentsOf(choice)) {
    const exact = solveExactly(choice, group);
    take(exact ?? (yield* within(anneal(choice, group), done / count, group.length / count)));
  }
  return taken;
}
