import type { Document } from '../document/schema.js';
import type { ObjectOf, PageObject } from '../objects/schema.js';
import { walkObjects } from '../objects/tree.js';
import { keyOf, pageLegend } from '../legend/page-legend.js';
import { bookLines } from './book-texts.js';
import { type LabelSource, paragraphsToTranslate } from './label-source.js';
import { braillePageText } from './page-text.js';
import type { BrailleRequest } from '../translator/translator.js';
import type { Kinds } from '../objects/kinds.js';
import { isShown } from '../objects/legend-use.js';
import { legendHeading } from '../legend/heading.js';
import type { LegendEntry } from '../objects/legend-entry.js';
import { brailleRequestOf } from '../own-words/write-with-own-words.js';
import { lineId } from '../legend/legend-marks.js';

/** Words of a legend as those of a label, with the object to which they belong and the path of their field in the document. */
interface LegendWords {
  readonly label: LabelSource;
  readonly uuid: string;
  readonly path: readonly (string | number)[];
}

/** Words of a legend, written as those of a label are. */
function written(text: string, brailleOverride: LabelSource['brailleOverride'] = null): LabelSource {
  return { text, brailleOverride, keyVal: '', isKey: false, isTitle: false, displayDots: true };
}

/** What the legend writes for `entry`, as labels: an abbreviation, then what it stands for. */
export function entryLabels(entry: LegendEntry): readonly LabelSource[] {
  return entry.kind === 'abbreviation'
    ? [written(entry.abbreviation), written(entry.text, entry.brailleOverride)]
    : [written(entry.text)];
}

/** The legend that is drawn on the page at `pageIndex`; undefined where none is, or it explains nothing. */
function drawnKey(kinds: Kinds, document: Document, pageIndex: number): ObjectOf<'key'> | undefined {
  const page = document.pages[pageIndex];
  const key = page && keyOf(page);
  const isDrawn = key && isShown(key) && pageLegend(kinds, document, pageIndex).entries.length > 0;
  return isDrawn ? key : undefined;
}

/** Whether a legend is drawn on the page at `pageIndex`. */
export function isLegendDrawn(kinds: Kinds, document: Document, pageIndex: number): boolean {
  return drawnKey(kinds, document, pageIndex) !== undefined;
}

/** Where the label with an id stands in the document, without its field. */
type PathOf = (uuid: string) => readonly (string | number)[];

function wordsOf(
  entry: LegendEntry,
  document: Document,
  keyUuid: string,
  pathOf: PathOf,
): readonly LegendWords[] {
  const labels = entryLabels(entry);
  if (entry.kind === 'abbreviation') {
    const { uuid } = entry;
    const fields = ['keyVal', 'text'];
    return labels.map((label, index) => ({ label, uuid, path: [...pathOf(uuid), fields[index] ?? ''] }));
  }
  const [field, index] =
    entry.kind === 'area'
      ? ['keyedTextures', document.keyedTextures.findIndex(({ pattern }) => pattern === entry.texture)]
      : ['keyedStrokes', document.keyedStrokes.findIndex((stroke) => lineId(stroke) === lineId(entry.line))];
  return labels.map((label) => ({ label, uuid: keyUuid, path: [field, index, 'label'] }));
}

/** All words that the legend of the page at `pageIndex` writes: its heading, then what its entries say. */
function legendWords(
  kinds: Kinds,
  document: Document,
  pageIndex: number,
  pathOf: PathOf,
): readonly LegendWords[] {
  const key = drawnKey(kinds, document, pageIndex);
  const { objects = [] } = document.pages[pageIndex] ?? {};
  if (!key) return [];
  const { entries } = pageLegend(kinds, document, pageIndex);
  const place = ['pages', pageIndex, 'objects', objects.indexOf(key)];
  const heading = { label: written(legendHeading(document.system)), uuid: key.uuid, path: place };
  return [heading, ...entries.flatMap((entry) => wordsOf(entry, document, key.uuid, pathOf))];
}

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
  const ofBook = pages.length === 0 ? [] : bookLines(document);
  return [...ofPages, ...pages, ...ofBook.map(({ text, path }): PlacedText => ({ text, uuid: null, path }))];
}

/** Every translation that scenes and braille pages of `document` ask for, each once, and `more` lines; `placed` are its lines where they are known already. */
export function collectBrailleTexts(
  kinds: Kinds,
  document: Document,
  placed: readonly PlacedText[] = placedBrailleTexts(kinds, document),
  more: readonly string[] = [],
): readonly BrailleRequest[] {
  const texts = new Set([...placed.map(({ text }) => text), ...more]);
  return Array.from(texts, (text) => brailleRequestOf(document, text));
}
