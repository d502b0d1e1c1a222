import { LIMITS } from '../../../values/limits.js';
import type { LegendEntry } from '../../../objects/legend-entry.js';
import { cellsWidthMm, DOT_GEOMETRY } from '../../../primitives/sizes.js';
import type { LabelLayout, LabelObject } from '../../labels/index.js';
import { type Sample, sampleOf, type SampleSize } from './samples.js';
import type { LayOutWords } from './words.js';

/** A text of a legend, laid out as a label's, and where it begins in mm. */
export interface LegendText {
  readonly leftMm: number;
  readonly topMm: number;
  readonly layout: LabelLayout;
}

/** A sample and where its upper left corner is, in mm. */
export interface PlacedSample {
  readonly leftMm: number;
  readonly topMm: number;
  readonly sample: Sample;
}

/** One entry of a legend laid out; places from its upper left corner, lengths in mm. */
export interface LegendItem {
  readonly entry: LegendEntry;
  readonly sample: PlacedSample | null;
  /** The abbreviation, where it explains one, then what it means. */
  readonly texts: readonly LegendText[];
  readonly widthMm: number;
  readonly heightMm: number;
}

/** How the entries of a legend are set. */
export interface Arrangement {
  readonly sampleSize: SampleSize;
  /** Whether words stand at the right of samples and abbreviations; else below them. */
  readonly isBeside: boolean;
}

/** What all items of a legend share, so that their words begin below each other; widths in mm. */
export interface ItemFrame extends Arrangement {
  readonly columnMm: number;
  /** Width of the widest head among the entries of each kind: of their samples or abbreviations. */
  readonly headsMm: Readonly<Record<LegendEntry['kind'], number>>;
}

/** Distance of words from the sample or abbreviation above them, in mm (field notes 2.2, label-gap 3 to 6). */
const WORDS_BELOW_MM = 3;

/** Distance of words from what they explain at their left, in mm: from a sample (label-gap), and a blank cell from an abbreviation. */
const WORDS_BESIDE_MM: Readonly<Record<LegendEntry['kind'], number>> = {
  area: 5,
  line: 5,
  abbreviation: 2 * DOT_GEOMETRY.cellSpacingMm - cellsWidthMm(1),
};

/** A width in mm in which nothing breaks. */
const ENDLESS_MM = LIMITS.coordinateMm;

/** The width in mm of what the words of `entry` explain. */
function headWidth(entry: LegendEntry, { sampleSize }: Arrangement, layOutWords: LayOutWords): number {
  return entry.kind === 'abbreviation'
    ? layOutWords(entry.abbreviation, ENDLESS_MM).neededWidthMm
    : sampleOf(entry, sampleSize).widthMm;
}

/** What the items of `entries` share in a column of `columnMm`. */
export function itemFrame(
  entries: readonly LegendEntry[],
  arrangement: Arrangement,
  columnMm: number,
  layOutWords: LayOutWords,
): ItemFrame {
  const headsMm = { area: 0, line: 0, abbreviation: 0 };
  for (const entry of entries) {
    headsMm[entry.kind] = Math.max(headsMm[entry.kind], headWidth(entry, arrangement, layOutWords));
  }
  return { ...arrangement, columnMm, headsMm };
}

/** An entry without its words: what they explain, with its width and height in mm. */
interface Head {
  readonly entry: LegendEntry;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** The item of `head` with its words at the right: the head is level with their first line, or they with the head. */
function itemBeside(head: Head, frame: ItemFrame, layOutWords: LayOutWords) {
  const leftMm = frame.headsMm[head.entry.kind] + WORDS_BESIDE_MM[head.entry.kind];
  const words = layOutWords(head.entry.text, frame.columnMm - leftMm, overrideOf(head.entry));
  const lineMm = words.neededHeightMm - (words.lines.at(-1)?.printTopMm ?? 0);
  const rowMm = Math.max(head.heightMm, lineMm);
  const topMm = (rowMm - (words.neededHeightMm <= head.heightMm ? words.neededHeightMm : lineMm)) / 2;
  const headTopMm = (rowMm - head.heightMm) / 2;
  return {
    headTopMm,
    words: { leftMm, topMm, layout: words },
    heightMm: Math.max(headTopMm + head.heightMm, topMm + words.neededHeightMm),
    widthMm: leftMm + words.neededWidthMm,
  };
}

/** The item of `head` with its words below. */
function itemAbove(head: Head, frame: ItemFrame, layOutWords: LayOutWords) {
  const topMm = head.heightMm + WORDS_BELOW_MM;
  const words = layOutWords(head.entry.text, frame.columnMm, overrideOf(head.entry));
  return {
    headTopMm: 0,
    words: { leftMm: 0, topMm, layout: words },
    heightMm: topMm + words.neededHeightMm,
    widthMm: Math.max(head.widthMm, words.neededWidthMm),
  };
}

function overrideOf(entry: LegendEntry): LabelObject['brailleOverride'] {
  return entry.kind === 'abbreviation' ? entry.brailleOverride : null;
}

/** `entry` laid out in its column. */
export function legendItem(entry: LegendEntry, frame: ItemFrame, layOutWords: LayOutWords): LegendItem {
  const lay = frame.isBeside ? itemBeside : itemAbove;
  if (entry.kind === 'abbreviation') {
    const short = layOutWords(entry.abbreviation, ENDLESS_MM);
    const head = { entry, widthMm: short.neededWidthMm, heightMm: short.neededHeightMm };
    const { headTopMm, words, widthMm, heightMm } = lay(head, frame, layOutWords);
    const texts = [{ leftMm: 0, topMm: headTopMm, layout: short }, words];
    return { entry, sample: null, texts, widthMm, heightMm };
  }
  const sample = sampleOf(entry, frame.sampleSize);
  const head = { entry, widthMm: sample.widthMm, heightMm: sample.heightMm };
  const { headTopMm, words, widthMm, heightMm } = lay(head, frame, layOutWords);
  return { entry, sample: { leftMm: 0, topMm: headTopMm, sample }, texts: [words], widthMm, heightMm };
}
