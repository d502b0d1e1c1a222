/** The rules of a proof by the names of field notes 2.2; `page-overflow` and `braille` are the product's own. */
export const PROOFING_RULE_IDS = [
  'title',
  'description',
  'braille',
  'page-overflow',
  'margin',
  'gap-elements',
  'gap-lines',
  'shape-min',
  'part-min',
  'texture-area',
  'texture-count',
  'texture-contour',
  'texture-repeat',
  'texture-contrast',
  'line-len',
  'line-width',
  'width-classes',
  'dash',
  'grey',
  'label-overlap',
  'label-clear',
  'label-gap',
  'label-fit',
  'label-rot',
  'label-letter',
  'label-abbrev',
] as const;

/** The name of a rule; it never changes its meaning. */
export type RuleId = (typeof PROOFING_RULE_IDS)[number];
