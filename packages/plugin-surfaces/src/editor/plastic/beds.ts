import type { BedSize } from '../../plastic/split-for-bed.js';

/** Sizes of beds that are offered, in mm: those of common printers. */
export const BEDS = {
  whole: undefined,
  '180': { widthMm: 180, heightMm: 180 },
  '220': { widthMm: 220, heightMm: 220 },
  '256': { widthMm: 256, heightMm: 256 },
  '250x210': { widthMm: 250, heightMm: 210 },
  '300': { widthMm: 300, heightMm: 300 },
} as const satisfies Record<string, BedSize | undefined>;

/** A size of a bed that is offered, or one that is typed. */
export type BedChoice = keyof typeof BEDS | 'own';

/** The largest bed that can be typed, in mm. */
export const LARGEST_BED_MM = 1000;
