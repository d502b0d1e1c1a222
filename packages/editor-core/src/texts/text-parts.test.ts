import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readableText } from './readable-text.js';
import { formulasIn, hasMarkup, textParts } from './text-parts.js';

const formulas = (text: string) => formulasIn(text).map(({ content }) => content);

describe('formulas in texts', () => {
  it('FORMULA-1 stand between dollar signs that touch them, and no digit follows', () => {
    expect(formulas('Die Fläche $x^2/4$ und $\\sqrt{2}$.')).toEqual(['x^2/4', '\\sqrt{2}']);
    expect(formulas('$x$-Achse')).toEqual(['x']);
    for (const text of ['5 $ bis 10 $', '$5 and $10', 'US$ 5, US$ 6', '$ x$', '$x $', '$$', '$x', 'x$'])
      expect(formulas(text)).toEqual([]);
    expect(formulas('$x\ny$')).toEqual([]);
    expect(formulas('$5 and $x$')).toEqual(['x']);
  });

  it('FORMULA-2 a backslash makes a dollar sign of words, and does not end a formula', () => {
    expect(textParts('5\\$ or $6\\$+x$').map(({ kind, content }) => [kind, content])).toEqual([
      ['words', '5$ or '],
      ['formula', '6\\$+x'],
    ]);
    expect([hasMarkup('5 $'), hasMarkup('5 \\$'), hasMarkup('$x$')]).toEqual([false, true, true]);
  });

  it('FORMULA-1 the parts of a text are the whole text', () => {
    fc.assert(
      fc.property(
        fc
          .array(fc.constantFrom('$', '\\', ' ', '5', 'x', '\n', '^'), { maxLength: 20 })
          .map((all) => all.join('')),
        (text) => {
          const parts = textParts(text);
          expect(parts.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
          for (const [index, { start }] of parts.entries()) expect(start).toBe(parts[index - 1]?.end ?? 0);
        },
      ),
    );
  });

  it('FORMULA-5 are told in words where these are known, else without their dollar signs', () => {
    const formula = (source: string) =>
      source === 'x^2' ? ({ ok: true, value: { spoken: 'x squared' } } as const) : undefined;
    expect(readableText('$x^2$ and $y$, 5\\$', { formula })).toBe('x squared and y, 5$');
    expect(readableText('$5 and $10', { formula })).toBe('$5 and $10');
  });
});
