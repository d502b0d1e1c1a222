import { describe, expect, it } from '@jest/globals';
import { chartEngine, type Dice, sampleFaults, variedSheets } from '../../../test/proofed-sheet.js';
import { FIGURE_NOTES } from '../../texts/figure-notes.js';
import { layOutChart } from '../../kind/chart-object.js';
import { noteSentence } from '../../texts/notes.js';
import { construction } from './construction.js';
import type { ConstructionElement } from './elements.js';
import { evaluate } from './evaluate.js';
import { parseConstruction, writeConstruction } from './parse.js';

const base = construction.sample('de');
const PLACE = {
  uuid: '00000000-0000-4000-8000-000000000001',
  area: { x: 10, y: 30, width: 190, height: 250 },
  cells: {},
};

function read(text: string): readonly ConstructionElement[] {
  const result = parseConstruction(text);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** Where the points of a typed construction lie. */
function points(text: string): Readonly<Record<string, readonly [number, number]>> {
  const { figures } = evaluate(read(text));
  return Object.fromEntries(
    [...figures].flatMap(([name, figure]) =>
      figure.kind === 'point' ? [[name, [figure.at.x, figure.at.y] as const]] : [],
    ),
  );
}

const near = (x: number, y: number) => [expect.closeTo(x, 6), expect.closeTo(y, 6)];
const issuesOf = (text: string) => evaluate(read(text)).issues.map(({ element, code }) => [element, code]);

describe('a construction', () => {
  it.each([
    ['a midpoint', 'A=(0;0)\nB=(6;2)\nM=Mittelpunkt(A;B)', 'M', near(3, 1)],
    [
      'lines',
      'A=(0;0)\nB=(4;4)\nC=(0;4)\nD=(4;0)\na=Gerade(A;B)\nb=Gerade(C;D)\nS=Schnittpunkt(a;b)',
      'S',
      near(2, 2),
    ],
    [
      'a line and a circle, first along the line',
      'M=(0;0)\nA=(-9;3)\nB=(9;3)\nk=Kreis(M;5)\ng=Gerade(A;B)\nS=Schnittpunkt(k;g;1)',
      'S',
      near(-4, 3),
    ],
    [
      'and then the second',
      'M=(0;0)\nA=(-9;3)\nB=(9;3)\nk=Kreis(M;5)\ng=Gerade(A;B)\nS=Schnittpunkt(k;g;2)',
      'S',
      near(4, 3),
    ],
    [
      'circles, first at the left',
      'M=(0;0)\nN=(6;0)\nk=Kreis(M;5)\nl=Kreis(N;5)\nS=Schnittpunkt(k;l)',
      'S',
      near(3, 4),
    ],
    [
      'a perpendicular',
      'A=(0;0)\nB=(4;3)\nP=(5;10)\ng=Gerade(A;B)\nl=Lot(g;P)\nF=Schnittpunkt(g;l)',
      'F',
      near(8, 6),
    ],
    [
      'a parallel',
      'A=(0;0)\nB=(1;1)\nP=(0;2)\nC=(4;0)\nD=(4;9)\ng=Gerade(A;B)\np=Parallele(g;P)\nh=Gerade(C;D)\nS=Schnittpunkt(p;h)',
      'S',
      near(4, 6),
    ],
    [
      'a circumcentre',
      'A=(0;0)\nB=(8;0)\nC=(3;6)\nm=Mittelsenkrechte(A;B)\nn=Mittelsenkrechte(A;C)\nU=Schnittpunkt(m;n)',
      'U',
      near(4, 1.75),
    ],
    [
      'an incentre',
      'A=(0;0)\nB=(3;0)\nC=(0;4)\na=Winkelhalbierende(B;A;C)\nb=Winkelhalbierende(C;B;A)\nI=Schnittpunkt(a;b)',
      'I',
      near(1, 1),
    ],
    [
      'a touching point',
      'M=(0;0)\nP=(5;0)\nk=Kreis(M;3)\nt=Tangente(P;k;1)\nT=Schnittpunkt(t;k)',
      'T',
      near(1.8, 2.4),
    ],
    [
      'a circle through three points',
      'A=(5;0)\nB=(-5;0)\nC=(0;5)\nk=Kreis(A;B;C)\nP=PunktAuf(k;270)',
      'P',
      near(0, -5),
    ],
    ['a point on a segment', 'A=(0;0)\nB=(8;4)\ns=Strecke(A;B)\nP=PunktAuf(s;0,25)', 'P', near(2, 1)],
    [
      'a circle of a measured radius',
      'A=(0;0)\nB=(3;4)\nl=Länge(A;B)\nk=Kreis(A;l)\nP=PunktAuf(k;0)',
      'P',
      near(5, 0),
    ],
    ['three sides', 'ABC=DreieckSSS(4;3;5)', 'C', near(1.8, 2.4)],
    ['two sides and the angle between', 'ABC=DreieckSWS(4;90;3)', 'C', near(0, 4)],
    ['a side and its angles', 'ABC=DreieckWSW(45;4;45)', 'C', near(2, 2)],
    ['a regular polygon', 'A=(0;0)\nB=(2;0)\nABCD=RegelmäßigesVieleck(A;B;4)', 'D', near(0, 2)],
  ])('finds %s', (_, text, name, place) => {
    expect(points(text)[name]).toEqual(place);
  });

  it('finds both triangles of two sides and an angle opposite one', () => {
    const { C, "C'": other } = points('ABC=DreieckSSW(4;6;35)');
    const distances = [C, other].map((at) => Math.hypot((at?.[0] ?? 0) - 6, at?.[1] ?? 0));
    expect(distances).toEqual([expect.closeTo(4, 6), expect.closeTo(4, 6)]);
    for (const at of [C, other])
      expect((Math.atan2(at?.[1] ?? 0, at?.[0] ?? 0) * 180) / Math.PI).toBeCloseTo(35, 6);
    expect(points('ABC=DreieckSSW(7;6;35)')["C'"]).toBeUndefined();
  });

  it('measures lengths, angles and areas', () => {
    const { figures } = evaluate(
      read('A=(0;0)\nB=(4;0)\nC=(0;3)\nd=Dreieck(A;B;C)\nl=Länge(B;C)\nw=Winkelmaß(B;A;C)\nf=Fläche(d)'),
    );
    expect(['l', 'w', 'f'].map((name) => figures.get(name))).toEqual(
      [5, 90, 6].map((value) => expect.objectContaining({ value: expect.closeTo(value, 9) })),
    );
  });

  it('follows when a point moves', () => {
    const text = (x: number) => `A=(${x};0)\nB=(6;0)\nM=Mittelpunkt(A;B)\nN=Mittelpunkt(M;B)`;
    expect(points(text(0))['N']).toEqual(near(4.5, 0));
    expect(points(text(2))['N']).toEqual(near(5, 0));
  });

  it.each([
    ['A=(1;1)\nB=(1;1)\ng=Gerade(A;B)', 'g', 'CONSTRUCTION_POINTS_COINCIDE'],
    ['A=(0;0)\nB=(1;1)\nC=(2;2)\nk=Kreis(A;B;C)', 'k', 'CONSTRUCTION_POINTS_ON_LINE'],
    [
      'A=(0;0)\nB=(1;0)\nP=(0;1)\ng=Gerade(A;B)\nh=Parallele(g;P)\nS=Schnittpunkt(g;h)',
      'S',
      'CONSTRUCTION_NO_INTERSECTION',
    ],
    ['M=(0;0)\nP=(1;0)\nk=Kreis(M;3)\nt=Tangente(P;k)', 't', 'CONSTRUCTION_INSIDE_CIRCLE'],
    ['ABC=DreieckSSS(1;2;9)', 'ABC', 'CONSTRUCTION_NO_TRIANGLE'],
    ['M=(0;0)\nk=Kreis(M;-1)', 'k', 'CONSTRUCTION_NOT_POSITIVE'],
    ['A=(0;0)\nM=Mittelpunkt(A;A)\nx=Kreis(A;M)', 'x', 'CONSTRUCTION_POINTS_COINCIDE'],
    ['A=(0;0)\nB=(1;0)\ng=Strecke(A;B)\nk=Tangente(A;g)', 'k', 'CONSTRUCTION_WRONG_ARGUMENT'],
  ])('names what cannot be: %j', (text, element, code) => {
    expect(issuesOf(text)[0]).toEqual([element, code]);
    expect(FIGURE_NOTES).toHaveProperty(code);
  });

  it('draws the first of two elements of one name, and says so', () => {
    const elements = read('A=(0;0)\nB=(8;0)\nC=(3;6)\ns=Strecke(A;B)\nt=Strecke(A;C)\nu=Strecke(B;C)').map(
      (element) => (['t', 'u'].includes(element.name) ? { ...element, name: 's' } : element),
    );
    const hidden = elements.map((element, index) => ({
      ...element,
      style: index > 3 ? ('hidden' as const) : element.style,
    }));
    for (const spec of [elements, hidden].map((own) => ({ ...base, elements: own }))) {
      const { objects, notes } = layOutChart(chartEngine.kinds, spec, PLACE);
      expect(objects.filter((object) => object.type === 'line')).toHaveLength(1);
      expect(new Set(objects.map(({ uuid }) => uuid)).size).toBe(objects.length);
      expect(notes.map((note) => [noteSentence(note, 'de'), note.isOpen])).toEqual([
        ['Den Namen „s“ gibt es schon. Geben Sie dem zweiten Element einen anderen.', true],
      ]);
      expect(construction.describe(spec).details.match(/^s: /gmu)).toHaveLength(1);
    }
  });

  it('names the argument that does not fit', () => {
    const { issues } = evaluate(read('A=(0;0)\nB=(1;0)\ns=Strecke(A;B)\nf=Fläche(s)'));
    expect(issues.map(({ params }) => params)).toEqual([{ name: 's' }]);
  });

  it('names what is built on what cannot be, and draws the rest', () => {
    const text = 'A=(0;0)\nB=(0;0)\nC=(4;3)\ng=Gerade(A;B)\nl=Lot(g;C)\ns=Strecke(A;C)';
    expect(issuesOf(text)).toEqual([
      ['g', 'CONSTRUCTION_POINTS_COINCIDE'],
      ['l', 'CONSTRUCTION_BUILT_ON_MISSING'],
    ]);
    expect(evaluate(read(text)).figures.get('s')).toBeDefined();
  });

  it('says what a finger cannot keep apart', () => {
    const notes = (text: string) =>
      layOutChart(chartEngine.kinds, { ...base, elements: [...read(text)] }, PLACE).notes.map(
        ({ code }) => code,
      );
    expect(notes('A=(0;0)\nB=(9;1)\nC=(0;1)\nD=(9;0)\ng=Strecke(A;B)\nh=Strecke(C;D)')).toContain(
      'figure-crossing',
    );
    expect(notes('A=(0;0)\nB=(9;0)\nC=(0;0,2)\nD=(9;0,2)\ng=Strecke(A;B)\nh=Strecke(C;D)')).toContain(
      'figure-lines-close',
    );
    expect(notes('A=(0;0)\nB=(9;9)\nC=(0;9)\nD=(9;0)\ng=Strecke(A;B)\nh=Strecke(C;D)')).toEqual([]);
  });

  it('passes the proof in all systems', async () => {
    expect(await sampleFaults('construction')).toEqual([]);
  });

  it('passes the proof varied', async () => {
    const { faults, open } = await variedSheets((dice, language) => ({
      ...base,
      language,
      elements: [...read(typed(dice))],
      unit: dice.pick(['', 'cm']),
    }));
    expect(faults).toEqual([]);
    expect(open).toBeLessThanOrEqual(24);
  }, 60_000);
});

/** A construction of a random triangle. */
function typed(dice: Dice): string {
  const [x, y] = [dice.number(5, 9), dice.number(4, 9)];
  const start = [`A = (0; 0)`, `B = (${x}; ${dice.number(-1, 1)})`, `C = (${dice.number(0, x)}; ${y})`];
  const more: readonly [readonly string[], ...(readonly string[])[]] = [
    ['d = Dreieck(A; B; C)', 'm = Mittelsenkrechte(A; B) gestrichelt', 'w = Winkel(B; A; C)'],
    ['d = Dreieck(A; B; C)', 'M = Mittelpunkt(A; B)', 's = Strecke(M; C) gestrichelt'],
    ['a = Strecke(A; B) benannt', 'b = Gerade(A; C)', 'p = Parallele(a; C) benannt'],
    ['k = Kreis(A; B; C)', 'd = Dreieck(A; B; C)'],
    [
      'd = Dreieck(A; B; C)',
      'l = Länge(A; B)',
      'v = Winkel(B; A; C)',
      'w = Winkelmaß(B; A; C)',
      'f = Fläche(d)',
    ],
    ['g = Gerade(A; B)', 'h = Lot(g; C) gestrichelt', 'F = Schnittpunkt(g; h)', 'r = Winkel(B; F; C)'],
    ['k = Kreis(A; 2)', 't = Tangente(C; k; 1)', 'u = Tangente(C; k; 2)'],
  ];
  return [...start, ...dice.pick(more)].join('\n');
}

describe('a typed construction', () => {
  const text =
    'A = (0; 0)\nB = (6,5; -2)\nc = Strecke(A; B) gestrichelt\nM = Mittelpunkt(A; B)\nk = Kreis(M; 3) benannt\nABC = DreieckSSS(3; 4; 5)';

  it('is read and written again in both languages', () => {
    const elements = read(text);
    expect(elements).toHaveLength(6);
    expect(writeConstruction(elements, 'de')).toBe(text);
    expect(writeConstruction(elements, 'en').split('\n')[2]).toBe('c = Segment(A, B) dashed');
    expect(read(writeConstruction(elements, 'en'))).toEqual(elements);
  });

  it('is read in the ways of schools', () => {
    expect(read('A(2|3)')[0]).toMatchObject({ name: 'A', kind: 'point', args: [2, 3] });
    expect(read('A(−1,5|3)   # der erste Punkt')[0]?.args).toEqual([-1.5, 3]);
    expect(read('A = (0, 1.5)\nB = Point(1, 2)\nSegment(A, B)')[2]).toMatchObject({
      kind: 'segment',
      args: ['A', 'B'],
    });
    expect(read('w = DreieckSWS(4; 35°; 3)')[0]?.args).toEqual([4, 35, 3]);
    expect(read('a = laenge(A; B)'.replace('A; B', '1; 2'))).toHaveLength(1);
  });

  it.each([
    ['A = (0; 0)\nB = (1; ?)', 'CONSTRUCTION_BAD_ARGUMENT', 2, 9],
    ['g = Kurve(A; B)', 'CONSTRUCTION_UNKNOWN_FUNCTION', 1, 5],
    ['A = (0; 0', 'CONSTRUCTION_EXPECTED', 1, 10],
    ['A = (0; 0)\n  A = (1; 1)', 'CONSTRUCTION_NAME_TWICE', 2, 3],
    ['A = (0; 0)\ng = Gerade(A; B)', 'CONSTRUCTION_UNKNOWN_NAME', 2, 15],
    ['A = (0; 0; 1)', 'CONSTRUCTION_WRONG_COUNT', 1, 5],
    ['= (0; 0)', 'CONSTRUCTION_EXPECTED_NAME', 1, 1],
    ['A = (0; 0) rot', 'CONSTRUCTION_EXPECTED', 1, 12],
  ])('says where it cannot be read: %j', (bad, code, line, column) => {
    const result = parseConstruction(bad);
    expect(result.ok ? [] : result.error[0]).toMatchObject({ code, line, column });
    if (!result.ok)
      expect(
        bad
          .split('\n')
          .slice(0, line - 1)
          .join('\n').length +
          (line > 1 ? 1 : 0) +
          column -
          1,
      ).toBe(result.error[0]?.index);
  });

  it('finds names that are free for elements without one', () => {
    const written = writeConstruction(read('A = (0; 0)\nB = (1; 1)\nStrecke(A; B)'), 'de');
    expect(read(`${written}\nGerade(A; B)`).map(({ name }) => name)).toEqual([
      'A',
      'B',
      'element1',
      'element2',
    ]);
  });

  it('is bounded', () => {
    expect(parseConstruction('A = (0; 0)\n'.repeat(2000)).ok).toBe(false);
  });
});
