/** What opening an old document had to change that a reader could notice. */
export type AdjustmentCode =
  /** An object of a kind that this program does not know was left out; params: `kind`. */
  | 'ADJUSTED_OBJECT_LEFT_OUT'
  /** A value that this program does not know was replaced; params: `from`, `to`. */
  | 'ADJUSTED_VALUE_REPLACED';

/** One change that migration made, with the place in the document as it was given. */
export interface Adjustment {
  readonly code: AdjustmentCode;
  readonly path: readonly (string | number)[];
  readonly params?: Readonly<Record<string, string | number>>;
}
