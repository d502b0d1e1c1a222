import { describe, expect, it } from '@jest/globals';
import { createEngine, type Document } from '@tastwerk/editor-core';
import { createBrailleBook, type BrailleLookup } from '@tastwerk/editor-core/braille';
import { standardPlugins } from '@tastwerk/editor-core/plugins';
import { type Finding, proof, swellProfile } from '@tastwerk/editor-core/proofing';
import { bundledFontMetrics } from '@tastwerk/editor-core/scene';
import { charts } from '../plugin.js';
import { barChart, type BarSpec } from '../types/bar/bar-chart.js';

const engine = createEngine([...standardPlugins, charts]);
const { kinds } = engine;
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [PAGE, CHART] = [id(2), id(3)];
const OWN = ['chart-braille', 'chart-series', 'chart-axis'];

/** A book in which each text has so many cells. */
function bookOf(counts: Readonly<Record<string, number>>): BrailleLookup {
  return createBrailleBook(
    Object.entries(counts).map(([text, length]) => {
      const cells = Array.from({ length }, () => 1);
      return [
        { text, system: 'DE:VOLL' },
        { ok: true, value: { cells, sourceIndex: cells.map(() => 0) } },
      ];
    }),
  );
}

function withChart(spec: Partial<BarSpec> = {}, cells: Readonly<Record<string, number>> = {}): Document {
  const blank = engine.blank({ uuid: id(1), pageUuid: PAGE, language: 'de' });
  const chart = kinds.create('chart', { uuid: CHART, spec: { ...barChart.sample('de'), ...spec }, cells });
  const added = engine.commands.apply(blank, { type: 'add-objects', pageUuid: PAGE, objects: [chart] });
  if (!added.ok) throw new Error(JSON.stringify(added.error));
  return added.value;
}

async function found(document: Document, braille: BrailleLookup = bookOf({})): Promise<readonly Finding[]> {
  const resources = { kinds, braille, font: bundledFontMetrics };
  return proof(await engine.rules(), document, swellProfile, resources).filter(({ ruleId }) =>
    OWN.includes(ruleId),
  );
}

describe('the rules of charts', () => {
  it('find nothing on a chart as it is made', async () => {
    expect(await found(withChart())).toEqual([]);
  });

  it('find more series than a finger tells apart', async () => {
    const series = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ name: `Reihe ${index}`, values: [1, 2, 3, 4] }));
    expect(await found(withChart({ series: series(5) }))).toEqual([]);
    expect(await found(withChart({ series: series(9) }))).toMatchObject([
      { ruleId: 'chart-series', severity: 'error', measured: 9, wanted: 5, objects: [CHART] },
    ]);
  });

  it('find an axis of numbers without a name', async () => {
    expect(await found(withChart({ valuesName: ' ' }))).toMatchObject([
      { ruleId: 'chart-axis', severity: 'warning', objects: [CHART] },
    ]);
  });

  it('find a chart that was laid out for other braille, and lay it out again', async () => {
    const document = withChart({}, { Birnen: 6 });
    expect(await found(document, bookOf({ Birnen: 6 }))).toEqual([]);
    const [finding, ...others] = await found(document, bookOf({ Birnen: 9 }));
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ ruleId: 'chart-braille', severity: 'warning' });
    const fixed = engine.commands.apply(document, finding?.fix);
    if (!fixed.ok) throw new Error(JSON.stringify(fixed.error));
    expect(await found(fixed.value, bookOf({ Birnen: 9 }))).toEqual([]);
  });

  it('leave a hidden chart alone', async () => {
    const changes = [{ uuid: CHART, set: { hidden: true } }];
    const hidden = engine.commands.apply(withChart({ valuesName: '' }), { type: 'update-objects', changes });
    expect(hidden.ok && (await found(hidden.value))).toEqual([]);
  });
});
