import { describe, expect, it } from '@jest/globals';
import { createNodeTranslator } from './node.js';

describe('createNodeTranslator', () => {
  it('translates lines of several systems in order, and says which character has no braille', async () => {
    const results = await createNodeTranslator().translate([
      { text: 'Die', system: 'DE:VOLL' },
      { text: 'Die', system: 'DE:BASIS' },
      { text: 'Die ✓', system: 'DE:VOLL' },
    ]);
    expect(results).toEqual([
      { ok: true, value: { cells: [25, 44], sourceIndex: [0, 1] } },
      { ok: true, value: { cells: [25, 10, 17], sourceIndex: [0, 1, 2] } },
      {
        ok: true,
        value: { cells: [25, 44, 0], sourceIndex: [0, 1, 3], unwritten: [{ character: '✓', index: 4 }] },
      },
    ]);
  });

  it('writes German by the rules of 2018, which know squares and currencies', async () => {
    const [result] = await createNodeTranslator().translate([{ text: 'm² €', system: 'DE:VOLL' }]);
    expect(result).toEqual({
      ok: true,
      value: { cells: [13, 12, 6, 0, 8, 17], sourceIndex: [0, 1, 1, 2, 3, 3] },
    });
  });
});
