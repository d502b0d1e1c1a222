import type { PlacingProblem } from '@tastwerk/editor-core/placing';
import type { TFunction } from 'i18next';
import type { PointsProblem } from './path-points.js';
import { needsTwo, type RelativeForm } from './relative-form.js';

/** Why an object cannot be made or placed as the dialog says. */
export type PlaceProblem =
  | PointsProblem
  | { readonly code: 'SHAPE_IMPOSSIBLE' | 'RELATION_NO_OTHER' | 'RELATION_CIRCLE' | PlacingProblem };

/** The field at which a problem is told. */
export type ProblemField = 'points' | 'measures' | 'number' | 'anchor';

/** Where `problem` is told. */
export function fieldOfProblem({ code }: PlaceProblem): ProblemField {
  switch (code) {
    case 'UNREADABLE':
    case 'FAR_AWAY':
    case 'TOO_FEW':
    case 'TOO_MANY':
      return 'points';
    case 'SHAPE_IMPOSSIBLE':
      return 'measures';
    case 'RELATION_NO_CORNER':
      return 'number';
    default:
      return 'anchor';
  }
}

/** `problem` as a sentence; `t` is that of the dialog. */
export function problemSentence(problem: PlaceProblem, { position }: RelativeForm, t: TFunction): string {
  if (fieldOfProblem(problem) === 'points') return t(`pointsProblems.${problem.code}`, { ...problem });
  const context = problem.code === 'RELATION_NO_ROOM' && needsTwo(position) ? { context: 'two' } : {};
  return t(`problems.${problem.code}`, context);
}
