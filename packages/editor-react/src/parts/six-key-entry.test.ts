import { describe, expect, it } from '@jest/globals';
import { createSixKeyEntry } from './six-key-entry.js';

describe('six-key entry', () => {
  it('makes one cell of keys that are held together, whatever order they come in', () => {
    const entry = createSixKeyEntry();
    expect(['KeyJ', 'KeyF', 'KeyD'].map((code) => entry.keyDown(code))).toEqual([true, true, true]);
    expect([entry.keyUp('KeyF'), entry.keyUp('KeyJ'), entry.keyUp('KeyD')]).toEqual([null, null, 0b1011]);
    entry.keyDown('KeyL');
    expect(entry.keyUp('KeyL')).toBe(0b100000);
  });

  it('leaves other keys alone and forgets what was held', () => {
    const entry = createSixKeyEntry();
    expect([entry.keyDown('KeyA'), entry.keyUp('KeyA')]).toEqual([false, null]);
    entry.keyDown('KeyF');
    entry.reset();
    expect(entry.keyUp('KeyF')).toBeNull();
  });
});
