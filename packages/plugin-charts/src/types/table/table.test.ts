import { describe, expect, it } from '@jest/globals';
import { chartEngine, sampleFaults, variedSheets } from '../../../test/proofed-sheet.js';
import { layOutChart } from '../../kind/chart-object.js';
import { table } from './table.js';

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
