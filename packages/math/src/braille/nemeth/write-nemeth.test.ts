import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { readMath } from '../../reading/read-math.js';
import { writeNemeth } from './write-nemeth.js';

function nemeth(latex: string): string {
  const tree = readMath(latex, { language: 'en', notation: 'latex' });
  if (!tree.ok) return `${tree.error.code} ${tree.error.index}`;
  const written = writeNemeth(tree.value);
  return written.ok ? written.value.braille : `${written.error.code} ${written.error.params['what']}`;
}

/** Formulas with what Speech Rule Engine writes for them; see `scripts/build-nemeth-corpus.mjs`. */
const CORPUS = readFileSync(new URL('../../../corpus/nemeth.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'));

describe('Nemeth', () => {
  it('writes what Speech Rule Engine writes', () => {
    expect(CORPUS.length).toBeGreaterThan(1000);
    const differing = CORPUS.filter(([latex = '', braille]) => nemeth(latex) !== braille).map(
      ([latex]) => latex,
    );
    expect(differing).toEqual([]);
  });

  it.each([
    ['\\prod_{i=1}^n i', '⠐⠨⠠⠏⠩⠊⠀⠨⠅⠀⠼⠂⠣⠝⠻⠊'],
    ['n!+1', '⠝⠯⠬⠂'],
    ['x^{y^2}+1', '⠭⠘⠽⠘⠘⠆⠐⠬⠂'],
    ['a\\parallel b', '⠁⠀⠫⠇⠀⠃'],
    ['y\\propto x', '⠽⠀⠸⠿⠀⠭'],
  ])('follows the code where the engine does not: %s', (latex, braille) => {
    expect(nemeth(latex)).toBe(braille);
  });

  it('says which node each cell is written for', () => {
    const tree = readMath('x^2+1', { language: 'en' });
    const written = tree.ok ? writeNemeth(tree.value) : tree;
    expect(written.ok && written.value.braille).toBe('⠭⠘⠆⠐⠬⠂');
    expect(written.ok && written.value.sourceIndex).toEqual([0, 2, 2, 3, 3, 4]);
  });

  it('names what it cannot write', () => {
    expect(nemeth('\\neg p')).toBe('MATH_NO_BRAILLE ¬');
  });

  it('says where a rule is not sure', () => {
    const tree = readMath('5 km', { language: 'en' });
    const written = tree.ok ? writeNemeth(tree.value) : tree;
    expect(written.ok && written.value).toEqual({
      braille: '⠼⠢⠀⠅⠍',
      sourceIndex: [0, 0, 2, 2, 2],
      doubts: [{ at: 2, rule: 'nemeth-unit' }],
    });
  });
});
