/**
 * A line from a label to what it names: its width, the gap that it keeps from both, its best and its greatest length, in mm (field notes
 * 2.2, lead; TUD BB_FL).
 */
export const LEAD_LINE = { widthMm: 0.7, gapMm: 3, bestMm: 20, mostMm: 38 } as const;
