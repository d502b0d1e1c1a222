import type { LegendEntryOf } from '../../../objects/legend-entry.js';
import { outlineWidthOf } from '../../../objects/shape-style.js';

/** The sides of a sample's texture in mm. */
export interface SampleSize {
  readonly width: number;
  readonly height: number;
}

/** Sides of a texture that a finger tells apart at ease (field notes 2.2, legend-size). */
export const LARGE_SAMPLE_MM: SampleSize = { width: 30, height: 15 };

/** The smallest texture that a legend shows (decisions). */
export const SMALL_SAMPLE_MM: SampleSize = { width: 15, height: 10 };

/** Length of a line's sample in mm: at least 25, and three dashes of a dashed line (field notes 2.2, legend-size). */
const LINE_SAMPLE_MM = { solid: 25, dotted: 25, dashed: 32 } as const;

/** A sample as it is drawn; lengths in mm. */
export interface Sample {
  readonly entry: LegendEntryOf<'area' | 'line'>;
  /** Sides of all that is drawn, stroke included. */
  readonly widthMm: number;
  readonly heightMm: number;
  /** Distance of the outline or of a line's ends from the sides: half its stroke. */
  readonly insetMm: number;
}

function areaSample(entry: LegendEntryOf<'area'>, size: SampleSize): Sample {
  const stroke = outlineWidthOf(entry.style);
  const edge = 2 * (entry.style.pattern.offset + stroke);
  return { entry, widthMm: size.width + edge, heightMm: size.height + edge, insetMm: stroke / 2 };
}

function lineSample(entry: LegendEntryOf<'line'>): Sample {
  const { borderStyle, borderWidth } = entry.line;
  const widthMm = LINE_SAMPLE_MM[borderStyle] + borderWidth;
  return { entry, widthMm, heightMm: borderWidth, insetMm: borderWidth / 2 };
}

/** The sample of what `entry` explains: a texture of `size` inside its strip and outline as in the drawing, or a piece of the line. */
export function sampleOf(entry: LegendEntryOf<'area' | 'line'>, size: SampleSize): Sample {
  return entry.kind === 'area' ? areaSample(entry, size) : lineSample(entry);
}
