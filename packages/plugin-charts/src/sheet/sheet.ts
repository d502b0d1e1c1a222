import type { ImageDescription, KeyedStroke, KeyedTexture, Kinds, PageObject } from '@tastwerk/editor-core';
import type { Box } from '@tastwerk/editor-core/geometry';
import type { ProofingProfile } from '@tastwerk/editor-core/proofing';
import type { z } from 'zod';
import type { PrintedSize } from '../measuring/text-measures.js';
import type { ChartLanguage, ChartNote } from '../texts/language.js';

export { CHART_LANGUAGES, type ChartLanguage, type ChartNote } from '../texts/language.js';

/** Fields of the specs of all types. */
export interface SpecBase {
  readonly type: string;
  /** The title of the sheet; empty for a chart without one. */
  readonly title: string;
  /** The language of its numbers and of the words that no field holds, such as those of units. */
  readonly language: ChartLanguage;
}

/** The area in which a chart is drawn, with all else that its layout depends on. Lengths in page mm. */
export interface Sheet {
  readonly kinds: Kinds;
  /** The part of the page that it fills: nothing that swells leaves it. */
  readonly area: Box;
  /** The guideline figures that the drawing keeps to. */
  readonly profile: ProofingProfile;
  readonly language: ChartLanguage;
  /** Braille cells of one line of print in the system of the document. */
  cellsOf(text: string): number;
  /** How a line is printed, its formulas included. */
  printOf(text: string): PrintedSize;
  /** An id for the object with this role in the drawing, such as `bar 3`: the same one each time. */
  id(role: string): string;
}

/** A chart drawn as plain objects, from the back to the front, in page mm. */
export interface LaidOut {
  readonly objects: readonly PageObject[];
  /** What the legend of the page says about its textures and lines. */
  readonly textures: readonly KeyedTexture[];
  readonly strokes: readonly KeyedStroke[];
  readonly notes: readonly ChartNote[];
}

/** Papers in the order in which they are tried; a type puts the one first that suits it. */
export type PaperWish = 'portrait' | 'landscape';

/** A type of chart. All functions are pure and never throw for a spec that the schema accepts. */
export interface ChartType<S extends SpecBase> {
  readonly schema: z.ZodType<S> & z.core.$ZodTypeDiscriminable;
  /** A chart to begin with, with words of `language`. */
  sample(language: ChartLanguage): S;
  /** Which paper suits this chart better. */
  paper(spec: S): PaperWish;
  /** Every text that the drawing may write and whose braille it has to measure; numbers of axes need not be named. */
  texts(spec: S): readonly string[];
  layOut(spec: S, sheet: Sheet): LaidOut;
  /** Type, summary and details in words; the details hold the data. */
  describe(spec: S): ImageDescription;
}
