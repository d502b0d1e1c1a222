import type { Document, Page } from '../document/schema.js';
import { legendMarksOf } from '../objects/registry.js';
import type { KeyObject } from '../objects/key/schema.js';
import type { PageObject } from '../objects/schema.js';
import { isInUse } from '../objects/key/use.js';
import { leavesOf } from '../objects/tree.js';
import { compareAbbreviations } from './abbreviation-order.js';
import type {
  AbbreviationMark,
  AreaMark,
  LegendEntry,
  LegendMark,
  LineMark,
  PageLegend,
} from './legend-entry.js';
import { lineId } from './legend-marks.js';

/** What the objects of a page show that a legend can explain, each once, in painting order. */
export interface PageMarks {
  readonly areas: readonly AreaMark[];
  readonly lines: readonly LineMark[];
  readonly abbreviations: readonly AbbreviationMark[];
}

/** The legend on `page`, in use or not; a page has at most one, and never in a group. */
export function keyOf(page: Pick<Page, 'objects'>): KeyObject | undefined {
  return page.objects.find((object) => object.type === 'key');
}

function once<T>(items: readonly T[], idOf: (item: T) => string): readonly T[] {
  const seen = new Set<string>();
  return items.filter((item) => seen.size < seen.add(idOf(item)).size);
}

const marksOfObjects = new WeakMap<PageObject, readonly LegendMark[]>();

/** What is seen of `object` that a legend can explain, of a group what its members show; kept as long as it is the same object. */
function marksOf(object: PageObject): readonly LegendMark[] {
  const known = marksOfObjects.get(object);
  if (known) return known;
  const marks = leavesOf([object]).flatMap(legendMarksOf);
  marksOfObjects.set(object, marks);
  return marks;
}

const marksOfPages = new WeakMap<Page, PageMarks>();

/** The page that was asked about last. While somebody types or moves something it is the state before, in which all but a few objects are the same. */
let lastPage: WeakRef<Page> | undefined;

function hasSameMarks(one: PageObject, other: PageObject): boolean {
  return one === other || JSON.stringify(marksOf(one)) === JSON.stringify(marksOf(other));
}

/** The marks of `before`, where `page` has the same: only objects that are others are looked at. */
function marksAsBefore(before: Page, page: Page): PageMarks | undefined {
  if (before.objects.length !== page.objects.length) return undefined;
  const isSame = page.objects.every((object, index) => {
    const other = before.objects[index];
    return other !== undefined && hasSameMarks(object, other);
  });
  return isSame ? marksOfPages.get(before) : undefined;
}

function findMarks({ objects }: Page): PageMarks {
  const marks = objects.flatMap(marksOf);
  return {
    areas: once(
      marks.filter((mark) => mark.kind === 'area'),
      ({ texture }) => texture,
    ),
    lines: once(
      marks.filter((mark) => mark.kind === 'line'),
      ({ line }) => lineId(line),
    ),
    abbreviations: marks.filter((mark) => mark.kind === 'abbreviation'),
  };
}

/**
 * What `page` shows that a legend can explain: textures, lines and keyed labels that are seen. It is the same object as long as
 * the page is the same, or differs from the page that was asked about before in nothing that a legend explains.
 */
export function pageMarks(page: Page): PageMarks {
  const known = marksOfPages.get(page);
  if (known) return known;
  const before = lastPage?.deref();
  const found = (before && marksAsBefore(before, page)) ?? findMarks(page);
  marksOfPages.set(page, found);
  lastPage = new WeakRef(page);
  return found;
}

type KeyedTexts = Pick<Document, 'keyedTextures' | 'keyedStrokes'>;

function findEntries(
  { areas, lines, abbreviations }: PageMarks,
  { keyedTextures, keyedStrokes }: KeyedTexts,
): readonly LegendEntry[] {
  const textures = new Map(keyedTextures.map(({ pattern, label }) => [pattern, label.trim()]));
  const strokes = new Map(keyedStrokes.map((stroke) => [lineId(stroke), stroke.label.trim()]));
  return [
    ...areas
      .map((mark) => ({ ...mark, text: textures.get(mark.texture) ?? '' }))
      .filter(({ text }) => text !== ''),
    ...lines
      .map((mark) => ({ ...mark, text: strokes.get(lineId(mark.line)) ?? '' }))
      .filter(({ text }) => text !== ''),
    ...once(abbreviations, ({ abbreviation, text }) => JSON.stringify([abbreviation, text.trim()])).toSorted(
      (one, other) => compareAbbreviations(one.abbreviation, other.abbreviation),
    ),
  ];
}

interface Known<T> {
  readonly texts: KeyedTexts;
  readonly value: T;
}

function hasTexts(known: Known<unknown>, { keyedTextures, keyedStrokes }: KeyedTexts): boolean {
  return known.texts.keyedTextures === keyedTextures && known.texts.keyedStrokes === keyedStrokes;
}

const entriesOfMarks = new WeakMap<PageMarks, Known<readonly LegendEntry[]>>();

function entriesOf(marks: PageMarks, { keyedTextures, keyedStrokes }: KeyedTexts): readonly LegendEntry[] {
  const texts = { keyedTextures, keyedStrokes };
  const known = entriesOfMarks.get(marks);
  if (known && hasTexts(known, texts)) return known.value;
  const value = findEntries(marks, texts);
  entriesOfMarks.set(marks, { texts, value });
  return value;
}

const legendsOfPages = new WeakMap<Page, Known<PageLegend>>();

const NO_LEGEND: PageLegend = { isActive: false, entries: [] };

/**
 * The legend of the page at `pageIndex`: textures in use with a label that is not blank, then lines, then keyed labels. It is
 * derived, and the same object as long as the page and the texts are the same. A page that is not there has none.
 */
export function pageLegend(document: Document, pageIndex: number): PageLegend {
  const page = document.pages[pageIndex];
  if (!page) return NO_LEGEND;
  const known = legendsOfPages.get(page);
  if (known && hasTexts(known, document)) return known.value;
  const key = keyOf(page);
  const isActive = key !== undefined && isInUse(key);
  const value = { isActive, entries: entriesOf(pageMarks(page), document) };
  const { keyedTextures, keyedStrokes } = document;
  legendsOfPages.set(page, { texts: { keyedTextures, keyedStrokes }, value });
  return value;
}

/** Whether two states of a page's legend explain the same in the same way. */
export function isSameLegend(one: PageLegend, other: PageLegend): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
