import { createNodeTranslator } from '@tastwerk/braille/node';
import { createEngine, type Document, type Engine, type SceneResources } from '@tastwerk/editor-core';
import type { BrailleLookup, BrailleSystem } from '@tastwerk/editor-core/braille';
import type { PaperFormat } from '@tastwerk/editor-core/document';
import { type Finding, proof, swellProfile } from '@tastwerk/editor-core/proofing';
import { bundledFontMetrics, cellsWidthMm, DOTS_HEIGHT_MM, labelLayout } from '@tastwerk/editor-core/scene';
import { boxToBox, flattenPath, segmentToBox } from '@tastwerk/editor-core/geometry';
import { standardPlugins } from '@tastwerk/editor-core/plugins';
import charts, { CHART_TYPES, type ChartSheet, type ChartSpec, makeSheet } from '../src/index.js';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Ids of what a sheet holds. */
export const IDS = {
  document: id(1),
  page: id(2),
  legendPage: id(3),
  title: id(4),
  legendTitle: id(5),
  legend: id(6),
  chart: id(7),
} as const;

/** An engine with the standard plugins and charts. */
export const chartEngine: Engine = createEngine([...standardPlugins, charts]);

/** Braille as the product writes it. */
export const translator = createNodeTranslator();

/** A sheet that was made and proofed, with its chart as one object and broken up. */
export interface ProofedSheet extends ChartSheet {
  readonly book: BrailleLookup;
  /** Errors and warnings, as `rule measured`. */
  readonly faults: readonly string[];
}

const brokenUp = (document: Document): Document => ({
  ...document,
  pages: document.pages.map((page) => ({
    ...page,
    objects: page.objects.flatMap((object) => (object.type === 'chart' ? object.objects : [object])),
  })),
});

const written = ({ severity, ruleId, measured, place }: Finding) =>
  `${severity} ${ruleId} ${measured ?? ''} at ${Math.round(place?.x ?? 0)}, ${Math.round(place?.y ?? 0)}`;

/** Black print that lies on dots, on other print or on what swells: a proof does not look at it, for it is not felt. */
function printFaults(document: Document, resources: SceneResources): readonly string[] {
  return document.pages.flatMap(({ objects }, pageIndex) => {
    const labels = objects.flatMap((object) => {
      if (object.type !== 'label') return [];
      const { lines } = labelLayout(document, pageIndex, object, resources);
      const print = lines.flatMap(({ print: text, printLeftMm, printTopMm, printWidthMm }) =>
        text === ''
          ? []
          : [{ x: object.x + printLeftMm, y: object.y + printTopMm, width: printWidthMm, height: 5.5 }],
      );
      const dots = lines.flatMap(({ cells, dotsLeftMm, dotsTopMm }) =>
        cells.length === 0
          ? []
          : [
              {
                x: object.x + dotsLeftMm,
                y: object.y + dotsTopMm,
                width: cellsWidthMm(cells.length),
                height: DOTS_HEIGHT_MM,
              },
            ],
      );
      return [{ object, print, dots }];
    });
    const strokes = objects.flatMap((object) => {
      const outline = chartEngine.kinds.outlineOf(object);
      const halfMm = 'borderWidth' in object && object.border ? object.borderWidth / 2 : 0;
      return outline && object.type !== 'label' && object.type !== 'key'
        ? [{ halfMm, pieces: flattenPath(outline) }]
        : [];
    });
    return labels.flatMap(({ object, print }) => {
      const isOn = print.some(
        (box) =>
          labels.some(
            (other) =>
              other.object !== object &&
              [...other.dots, ...other.print].some((own) => boxToBox(own, box) === 0),
          ) ||
          strokes.some(({ halfMm, pieces }) =>
            pieces.some(({ points, closed }) =>
              points.some((a, index) => {
                const b = points[index + 1] ?? (closed ? points[0] : undefined);
                return b !== undefined && segmentToBox(a, b, box) <= halfMm;
              }),
            ),
          ),
      );
      return isOn ? [`print of ${object.text} lies on something`] : [];
    });
  });
}

/** The sheet of `spec` in `system`, with what a proof finds on it. */
export async function proofedSheet(
  spec: ChartSpec,
  system: BrailleSystem,
  paper: PaperFormat = 'a4-portrait',
  engine: Engine = chartEngine,
): Promise<ProofedSheet> {
  const sheet = await makeSheet(spec, { engine, ids: IDS, writing: { system }, paper }, translator);
  const resources = { kinds: engine.kinds, braille: sheet.book, font: bundledFontMetrics };
  const rules = await engine.rules();
  const faults = [sheet.document, brokenUp(sheet.document)].flatMap((document) =>
    proof(rules, document, swellProfile, resources)
      .filter(({ severity }) => severity !== 'info')
      .map(written),
  );
  return { ...sheet, faults: [...faults, ...printFaults(brokenUp(sheet.document), resources)] };
}

/** A number from 0 to 1 for each call, the same ones for a seed. */
function seeded(seed: number): () => number {
  let state = seed * 2654435761 + 1;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/** What varies a chart: numbers and words that follow from a seed. */
export interface Dice {
  /** A number from `low` to `high` in steps of `step`. */
  number(low: number, high: number, step?: number): number;
  /** One of `choices`. */
  pick<T>(choices: readonly [T, ...T[]]): T;
  /** As many as between `least` and `most`. */
  list<T>(least: number, most: number, make: (index: number) => T): T[];
  name(): string;
}

const NAMES = ['A', 'B', 'P', 'Start', 'Ziel', 'Marie', 'Haus', 'Bahnhof', 'Lösung', 'x', 'Berlin'] as const;

/** The {@link Dice} of a seed. */
export function diceOf(seed: number): Dice {
  const next = seeded(seed);
  const number = (low: number, high: number, step = 1) =>
    Number((low + Math.floor(next() * ((high - low) / step + 1)) * step).toFixed(6));
  const pick = <T>(choices: readonly [T, ...T[]]): T => choices[number(0, choices.length - 1)] ?? choices[0];
  return {
    number,
    pick,
    list: (least, most, make) => Array.from({ length: number(least, most) }, (_, index) => make(index)),
    name: () => pick(NAMES),
  };
}

/** The faults of 20 variations in two systems, and how many of the 40 sheets leave something to decide, whose faults do not count. */
export async function variedSheets(
  vary: (dice: Dice, language: 'de' | 'en') => ChartSpec,
  paper: PaperFormat = 'a4-portrait',
): Promise<{ readonly faults: readonly string[]; readonly open: number }> {
  const faults: string[] = [];
  let open = 0;
  for (let seed = 1; seed <= 20; seed += 1) {
    for (const [system, language] of [
      ['DE:VOLL', 'de'],
      ['EN:UEB1', 'en'],
    ] as const) {
      const spec = vary(diceOf(seed), language);
      const sheet = await proofedSheet(spec, system, paper);
      if (sheet.notes.some(({ isOpen }) => isOpen)) open += 1;
      else faults.push(...sheet.faults.map((fault) => `seed ${seed} ${system}: ${fault}`));
    }
  }
  return { faults, open };
}

/** The braille systems of the product. */
const SYSTEMS = ['DE:BASIS', 'DE:VOLL', 'DE:KURZ', 'EN:UEB1', 'EN:UEB2'] as const;

/** The faults and open notes of the samples of a type in all systems on `papers`. */
export async function sampleFaults(
  type: ChartSpec['type'],
  papers: readonly PaperFormat[] = ['a4-portrait', 'a4-landscape'],
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const system of SYSTEMS) {
    for (const paper of papers) {
      const spec = CHART_TYPES[type].sample(system.startsWith('DE') ? 'de' : 'en');
      const { faults, notes } = await proofedSheet(spec, system, paper);
      const open = notes.filter(({ isOpen }) => isOpen).map(({ code }) => code);
      found.push(...[...faults, ...open].map((fault) => `${system} ${paper}: ${fault}`));
    }
  }
  return found;
}
