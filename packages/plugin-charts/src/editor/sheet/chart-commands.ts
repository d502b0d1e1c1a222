import type {
  Command,
  Document,
  Engine,
  ImageDescription,
  KeyedTexture,
  LabelObject,
  Page,
  PageObject,
} from '@tastwerk/editor-core';
import { type BrailleTranslator, wordLanguageOf } from '@tastwerk/editor-core/braille';
import { type PaperFormat, paperFormatOf, safeAreaOf } from '@tastwerk/editor-core/document';
import type { Box } from '@tastwerk/editor-core/geometry';
import { documentKeyPage, keyOf, lineId } from '@tastwerk/editor-core/legend';
import { findObject } from '@tastwerk/editor-core/objects';
import { type ChartObject, layOutChart, measuresOf, replacing } from '../../kind/chart-object.js';
import { measuredTexts } from '../../making/measured-texts.js';
import type { TextMeasures } from '../../measuring/text-measures.js';
import {
  type ChartSheet,
  choosePaper,
  GAP_MM,
  makeSheet,
  needsLegend,
  type SheetIds,
} from '../../making/make-sheet.js';
import type { ChartNote, LaidOut } from '../../sheet/sheet.js';
import { note } from '../../texts/notes.js';
import { type ChartSpec, describeChart } from '../../types/index.js';

/** Where a chart goes: onto a sheet of its own, onto a page beside what is there, or into the place of the chart that it changes. */
export type ChartPlace =
  | { readonly kind: 'sheet' }
  | { readonly kind: 'page'; readonly pageUuid: string }
  | { readonly kind: 'chart'; readonly uuid: string };

/** What a chart is made for. */
export interface ChartTarget {
  readonly engine: Engine;
  readonly document: Document;
  readonly place: ChartPlace;
  /** New ids, for what is added. */
  readonly ids: SheetIds;
  /** The paper of a draft in which nothing is drawn yet; the one that suits the chart when absent. */
  readonly paper?: PaperFormat | undefined;
  readonly translator: BrailleTranslator;
}

/** The one command that takes a chart into a document, and what is to be said of its drawing. */
export interface ChartCommand {
  readonly command: Command;
  readonly notes: readonly ChartNote[];
  /** The chart's id in the document after the command. */
  readonly uuid: string;
}

const GEOMETRY = ['x', 'y', 'width', 'height'] as const;
/** Adding lengths costs less than this, in mm. */
const SAME_MM = 0.01;

const isTitle = (object: PageObject): object is LabelObject => object.type === 'label' && object.isTitle;
const isChart = (object: PageObject | undefined): object is ChartObject => object?.type === 'chart';

/** Whether nothing is drawn in `document` yet: one page with no more than a title. */
export function isUntouched({ pages }: Document): boolean {
  const [page, ...others] = pages;
  return others.length === 0 && (page?.objects.every(isTitle) ?? true);
}

/** The chart `uuid` of `document` with its page. */
export function chartIn(
  { pages }: Document,
  uuid: string,
): { readonly chart: ChartObject; readonly page: Page } | undefined {
  for (const page of pages) {
    const chart = findObject(page.objects, uuid);
    if (isChart(chart)) return { chart, page };
  }
  return undefined;
}

/** The parts of the description of `document` that are empty, or that the chart said `before`, as `spec` says them. */
function descriptionCommands(document: Document, spec: ChartSpec, before?: ChartSpec): readonly Command[] {
  const present = document.braillePages.imageDescription;
  const [own, old] = [describeChart(spec), before && describeChart(before)];
  const isOwn = (part: keyof ImageDescription) =>
    present[part].trim() === '' || present[part] === old?.[part];
  const imageDescription = {
    ...(isOwn('type') ? { type: own.type } : {}),
    ...(isOwn('summary') ? { summary: own.summary } : {}),
    ...(isOwn('details') ? { details: own.details } : {}),
  };
  return [{ type: 'set-braille-pages', set: { imageDescription } }];
}

/** What a legend says of textures and lines. */
type Keyed = Pick<LaidOut, 'textures' | 'strokes'>;

const NOTHING: Keyed = { textures: [], strokes: [] };

const patternOf = ({ pattern }: KeyedTexture) => pattern;

/** The entries of `after` that the legend of a document may take: not those for which it has other words, unless `before` said these. */
function freeEntries<T extends { readonly label: string }>(
  present: readonly T[],
  after: readonly T[],
  before: readonly T[],
  idOf: (entry: T) => string,
): readonly T[] {
  const said = (entries: readonly T[], of: T) => entries.find((one) => idOf(one) === idOf(of))?.label;
  return after.filter((entry) => {
    const word = said(present, entry);
    return word === undefined || word === entry.label || word === said(before, entry);
  });
}

/** The entries of `before` that the legend still has in its words and that `after` does not show, as they are taken away. */
function goneEntries<T extends { readonly label: string }>(
  present: readonly T[],
  after: readonly T[],
  before: readonly T[],
  idOf: (entry: T) => string,
): readonly T[] {
  return before.flatMap((old) => {
    const isSaid = present.some((one) => idOf(one) === idOf(old) && one.label === old.label);
    const isKept = after.some((one) => idOf(one) === idOf(old));
    return isSaid && !isKept ? [{ ...old, label: '' }] : [];
  });
}

/** What the legend says of the textures and lines of `after`, without what it said of those of `before` alone. */
function legendCommands(document: Document, after: Keyed, before = NOTHING): readonly Command[] {
  const { keyedTextures, keyedStrokes } = document;
  const textures = [
    ...goneEntries(keyedTextures, after.textures, before.textures, patternOf),
    ...freeEntries(keyedTextures, after.textures, before.textures, patternOf),
  ];
  const strokes = [
    ...goneEntries(keyedStrokes, after.strokes, before.strokes, lineId),
    ...freeEntries(keyedStrokes, after.strokes, before.strokes, lineId),
  ];
  return [
    ...(textures.length > 0 ? [{ type: 'set-keyed-textures', textures } as const] : []),
    ...(strokes.length > 0 ? [{ type: 'set-keyed-strokes', strokes } as const] : []),
  ];
}

/** Says that the draft, which has one legend, explains textures or lines of `after` otherwise already. */
function legendNotes(document: Document, after: Keyed, before = NOTHING): readonly ChartNote[] {
  const { keyedTextures, keyedStrokes } = document;
  const free = new Set<unknown>([
    ...freeEntries(keyedTextures, after.textures, before.textures, patternOf),
    ...freeEntries(keyedStrokes, after.strokes, before.strokes, lineId),
  ]);
  const taken = [...after.textures, ...after.strokes].filter((entry) => !free.has(entry));
  const names = taken.map(({ label }) => label).join(', ');
  return taken.length === 0 ? [] : [note('legendTaken', { names }, { isOpen: true })];
}

/** Puts a legend in use for what is drawn on the page `pageUuid`, where none explains it. */
function legendInUse(document: Document, pageUuid: string): readonly Command[] {
  const page = document.pages.find(({ uuid }) => uuid === pageUuid);
  const isShared = documentKeyPage(document) >= 0;
  const isInUse = page && keyOf(page)?.active === true;
  return isShared || isInUse ? [] : [{ type: 'activate-key', pageUuid }];
}

const measured = (spec: ChartSpec, { engine, document, translator }: ChartTarget): Promise<TextMeasures> =>
  measuredTexts(engine.kinds, spec, document, translator);

const asTemplate = ({ document }: ChartSheet, pages: readonly Page[]) => {
  const { width, height, graphicTitle, keyedTextures, keyedStrokes, braillePages } = document;
  const { imageDescription } = braillePages;
  return { width, height, graphicTitle, keyedTextures, keyedStrokes, imageDescription, pages };
};

/** Lets what waits on this thread go first, such as the next key. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** The best sheet for `spec`, as `makeSheet` chooses it, with a pause between papers. */
async function sheetFor(spec: ChartSpec, target: ChartTarget, ids: SheetIds): Promise<ChartSheet> {
  const { engine, document, translator } = target;
  const given = isUntouched(document) ? target.paper : paperFormatOf(document.width, document.height);
  const { system, notation, unknownCharacters, mathCode, ownWords } = document;
  const wish = { engine, ids, writing: { system, notation, unknownCharacters, mathCode, ownWords } };
  const choice = choosePaper(spec, given);
  let step = choice.next();
  while (!step.done) {
    step = choice.next(await makeSheet(spec, { ...wish, paper: step.value }, translator));
    await pause();
  }
  return step.value ?? makeSheet(spec, wish, translator);
}

/** A chart on a sheet of its own: in the place of an empty draft, else behind its pages, whose title it bears. */
async function onSheet(spec: ChartSpec, target: ChartTarget): Promise<ChartCommand> {
  const { document, ids } = target;
  const title =
    document.pages
      .flatMap(({ objects }) => objects)
      .find(isTitle)
      ?.text.trim() ?? '';
  const isNew = isUntouched(document);
  const shown = isNew || title === '' ? spec : { ...spec, title };
  const sheet = await sheetFor(shown, target, ids);
  const pages = sheet.document.pages.map((page) => ({
    ...page,
    ...(isNew || spec.title === '' ? {} : { name: spec.title }),
    // The chart keeps its own words where the page bears the title of the draft.
    objects: page.objects.map((object) => (object.type === 'chart' ? { ...object, spec } : object)),
  }));
  const [template, { notes }] = [asTemplate(sheet, pages), sheet];
  const { imageDescription: own } = document.braillePages;
  const isDescribed = Object.values(own).some((text) => text.trim() !== '');
  if (isNew) {
    const described = isDescribed ? { ...template, imageDescription: own } : template;
    return {
      command: { type: 'use-template', mode: 'replace', template: described },
      notes,
      uuid: ids.chart,
    };
  }
  const append = { type: 'use-template', mode: 'append', template } as const;
  const commands = [append, ...descriptionCommands(document, spec)];
  const keyed = { textures: template.keyedTextures, strokes: template.keyedStrokes };
  return {
    command: { type: 'transaction', commands },
    notes: [...notes, ...legendNotes(document, keyed)],
    uuid: ids.chart,
  };
}

/** The part of `page` below its title. */
function areaBelowTitle({ engine, document }: ChartTarget, page: Page): Box {
  const safe = safeAreaOf(document);
  const title = page.objects.find(isTitle);
  const frame = title && engine.kinds.frameOf(title);
  const top = frame ? Math.max(safe.y, frame.y + frame.height + GAP_MM) : safe.y;
  return { ...safe, y: top, height: Math.max(1, safe.y + safe.height - top) };
}

async function onPage(spec: ChartSpec, target: ChartTarget, page: Page): Promise<ChartCommand> {
  const { engine, document, ids } = target;
  const area = areaBelowTitle(target, page);
  const measures = await measured(spec, target);
  const laidOut = layOutChart(engine.kinds, spec, { uuid: ids.chart, area, ...measures });
  const { objects, notes } = laidOut;
  const chart = engine.kinds.create('chart', { uuid: ids.chart, ...area, spec, ...measures, objects });
  const commands: readonly Command[] = [
    { type: 'add-objects', pageUuid: page.uuid, objects: [chart] },
    ...legendCommands(document, laidOut),
    ...(needsLegend(laidOut) ? legendInUse(document, page.uuid) : []),
    ...descriptionCommands(document, spec),
  ];
  return {
    command: { type: 'transaction', commands },
    notes: [...notes, ...legendNotes(document, laidOut)],
    uuid: ids.chart,
  };
}

const isSameBox = (a: Box, b: Box): boolean =>
  GEOMETRY.every((name) => Math.abs(a[name] - b[name]) < SAME_MM);

const boxOf = ({ x, y, width, height }: Box): Box => ({ x, y, width, height });

/** The answers of {@link isWholeSheet}: with the same target the chart and its page are the same. */
const wholeSheets = new WeakMap<ChartTarget, Promise<boolean>>();

/** Whether `page` is still the unchanged sheet that was made for its chart: title and legend follow the drawing then. */
function isWholeSheet(target: ChartTarget, page: Page, chart: ChartObject): Promise<boolean> {
  const isOwn = (object: PageObject) => object === chart || object.type === 'key' || isTitle(object);
  if (!page.objects.every(isOwn)) return Promise.resolve(false);
  const known = wholeSheets.get(target);
  if (known) return known;
  const asked = sheetFor(chart.spec, target, target.ids).then(({ document: { pages } }) => {
    const made = pages[0]?.objects.find(isChart);
    return made !== undefined && isSameBox(made, chart);
  });
  wholeSheets.set(target, asked);
  // A failure, such as braille that could not be had, is tried again.
  asked.catch(() => wholeSheets.delete(target));
  return asked;
}

/** A sheet made for a chart that fills its page: where it and its legend go, and what is drawn. */
interface WholeSheet {
  readonly box: Box;
  readonly commands: readonly Command[];
  readonly drawn: LaidOut;
}

/** The sheet that `spec` makes of `page`; undefined where its legend needs a page of its own. */
async function wholeSheet(spec: ChartSpec, target: ChartTarget, page: Page): Promise<WholeSheet | undefined> {
  const sheet = await sheetFor(spec, target, target.ids);
  const { pages, keyedTextures: textures, keyedStrokes: strokes } = sheet.document;
  const [made, legendPage] = pages;
  const chart = made?.objects.find(isChart);
  // A legend that needs a page of its own is placed by the command that puts it in use.
  if (!chart || legendPage) return undefined;
  const wanted = made && keyOf(made);
  const present = keyOf(page);
  const box = boxOf(chart);
  const drawn: LaidOut = { objects: chart.objects, textures, strokes, notes: sheet.notes };
  if (!wanted) {
    const gone: readonly Command[] = present?.active ? [{ type: 'deactivate-key', pageUuid: page.uuid }] : [];
    return { box, drawn, commands: gone };
  }
  if (!present) {
    const add = { type: 'add-objects', pageUuid: page.uuid, objects: [wanted], index: 1 } as const;
    return { box, drawn, commands: [add] };
  }
  const set = { ...boxOf(wanted), active: true, hidden: false };
  return { box, drawn, commands: [{ type: 'update-objects', changes: [{ uuid: present.uuid, set }] }] };
}

/** What charts draw, by the object as it stands: asked for again with each state of a chart that is changed. */
const drawings = new WeakMap<ChartObject, LaidOut>();

function drawingOf({ engine }: ChartTarget, chart: ChartObject): LaidOut {
  const { uuid, spec } = chart;
  const place = { uuid, area: boxOf(chart), ...measuresOf(chart) };
  const known = drawings.get(chart) ?? layOutChart(engine.kinds, spec, place);
  drawings.set(chart, known);
  return known;
}

async function changed(spec: ChartSpec, target: ChartTarget, uuid: string): Promise<ChartCommand> {
  const { engine, document } = target;
  const found = chartIn(document, uuid);
  if (!found) return onSheet(spec, target);
  const { chart, page } = found;
  const whole = (await isWholeSheet(target, page, chart)) ? await wholeSheet(spec, target, page) : undefined;
  const measures = await measured(spec, target);
  const area = whole?.box ?? boxOf(chart);
  const before = drawingOf(target, chart);
  const after = whole?.drawn ?? layOutChart(engine.kinds, spec, { uuid, area, ...measures });
  const title = page.objects.find(isTitle);
  const isOwnTitle = title && (title.text.trim() === '' || title.text === chart.spec.title);
  const renamed =
    isOwnTitle && title.text !== spec.title
      ? [{ uuid: title.uuid, set: { text: spec.title, pristine: spec.title === '' } }]
      : [];
  const isOwnGraphicTitle = document.graphicTitle !== '' && document.graphicTitle === chart.spec.title;
  const commands: readonly Command[] = [
    {
      type: 'update-objects',
      changes: [{ uuid, set: { spec, ...replacing(chart, measures), ...area } }, ...renamed],
    },
    ...legendCommands(document, after, before),
    ...(whole?.commands ?? []),
    ...(needsLegend(after) && !whole ? legendInUse(document, page.uuid) : []),
    ...(isOwnGraphicTitle && spec.title !== ''
      ? [{ type: 'set-document-properties', set: { graphicTitle: spec.title } } as const]
      : []),
    ...descriptionCommands(document, spec, chart.spec),
  ];
  const notes = [...after.notes, ...legendNotes(document, after, before)];
  return { command: { type: 'transaction', commands }, notes, uuid };
}

/** The one command that takes `spec` into the document of `target`. */
export function chartCommand(spec: ChartSpec, target: ChartTarget): Promise<ChartCommand> {
  const { place, document } = target;
  if (place.kind === 'chart') return changed(spec, target, place.uuid);
  const page = place.kind === 'page' ? document.pages.find(({ uuid }) => uuid === place.pageUuid) : undefined;
  return page ? onPage(spec, target, page) : onSheet(spec, target);
}

/** The language in which a new chart of `document` writes. */
export const chartLanguageOf = ({ system }: Document): ChartSpec['language'] => wordLanguageOf(system);
