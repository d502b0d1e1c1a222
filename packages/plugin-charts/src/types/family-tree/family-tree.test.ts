import { describe, expect, it } from '@jest/globals';
import {
  chartEngine,
  type Dice,
  proofedSheet,
  sampleFaults,
  variedSheets,
} from '../../../test/proofed-sheet.js';
import { layOutChart } from '../../kind/chart-object.js';
import { OUTLINE_ISSUES } from '../../texts/outline-texts.js';
import { familyTree, type FamilySpec } from './family-tree.js';
import { readFamily } from './read-family.js';

const AREA = { x: 10, y: 30, width: 277, height: 170 };

const treeOf = (...lines: string[]): FamilySpec => ({
  ...familyTree.sample('de'),
  outline: lines.join('\n'),
});

function drawn(spec: FamilySpec, area = AREA) {
  const uuid = '00000000-0000-4000-8000-000000000001';
  return layOutChart(chartEngine.kinds, spec, { uuid, area, cells: {} });
}

/** The middle of each box across, its upper edge and its half width, by the name in it. */
function placesOf(spec: FamilySpec) {
  return new Map(
    drawn(spec).objects.flatMap((object) =>
      object.type === 'rect'
        ? [[object.moniker, { x: object.x + object.width / 2, y: object.y, half: object.width / 2 }] as const]
        : [],
    ),
  );
}

const issueOf = (...lines: string[]) => {
  const family = readFamily(lines.join('\n'));
  if (family.ok) throw new Error('nothing is wrong');
  return family.error;
};

const NAMES = ['Anna', 'Bert', 'Carla', 'Dieter', 'Erika Maria', 'Friedrich', 'Gina', 'Hans-Peter'] as const;

function varied(dice: Dice, language: 'de' | 'en'): FamilySpec {
  const person = () => {
    const year = dice.number(1900, 1990);
    const years = dice.pick(['', ` (${year})`, ` (${year}-${year + 30})`]);
    return `${dice.pick(NAMES)} ${dice.pick(['A', 'B', 'C', 'D'])}${years}`;
  };
  const lines: string[] = [];
  const add = (depth: number): void => {
    const indent = '  '.repeat(depth);
    lines.push(`${indent}${person()}${dice.number(0, 2) === 0 ? '' : ` + ${person()}`}`);
    if (depth < 2) dice.list(depth === 0 ? 1 : 0, 2, () => add(depth + 1));
    if (dice.number(0, 4) === 0) {
      lines.push(`${indent}+ ${person()}`);
      if (depth < 2) dice.list(0, 2, () => add(depth + 1));
    }
  };
  add(0);
  const family = readFamily(lines.join('\n'));
  const outline = family.ok ? lines.join('\n') : 'Anna + Bert\n  Carla\n  Dieter';
  return { type: 'family-tree', language, title: language === 'de' ? 'Stammbaum' : 'Family', outline };
}

describe('a family tree', () => {
  it('has a row for each generation, and children below the middle of their parents', () => {
    const places = placesOf(treeOf('A + B', '  C + D', '    E', '    F', '    G', '  H'));
    const at = (name: string) => places.get(name) ?? { x: 0, y: 0, half: 0 };
    expect(at('A').y).toBe(at('B').y);
    expect([at('D').y, at('H').y]).toEqual([at('C').y, at('C').y]);
    expect(at('E').y).toBeGreaterThan(at('C').y + 20);
    expect((at('E').x + at('G').x) / 2).toBeCloseTo(
      (at('C').x + at('C').half + at('D').x - at('D').half) / 2,
      6,
    );
    expect((at('C').x + at('H').x) / 2).toBeCloseTo(
      (at('A').x + at('A').half + at('B').x - at('B').half) / 2,
      6,
    );
    expect(at('F').x - at('F').half - at('E').x - at('E').half).toBeGreaterThanOrEqual(6);
  });

  it('puts a person between two partners, with the children of each below their line', () => {
    const places = placesOf(treeOf('A', '  B', '  + C', '    D', '    E', '  + F', '    G'));
    const x = (name: string) => places.get(name)?.x ?? 0;
    expect([x('C') < x('B'), x('B') < x('F'), x('E') < x('G')]).toEqual([true, true, true]);
  });

  it('writes years below names, and shortens names that have no room', () => {
    const spec = treeOf('Anna (1900 - 1980) + Karl', '  Eva (1930-)');
    const labels = drawn(spec).objects.flatMap((object) => (object.type === 'label' ? [object.text] : []));
    expect(labels).toEqual(['Anna\n1900–1980', 'Karl', 'Eva\n1930–']);
    const short = drawn(spec, { ...AREA, width: 70 });
    const keys = short.objects.flatMap((object) => (object.type === 'label' ? [object.keyVal] : []));
    expect(keys).toEqual(['an', 'ka', 'ev']);
    expect(short.notes).toEqual([]);
    expect(drawn(spec, { ...AREA, height: 40 }).notes).toEqual([
      { code: 'family-too-large', params: { people: 3 }, isOpen: true },
    ]);
  });

  it('is described generation by generation', () => {
    const { summary, details } = familyTree.describe(familyTree.sample('de'));
    expect(summary).toBe('Familie Berg: 7 Personen in 3 Generationen, die älteste oben.');
    expect(details).toContain(
      '2. Generation: Kinder von Anna und Karl: Maria (1955) mit Otto (1950); Paul (1958).',
    );
    expect(familyTree.describe(familyTree.sample('en')).details).toContain(
      'Generation 3: Children of Mary and Otto',
    );
  });

  it('says what is wrong and where', () => {
    expect(issueOf('A', 'B')).toMatchObject({ code: 'family-roots', params: { line: 2, text: 'B' } });
    expect(issueOf('+ B')).toMatchObject({ code: 'family-partner', params: { line: 1 } });
    expect(issueOf('A + ')).toMatchObject({ code: 'family-name', params: { line: 1 } });
    expect(issueOf('A + B', '+ C', '+ D')).toMatchObject({
      code: 'family-partners',
      params: { line: 3, text: 'A' },
    });
    expect(issueOf('A', ...Array.from({ length: 40 }, (_, index) => `  B${index}`))).toMatchObject({
      code: 'family-people',
      params: { line: 41 },
    });
    expect(Object.keys(OUTLINE_ISSUES)).toEqual(
      expect.arrayContaining([
        'family-roots',
        'family-partner',
        'family-name',
        'family-partners',
        'family-people',
      ]),
    );
    expect(familyTree.schema.safeParse({ ...familyTree.sample('de'), outline: '+ B' }).success).toBe(false);
  });

  it('has no fault on its sample in any system', async () => {
    expect(await sampleFaults('family-tree')).toEqual([]);
  }, 60_000);

  it('has no fault on variations', async () => {
    const { faults, open } = await variedSheets(varied, 'a3-landscape');
    expect(faults).toEqual([]);
    expect(open).toBeLessThanOrEqual(2);
  }, 120_000);

  it('takes larger paper before it gives up', async () => {
    const lines = ['A + B', ...Array.from({ length: 12 }, (_, index) => `  Kind ${index}`)];
    const { notes } = await proofedSheet(treeOf(...lines), 'DE:VOLL', 'a3-landscape');
    expect(notes).toEqual([]);
  });
});
