/** The templates, by their names, in the order in which they are offered. */
export const TEMPLATE_IDS = ['blank', 'floor-plan', 'map', 'body'] as const;

/** The name of a template. */
export type TemplateId = (typeof TEMPLATE_IDS)[number];
