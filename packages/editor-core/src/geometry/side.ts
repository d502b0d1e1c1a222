/** The four ways in which an object leaves its place on the sheet. */
export type Side = 'left' | 'right' | 'above' | 'below';

/** All sides. */
export const SIDES: readonly Side[] = ['left', 'right', 'above', 'below'];
