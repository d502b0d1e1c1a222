/** The four ways in which an object leaves its place on the sheet. */
export const SIDES = ['left', 'right', 'above', 'below'] as const;

/** One of {@link SIDES}. */
export type Side = (typeof SIDES)[number];
