import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { withoutPlaces } from '../../test/without-places.js';
import { MATH_LIMITS } from '../model/limits.js';
import { measureTree } from '../model/walk.js';
import { writeLatex } from '../writing/latex.js';
import { notationOf, readMath } from './read-math.js';

const PIECES =
  '\\frac \\sqrt \\left( \\right) \\left| \\right| \\begin{pmatrix} \\end{pmatrix} & \\\\ { } ( ) [ ] | ^ _ \' x y 2 10 2,5 + - = < \\alpha \\sin \\sum \\ce{H2O} \\text{a} \\mathrm{km} \\vec , ; 5 km / * sqrt H2O -> ° % ² ½ √ ! "'.split(
    ' ',
  );
const sources = fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((pieces) => pieces.join(''));
const spaced = fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((pieces) => pieces.join(' '));

describe('reading formulas', () => {
  it.each([
    ['x^2/4', 'school'],
    ['x_{12}', 'latex'],
    ['\\frac12', 'latex'],
    ['{1; 2}', 'school'],
  ])('%s is taken for %s', (text, notation) => {
    expect(notationOf(text)).toBe(notation);
  });

  it.each(['latex', 'school'] as const)('reads anything typed as %s, or names a place in it', (notation) => {
    fc.assert(
      fc.property(fc.oneof(sources, spaced, fc.string()), (text) => {
        const tree = readMath(text, { language: 'de', notation });
        if (tree.ok) {
          const { depth, nodes } = measureTree(tree.value);
          expect(depth).toBeLessThanOrEqual(MATH_LIMITS.depth);
          expect(nodes).toBeLessThanOrEqual(MATH_LIMITS.nodes);
        } else {
          expect(tree.error.index).toBeGreaterThanOrEqual(0);
          expect(tree.error.index).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('reads what it writes', () => {
    fc.assert(
      fc.property(fc.oneof(sources, spaced), (text) => {
        const tree = readMath(text, { language: 'de', notation: 'latex' });
        if (!tree.ok) return;
        const written = writeLatex(tree.value, { language: 'de' });
        if (written.text === '') return;
        expect(written.sourceIndex).toHaveLength(written.text.length);
        const again = readMath(written.text, { language: 'de', notation: 'latex' });
        expect(again.ok ? withoutPlaces(again.value) : [written.text, again.error]).toEqual(
          withoutPlaces(tree.value),
        );
      }),
      { numRuns: 2000 },
    );
  });
});
