/** What can be added by the dialog, in the order of its list. */
export const PLACED_KINDS = [
  'rect',
  'square',
  'circle',
  'ellipse',
  'triangle',
  'polygon',
  'angle',
  'line',
  'arrow',
  'curve',
  'path',
  'label',
  'symbol',
] as const;
export type PlacedKind = (typeof PLACED_KINDS)[number];
