import { describe, expect, it } from '@jest/globals';
import { INDEX_CHARACTERS, withIndices } from './index-characters.js';

describe('FONT-4 indices', () => {
  it.each([
    ['2', 'lowered', '₂'],
    ['10', 'raised', '¹⁰'],
    ['-3', 'raised', '⁻³'],
    ['n+1', 'lowered', 'ₙ₊₁'],
    ['²', 'lowered', '₂'],
    ['q2', 'lowered', 'q₂'],
    ['Q', 'raised', 'Q'],
  ] as const)('are made of %s, %s: %s', (text, position, expected) => {
    expect(withIndices(text, position)).toBe(expected);
  });

  it.each(['lowered', 'raised'] as const)('are ordinary again the second time: %s', (position) => {
    const all = INDEX_CHARACTERS[position].map(([, ordinary]) => ordinary).join('');
    expect(withIndices(withIndices(all, position), position)).toBe(all);
    expect(withIndices('H2', position)).not.toBe('H2');
  });
});
