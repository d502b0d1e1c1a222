import type { LabelObject } from './schema.js';

/** What of a page's place a label shows: a title counts its pages. */
export interface PagePlace {
  /** Counted from 1. */
  readonly pageNumber: number;
  readonly pageCount: number;
}

/**
 * The paragraphs of print that a label writes, each one line of request to the translator: its text split at line breaks,
 * tabs as spaces, and on a title the page counter "n/total" when there are several pages.
 */
export function labelParagraphs(label: LabelObject, { pageNumber, pageCount }: PagePlace): readonly string[] {
  const text = label.text.replaceAll(/\r\n?/gu, '\n').replaceAll('\t', ' ').trimEnd();
  const counter = label.isTitle && pageCount > 1 ? `${pageNumber}/${pageCount}` : '';
  const full = text !== '' && counter !== '' ? `${text} ${counter}` : text + counter;
  return full === '' ? [] : full.split('\n').map((paragraph) => paragraph.trimEnd());
}

/** The paragraphs that need a translation: none where no dots are shown or a transcriber wrote the braille. */
export function paragraphsToTranslate(label: LabelObject, place: PagePlace): readonly string[] {
  if (!label.displayDots || label.brailleOverride !== null) return [];
  return labelParagraphs(label, place).filter((paragraph) => paragraph !== '');
}
