/** What opening an old document had to change that a reader could notice. */
export const ADJUSTMENT_CODES = [
  /** An object of a kind that this program does not know, or that draws nothing, was left out; params: `kind`. */
  'ADJUSTED_OBJECT_LEFT_OUT',
  /** A part of an object or of the document could not be read and was left out; params: `part`. */
  'ADJUSTED_PART_LEFT_OUT',
  /** A value that this program does not know was replaced; params: `from`, `to`. */
  'ADJUSTED_VALUE_REPLACED',
  /** A number was too large or too small and became the nearest that is allowed; params: `from`, `to`. */
  'ADJUSTED_VALUE_CLAMPED',
  /** A text with HTML became plain text. */
  'ADJUSTED_TEXT_PLAIN',
  /** Groups lay in each other too deeply: this one was dissolved and its members kept. */
  'ADJUSTED_GROUP_DISSOLVED',
  /** An imported graphic was kept as the shapes that it drew; params: `shapes`. */
  'ADJUSTED_GRAPHIC_READ',
] as const;

/** What kind of change it was; each has a sentence in the editor. */
export type AdjustmentCode = (typeof ADJUSTMENT_CODES)[number];

/** One change that migration made, with the place in the document as it was given. */
export interface Adjustment {
  readonly code: AdjustmentCode;
  readonly path: readonly (string | number)[];
  readonly params?: Readonly<Record<string, string | number>>;
}
