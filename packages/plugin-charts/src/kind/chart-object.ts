import type { BrailleLookup, BrailleSystem } from '@tastwerk/editor-core/braille';
import type { Kinds, PageObject } from '@tastwerk/editor-core';
import type { Box } from '@tastwerk/editor-core/geometry';
import { type KeptPlacing, uuidFrom } from '@tastwerk/editor-core/objects';
import { swellProfile } from '@tastwerk/editor-core/proofing';
import { numberCells } from '../texts/numbers.js';
import type { LaidOut, Sheet } from '../sheet/sheet.js';
import { type ChartSpec, withChartType } from '../types/index.js';

/** Braille cells of texts, as the translator counted them. */
export type CellCounts = Readonly<Record<string, number>>;

/** A chart on a page: what it says, and the plain objects that draw it. */
export interface ChartObject {
  readonly type: 'chart';
  readonly uuid: string;
  readonly moniker: string;
  readonly hidden: boolean;
  readonly locked: boolean;
  readonly kept?: KeptPlacing;
  /** The part of the page that it fills, in page mm. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly spec: ChartSpec;
  /** Braille cells of its texts in the system of the document: with them it is laid out again without a translator. */
  readonly cells: CellCounts;
  /** What draws it, from the back to the front: laid out from all of this, and stored, so that every program shows, prints and proofs it. */
  readonly objects: readonly PageObject[];
}

const NUMBER = /^-?[\d.,]+$/u;

/** Characters that take two cells in one of the braille systems, such as a dash or a percent sign. */
const TWO_CELLS = /[^\p{L}\p{N}\s.,;:]/gu;

/** Cells of a text that was not translated: one for each character, more for signs, and one before each number and run of capitals. */
function estimatedCells(text: string): number {
  if (NUMBER.test(text)) return numberCells(text);
  const signs = text.match(/\d+|\p{Lu}+/gu) ?? [];
  return Array.from(text).length + signs.length + (text.match(TWO_CELLS)?.length ?? 0);
}

/** What `spec` draws in `area`, with texts as wide as `cells` says. */
export function layOutChart(
  kinds: Kinds,
  spec: ChartSpec,
  { uuid, area, cells }: { readonly uuid: string; readonly area: Box; readonly cells: CellCounts },
): LaidOut {
  const sheet: Sheet = {
    kinds,
    area,
    profile: swellProfile,
    language: spec.language,
    cellsOf: (text) => (Object.hasOwn(cells, text) ? cells[text] : undefined) ?? estimatedCells(text),
    id: (role) => uuidFrom(`${uuid}/${role}`),
  };
  return withChartType(spec, (type, own) => type.layOut(own, sheet));
}

/** `chart` with what its spec, place, size and texts draw now. */
export function laidOutChart(kinds: Kinds, chart: ChartObject): ChartObject {
  const { uuid, spec, cells, x, y, width, height } = chart;
  const { objects } = layOutChart(kinds, spec, { uuid, area: { x, y, width, height }, cells });
  return { ...chart, objects };
}

/** The cells of `texts` that are in `book`. */
export function countCells(texts: Iterable<string>, book: BrailleLookup, system: BrailleSystem): CellCounts {
  const counts: Record<string, number> = {};
  for (const text of texts) {
    const result = book.get(text, system);
    if (result?.ok) counts[text] = result.value.cells.length;
  }
  return counts;
}
