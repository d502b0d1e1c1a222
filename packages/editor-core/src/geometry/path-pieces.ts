import type { PathData, PathStep } from './path-data.js';

/** The pieces of `outline`, each from its move on; those that lead nowhere are left out. */
export function piecesOf(outline: PathData): readonly PathData[] {
  const pieces: PathStep[][] = [];
  for (const step of outline) {
    const last = pieces.at(-1);
    if (step.kind === 'M' || !last) pieces.push([step]);
    // A path goes on from where it was closed.
    else if (last.at(-1)?.kind === 'Z' && last[0] && step.kind !== 'Z') pieces.push([last[0], step]);
    else last.push(step);
  }
  return pieces.filter(([first, second]) => first?.kind === 'M' && second !== undefined);
}
