import { describe, expect, it } from '@jest/globals';
import { createEngine, type Document, type PageObject } from '@tastwerk/editor-core';
import { standardPlugins } from '@tastwerk/editor-core/plugins';
import { buildScene, bundledFontMetrics } from '@tastwerk/editor-core/scene';
import { proof, swellProfile } from '@tastwerk/editor-core/proofing';
import { charts } from '../plugin.js';
import { barChart } from '../types/bar/bar-chart.js';
import type { ChartObject } from './chart-object.js';

const engine = createEngine([...standardPlugins, charts]);
const { kinds } = engine;
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [PAGE, CHART] = [id(2), id(3)];
const resources = { kinds, braille: { get: () => undefined }, font: bundledFontMetrics };

const SPEC = barChart.sample('de');

function withChart(input: Partial<ChartObject> = {}): Document {
  const chart = kinds.create('chart', { uuid: CHART, spec: SPEC, ...input });
  return applied(engine.blank({ uuid: id(1), pageUuid: PAGE, language: 'de' }), {
    type: 'add-objects',
    pageUuid: PAGE,
    objects: [chart],
  });
}

function applied(document: Document, command: unknown): Document {
  const result = engine.commands.apply(document, command);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

function chartOf({ pages }: Document): ChartObject {
  const chart = pages[0]?.objects.find(({ type }) => type === 'chart');
  if (chart?.type !== 'chart') throw new Error('there is no chart');
  return chart;
}

const named = ({ objects }: ChartObject, moniker: string): PageObject | undefined =>
  objects.find((object) => object.moniker === moniker);

describe('a chart', () => {
  it('survives JSON, and the document names its plugin', () => {
    const document = withChart();
    const read = engine.parse(JSON.parse(JSON.stringify(document)));
    expect(read).toMatchObject({ ok: true, value: { document } });
    expect(document.plugins).toEqual({ [charts.id]: charts.version });
  });

  it('is laid out again when its data changes, in one step', () => {
    const before = withChart();
    const series = [{ name: 'Anzahl', values: [45, 35, 20, 30] }];
    const changes = [{ uuid: CHART, set: { spec: { ...SPEC, series } } }];
    const after = chartOf(applied(before, { type: 'update-objects', changes }));
    const height = (chart: ChartObject, name: string) => kinds.frameOf(named(chart, name) ?? chart).height;
    expect(height(after, 'Äpfel')).toBe(height(chartOf(before), 'Kirschen'));
    expect(after.objects.map(({ uuid }) => uuid)).toEqual(chartOf(before).objects.map(({ uuid }) => uuid));
  });

  it('tells what it shows, and its data line by line', () => {
    const told = kinds.toldOf(chartOf(withChart()));
    expect(told?.summary).toMatch(/Werte von/u);
    expect(told?.data).toContain(`Äpfel: ${SPEC.series[0]?.values[0]}`);
    expect(told?.data).not.toContain('');
  });

  it('refuses data that is none', () => {
    const changes = [{ uuid: CHART, set: { spec: { ...SPEC, names: [] } } }];
    expect(engine.commands.apply(withChart(), { type: 'update-objects', changes }).ok).toBe(false);
    const tooMany = { ...SPEC, series: Array.from({ length: 13 }, () => SPEC.series[0]) };
    const many = [{ uuid: CHART, set: { spec: tooMany } }];
    expect(engine.commands.apply(withChart(), { type: 'update-objects', changes: many }).ok).toBe(false);
  });

  it('moves with all that draws it, and is laid out for the size that it is given', () => {
    const start = withChart();
    const moved = chartOf(applied(start, { type: 'move-objects', uuids: [CHART], dx: 7, dy: -3 }));
    const [first] = chartOf(start).objects;
    expect(kinds.frameOf(moved.objects[0] ?? moved).x).toBeCloseTo(kinds.frameOf(first ?? moved).x + 7, 6);
    const from = kinds.frameOf(chartOf(start));
    const to = { ...from, width: from.width * 1.2, height: from.height / 2 };
    const sized = chartOf(applied(start, { type: 'resize-objects', uuids: [CHART], from, to }));
    expect(sized).toMatchObject(to);
    const labels = sized.objects.filter(({ type }) => type === 'label');
    expect(labels.length).toBeLessThan(chartOf(start).objects.filter(({ type }) => type === 'label').length);
    expect(new Set(labels.map((label) => kinds.frameOf(label).height)).size).toBe(1);
  });

  it('stays upright when it is turned', () => {
    const centre = { x: 105, y: 140 };
    const turned = applied(withChart(), { type: 'rotate-objects', uuids: [CHART], degrees: 90, centre });
    expect(new Set(chartOf(turned).objects.map(kinds.angleOf))).toEqual(new Set([0]));
  });

  it('breaks up into what draws it', () => {
    const document = withChart();
    const plain = applied(document, { type: 'ungroup-objects', uuids: [CHART] });
    const drawing = plain.pages[0]?.objects.filter(({ type }) => type !== 'key');
    expect(drawing).toEqual(chartOf(document).objects);
    expect(plain.plugins).toEqual({});
  });

  it('is drawn by a program without the plugin as by one with it', () => {
    const document = withChart();
    const without = createEngine(standardPlugins);
    const read = without.parse(JSON.parse(JSON.stringify(document)));
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const scene = buildScene(read.value.document, 0, { ...resources, kinds: without.kinds });
    expect(scene.primitives).toEqual(buildScene(document, 0, resources).primitives);
  });

  it('is proofed by its parts: bars that come too close are found, as plain ones are', async () => {
    const chart = chartOf(withChart());
    const bar = named(chart, 'Äpfel');
    if (bar?.type !== 'rect') throw new Error('there is no bar');
    const beside = { ...bar, uuid: id(9), y: 45, height: 20 };
    const objects = [...chart.objects, beside, { ...beside, uuid: id(10), x: beside.x + beside.width + 2.5 }];
    const document = withChart({ objects });
    const rules = await engine.rules();
    const gaps = (checked: Document) =>
      proof(rules, checked, swellProfile, resources).filter(({ ruleId }) => ruleId === 'gap-elements');
    expect(gaps(document).map(({ severity }) => severity)).toContain('error');
    expect(gaps(document)).toEqual(gaps(applied(document, { type: 'ungroup-objects', uuids: [CHART] })));
  });
});
