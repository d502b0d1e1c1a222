/** What may be wrong with a formula, or keep a writer from writing it. */
export type MathProblemCode =
  | 'MATH_EMPTY'
  | 'MATH_TOO_LONG'
  | 'MATH_TOO_DEEP'
  | 'MATH_TOO_LARGE'
  | 'MATH_UNKNOWN_COMMAND'
  | 'MATH_UNKNOWN_ENVIRONMENT'
  | 'MATH_UNKNOWN_CHARACTER'
  | 'MATH_UNKNOWN_ELEMENT'
  | 'MATH_UNCLOSED'
  | 'MATH_UNEXPECTED'
  | 'MATH_ARGUMENT_MISSING'
  | 'MATH_TWO_SCRIPTS'
  | 'MATH_NO_BRAILLE'
  | 'MATH_NO_GLYPH';

/** A problem with its place; `texts` has a sentence for each. */
export interface MathProblem {
  readonly code: MathProblemCode;
  /** Place in the source, in UTF-16 units. */
  readonly index: number;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Ends a reading or a writing; `resultOf` turns it into a failure. */
class MathFailure extends Error {
  constructor(readonly problem: MathProblem) {
    super(problem.code);
  }
}

/** Ends the work with a problem at `index`. */
export function failAt(index: number, code: MathProblemCode, params: MathProblem['params'] = {}): never {
  throw new MathFailure({ code, index, params });
}

/** An answer, or what kept from it. */
export type MathResult<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: MathProblem };

/** What `work` answers; what it refuses by {@link failAt} becomes a failure. */
export function resultOf<T>(work: () => T): MathResult<T> {
  try {
    return { ok: true, value: work() };
  } catch (error) {
    if (error instanceof MathFailure) return { ok: false, error: error.problem };
    throw error;
  }
}
