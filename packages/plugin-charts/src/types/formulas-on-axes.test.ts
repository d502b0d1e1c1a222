import { describe, expect, it } from '@jest/globals';
import type { Document, LabelObject } from '@tastwerk/editor-core';
import type { BrailleLookup, BrailleSystem } from '@tastwerk/editor-core/braille';
import { readableText } from '@tastwerk/editor-core/formulas';
import { proof, swellProfile } from '@tastwerk/editor-core/proofing';
import { buildScene, bundledFontMetrics, labelLayout } from '@tastwerk/editor-core/scene';
import { formulaEngine as engine } from '../../test/formula-engine.js';
import { proofedSheet } from '../../test/proofed-sheet.js';
import { CHART_TYPES, type ChartSpec } from './index.js';

const { kinds } = engine;

const [GERMAN, ENGLISH] = ['DE:VOLL', 'EN:UEB1'] as const;
const languageOf = (system: BrailleSystem) => (system === GERMAN ? 'de' : 'en');

const wave = (language: 'de' | 'en'): ChartSpec => ({
  ...CHART_TYPES.function.sample(language),
  graphs: [{ formula: 'sin x', name: '$f$' }],
  x: { from: 0, to: 2 * Math.PI, step: Math.PI / 2, name: '$\\alpha$ in °' },
  y: { from: null, to: null, step: null, name: '$f(x)$' },
});

const speeds = (language: 'de' | 'en'): ChartSpec => ({
  ...CHART_TYPES.bar.sample(language),
  names: ['$\\frac{a}{b}$', '$x^2$', 'C', 'D'],
  rowsName: '$\\frac{a}{b}$',
  valuesName: '$v^2$ in $m^2/s^2$',
});

const line = (language: 'de' | 'en'): ChartSpec => ({
  ...CHART_TYPES['number-line'].sample(language),
  from: -Math.PI,
  to: Math.PI,
  step: Math.PI / 2,
  points: [{ at: Math.PI / 2, name: '$\\frac{1}{x}$' }],
  intervals: [],
});

const system = (language: 'de' | 'en'): ChartSpec => ({
  ...CHART_TYPES.coordinates.sample(language),
  x: { from: 0, to: 2 * Math.PI, step: Math.PI, name: '$\\varphi$', isLog: false },
  y: { from: -Math.PI, to: Math.PI, step: Math.PI / 2, name: '$y_1$', isLog: false },
  points: [{ x: Math.PI, y: Math.PI / 2, name: 'A' }],
});

const table = (language: 'de' | 'en'): ChartSpec => ({
  ...CHART_TYPES.table.sample(language),
  rows: [
    ['$x$', '$\\frac{x^2}{4}$ in $m$'],
    ['1', '$\\frac{1}{4}$'],
  ],
});

const SPECS = { wave, speeds, line, system, table } as const;

/** The chart on `document`, and the labels that draw it. */
function drawnBy(document: Document) {
  const chart = document.pages[0]?.objects.find(({ type }) => type === 'chart');
  if (chart?.type !== 'chart') throw new Error('there is no chart');
  const labels = chart.objects.flatMap((object): LabelObject[] => (object.type === 'label' ? [object] : []));
  return { chart, labels };
}

const resourcesOf = (braille: BrailleLookup) => ({ kinds, braille, font: bundledFontMetrics });

describe('formulas on axes', () => {
  describe.each([GERMAN, ENGLISH])('in %s', (braille) => {
    it.each(Object.keys(SPECS) as (keyof typeof SPECS)[])(
      'have the room that they take: %s',
      async (name) => {
        const spec = SPECS[name](languageOf(braille));
        const paper = name === 'wave' ? 'a4-landscape' : 'a4-portrait';
        const { document, book, faults, notes } = await proofedSheet(spec, braille, paper, engine);
        // A proof says of German formulas that no expert has checked their braille.
        expect(faults.filter((fault) => !fault.includes('formula-doubt'))).toEqual([]);
        expect(notes.filter(({ isOpen }) => isOpen)).toEqual([]);
        const { chart, labels } = drawnBy(document);
        const single = {
          ...document,
          pages: document.pages.map((page) => ({
            ...page,
            objects: page.objects.flatMap((object) => (object === chart ? chart.objects : [object])),
          })),
        };
        for (const label of labels) {
          const layout = labelLayout(single, 0, label, resourcesOf(book));
          expect([label.text, layout.braille.kind, layout.overflows]).toEqual([
            label.text,
            'translated',
            false,
          ]);
          expect(layout.neededHeightMm).toBeLessThanOrEqual(label.height + 0.02);
        }
        const written = labels.filter(({ text }) => text.includes('$'));
        expect(written.length).toBeGreaterThan(1);
        for (const { text } of written) {
          const result = book.get(text, braille);
          expect(chart.cells[text]).toBe(result?.ok ? result.value.cells.length : 'none');
          expect(chart.printed?.[text]).toBeDefined();
        }
      },
    );
  });

  it('are multiples of π where the step is one, and numbers where it is none', async () => {
    const labelsOf = async (step: number) => {
      const spec = { ...line('de'), step };
      const { document } = await proofedSheet(spec as ChartSpec, GERMAN, 'a4-landscape', engine);
      return drawnBy(document).labels.map(({ text }) => text);
    };
    expect(await labelsOf(Math.PI / 2)).toEqual(
      expect.arrayContaining(['$-\\pi$', '$-\\pi/2$', '0', '$\\pi/2$', '$\\pi$']),
    );
    expect((await labelsOf(1)).filter((text) => text.includes('\\pi'))).toEqual([]);
  });

  it('are told in words, and shown without dollar signs', async () => {
    const { document, book } = await proofedSheet(wave('de'), GERMAN, 'a4-landscape', engine);
    const scene = buildScene(document, 0, resourcesOf(book));
    const told = scene.primitives.flatMap((primitive) =>
      primitive.type === 'braille' || primitive.type === 'text' ? [primitive.text] : [],
    );
    expect(told).toEqual(expect.arrayContaining(['pi', 'alpha in °']));
    expect(told.filter((text) => text.includes('$'))).toEqual([]);
    const { summary } = document.braillePages.imageDescription;
    expect(summary).toContain('x-Achse von 0 bis $2\\pi$');
    expect(readableText(summary, book)).toContain('x-Achse von 0 bis 2 pi');
  });

  it('are measured again where they were printed otherwise', async () => {
    const { document, book } = await proofedSheet(speeds('en'), ENGLISH, 'a4-portrait', engine);
    const rules = await engine.rules();
    const outdated = (of: Document) =>
      proof(rules, of, swellProfile, resourcesOf(book)).filter(({ ruleId }) => ruleId === 'chart-braille');
    expect(outdated(document)).toEqual([]);
    const { chart } = drawnBy(document);
    const changed = (of: Document, command: unknown) => {
      const result = engine.commands.apply(of, command);
      if (!result.ok) throw new Error(JSON.stringify(result.error));
      return result.value;
    };
    const printed = {
      ...chart.printed,
      $x$: { widthMm: 1, excessMm: 0 },
      '$x^2$': { widthMm: 90, excessMm: 9 },
    };
    const set = { uuid: chart.uuid, set: { printed } };
    const wrong = changed(document, { type: 'update-objects', changes: [set] });
    const [finding, ...others] = outdated(wrong);
    expect(others).toEqual([]);
    expect(outdated(changed(wrong, finding?.fix))).toEqual([]);
  });
});
