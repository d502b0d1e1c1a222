import type { SceneProblem } from './problem.js';

/** What may be written in place of what is wrong. */
export interface Repair {
  /** How it then stands there. */
  readonly shown: string;
  /** What is written from `column` on in place of so many characters. */
  readonly text: string;
  readonly column: number;
  readonly length: number;
}

/** How many characters `suggestion` takes the place of: as many words as it has, one of which the problem names. */
function replacedLength({ column, length }: SceneProblem, suggestion: string, line: string): number {
  const count = /^\p{L}/u.test(suggestion) ? suggestion.split(' ').length : 1;
  if (count === 1) return length;
  const words = new RegExp(`^\\S+(?:[^\\S\\n]+\\S+){${count - 1}}`, 'u').exec(line.slice(column - 1));
  return words?.[0].length ?? length;
}

/** How `problem` on `line` may be repaired; no way where nothing near is known. */
export function repairsOf(problem: SceneProblem, line: string): readonly Repair[] {
  const { code, column, length, params, suggestion } = problem;
  if (code === 'COMMA_AMBIGUOUS')
    return [
      { shown: String(params['decimal']), text: '.', column, length },
      { shown: String(params['two']), text: ', ', column, length },
    ];
  if (suggestion === undefined) return [];
  return [{ shown: suggestion, text: suggestion, column, length: replacedLength(problem, suggestion, line) }];
}
