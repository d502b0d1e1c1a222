import { FONT_METRICS_DATA } from './font-metrics.data.js';
import { printRuns } from './print-runs.js';

/** Advance widths of the bundled font, so that text is measured without a DOM. */
export interface FontMetrics {
  /** Advance width of a character per em (1 = the font size). */
  advance(character: string): number;
  /** Ascent above and descent below the baseline per em, both positive. */
  readonly ascent: number;
  readonly descent: number;
}

const { unitsPerEm, ascent, descent, missingWidth, runs } = FONT_METRICS_DATA;

const advances = new Map<number, number>();
for (const [first, ...widths] of runs) {
  widths.forEach((width, index) => advances.set(first + index, width / unitsPerEm));
}

/**
 * Metrics of the bundled font, Atkinson Hyperlegible Next Regular, and of Noto Sans for Greek letters. They hold no kerning, so
 * a painter must place text by these advances and not by a renderer's own. A character that both lack is as wide as the
 * missing-glyph box.
 */
export const bundledFontMetrics: FontMetrics = {
  advance: (character) => advances.get(character.codePointAt(0) ?? -1) ?? missingWidth / unitsPerEm,
  ascent: ascent / unitsPerEm,
  descent: descent / unitsPerEm,
};

/** Width of `text` in mm at a font size of `sizeMm`, without kerning; sub- and superscript characters as they are drawn. */
export function textWidthMm(text: string, sizeMm: number, font: FontMetrics): number {
  let ems = 0;
  for (const run of printRuns(text)) {
    for (const character of run.text) ems += font.advance(character) * run.scale;
  }
  return ems * sizeMm;
}
