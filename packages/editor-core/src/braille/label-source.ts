import type { BrailleText } from '../objects/kinds.js';
import type { ObjectOf } from '../objects/schema.js';

/** What of a label says what is written. */
export type LabelSource = Pick<
  ObjectOf<'label'>,
  'text' | 'keyVal' | 'isKey' | 'isTitle' | 'displayDots' | 'brailleOverride'
>;

/** What of a page's place a label shows: a title counts its pages, and a keyed label is abbreviated where a legend explains it. */
export interface PagePlace {
  /** Counted from 1. */
  readonly pageNumber: number;
  readonly pageCount: number;
  /** Whether the page has a legend in use. */
  readonly legend: { readonly isActive: boolean };
}

/** Whether a legend explains `label`: it wants that, has a text and an abbreviation, and is no title. */
export function isKeyed(label: LabelSource): boolean {
  return label.isKey && !label.isTitle && label.text.trim() !== '' && label.keyVal.trim() !== '';
}

/** Whether the sheet shows the label's abbreviation in place of its text. */
export function isAbbreviated(label: LabelSource, { legend }: Pick<PagePlace, 'legend'>): boolean {
  return legend.isActive && isKeyed(label);
}

/** The page counter "n/total" that a title shows when there are several pages; empty otherwise. */
export function pageCounter(label: LabelSource, { pageNumber, pageCount }: PagePlace): string {
  return label.isTitle && pageCount > 1 ? `${pageNumber}/${pageCount}` : '';
}

/**
 * The paragraphs of print that a label writes, each one line of request to the translator: its text split at line breaks,
 * tabs as spaces, and on a title the page counter "n/total" when there are several pages; the abbreviation in their place
 * where a legend explains the label.
 */
export function labelParagraphs(label: LabelSource, place: PagePlace): readonly string[] {
  if (isAbbreviated(label, place)) return [label.keyVal.trim()];
  const text = label.text.replaceAll(/\r\n?/gu, '\n').replaceAll('\t', ' ').trimEnd();
  const counter = pageCounter(label, place);
  const full = text !== '' && counter !== '' ? `${text} ${counter}` : text + counter;
  return full === '' ? [] : full.split('\n').map((paragraph) => paragraph.trimEnd());
}

/** A transcriber's own braille of what the label shows; it writes the text, so an abbreviation has none. */
export function brailleOverrideOf(
  label: LabelSource,
  place: Pick<PagePlace, 'legend'>,
): LabelSource['brailleOverride'] {
  return isAbbreviated(label, place) ? null : label.brailleOverride;
}

/** The paragraphs that need a translation: none where no dots are shown, the page counter alone where a transcriber wrote the braille. */
export function paragraphsToTranslate(label: LabelSource, place: PagePlace): readonly string[] {
  if (!label.displayDots) return [];
  const isOverridden = brailleOverrideOf(label, place) !== null;
  const paragraphs = isOverridden ? [pageCounter(label, place)] : labelParagraphs(label, place);
  return paragraphs.filter((paragraph) => paragraph !== '');
}

/** What a label needs in braille, told of the field that it shows. */
export function labelBrailleTexts(label: LabelSource, place: PagePlace): readonly BrailleText[] {
  const path = [isAbbreviated(label, place) ? 'keyVal' : 'text'];
  return paragraphsToTranslate(label, place).map((text) => ({ text, path }));
}
