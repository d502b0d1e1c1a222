import { LruMap } from '../collections/lru-map.js';
import { LIMITS } from '../values/limits.js';
import type { Document, Page } from '../document/schema.js';
import type { ObjectOf, PageObject } from '../objects/schema.js';
import { isInUse } from '../objects/legend-use.js';
import { leavesOf } from '../objects/tree.js';
import { compareAbbreviations } from './abbreviation-order.js';
import type {
  AbbreviationMark,
  AreaMark,
  LegendEntry,
  LegendMark,
  LineMark,
  PageLegend,
} from '../objects/legend-entry.js';
import { lineId } from './legend-marks.js';
import { fromKinds, type Kinds } from '../objects/kinds.js';

/** What the objects of a page show that a legend can explain, each once, in painting order. */
export interface PageMarks {
  readonly areas: readonly AreaMark[];
  readonly lines: readonly LineMark[];
  readonly abbreviations: readonly AbbreviationMark[];
}

const keysOfObjects = new WeakMap<readonly PageObject[], ObjectOf<'key'> | null>();

/** The legend on `page`, in use or not; a page has at most one, and never in a group. */
export function keyOf({ objects }: Pick<Page, 'objects'>): ObjectOf<'key'> | undefined {
  const known = keysOfObjects.get(objects);
  if (known !== undefined) return known ?? undefined;
  const key = objects.find((object) => object.type === 'key');
  keysOfObjects.set(objects, key ?? null);
  return key;
}

/** The first page whose legend explains the whole document, in use or not, as an index from 0; -1 where there is none. */
export function documentKeyPage({ pages }: Pick<Document, 'pages'>): number {
  return pages.findIndex((page) => keyOf(page)?.explains === 'document');
}

function once<T>(items: readonly T[], idOf: (item: T) => string): readonly T[] {
  const seen = new Set<string>();
  return items.filter((item) => seen.size < seen.add(idOf(item)).size);
}

/** What the kinds of an engine have told of objects and pages, as long as these are the same: another engine knows other marks. */
const memoryOf = fromKinds(() => ({
  marksOfObjects: new WeakMap<PageObject, readonly LegendMark[]>(),
  marksOfPages: new WeakMap<Page, PageMarks>(),
  /**
   * The last state of each page, by the page's id: while something is typed or moved, all but a few of its objects are the same in the
   * next state. As many as a document may have.
   */
  lastPages: new LruMap<string, WeakRef<Page>>(LIMITS.pages),
}));

/** What is seen of `object` that a legend can explain, of a group what its members show; kept as long as it is the same object. */
function marksOf(kinds: Kinds, object: PageObject): readonly LegendMark[] {
  const { marksOfObjects } = memoryOf(kinds);
  const known = marksOfObjects.get(object);
  if (known) return known;
  const marks = leavesOf([object]).flatMap(kinds.legendMarksOf);
  marksOfObjects.set(object, marks);
  return marks;
}

function hasSameMarks(kinds: Kinds, one: PageObject, other: PageObject): boolean {
  return one === other || JSON.stringify(marksOf(kinds, one)) === JSON.stringify(marksOf(kinds, other));
}

/** The marks of `before`, where `page` has the same: only objects that are others are looked at. */
function marksAsBefore(kinds: Kinds, before: Page, page: Page): PageMarks | undefined {
  if (before.objects.length !== page.objects.length) return undefined;
  const isSame = page.objects.every((object, index) => {
    const other = before.objects[index];
    return other !== undefined && hasSameMarks(kinds, object, other);
  });
  return isSame ? memoryOf(kinds).marksOfPages.get(before) : undefined;
}

function findMarks(kinds: Kinds, { objects }: Page): PageMarks {
  const marks = objects.flatMap((object) => marksOf(kinds, object));
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
 * the page is the same, or differs from its state that was asked about before in nothing that a legend explains.
 */
export function pageMarks(kinds: Kinds, page: Page): PageMarks {
  const { marksOfPages, lastPages } = memoryOf(kinds);
  const known = marksOfPages.get(page);
  if (known) return known;
  const before = lastPages.get(page.uuid)?.deref();
  const found = (before && marksAsBefore(kinds, before, page)) ?? findMarks(kinds, page);
  marksOfPages.set(page, found);
  lastPages.set(page.uuid, new WeakRef(page));
  return found;
}

/** The marks of several pages as those of one, with the marks of each page that it was made of. */
interface JoinedMarks {
  readonly parts: readonly PageMarks[];
  readonly marks: PageMarks;
}

/** What was joined last, by the marks of the first page. */
const joinedMarks = new WeakMap<PageMarks, JoinedMarks>();

function joinMarks(parts: readonly PageMarks[]): PageMarks {
  const [first] = parts;
  const known = first && joinedMarks.get(first);
  if (known && known.parts.length === parts.length && known.parts.every((part, at) => part === parts[at]))
    return known.marks;
  const marks = {
    areas: once(
      parts.flatMap(({ areas }) => areas),
      ({ texture }) => texture,
    ),
    lines: once(
      parts.flatMap(({ lines }) => lines),
      ({ line }) => lineId(line),
    ),
    abbreviations: parts.flatMap(({ abbreviations }) => abbreviations),
  };
  if (first) joinedMarks.set(first, { parts, marks });
  return marks;
}

const NO_MARKS: PageMarks = { areas: [], lines: [], abbreviations: [] };

/**
 * What the legend of the page at `pageIndex` explains or could explain: what its page shows, or what all pages show where it explains
 * the whole document. It is the same object as long as these pages show the same.
 */
export function explainedMarks(
  kinds: Kinds,
  { pages }: Pick<Document, 'pages'>,
  pageIndex: number,
): PageMarks {
  const page = pages[pageIndex];
  if (!page) return NO_MARKS;
  return keyOf(page)?.explains === 'document'
    ? joinMarks(pages.map((each) => pageMarks(kinds, each)))
    : pageMarks(kinds, page);
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

/** The entries of some marks, as the legend that explains them in use and not, with the texts that they were made with. */
interface KnownLegends {
  readonly texts: KeyedTexts;
  readonly used: PageLegend;
  readonly unused: PageLegend;
}

const legendsOfMarks = new WeakMap<PageMarks, KnownLegends>();

function legendsOf(marks: PageMarks, { keyedTextures, keyedStrokes }: KeyedTexts): KnownLegends {
  const known = legendsOfMarks.get(marks);
  if (known?.texts.keyedTextures === keyedTextures && known.texts.keyedStrokes === keyedStrokes) return known;
  const texts = { keyedTextures, keyedStrokes };
  const entries = findEntries(marks, texts);
  const found = { texts, used: { isActive: true, entries }, unused: { isActive: false, entries } };
  legendsOfMarks.set(marks, found);
  return found;
}

const NO_LEGEND: PageLegend = { isActive: false, entries: [] };

/**
 * The legend of the page at `pageIndex`: textures in use with a label that is not blank, then lines, then keyed labels. A legend in
 * use for the whole document is in use on each page; what it explains is told of its own page. It is derived, and the same object as
 * long as what it explains and the texts are the same. A page that is not there has none.
 */
export function pageLegend(kinds: Kinds, document: Document, pageIndex: number): PageLegend {
  const page = document.pages[pageIndex];
  if (!page) return NO_LEGEND;
  const { used, unused } = legendsOf(explainedMarks(kinds, document, pageIndex), document);
  return isLegendInUse(document, page) ? used : unused;
}

/** Whether `page` has a legend in use: its own, or one of another page that explains the whole document. */
function isLegendInUse({ pages }: Pick<Document, 'pages'>, page: Page): boolean {
  return pages.some((other) => {
    const key = keyOf(other);
    return key !== undefined && isInUse(key) && (other === page || key.explains === 'document');
  });
}

/** Whether two states of a page's legend explain the same in the same way. */
export function isSameLegend(one: PageLegend, other: PageLegend): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
