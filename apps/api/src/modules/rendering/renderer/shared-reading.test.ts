import { describe, expect, it } from '@jest/globals';
import { SharedReading } from './shared-reading.js';

function reading() {
  const read: string[] = [];
  const texts = new SharedReading(async (key: string) => {
    read.push(key);
    if (key === 'nothing') throw new Error('nothing is there');
    return `text of ${key} as read by number ${read.length}`;
  });
  return { read, texts };
}

describe('a reading that jobs share', () => {
  it('is made once for those at the same time', async () => {
    const { read, texts } = reading();
    const seen = await Promise.all(['a', 'a', 'b'].map((key) => texts.during(key, async (value) => value)));
    expect(seen.map((text) => text.slice(0, 9))).toEqual(['text of a', 'text of a', 'text of b']);
    expect(read).toEqual(['a', 'b']);
  });

  it('is made anew when nobody had it any more', async () => {
    const { texts } = reading();
    await texts.during('a', async (value) => value);
    expect(await texts.during('a', async (value) => value)).toBe('text of a as read by number 2');
  });

  it('fails for each that asked, and is tried again by the next', async () => {
    const { read, texts } = reading();
    const both = await Promise.allSettled([1, 2].map(() => texts.during('nothing', async () => undefined)));
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(texts.during('nothing', async () => undefined)).rejects.toThrow('nothing is there');
    expect(read).toEqual(['nothing', 'nothing']);
  });
});
