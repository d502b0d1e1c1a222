import { describe, expect, it } from '@jest/globals';
import { fillIn, isOneOf, refusal, usage } from './command-helpers.js';

describe('answers without files', () => {
  it('tell an invalid call from one that cannot be carried out', () => {
    expect(usage('Name a file.')).toEqual({ outcome: 'usage', messages: ['Name a file.'], files: [] });
    const messages = ['Row 1 is empty.', 'Row 2 is empty.'];
    expect(refusal(messages)).toEqual({ outcome: 'failed', messages, files: [] });
  });
});

describe('fillIn', () => {
  it('puts values in the place of their names as they are, and leaves other names', () => {
    expect(fillIn('{path}: {count} of {count}, {more}', { path: '$&', count: 2 })).toBe('$&: 2 of 2, {more}');
  });
});

describe('isOneOf', () => {
  it.each([
    ['a4', true],
    ['A4', false],
    ['', false],
    ['length', false],
  ])('%j: %p', (value, expected) => {
    expect(isOneOf(['a4', 'a3'], value)).toBe(expected);
  });
});
