/** The templates of charts, by their names, in the order in which they are offered, each with its paper. */
export const TEMPLATE_PAPERS = {
  coordinates: 'a4-portrait',
  quadrants: 'a4-portrait',
  'number-line': 'a4-landscape',
  'function-graph': 'a4-portrait',
  'bar-chart': 'a4-portrait',
  'line-chart': 'a4-portrait',
  'pie-chart': 'a4-portrait',
  fractions: 'a4-portrait',
  table: 'a4-portrait',
  clock: 'a4-portrait',
  timeline: 'a4-landscape',
  'flow-chart': 'a4-portrait',
} as const;

/** The name of a template of charts. */
export type ChartTemplateId = keyof typeof TEMPLATE_PAPERS;

/** All of them. */
export const CHART_TEMPLATE_IDS = Object.keys(TEMPLATE_PAPERS) as ChartTemplateId[];
