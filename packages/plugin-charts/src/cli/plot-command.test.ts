import { describe, expect, it } from '@jest/globals';
import { charted, documentIn, specIn } from '../../test/called-command.js';

const call = (options: Readonly<Record<string, string>>, ...formulas: string[]) =>
  charted('plot', options, formulas);

describe('tastwerk plot', () => {
  it('makes a sheet with the graphs of formulas, which are its title', async () => {
    const answer = await call({ x: '-3..3' }, 'y=x^2', 'y = x - 2,0');
    expect(answer.outcome).toBe('done');
    expect(specIn(answer)).toMatchObject({
      type: 'function',
      title: 'y = x², y = x − 2',
      language: 'de',
      graphs: [{ formula: 'y=x^2' }, { formula: 'y = x - 2,0' }],
      x: { from: -3, to: 3, step: null, name: 'x' },
      y: { from: null, to: null },
      isEqualScale: true,
    });
  });

  it('reads ranges and steps as terms', async () => {
    const answer = await call({ x: '-2π..2*pi', y: '-1,5..1,5', 'x-step': 'pi/2', 'y-name': 'h' }, 'sin x');
    const spec = specIn(answer);
    expect(spec).toMatchObject({ y: { from: -1.5, to: 1.5, name: 'h' } });
    const { from, to, step } = (spec as { x: { from: number; to: number; step: number } }).x;
    expect([from, to, step].map((value) => value / Math.PI)).toEqual([-2, 2, 0.5]);
  });

  it('writes ticks as multiples of π where the step is one', async () => {
    const labels = async (step: string) =>
      documentIn(await call({ x: '0..2pi', 'x-step': step, 'x-name': '' }, 'sin x'))
        .pages[0]?.objects.flatMap((object) => (object.type === 'chart' ? object.objects : []))
        .flatMap((object) => (object.type === 'label' ? [object.text] : []));
    expect(await labels('pi')).toContain('$2\\pi$');
    expect((await labels('1'))?.filter((text) => text.includes('\\pi'))).toEqual([]);
  });

  it.each([
    ['a=2;b=-0,5', { a: 2, b: -0.5 }],
    ['a=2, b=0,5', { a: 2, b: 0.5 }],
    ['a = 1/4  b=√4', { a: 0.25, b: 2 }],
    ['a=2; b=3;', { a: 2, b: 3 }],
  ])('reads parameters %s', async (param, parameters) => {
    expect(specIn(await call({ param }, 'y = a x + b'))).toMatchObject({ parameters });
  });

  it('marks what it is asked for', async () => {
    const options = {
      ...{ zeros: '', extrema: '', intersections: '', asymptotes: '', degrees: '', 'free-scale': '' },
      ...{ tangent: '1', area: '0..2', 'area-between': '0..1' },
    };
    expect(specIn(await call({ ...options, title: 'Alles', x: '-1..3' }, 'y=x^2', 'y=x'))).toMatchObject({
      title: 'Alles',
      hasZeros: true,
      hasExtrema: true,
      hasIntersections: true,
      hasAsymptotes: true,
      isInDegrees: true,
      isEqualScale: false,
      tangents: [{ graph: 0, at: 1 }],
      areas: [
        { graph: 0, other: null, from: 0, to: 2 },
        { graph: 0, other: 1, from: 0, to: 1 },
      ],
    });
  });

  it.each([
    [{}, [], 'usage', /Nennen Sie eine Formel/u],
    [{}, ['y=x', 'y=x^2+)'], 'usage', /Formel "y=x\^2\+\)", Zeichen 7: „\)“ passt/u],
    [{}, ['a x'], 'usage', /Der Parameter „a“ hat keinen Wert/u],
    [{ x: '3..-3' }, ['x'], 'usage', /--x: "3\.\.-3" ist kein Bereich/u],
    [{ x: '3' }, ['x'], 'usage', /kein Bereich/u],
    [{ y: '1..x' }, ['x'], 'usage', /--y: "1\.\.x"/u],
    [{ 'x-step': '0' }, ['x'], 'usage', /--x-step: "0" ist keine Zahl/u],
    [{ param: 'a=x' }, ['x'], 'usage', /--param: "a=x"/u],
    [{ param: '2' }, ['x'], 'usage', /--param: "2"/u],
    [{ tangent: 'up' }, ['x'], 'usage', /--tangent: "up"/u],
    [{ 'area-between': '0..1' }, ['x'], 'usage', /zwei Formeln/u],
    [{ paper: 'a5' }, ['x'], 'usage', /Papier "a5"/u],
    [{}, Array.from({ length: 9 }, () => 'x'), 'failed', /graphs/u],
    [{ x: '-1..10^13' }, ['x'], 'failed', /x\.to/u],
  ] as const)('refuses %j %j', async (options, formulas, outcome, sentence) => {
    const answer = await call(options, ...formulas);
    expect(answer.outcome).toBe(outcome);
    expect(answer.messages.at(-1)).toMatch(sentence);
    expect(answer.files).toEqual([]);
  });
});
