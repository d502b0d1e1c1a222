import type { FontMetrics } from '../scene/resources.js';
import { FONT_METRICS_DATA } from './font-metrics.data.js';

const { unitsPerEm, ascent, descent, missingWidth, runs } = FONT_METRICS_DATA;

const advances = new Map<number, number>();
for (const [first, ...widths] of runs) {
  widths.forEach((width, index) => advances.set(first + index, width / unitsPerEm));
}

/**
 * Metrics of the bundled font, Atkinson Hyperlegible Next Regular. They hold no kerning, so a painter must place text by
 * these advances and not by a renderer's own. A character that the font lacks is as wide as its missing-glyph box.
 */
export const bundledFontMetrics: FontMetrics = {
  advance: (character) => advances.get(character.codePointAt(0) ?? -1) ?? missingWidth / unitsPerEm,
  ascent: ascent / unitsPerEm,
  descent: descent / unitsPerEm,
};

/** Width of `text` in mm at a font size of `sizeMm`, without kerning. */
export function textWidthMm(text: string, sizeMm: number, font: FontMetrics): number {
  let ems = 0;
  for (const character of text) ems += font.advance(character);
  return ems * sizeMm;
}
