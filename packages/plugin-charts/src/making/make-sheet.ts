import type { Document, Engine, KeyedStroke, KeyedTexture, PageObject } from '@tastwerk/editor-core';
import {
  type BrailleLookup,
  type BrailleTranslator,
  createBrailleBook,
  translateDocument,
  translateTexts,
  wordLanguageOf,
} from '@tastwerk/editor-core/braille';
import { PAPER_FORMATS, type PaperFormat, safeAreaOf } from '@tastwerk/editor-core/document';
import { type Box } from '@tastwerk/editor-core/geometry';
import { keyOf } from '@tastwerk/editor-core/legend';
import { childrenOf } from '@tastwerk/editor-core/objects';
import { bundledFontMetrics, keyLayout, labelLayout, linesHeightMm } from '@tastwerk/editor-core/scene';
import { type ChartObject, layOutChart } from '../kind/chart-object.js';
import { measureTexts } from '../measuring/text-measures.js';
import { charts } from '../plugin.js';
import type { ChartNote, LaidOut } from '../sheet/sheet.js';
import { type ChartSpec, describeChart, withChartType } from '../types/index.js';
import { textsOf } from '../types/texts-of.js';

/** Between title, legend and drawing, in mm (field notes 2.2, gap-elements, twice). */
export const GAP_MM = 6;

/** Least height in mm of a drawing below a legend on the same sheet; with less the legend gets a page of its own. */
const LEAST_DRAWING_MM = 110;

/** Heights that differ by less, in mm, are the same: adding lengths costs less. */
const SAME_MM = 1e-6;

/** Height in mm in which a legend may set large samples of textures; with less room it takes small ones. */
const LEGEND_MM = 60;

/** Ids of what a sheet holds besides the objects of its chart. */
export interface SheetIds {
  readonly document: string;
  readonly page: string;
  readonly legendPage: string;
  readonly title: string;
  readonly legendTitle: string;
  readonly legend: string;
  readonly chart: string;
}

/** Ids of one sheet. */
export const sheetIds = (newId: (part: keyof SheetIds) => string): SheetIds => ({
  document: newId('document'),
  page: newId('page'),
  legendPage: newId('legendPage'),
  title: newId('title'),
  legendTitle: newId('legendTitle'),
  legend: newId('legend'),
  chart: newId('chart'),
});

/** How the texts of a sheet are written; as those of a blank document where only the system is named. */
export type SheetWriting = Pick<Document, 'system'> &
  Partial<Pick<Document, 'notation' | 'unknownCharacters' | 'mathCode' | 'ownWords'>>;

/** What a sheet is made for. */
export interface SheetWish {
  readonly engine: Pick<Engine, 'kinds' | 'blank'>;
  readonly ids: SheetIds;
  readonly writing: SheetWriting;
  /** The paper; the one that suits the chart, A4 before A3, when absent. */
  readonly paper?: PaperFormat;
}

/** A whole sheet with a chart. */
export interface ChartSheet {
  readonly document: Document;
  readonly notes: readonly ChartNote[];
}

/** The papers that are tried for `spec`, in their order. */
function papersFor(spec: ChartSpec, paper?: PaperFormat): readonly PaperFormat[] {
  if (paper) return [paper];
  return withChartType(spec, (type, own) => type.paper(own)) === 'portrait'
    ? ['a4-portrait', 'a4-landscape', 'a3-portrait', 'a3-landscape']
    : ['a4-landscape', 'a4-portrait', 'a3-landscape', 'a3-portrait'];
}

/** What the page of a chart is made of. */
interface Drawn {
  readonly chart: ChartObject;
  readonly textures: readonly KeyedTexture[];
  readonly strokes: readonly KeyedStroke[];
  readonly notes: readonly ChartNote[];
}

/** How much a person has to decide. */
const openNotes = ({ notes }: Pick<ChartSheet, 'notes'>): number =>
  notes.filter(({ isOpen }) => isOpen).length;

const isKeyed = (object: PageObject): boolean =>
  object.type === 'label' ? object.isKey : childrenOf(object).some(isKeyed);

/** Whether a drawing is understood only with a legend. */
export const needsLegend = ({ textures, strokes, objects }: Omit<LaidOut, 'notes'>): boolean =>
  textures.length + strokes.length > 0 || objects.some(isKeyed);

/** The sheet on `paper` with the braille that `book` has. */
function sheetOn(spec: ChartSpec, wish: SheetWish, paper: PaperFormat, book: BrailleLookup): ChartSheet {
  const { engine, ids, writing } = wish;
  const { system } = writing;
  const { kinds } = engine;
  const { widthMm: width, heightMm: height } = PAPER_FORMATS[paper];
  const language = wordLanguageOf(system);
  const blank = {
    ...engine.blank({ uuid: ids.document, pageUuid: ids.page, language }),
    ...writing,
    width,
    height,
  };
  const safe = safeAreaOf(blank);
  const resources = { kinds, braille: book, font: bundledFontMetrics };
  const measures = measureTexts(textsOf(spec), book, system);

  const titleOf = (uuid: string) =>
    kinds.create('label', {
      uuid,
      x: safe.x,
      y: safe.y,
      width: safe.width,
      height: linesHeightMm(1),
      isTitle: true,
      pristine: spec.title === '',
      text: spec.title,
    });
  const withPages = (objects: readonly PageObject[], legend: readonly PageObject[] = []): Document => {
    const [first] = blank.pages;
    const pages = first ? [{ ...first, objects }] : [];
    const second = first
      ? [{ ...first, uuid: ids.legendPage, name: `${first.name} (2)`, objects: legend }]
      : [];
    return { ...blank, pages: legend.length === 0 ? pages : [...pages, ...second] };
  };
  const measuredTitle = (uuid: string, pages: number) => {
    const title = titleOf(uuid);
    const at = withPages([title], pages > 1 ? [title] : []);
    const { neededHeightMm } = labelLayout(at, 0, title, resources);
    return { ...title, height: Math.max(title.height, neededHeightMm) };
  };
  const draw = (area: Box): Drawn => {
    const laidOut = layOutChart(kinds, spec, { uuid: ids.chart, area, ...measures });
    const chart = kinds.create('chart', {
      uuid: ids.chart,
      moniker: spec.title,
      ...area,
      spec,
      ...measures,
      objects: laidOut.objects,
    });
    return { chart, textures: laidOut.textures, strokes: laidOut.strokes, notes: laidOut.notes };
  };
  /** `document` with what its legend says of `drawn`. */
  const explained = (document: Document, { textures, strokes }: Drawn): Document => ({
    ...document,
    keyedTextures: textures,
    keyedStrokes: strokes,
  });
  const finish = (document: Document, drawn: Drawn): ChartSheet => ({
    document: {
      ...explained(document, drawn),
      graphicTitle: spec.title,
      plugins: { [charts.id]: charts.version },
      braillePages: {
        ...document.braillePages,
        imageDescription: describeChart(spec),
      },
    },
    notes: drawn.notes,
  });
  const below = (top: number): Box => ({ ...safe, y: top, height: safe.y + safe.height - top });

  const title = measuredTitle(ids.title, 1);
  const start = title.y + title.height + GAP_MM;
  const alone = draw(below(start));
  if (!needsLegend({ ...alone, objects: alone.chart.objects }))
    return finish(withPages([title, alone.chart]), alone);

  const frame = kinds.create('key', {
    uuid: ids.legend,
    x: safe.x + 1,
    y: start + 1,
    width: safe.width - 2,
    height: LEGEND_MM,
    active: true,
    show: true,
    border: false,
  });
  /** Height of the legend that explains `drawn`, in mm. */
  const legendHeight = (drawn: Drawn): number => {
    const document = explained(withPages([title, frame, drawn.chart]), drawn);
    const key = document.pages[0] && keyOf(document.pages[0]);
    return key ? keyLayout(document, 0, key, resources).frameHeightMm : 0;
  };
  let drawn = alone;
  let top = start;
  // A drawing with less height may need more words in its legend.
  let isSettled = false;
  for (let round = 0; round < 3 && !isSettled; round += 1) {
    top = start + 2 + legendHeight(drawn) + GAP_MM;
    if (safe.y + safe.height - top < LEAST_DRAWING_MM) break;
    drawn = draw(below(top));
    isSettled = start + 2 + legendHeight(drawn) + GAP_MM <= top + SAME_MM;
  }
  const first = measuredTitle(ids.title, 2);
  const second = measuredTitle(ids.legendTitle, 2);
  const onPage = draw(below(first.y + first.height + GAP_MM));
  // A drawing that has no room below its legend may have it on a page without.
  const hasRoom = isSettled && openNotes(drawn) <= openNotes(onPage);
  if (hasRoom) {
    const key = { ...frame, height: Math.max(1, top - start - GAP_MM - 2) };
    return finish(withPages([title, key, drawn.chart]), drawn);
  }
  const legendTop = second.y + second.height + GAP_MM;
  const key = {
    ...frame,
    y: legendTop,
    height: safe.y + safe.height - legendTop,
    explains: 'document',
  } as const;
  const sheet = finish(withPages([first, onPage.chart], [second, key]), onPage);
  if (keyLayout(sheet.document, 1, key, resources).frameHeightMm <= key.height) return sheet;
  return { ...sheet, notes: [...sheet.notes, { code: 'key-too-long', params: {}, isOpen: true }] };
}

/** Whether less is left to decide on `one`, or, where that is equal, less is told about it, such as panels in place of one plot. */
function isBetter(one: ChartSheet, other: ChartSheet): boolean {
  const open = openNotes(one) - openNotes(other);
  return open < 0 || (open === 0 && one.notes.length < other.notes.length);
}

/**
 * Chooses the paper for `spec`: yields the papers to try, takes the sheet on each, and returns the best. A sheet about which nothing is told
 * is taken at once; A3 is tried only where something is left to decide on A4.
 */
export function* choosePaper(
  spec: ChartSpec,
  paper: PaperFormat | undefined,
): Generator<PaperFormat, ChartSheet | undefined, ChartSheet> {
  let best: ChartSheet | undefined;
  for (const [tried, format] of papersFor(spec, paper).entries()) {
    const sheet = yield format;
    if (!best || isBetter(sheet, best)) best = sheet;
    if (openNotes(best) === 0 && (best.notes.length === 0 || tried > 0)) break;
  }
  return best;
}

/** The best sheet for `spec` with the braille that `book` has; see {@link choosePaper}. */
export function layOutSheet(spec: ChartSpec, wish: SheetWish, book: BrailleLookup): ChartSheet {
  const choice = choosePaper(spec, wish.paper);
  let step = choice.next();
  while (!step.done) step = choice.next(sheetOn(spec, wish, step.value, book));
  return step.value ?? sheetOn(spec, wish, 'a4-portrait', book);
}

/** Texts that appear only once others are measured, such as abbreviations, are asked for in the next round. */
const MOST_ROUNDS = 4;

/** {@link layOutSheet} with all braille that it needs, asked for round by round until nothing new is written. */
export async function makeSheet(
  spec: ChartSpec,
  wish: SheetWish,
  translator: BrailleTranslator,
): Promise<ChartSheet & { readonly book: BrailleLookup }> {
  const { writing, engine } = wish;
  const { kinds } = engine;
  const asked = await translateTexts(kinds, { ownWords: [], ...writing }, textsOf(spec), translator);
  const lines = new Map(asked.lines.map((line) => [line[0].text, line]));
  let book = createBrailleBook(lines.values(), undefined, asked.formulas);
  let sheet = layOutSheet(spec, wish, book);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const known = lines.size;
    const translated = await translateDocument(kinds, sheet.document, translator);
    for (const line of translated.lines) lines.set(line[0].text, line);
    if (lines.size === known) break;
    const formulas = [...asked.formulas, ...translated.formulas];
    book = createBrailleBook(lines.values(), translated.book.hyphenator, formulas);
    sheet = layOutSheet(spec, wish, book);
  }
  return { ...sheet, book };
}
