import { describe, expect, it } from '@jest/globals';
import { chartEngine, type Dice, diceOf } from '../../test/proofed-sheet.js';
import { RANDOM_TYPES, randomTable } from '../../test/tables/random-tables.js';
import { layOutChart } from '../kind/chart-object.js';
import { FIGURE_NOTES } from '../texts/figure-notes.js';
import { CHART_LANGUAGES, type ChartNote } from '../texts/language.js';
import { noteSentence } from '../texts/notes.js';
import { parseConstruction } from './construction/parse.js';
import { CHART_TYPES, CHART_TYPE_NAMES, type ChartSpec, chartSpecSchema } from './index.js';

const uuid = '00000000-0000-4000-8000-000000000001';
const SIDES = [20, 60, 190] as const;

/** What is said of `spec` in a box of these sides. */
const notesIn = (spec: ChartSpec, width: number, height: number): readonly ChartNote[] =>
  layOutChart(chartEngine.kinds, spec, { uuid, area: { x: 10, y: 10, width, height }, cells: {} }).notes;

/** All that is said of `spec` in boxes from too small to a page. */
const notesOf = (spec: ChartSpec): readonly ChartNote[] =>
  SIDES.flatMap((width) => SIDES.flatMap((height) => notesIn(spec, width, height)));

/** What is wrong with the sentences of `notes`: places that no value fills, and codes without a sentence. */
const faultsOf = (notes: readonly ChartNote[]): readonly string[] =>
  notes.flatMap((note) =>
    CHART_LANGUAGES.flatMap((language) => {
      const sentence = noteSentence(note, language);
      return sentence === note.code || /\{\w+(?:\|[^}]*)?\}/u.test(sentence) ? [sentence] : [];
    }),
  );

/** Formulas, and lines that are no formulas. */
const FORMULAS = [
  'x^2',
  'sin(40x)',
  'x + 0,2',
  '1/x',
  'sqrt(x - 20)',
  'floor(9x)',
  'x^3',
  '',
  '2(x',
  'foo(x)',
  'a x',
  'y = y',
  'root(x)',
  '(('.repeat(40),
  'x #',
] as const;

const number = (dice: Dice) => dice.number(-12, 12, 0.5);
const LETTERS = ['A', 'B', 'C', 'D', 'ABC', 'g'] as const;
const KINDS = [
  'point',
  'segment',
  'circle',
  'intersection',
  'tangent',
  'area',
  'polygon',
  'triangleSSS',
  'triangleSSA',
  'regularPolygon',
  'parallel',
  'angle',
  'length',
] as const;

/** Specs with much that cannot be drawn, by their type. */
const WILD: Readonly<Record<string, (dice: Dice) => object>> = {
  construction: (dice) => ({
    elements: dice.list(3, 9, () => ({
      name: dice.pick(LETTERS),
      kind: dice.pick(KINDS),
      args: dice.list(1, 4, () => (dice.pick([true, false]) ? dice.pick(LETTERS) : number(dice))),
    })),
    scaleMm: dice.pick([null, 30]),
  }),
  function: (dice) => ({
    graphs: dice.list(1, 6, () => ({ formula: dice.pick(FORMULAS) })),
    hasZeros: true,
    hasExtrema: true,
    hasIntersections: true,
    hasAsymptotes: true,
  }),
  coordinates: (dice) => ({
    system: dice.pick(['polar', 'cartesian']),
    points: dice.list(0, 6, () => ({ x: number(dice), y: number(dice), name: dice.pick(['', 'P']) })),
    segments: dice.list(0, 3, () => ({
      from: { x: number(dice), y: number(dice) },
      to: { x: number(dice), y: number(dice) },
    })),
  }),
  'number-line': (dice) => ({
    points: dice.list(0, 9, () => ({ at: number(dice), name: dice.name() })),
    intervals: dice.list(0, 4, () => ({ from: number(dice), to: number(dice) })),
    jumps: dice.list(0, 4, () => ({ from: dice.number(0, 3), to: dice.number(0, 3) })),
  }),
  'unit-circle': (dice) => ({ degrees: dice.number(0, 360) }),
  thermometer: (dice) => ({ value: dice.number(-80, 80) }),
};

/** All that is said of specs of `type`, each in a box of its own. */
const wildNotes = (type: string): readonly ChartNote[] =>
  Array.from({ length: 12 }, (_, index) => {
    const dice = diceOf(index + 1);
    const base = { type, title: '', language: CHART_LANGUAGES[index % 2] };
    const spec = chartSpecSchema.parse({ ...base, ...WILD[type]?.(dice) });
    return notesIn(spec, dice.pick(SIDES), dice.pick([60, 190, 190]));
  }).flat();

describe('notes', () => {
  it.each(CHART_TYPE_NAMES)('of the samples of %s are whole sentences', (type) => {
    const notes = CHART_LANGUAGES.flatMap((language) => notesOf(CHART_TYPES[type].sample(language)));
    expect(notes.length).toBeGreaterThan(0);
    expect(faultsOf(notes)).toEqual([]);
  });

  it.each(RANDOM_TYPES)('of random tables as %s are whole sentences', (type) => {
    const seeds = [0, 1, 2].map((turn) => RANDOM_TYPES.indexOf(type) + turn * RANDOM_TYPES.length);
    const notes = seeds.flatMap((seed) => notesOf(chartSpecSchema.parse(randomTable(seed).input)));
    expect(notes.length).toBeGreaterThan(0);
    expect(faultsOf(notes)).toEqual([]);
  });

  it.each(Object.keys(WILD))('of what cannot be drawn as %s are whole sentences', (type) => {
    const notes = wildNotes(type);
    expect(notes.some(({ isOpen }) => isOpen)).toBe(true);
    expect(faultsOf(notes)).toEqual([]);
  });

  it.each([
    'A = (0; 0)\nA = (1; 1)',
    'A = (0; ?)',
    'g = Kurve(A; B)',
    'A = (0; 0',
    'A = (1; 2; 3)',
    'g = Gerade(A; B)',
    '= (0; 0)',
    '# \n'.repeat(9000),
  ])('of the typed construction %j are whole sentences', (text) => {
    const parsed = parseConstruction(text);
    const issues = parsed.ok ? [] : parsed.error;
    expect(issues).not.toEqual([]);
    expect(faultsOf(issues.map(({ code, params }) => ({ code, params, isOpen: true })))).toEqual([]);
  });

  it('name the same values in both languages', () => {
    const placesOf = (sentence: string) =>
      [...new Set([...sentence.matchAll(/\{(\w+)/gu)].map(([, name]) => name))].sort();
    for (const { de, en } of Object.values(FIGURE_NOTES)) expect(placesOf(en)).toEqual(placesOf(de));
  });

  it('are in the language of the reader, with the problem of a formula and numbers as it writes them', () => {
    const spec = chartSpecSchema.parse({
      ...CHART_TYPES.function.sample('en'),
      graphs: [{ formula: '2(x' }],
    });
    expect(notesOf(spec).map((note) => noteSentence(note, 'de'))).toContain(
      'Die Formel „2(x“ ist nicht lesbar: „(“ wird nicht geschlossen.',
    );
    const note = { code: 'CONSTRUCTION_NOT_POSITIVE', params: { element: 'k', value: -1.5 }, isOpen: true };
    expect(noteSentence(note, 'de')).toBe('„k“: -1,5 ist keine Länge; sie muss größer als 0 sein.');
  });
});
