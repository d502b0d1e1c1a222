import { describe, expect, it } from '@jest/globals';
import { germanReadingData } from '../testing/reading-corpus.js';
import { isReadByWriting, loadReadingData } from './encoded-tables.js';

describe('the data that German contracted braille is read with', () => {
  it('are the same as modules and as files', async () => {
    const { letters, words } = germanReadingData();
    const loaded = await loadReadingData('de-g2@3.24');
    expect(Buffer.from(loaded.letters).equals(letters)).toBe(true);
    expect(loaded.words).toBe(words);
  });

  it('are there for tables alone that are made for writing', async () => {
    expect(isReadByWriting('de-g1@3.24')).toBe(false);
    await expect(loadReadingData('de-g1@3.24')).rejects.toThrow(RangeError);
  });
});
