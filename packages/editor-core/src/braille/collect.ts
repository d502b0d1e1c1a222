import type { Document } from '../document/schema.js';
import type { PageObject } from '../objects/schema.js';
import { walkObjects } from '../objects/tree.js';
import { legendWords, type PathOf } from './legend-words.js';
import { pageLegend } from '../legend/page-legend.js';
import { paragraphsToTranslate } from './label-source.js';
import { braillePageText } from './page-text.js';
import type { BrailleRequest } from '../translator/translator.js';
import type { Kinds } from '../objects/kinds.js';

/** A text that a document needs in braille, and where it stands in the document. */
export interface PlacedText {
  readonly text: string;
  /** The object that shows it, or null for the braille pages. */
  readonly uuid: string | null;
  readonly path: readonly (string | number)[];
}

type Path = PlacedText['path'];

/** The objects of a page that write braille, with their paths in the document. */
type WritersOfPage = ReadonlyMap<PageObject, Path>;

/** The objects of each page that write braille, those in groups included, with their paths in the document. */
function writersOfPages(kinds: Kinds, { pages }: Document): readonly WritersOfPage[] {
  return pages.map(({ objects }, pageIndex) => {
    const writers = new Map<PageObject, Path>();
    walkObjects(objects, (object, path) => {
      if (kinds.writesBraille(object)) writers.set(object, ['pages', pageIndex, 'objects', ...path]);
    });
    return writers;
  });
}

function textsOfPage(
  kinds: Kinds,
  document: Document,
  pageIndex: number,
  writers: WritersOfPage,
  pathOf: PathOf,
): readonly PlacedText[] {
  const place = {
    pageNumber: pageIndex + 1,
    pageCount: document.pages.length,
    legend: pageLegend(kinds, document, pageIndex),
  };
  const ofObjects = [...writers].flatMap(([object, path]) =>
    kinds
      .brailleTextsOf(object, place)
      .map((line): PlacedText => ({ text: line.text, uuid: object.uuid, path: [...path, ...line.path] })),
  );
  const ofLegend = legendWords(kinds, document, pageIndex, pathOf).flatMap(({ label, uuid, path }) =>
    paragraphsToTranslate(label, place).map((text): PlacedText => ({ text, uuid, path })),
  );
  return [...ofObjects, ...ofLegend];
}

/**
 * Every single line of print that the objects, the legends and the braille pages of `document` need, with its place; repeats
 * included.
 */
export function placedBrailleTexts(kinds: Kinds, document: Document): readonly PlacedText[] {
  const writers = writersOfPages(kinds, document);
  const paths = new Map(writers.flatMap((ofPage) => [...ofPage].map(([{ uuid }, path]) => [uuid, path])));
  const pathOf: PathOf = (uuid) => paths.get(uuid) ?? [];
  const ofPages = writers.flatMap((ofPage, pageIndex) =>
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
