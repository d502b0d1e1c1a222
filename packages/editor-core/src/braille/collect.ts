import type { Document } from '../document/schema.js';
import type { ObjectOf, PageObject } from '../objects/schema.js';
import { walkObjects } from '../objects/tree.js';
import { legendWords, type PathOf } from './legend-words.js';
import { pageLegend } from '../legend/page-legend.js';
import { isAbbreviated, paragraphsToTranslate } from './label-source.js';
import { braillePageText } from './page-text.js';
import type { BrailleRequest } from '../translator/translator.js';
import type { Kinds } from '../objects/kinds.js';

/** A text that a document needs in braille, and where it stands in the document. */
export interface PlacedText {
  readonly text: string;
  /** The label or legend that shows it, or null for the braille pages. */
  readonly uuid: string | null;
  readonly path: readonly (string | number)[];
}

interface PlacedLabel {
  readonly label: ObjectOf<'label'>;
  readonly path: readonly (string | number)[];
}

/** The labels among `objects` and in their groups, with the paths that lead to them. */
function placedLabels(objects: readonly PageObject[]): readonly PlacedLabel[] {
  const labels: PlacedLabel[] = [];
  walkObjects(objects, (object, path) => {
    if (object.type === 'label') labels.push({ label: object, path });
  });
  return labels;
}

/** The labels of each page with their paths in the document. */
function labelsOfPages({ pages }: Document): readonly (readonly PlacedLabel[])[] {
  return pages.map(({ objects }, pageIndex) =>
    placedLabels(objects).map(({ label, path }) => ({
      label,
      path: ['pages', pageIndex, 'objects', ...path],
    })),
  );
}

function textsOfPage(
  kinds: Kinds,
  document: Document,
  pageIndex: number,
  labels: readonly PlacedLabel[],
  pathOf: PathOf,
): readonly PlacedText[] {
  const place = {
    pageNumber: pageIndex + 1,
    pageCount: document.pages.length,
    legend: pageLegend(kinds, document, pageIndex),
  };
  const written = [
    ...labels.map(({ label, path }) => ({
      label,
      uuid: label.uuid,
      path: [...path, isAbbreviated(label, place) ? 'keyVal' : 'text'],
    })),
    ...legendWords(kinds, document, pageIndex, pathOf),
  ];
  return written.flatMap(({ label, uuid, path }) =>
    paragraphsToTranslate(label, place).map((text): PlacedText => ({ text, uuid, path })),
  );
}

/**
 * Every single line of print that the labels, the legends and the braille pages of `document` need, with its place; repeats
 * included.
 */
export function placedBrailleTexts(kinds: Kinds, document: Document): readonly PlacedText[] {
  const labels = labelsOfPages(document);
  const paths = new Map(labels.flat().map(({ label, path }) => [label.uuid, path]));
  const pathOf: PathOf = (uuid) => paths.get(uuid) ?? [];
  const ofPages = labels.flatMap((ofPage, pageIndex) =>
    textsOfPage(kinds, document, pageIndex, ofPage, pathOf),
  );
  const pages = braillePageText(document)
    .filter(({ text }) => text !== '')
    .map(({ text, path }): PlacedText => ({ text, uuid: null, path }));
  return [...ofPages, ...pages];
}

/** Every translation that scenes and braille pages of `document` ask for, each once. */
export function collectBrailleTexts(kinds: Kinds, document: Document): readonly BrailleRequest[] {
  const texts = new Set(placedBrailleTexts(kinds, document).map(({ text }) => text));
  return Array.from(texts, (text) => ({ text, system: document.system }));
}
