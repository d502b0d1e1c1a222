/** The templates, by their names, in the order in which they are offered. */
export const TEMPLATE_IDS = [
  'blank',
  'coordinates',
  'quadrants',
  'number-line',
  'bar-chart',
  'table',
  'clock',
  'floor-plan',
  'map',
  'timeline',
  'flow-chart',
  'body',
] as const;

/** The name of a template. */
export type TemplateId = (typeof TEMPLATE_IDS)[number];
