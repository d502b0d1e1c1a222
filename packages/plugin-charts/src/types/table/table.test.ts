import { describe, expect, it } from '@jest/globals';
import { chartEngine, sampleFaults, variedSheets } from '../../../test/proofed-sheet.js';
import { countingSheet } from '../../../test/counting-sheet.js';
import { layOutChart } from '../../kind/chart-object.js';
import { table, type TableSpec } from './table.js';

const base = table.sample('de');

describe('a table', () => {
  it('shortens long texts alike everywhere', () => {
    const rows = [
      ['Mathematik', 'Donnerstagvormittag', 'Sachunterricht'],
      ['Sachunterricht', 'Donnerstagvormittag', 'Mathematik'],
    ];
    const { objects } = layOutChart(
      chartEngine.kinds,
      { ...base, rows },
      {
        uuid: '00000000-0000-4000-8000-000000000001',
        area: { x: 10, y: 30, width: 150, height: 200 },
        cells: {},
      },
    );
    const shown = objects.flatMap((object) =>
      object.type === 'label' ? [[object.text, object.isKey ? object.keyVal : object.text] as const] : [],
    );
    expect(shown).toHaveLength(6);
    expect(shown.some(([text, short]) => text !== short)).toBe(true);
    const meanings = new Map(shown);
    for (const [text, short] of shown) expect(meanings.get(text)).toBe(short);
  });

  const rulesOf = (spec: Partial<TableSpec>) => {
    const { objects } = layOutChart(
      chartEngine.kinds,
      { ...base, ...spec },
      {
        uuid: '00000000-0000-4000-8000-000000000001',
        area: { x: 10, y: 30, width: 190, height: 200 },
        cells: {},
      },
    );
    return objects.flatMap((object) => (object.type === 'line' ? [object] : []));
  };
  const headsOf = (spec: Partial<TableSpec>) =>
    rulesOf(spec)
      .filter(({ borderWidth }) => borderWidth === 1.5)
      .map(({ dx }) => (dx === 0 ? 'column' : 'row'));

  it.each(['all', 'head'] as const)('parts its head row and head column by wider rules: %s', (rules) => {
    for (const hasHeadRow of [true, false]) {
      for (const hasHeadColumn of [true, false]) {
        expect(headsOf({ rules, hasHeadRow, hasHeadColumn })).toEqual([
          ...(hasHeadColumn ? ['column'] : []),
          ...(hasHeadRow ? ['row'] : []),
        ]);
      }
    }
  });

  it.each(['all', 'head'] as const)('has no head that is the only row or column: %s', (rules) => {
    const heads = { rules, hasHeadRow: true, hasHeadColumn: true };
    expect(headsOf({ ...heads, rows: [['a', 'b']] })).toEqual(['column']);
    expect(headsOf({ ...heads, rows: [['a'], ['b']] })).toEqual(['row']);
    expect(rulesOf({ ...heads, rows: [['a']] })).toHaveLength(rules === 'all' ? 4 : 0);
  });

  it('draws no other rule than those of its heads', () => {
    const heads = { hasHeadRow: true, hasHeadColumn: true };
    expect(rulesOf({ ...heads, rules: 'head' })).toHaveLength(2);
    expect(rulesOf({ ...heads, rules: 'none' })).toEqual([]);
  });

  it('breaks each text once for each width', () => {
    const rows = Array.from({ length: 5 }, (_, row) =>
      Array.from({ length: 9 }, (_, column) => `Spaltenwort${row}x${column}`),
    );
    const { sheet, measured } = countingSheet();
    table.layOut({ ...base, rows }, sheet);
    // As they are, and three widths at which texts with spaces break.
    for (const text of rows.flat()) expect(measured.filter((other) => other === text)).toHaveLength(4);
  });

  it('refuses tables without cells', () => {
    expect(table.schema.safeParse({ ...base, rows: [] }).success).toBe(false);
    expect(table.schema.safeParse({ ...base, rows: [[]] }).success).toBe(false);
  });

  it('tells its rows', () => {
    expect(table.describe(base).details.split('\n')[1]).toBe('Jupiter; 142984 km; 95');
  });

  it('passes the proof in all systems', async () => {
    expect(await sampleFaults('table')).toEqual([]);
  });

  it('passes the proof varied', async () => {
    const { faults, open } = await variedSheets((dice, language) => {
      const columns = dice.number(1, 5);
      return {
        ...base,
        language,
        hasHeadColumn: dice.pick([true, false]),
        rules: dice.pick(['all', 'head', 'none']),
        rows: dice.list(1, 9, () =>
          Array.from({ length: columns }, () =>
            dice.pick([dice.name(), String(dice.number(0, 9999)), `${dice.name()} ${dice.name()}`]),
          ),
        ),
      };
    });
    expect(faults).toEqual([]);
    expect(open).toBeLessThanOrEqual(6);
  });
});
