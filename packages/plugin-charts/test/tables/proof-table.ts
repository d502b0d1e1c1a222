import { createNodeTranslator } from '@tastwerk/braille/node';
import { createEngine, type Document, type Engine, type PageObject } from '@tastwerk/editor-core';
import { type BrailleLookup, type BrailleSystem, wordLanguageOf } from '@tastwerk/editor-core/braille';
import type { PaperFormat } from '@tastwerk/editor-core/document';
import {
  boxesMeet,
  type Box,
  flattenPath,
  growBox,
  type Point,
  segmentInBox,
} from '@tastwerk/editor-core/geometry';
import { standardPlugins } from '@tastwerk/editor-core/plugins';
import { type Finding, proof, swellProfile } from '@tastwerk/editor-core/proofing';
import {
  brailleDotCentres,
  buildScene,
  bundledFontMetrics,
  type Primitive,
} from '@tastwerk/editor-core/scene';
import { type ChartSheet, makeSheet } from '../../src/making/make-sheet.js';
import { charts } from '../../src/plugin.js';
import { type ChartSpec, chartSpecSchema, withChartType } from '../../src/types/index.js';
import { inLanguage } from './random-tables.js';
import { IDS } from '../proofed-sheet.js';

/** The braille systems in which tables are proofed. */
export const SYSTEMS = [
  'DE:BASIS',
  'DE:VOLL',
  'DE:KURZ',
  'EN:UEB1',
  'EN:UEB2',
] as const satisfies readonly BrailleSystem[];

/** The sizes of paper on which tables are proofed. */
export const SIZES = ['a4', 'a3'] as const;

const translator = createNodeTranslator();
export const engine: Engine = createEngine([...standardPlugins, charts]);
export const rules = await engine.rules();

/** What a proof and a scene need, with the braille of `book`. */
export const resourcesWith = (book: BrailleLookup) => ({
  kinds: engine.kinds,
  braille: book,
  font: bundledFontMetrics,
});

/** What the proof of one table found. */
export interface ProofedTable {
  readonly spec: ChartSpec;
  readonly sheet: ChartSheet;
  readonly book: BrailleLookup;
  readonly openNotes: readonly string[];
  /** Errors and warnings of the chart as one object, and of its objects when it is broken up. */
  readonly whole: readonly Finding[];
  readonly brokenUp: readonly Finding[];
  /** How many lines of print lie on dots or lines of others. */
  readonly coveredPrint: readonly string[];
  readonly isReadBack: boolean;
}

const isWrong = ({ severity }: Finding) => severity === 'error' || severity === 'warning';

/** Heights of the ink of print above and below its baseline, as shares of its size: those of capitals and descenders. */
const INK = { above: 0.73, below: 0.22 } as const;

const isUpright = (object: PageObject) => object.type === 'chart';

/** Boxes of dots, and pieces of raised lines, of `primitives`. */
function reliefOf(primitives: readonly Primitive[]) {
  const dots: { readonly owner: string | null; readonly box: Box }[] = [];
  const lines: { readonly from: Point; readonly to: Point; readonly halfMm: number }[] = [];
  for (const primitive of primitives) {
    if (primitive.layer !== 'relief') continue;
    if (primitive.type === 'braille') {
      const halfMm = primitive.dots.diameterMm / 2;
      for (const { x, y } of brailleDotCentres(primitive)) {
        dots.push({
          owner: primitive.objectId,
          box: { x: x - halfMm, y: y - halfMm, width: 2 * halfMm, height: 2 * halfMm },
        });
      }
    }
    if (primitive.type === 'path') {
      const halfMm = (primitive.stroke?.widthMm ?? 0) / 2;
      for (const { points, closed } of flattenPath(primitive.path)) {
        const ring = closed && points[0] ? [...points, points[0]] : points;
        ring.slice(1).forEach((to, index) => {
          const from = ring[index];
          if (from) lines.push({ from, to, halfMm });
        });
      }
    }
  }
  return { dots, lines };
}

/** The print of the sheet that lies on dots or on raised lines. */
function coveredPrintOf(document: Document, book: BrailleLookup): readonly string[] {
  const resources = resourcesWith(book);
  return document.pages.flatMap((_, index) => {
    const { primitives } = buildScene(document, index, resources);
    const { dots, lines } = reliefOf(primitives);
    return primitives.flatMap((primitive) => {
      if (primitive.type !== 'text') return [];
      const { origin, sizeMm, widthMm, text, objectId } = primitive;
      const box = {
        x: origin.x,
        y: origin.y - INK.above * sizeMm,
        width: widthMm,
        height: (INK.above + INK.below) * sizeMm,
      };
      const onDots = dots.some(({ owner, box: dot }) => owner !== objectId && boxesMeet(dot, box));
      const onLines = lines.some(({ from, to, halfMm }) => segmentInBox(from, to, growBox(box, halfMm)));
      return onDots || onLines ? [text] : [];
    });
  });
}

/** The papers of `size`, the one that suits `spec` first. */
function papersOf(spec: ChartSpec, size: (typeof SIZES)[number]): readonly PaperFormat[] {
  const papers = [`${size}-portrait`, `${size}-landscape`] as const;
  return withChartType(spec, (type, own) => type.paper(own)) === 'portrait' ? papers : papers.toReversed();
}

/** Makes the sheet of a table on the paper of `size` that has most room for it, and proofs it. */
export async function proofTable(
  input: object,
  size: (typeof SIZES)[number],
  system: BrailleSystem,
): Promise<ProofedTable> {
  const spec = chartSpecSchema.parse(inLanguage(input, wordLanguageOf(system)));
  let best: Awaited<ReturnType<typeof makeSheet>> | undefined;
  const openIn = (sheet: ChartSheet) => sheet.notes.filter(({ isOpen }) => isOpen).map(({ code }) => code);
  for (const paper of papersOf(spec, size)) {
    const made = await makeSheet(spec, { engine, ids: IDS, writing: { system }, paper }, translator);
    if (!best || openIn(made).length < openIn(best).length) best = made;
    if (openIn(best).length === 0) break;
  }
  if (!best) throw new Error('no paper');
  const { document, book } = best;
  const resources = resourcesWith(book);
  const find = (checked: Document) => proof(rules, checked, swellProfile, resources).filter(isWrong);
  const chart = document.pages.flatMap(({ objects }) => objects).find(isUpright);
  const hasObjects = chart?.type === 'chart' && chart.objects.length > 0;
  const apart = engine.commands.apply(document, {
    type: 'ungroup-objects',
    uuids: hasObjects ? [IDS.chart] : [],
  });
  const read = engine.parse(JSON.parse(JSON.stringify(document)));
  return {
    spec,
    sheet: best,
    book,
    openNotes: openIn(best),
    whole: find(document),
    brokenUp: apart.ok ? find(apart.value) : [],
    coveredPrint: coveredPrintOf(document, book),
    isReadBack: read.ok && (apart.ok || !hasObjects),
  };
}
