import type { OverMark } from '../model/nodes.js';

/** Words and patterns in which formulas are spoken. */
export interface SpeechTexts {
  /** Words of signs by their character. */
  readonly signs: Readonly<Record<string, string>>;
  readonly functions: Readonly<Record<string, string>>;
  /** A sum or a limit with nothing, with something below it, and with both limits; what it applies to follows. */
  readonly large: Readonly<
    Record<string, { readonly alone: string; readonly below: string; readonly both: string }>
  >;
  /** An arrow in a limit. */
  readonly towards: string;
  readonly capital: string;
  readonly power: string;
  readonly powerLong: string;
  /** Powers with words of their own, by the exponent. */
  readonly powers: Readonly<Record<string, string>>;
  readonly index: string;
  readonly indexLong: string;
  readonly prime: string;
  readonly fraction: string;
  readonly fractionLong: string;
  readonly mixed: string;
  /** Names of parts by the denominator, for one and for more. */
  readonly parts: Readonly<Record<string, readonly [string, string]>>;
  readonly binomial: string;
  readonly root: string;
  readonly rootLong: string;
  readonly cubeRoot: string;
  readonly nthRoot: string;
  readonly rootEnd: string;
  readonly logBase: string;
  readonly absolute: string;
  readonly absoluteLong: string;
  readonly application: string;
  readonly brackets: Readonly<Record<string, string>>;
  readonly marks: Readonly<Record<OverMark, string>>;
  /** A bar over several letters. */
  readonly segment: string;
  readonly matrix: string;
  readonly column: string;
  readonly matrixRow: string;
  readonly matrixEnd: string;
  readonly cases: string;
  readonly caseLine: string;
  readonly reaction: string;
  readonly charge: string;
  readonly labelled: string;
  readonly per: string;
  readonly squareUnit: string;
  readonly cubicUnit: string;
}
