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

/** What `object` itself shows that a legend can explain, kept as long as it is the same: of a page mostly one object changes. */
function marksOf(object: PageObject): readonly LegendMark[] {
  const known = marksOfObjects.get(object);
  if (known) return known;
  const marks = legendMarksOf(object);
  marksOfObjects.set(object, marks);
  return marks;
}

const marksOfPages = new WeakMap<Page, PageMarks>();

/** What `page` shows that a legend can explain: textures, lines and keyed labels that are seen; kept as long as the page is the same. */
export function pageMarks(page: Page): PageMarks {
  const known = marksOfPages.get(page);
  if (known) return known;
  const marks = leavesOf(page.objects).flatMap(marksOf);
  const found: PageMarks = {
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
  marksOfPages.set(page, found);
  return found;
}

type KeyedTexts = Pick<Document, 'keyedTextures' | 'keyedStrokes'>;

function entriesOf(page: Page, { keyedTextures, keyedStrokes }: KeyedTexts): readonly LegendEntry[] {
  const { areas, lines, abbreviations } = pageMarks(page);
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

interface KnownLegend {
  readonly texts: KeyedTexts;
  readonly legend: PageLegend;
}

const legendsOfPages = new WeakMap<Page, KnownLegend>();

const NO_LEGEND: PageLegend = { isActive: false, entries: [] };

/**
 * The legend of the page at `pageIndex`: textures in use with a label that is not blank, then lines, then keyed labels. It is
 * derived, and the same object as long as the page and the texts are the same. A page that is not there has none.
 */
export function pageLegend(document: Document, pageIndex: number): PageLegend {
  const page = document.pages[pageIndex];
  if (!page) return NO_LEGEND;
  const known = legendsOfPages.get(page);
  const { keyedTextures, keyedStrokes } = document;
  if (known?.texts.keyedTextures === keyedTextures && known.texts.keyedStrokes === keyedStrokes)
    return known.legend;
  const key = keyOf(page);
  const isActive = key !== undefined && isInUse(key);
  const legend = { isActive, entries: entriesOf(page, document) };
  legendsOfPages.set(page, { texts: { keyedTextures, keyedStrokes }, legend });
  return legend;
}

/** Whether two states of a page's legend explain the same in the same way. */
export function isSameLegend(one: PageLegend, other: PageLegend): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
