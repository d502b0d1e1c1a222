import { describe, expect, it } from '@jest/globals';
import { sampleFaults, variedSheets, chartEngine } from '../../../test/proofed-sheet.js';
import { layOutChart } from '../../kind/chart-object.js';
import { noteSentence } from '../../texts/notes.js';
import { numberLine } from './number-line.js';
import type { NumberLineSpec } from './number-line-spec.js';

const AREA = { x: 10, y: 30, width: 277, height: 170 };
const drawn = (spec: NumberLineSpec) =>
  layOutChart(chartEngine.kinds, spec, {
    uuid: '00000000-0000-4000-8000-000000000001',
    area: AREA,
    cells: { '1/2': 5, '-1/2': 7, '1 1/2': 8 },
  });
const base = numberLine.sample('de');
const plain = (spec: Partial<NumberLineSpec>): NumberLineSpec => ({
  ...base,
  points: [],
  intervals: [],
  jumps: [],
  ...spec,
});
const textsOf = (spec: NumberLineSpec) =>
  drawn(spec).objects.flatMap((object) => (object.type === 'label' ? [object.text] : []));

describe('a number line', () => {
  it('puts points where their numbers are', () => {
    const { objects } = drawn(plain({ from: 0, to: 10, step: 1, points: [{ at: 2.5, name: 'A' }] }));
    const ticks = objects.flatMap((object) =>
      object.type === 'line' && object.dx === 0 && object.dy === 10 ? [object.x] : [],
    );
    const [first = 0, last = 0] = [ticks[0], ticks.at(-1)];
    const disc = objects.find((object) => object.type === 'ellipse');
    expect(ticks).toHaveLength(11);
    expect(disc && 'width' in disc ? disc.x + disc.width / 2 : 0).toBeCloseTo(first + (last - first) / 4, 6);
  });

  it('writes fractions, and whole numbers apart', () => {
    expect(textsOf(plain({ from: 0, to: 1, denominator: 4, step: null }))).toEqual([
      '0',
      '1/4',
      '2/4',
      '3/4',
      '1',
    ]);
    expect(textsOf(plain({ from: -0.5, to: 1.5, denominator: 2, step: null }))).toEqual([
      '-1/2',
      '0',
      '1/2',
      '1',
      '1 1/2',
    ]);
  });

  it('names jumps by their width', () => {
    expect(
      textsOf(
        plain({
          from: 0,
          to: 10,
          jumps: [
            { from: 2, to: 7, name: '' },
            { from: 7, to: 4, name: '' },
          ],
        }),
      ),
    ).toEqual(expect.arrayContaining(['+5', '-3']));
  });

  it('says what lies outside', () => {
    const { notes } = drawn(plain({ points: [{ at: 99, name: 'Z' }] }));
    expect(notes).toEqual([{ code: 'figure-outside', params: { text: 'Z' }, isOpen: true }]);
  });

  it('says that a jump without a length is not drawn', () => {
    const spec = plain({ jumps: [3, 4].map((to) => ({ from: 3, to, name: '' })) });
    const { notes, objects } = drawn(spec);
    expect(notes.map((note) => [noteSentence(note, 'de'), note.isOpen])).toEqual([
      ['Ein Sprung beginnt und endet bei 3 und ist nicht gezeichnet. Wählen Sie ein anderes Ende.', true],
    ]);
    expect(objects.filter((object) => object.type === 'path')).toHaveLength(1);
    expect(numberLine.describe(spec).details).not.toContain('von 3 nach 3');
  });

  it('says that an interval without a length is not drawn, and which one lies outside', () => {
    const interval = { isFromClosed: true, isToClosed: false, name: '' };
    const spec = plain({
      intervals: [
        { ...interval, from: 4, to: -1.5 },
        { ...interval, from: 12, to: null },
      ],
    });
    const { notes } = drawn(spec);
    expect(notes).toEqual([
      { code: 'number-line-no-interval', params: { text: '[4; -1,5[' }, isOpen: true },
      { code: 'figure-outside', params: { text: '[12; ∞[' }, isOpen: true },
    ]);
    expect(numberLine.describe(spec).details).not.toContain('von 4');
  });

  it('refuses a line that ends before it begins', () => {
    expect(numberLine.schema.safeParse({ ...base, from: 3, to: 3 }).success).toBe(false);
    expect(numberLine.schema.safeParse({ ...base, denominator: 0 }).success).toBe(false);
    expect(numberLine.schema.safeParse({ type: 'number-line', title: '', language: 'de' }).success).toBe(
      true,
    );
  });

  it('says its points, intervals and jumps in words', () => {
    expect(numberLine.describe(base).details).toContain(
      'Intervall von -2 (eingeschlossen) bis 4 (ausgeschlossen)',
    );
    expect(numberLine.describe({ ...base, language: 'en' }).details).toContain(
      'interval from -2 (included) to 4 (excluded)',
    );
  });

  it('passes the proof in all systems', async () => {
    expect(await sampleFaults('number-line')).toEqual([]);
  });

  it('passes the proof varied', async () => {
    const { faults, open } = await variedSheets((dice, language) => {
      const from = dice.pick([-10, -5, 0, 0, 1]);
      const to = from + dice.pick([2, 5, 10, 12, 20]);
      const within = () => dice.number(from, to);
      const kind = dice.number(0, 2);
      return {
        ...plain({ from, to, step: null }),
        language,
        denominator: dice.pick([1, 1, 2, 4]),
        points: dice.list(0, 4, () => ({ at: within(), name: dice.name() })),
        intervals:
          kind === 1
            ? dice.list(1, 2, () => ({
                from,
                to: within() + 1,
                isFromClosed: dice.pick([true, false]),
                isToClosed: false,
                name: dice.name(),
              }))
            : [],
        jumps: kind === 2 ? [{ from, to: from + 2, name: '' }] : [],
      };
    }, 'a4-landscape');
    expect(faults).toEqual([]);
    expect(open).toBeLessThanOrEqual(12);
  });
});
