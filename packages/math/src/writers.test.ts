import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { trees } from '../test/trees.js';
import {
  isWithinLimits,
  mathProblemText,
  speakMath,
  writeGerman,
  writeLatex,
  writeMathml,
  writeNemeth,
  writeUeb,
  type MathNode,
} from './index.js';

const BRAILLE = { UEB: writeUeb, Nemeth: writeNemeth, German: writeGerman };

describe('writers of any tree', () => {
  it.each(Object.entries(BRAILLE))(
    '%s has a place for each cell, or names what it cannot write',
    (_name, write) => {
      fc.assert(
        fc.property(trees, (tree) => {
          const written = write(tree);
          if (!written.ok) {
            expect(mathProblemText(written.error, 'de')).not.toContain('{');
            return;
          }
          const { braille, sourceIndex } = written.value;
          expect(braille).toMatch(/^[\u2800-\u283f]*$/u);
          expect(sourceIndex).toHaveLength(braille.length);
        }),
        { numRuns: 500 },
      );
    },
  );

  it('LaTeX, MathML and speech write anything', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const { text, sourceIndex } = writeLatex(tree, { language: 'de' });
        expect(sourceIndex).toHaveLength(text.length);
        const mathml = writeMathml(tree, { language: 'de' });
        const opened = mathml.match(/<[a-z]+(?:\s[^>]*[^/])?>/gu)?.length;
        expect(mathml.match(/<\/[a-z]+>/gu)?.length).toBe(opened);
        expect(speakMath(tree, 'de')).not.toMatch(/undefined|\{/u);
        expect(speakMath(tree, 'en')).not.toMatch(/undefined|\{/u);
      }),
      { numRuns: 500 },
    );
  });

  it('refuse a tree beyond the limits', () => {
    let deep: MathNode = { kind: 'letter', at: 0, letter: 'x' };
    for (let depth = 0; depth < 1000; depth += 1) deep = { kind: 'root', at: 0, radicand: deep };
    expect(isWithinLimits(deep)).toBe(false);
    for (const write of Object.values(BRAILLE))
      expect(write(deep)).toMatchObject({ error: { code: 'MATH_TOO_LARGE' } });
    expect(speakMath(deep, 'de')).toBe('');
  });
});
