import { describe, expect, it } from '@jest/globals';
import { OpenStreams } from './open-streams.js';

const closed = (stream: { destroy(): unknown; once(event: 'close', listener: () => void): unknown }) =>
  new Promise<void>((resolve) => {
    stream.once('close', resolve);
    stream.destroy();
  });

describe('OpenStreams', () => {
  it('bounds the streams of one caller, and leaves room for others', async () => {
    const streams = new OpenStreams({ inAll: 10, ofOne: 2 });
    const first = streams.open('ada');
    expect(streams.open('ada')).toBeDefined();
    expect(streams.open('ada')).toBeUndefined();
    expect(streams.open('ben')).toBeDefined();
    if (first) await closed(first);
    expect(streams.open('ada')).toBeDefined();
  });

  it('bounds all streams', () => {
    const streams = new OpenStreams({ inAll: 3, ofOne: 2 });
    const opened = ['ada', 'ben', 'cleo', 'dora'].map((caller) => streams.open(caller) !== undefined);
    expect(opened).toEqual([true, true, true, false]);
  });

  it('ends all streams', () => {
    const streams = new OpenStreams({ inAll: 3, ofOne: 2 });
    const stream = streams.open('ada');
    streams.finish();
    expect(String(stream?.read())).toContain('retry');
    expect(stream?.readableEnded || stream?.read() === null).toBe(true);
  });
});
