/** `correct` reads and writes characters, `context` reads characters and writes cells, the others read and write cells. */
export type PassName = 'correct' | 'context' | 'pass2' | 'pass3' | 'pass4';

/** A rule of a pass: a test read from left to right and what replaces the part between its brackets. */
export interface PassRule {
  readonly test: readonly PassTest[];
  readonly action: readonly PassAction[];
}

/** Values and what each of them is replaced with, found by their place in the list. */
export interface Swap {
  readonly from: readonly number[];
  readonly to: readonly (readonly number[])[];
}

/** A pair of signs that open and close, as characters and as cells. */
export interface Grouping {
  readonly name: string;
  readonly characters: readonly [open: number, close: number];
  readonly cells: readonly [open: number, close: number];
}

/** How a variable is compared with a number. */
export type Comparison = '=' | '<' | '>' | '<=' | '>=';

/** One step of a test. Literals are symbols or cells, as the pass reads. A negated step holds where it does not stand. */
export type PassTest = { readonly negated: boolean } & (
  | { readonly kind: 'literal'; readonly values: readonly number[] }
  | { readonly kind: 'classes'; readonly classes: number; readonly min: number; readonly max: number }
  /** Values that the table lists, for a class that has no bit. */
  | {
      readonly kind: 'members';
      readonly members: readonly number[];
      readonly min: number;
      readonly max: number;
    }
  | { readonly kind: 'swap'; readonly swap: Swap; readonly min: number; readonly max: number }
  | { readonly kind: 'group'; readonly group: Grouping; readonly side: 'open' | 'close' }
  | { readonly kind: 'start' | 'end' | 'open' | 'close' | 'search' }
  | { readonly kind: 'back'; readonly count: number }
  | {
      readonly kind: 'variable';
      readonly variable: number;
      readonly comparison: Comparison;
      readonly value: number;
    }
);

/** One step of what is written: values of its own, or the part between the brackets again, as it is or changed. */
export type PassAction =
  | { readonly kind: 'literal'; readonly values: readonly number[] }
  | { readonly kind: 'copy' | 'omit' }
  | { readonly kind: 'swap'; readonly swap: Swap }
  | { readonly kind: 'group'; readonly group: Grouping; readonly side: 'open' | 'close' | 'replace' }
  | {
      readonly kind: 'variable';
      readonly variable: number;
      readonly change: 'set' | 'add';
      readonly value: number;
    };
