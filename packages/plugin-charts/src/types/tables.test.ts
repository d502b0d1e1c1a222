import { describe, expect, it } from '@jest/globals';
import { proof, swellProfile } from '@tastwerk/editor-core/proofing';
import { engine, proofTable, resourcesWith, rules, SYSTEMS } from '../../test/tables/proof-table.js';
import { randomTable, RANDOM_TYPES } from '../../test/tables/random-tables.js';
import { CHART_TYPES, chartSpecSchema } from './index.js';

/** Tables of each type that are proofed here; `scripts/proof-tables.mjs` proofs 300. */
const TABLES = 2;

/** Sizes of paper, and which of the braille systems is taken, counted from the number of the table on. */
const CASES = [
  ['a4', 0],
  ['a3', 3],
] as const;

const seeds = RANDOM_TYPES.flatMap((type, index) =>
  Array.from({ length: TABLES }, (_, turn) => ({ type, seed: index + turn * RANDOM_TYPES.length })),
);

describe('charts of random tables', () => {
  it.each(seeds)(
    'pass the proof on A4 and A3 in two braille systems: $type $seed',
    async ({ type, seed }) => {
      const table = randomTable(seed);
      expect(table.type).toBe(type);
      for (const [size, turn] of CASES) {
        const system = SYSTEMS[(seed + turn) % SYSTEMS.length] ?? 'DE:VOLL';
        const found = await proofTable(table.input, size, system);
        const findings = [...found.whole, ...found.brokenUp].map(({ ruleId }) => ruleId);
        const faults = found.openNotes.length > 0 ? [] : findings;
        expect({ size, system, faults }).toEqual({ size, system, faults: [] });
        expect(found.coveredPrint).toEqual([]);
        expect(found.isReadBack).toBe(true);
      }
    },
  );
});

describe('samples', () => {
  it.each(RANDOM_TYPES)(
    'of %s pass the proof without a note, and say what they show in both languages',
    async (type) => {
      for (const [language, system] of [
        ['de', 'DE:VOLL'],
        ['en', 'EN:UEB2'],
      ] as const) {
        const sample = CHART_TYPES[type].sample(language);
        const { whole, brokenUp, openNotes, spec } = await proofTable(sample, 'a4', system);
        expect([whole, brokenUp, openNotes]).toEqual([[], [], []]);
        expect(chartSpecSchema.parse(sample)).toEqual(spec);
      }
      const described = RANDOM_TYPES.map((name) => {
        const spec = CHART_TYPES[name].sample('de');
        return Object.values(CHART_TYPES[name].describe(spec as never)).every((text) => text !== '');
      });
      expect(described).not.toContain(false);
    },
  );
});

const four = { names: ['Nord', 'Süd', 'Ost', 'West'], language: 'de', title: 'Wahl' } as const;
const values = [10, 40, 25, 33];

describe('planted faults', () => {
  const grouped = {
    ...four,
    type: 'bar',
    rowsName: 'Gebiet',
    valuesName: 'Stimmen',
    isStacked: true,
    series: [
      { name: 'A-Partei', values },
      { name: 'B-Partei', values },
    ],
  };

  it('finds a chart with nine series, and says that not all are drawn', async () => {
    const series = Array.from({ length: 9 }, (_, index) => ({ name: `Reihe ${index + 1}`, values }));
    for (const type of ['bar', 'line']) {
      const found = await proofTable(
        { ...four, type, series, rowsName: 'a', valuesName: 'b' },
        'a4',
        'DE:VOLL',
      );
      expect(found.whole.map(({ ruleId }) => ruleId)).toContain('chart-series');
      expect(found.openNotes).toContain('tooManySeries');
    }
  });

  it('finds look-alike textures beside each other', async () => {
    const { sheet, book, whole } = await proofTable(grouped, 'a4', 'DE:VOLL');
    expect(whole).toEqual([]);
    const chart = sheet.document.pages[0]?.objects.find(({ type }) => type === 'chart');
    const apart = engine.commands.apply(sheet.document, {
      type: 'ungroup-objects',
      uuids: [chart?.uuid ?? ''],
    });
    if (!apart.ok) throw new Error(JSON.stringify(apart.error));
    const dotted = apart.value.pages[0]?.objects.filter(
      (object) => object.type === 'rect' && object.pattern.template === 'dotted_tight',
    );
    const changes = (dotted ?? []).map(({ uuid }) => ({
      uuid,
      set: { pattern: { template: 'diagonal_lines_wide', offset: 2, clearance: 0 } },
    }));
    expect(changes.length).toBeGreaterThan(0);
    const planted = engine.commands.apply(apart.value, { type: 'update-objects', changes } as never);
    if (!planted.ok) throw new Error(JSON.stringify(planted.error));
    const idsOf = (document: typeof apart.value) =>
      proof(rules, document, swellProfile, resourcesWith(book)).map(({ ruleId }) => ruleId);
    expect(idsOf(apart.value)).not.toContain('texture-contrast');
    expect(idsOf(planted.value)).toContain('texture-contrast');
  });

  it('finds an axis without a name', async () => {
    const found = await proofTable({ ...grouped, valuesName: '' }, 'a4', 'DE:VOLL');
    expect(found.whole.map(({ ruleId }) => ruleId)).toContain('chart-axis');
    expect(found.openNotes).toContain('unnamedAxis');
  });
});
