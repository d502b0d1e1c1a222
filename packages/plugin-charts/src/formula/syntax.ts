import type { FunctionName } from './names.js';

/** A formula as a tree: what a reader typed, before anything is computed. */
export type Expression =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'constant'; readonly name: 'pi' | 'e' }
  | { readonly kind: 'variable' }
  | { readonly kind: 'parameter'; readonly name: string; readonly value: number }
  | { readonly kind: 'negate'; readonly of: Expression }
  | {
      readonly kind: 'operation';
      readonly operator: Operator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'call'; readonly name: FunctionName; readonly inputs: readonly Expression[] }
  | Cases;

export type Operator = '+' | '-' | '*' | '/' | '^';

/** A function that is put together: the first case whose condition holds, else `otherwise`, else undefined. */
export interface Cases {
  readonly kind: 'cases';
  readonly cases: readonly Case[];
  readonly otherwise?: Expression;
}

export interface Case {
  readonly value: Expression;
  readonly when: Condition;
}

export type Comparison = '<' | '<=' | '>' | '>=' | '=' | '!=';

export type Condition =
  | {
      readonly kind: 'compare';
      readonly comparison: Comparison;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'all' | 'any'; readonly of: readonly Condition[] };

/** The graph of a function of one variable. */
export interface FunctionFormula {
  readonly kind: 'function';
  /** What stands left of the equals sign: `y`, or the name of the function (`f` in f(x) = …). */
  readonly name: string;
  /** Whether the name is that of a function, which is printed with its variable: f(x). */
  readonly named: boolean;
  readonly variable: string;
  readonly body: Expression;
  /** Whether angles of sin, cos, tan … are degrees. */
  readonly degrees: boolean;
}

/** A line parallel to the y-axis: x = 3. */
export interface VerticalFormula {
  readonly kind: 'vertical';
  readonly variable: string;
  readonly at: Expression;
}

export type Formula = FunctionFormula | VerticalFormula;

/** What may be wrong with a formula; `index` is the place in the text, in UTF-16 units. */
export interface FormulaProblem {
  readonly code: FormulaProblemCode;
  readonly params: Readonly<Record<string, string | number>>;
  readonly index: number;
}

export type FormulaProblemCode =
  | 'FORMULA_EMPTY'
  | 'FORMULA_TOO_LONG'
  | 'FORMULA_TOO_DEEP'
  | 'FORMULA_UNKNOWN_NAME'
  | 'FORMULA_UNCLOSED'
  | 'FORMULA_UNEXPECTED'
  | 'FORMULA_INCOMPLETE'
  | 'FORMULA_INPUT_COUNT'
  | 'FORMULA_PARAMETER_WITHOUT_VALUE'
  | 'FORMULA_NOT_OF_VARIABLE'
  | 'FORMULA_CONDITION_EXPECTED'
  | 'FORMULA_NOT_CONSTANT';

/** A part of the plane in data coordinates. */
export interface PlotWindow {
  readonly xMin: number;
  readonly xMax: number;
  readonly yMin: number;
  readonly yMax: number;
}

export interface DataPoint {
  readonly x: number;
  readonly y: number;
}
