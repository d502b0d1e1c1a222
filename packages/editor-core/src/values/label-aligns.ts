/** Where the lines of a label begin or end: at its left side, about its middle, at its right side. */
export const LABEL_ALIGNS = ['left', 'center', 'right'] as const;
