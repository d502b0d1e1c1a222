/** The point symbols: few, and so different that a finger takes none for another. */
export const POINT_SYMBOLS = ['disc', 'ring', 'square', 'triangle', 'cross', 'star'] as const;

/** What marks a place on a map or a plan. */
export type PointSymbol = (typeof POINT_SYMBOLS)[number];
