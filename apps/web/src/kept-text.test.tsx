import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { keptText } from './kept-text.js';

describe('a kept text', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });

  it('stands in the storage until it is forgotten', () => {
    const kept = keptText('word');
    kept.write('Blatt');
    expect(localStorage.getItem('word')).toBe('Blatt');
    expect(keptText('word').read()).toBe('Blatt');
    kept.write(null);
    expect(kept.read()).toBeNull();
  });

  it('lasts as long as the page where the browser allows no storage', () => {
    const kept = keptText('word');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    kept.write('Blatt');
    expect(kept.read()).toBe('Blatt');
    expect(keptText('word').read()).toBeNull();
  });

  it('tells of its own changes and of those of other tabs, and not of other texts', () => {
    const kept = keptText('word');
    const listener = jest.fn();
    const stop = kept.onChange(listener);
    kept.write('Blatt');
    window.dispatchEvent(new StorageEvent('storage', { key: 'word' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    kept.write('Dom');
    expect(listener).toHaveBeenCalledTimes(3);
  });
});
