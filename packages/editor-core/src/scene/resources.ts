import type { BrailleLookup } from '../braille/translator.js';

/** Advance widths of the bundled font, so that text is measured without a DOM. */
export interface FontMetrics {
  /** Advance width of a character per em (1 = the font size). */
  advance(character: string): number;
  /** Ascent above and descent below the baseline per em, both positive. */
  readonly ascent: number;
  readonly descent: number;
}

/** What building a scene needs besides the document. */
export interface SceneResources {
  readonly braille: BrailleLookup;
  readonly font: FontMetrics;
}
