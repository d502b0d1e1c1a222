/** Where the number of a page can stand. */
export const NUMBER_PLACES = ['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const;

/** One of these. */
export type NumberPlace = (typeof NUMBER_PLACES)[number];

/** Cells of a gutter: room for a ring binding, about 4 cm with the margin. */
export const GUTTER_MAX = 6;
