import { describe, expect, it } from '@jest/globals';
import { chartEngine, type Dice, sampleFaults, variedSheets } from '../../../test/proofed-sheet.js';
import { layOutChart } from '../../kind/chart-object.js';
import { familyTree, type FamilyTreeSpec } from './family-tree.js';

const base = familyTree.sample('de');
const drawn = (spec: FamilyTreeSpec) =>
  layOutChart(chartEngine.kinds, spec, {
    uuid: '00000000-0000-4000-8000-000000000001',
    area: { x: 10, y: 30, width: 277, height: 170 },
    cells: {},
  });

describe('a family tree', () => {
  it('puts children below their parents, in their order', () => {
    const labels = drawn({ ...base, direction: 'down' }).objects.flatMap((object) =>
      object.type === 'label' ? [object] : [],
    );
    const place = (text: string) => labels.find((label) => label.text === text) ?? { x: 0, y: 0, width: 0 };
    const middle = (text: string) => place(text).x + place(text).width / 2;
    expect(place('Tom').y).toBe(place('Mia').y);
    expect(place('Tom').y).toBeGreaterThan(place('Jonas').y);
    expect(middle('Tom')).toBeLessThan(middle('Lea'));
    expect(middle('Mia')).toBeCloseTo(middle('Eva + Ben'), 1);
  });

  it('goes to the right where it is too wide', () => {
    const text = [
      'Urgroßmutter',
      ...Array.from({ length: 5 }, (_, index) => `  Nachkomme Nummer ${index}`),
    ].join('\n');
    const xs = drawn({ ...base, text, direction: 'right' }).objects.flatMap((object) =>
      object.type === 'rect' ? [object.x] : [],
    );
    expect(new Set(xs.map(Math.round)).size).toBe(2);
  });

  it('says when there is no room', () => {
    const text = Array.from({ length: 40 }, (_, index) => `Person ${index}`).join('\n');
    expect(drawn({ ...base, text }).notes).toEqual([{ code: 'figure-no-room', params: {}, isOpen: true }]);
  });

  it('refuses nothing', () => {
    expect(familyTree.schema.safeParse({ ...base, text: ' \n ' }).success).toBe(false);
  });

  it('passes the proof in all systems', async () => {
    expect(await sampleFaults('family-tree')).toEqual([]);
  });

  it('passes the proof varied', async () => {
    const children = (dice: Dice, depth: number): string[] =>
      dice
        .list(0, depth === 0 ? 3 : 2, () => `${'  '.repeat(depth + 1)}${dice.name()}`)
        .flatMap((line) => [line, ...(depth < 2 ? children(dice, depth + 1) : [])]);
    const { faults, open } = await variedSheets(
      (dice, language) => ({
        ...base,
        language,
        text: [dice.name(), ...children(dice, 0)].join('\n'),
        direction: dice.pick(['auto', 'down', 'right']),
      }),
      'a4-landscape',
    );
    expect(faults).toEqual([]);
    expect(open).toBeLessThanOrEqual(12);
  });
});
