import { describe, expect, it } from '@jest/globals';
import { type Reaction, SimulatedDotPad } from '../../../test/simulated-dot-pad.js';
import { DotPad, type PadFrame } from './dot-pad.js';
import type { PadKey } from './packets.js';
import { COMMANDS } from './packets.js';

const TIMES = { answerMs: 30, waitMs: 1 };

/** A frame whose rows have `values` in all cells; the text has the number of the first. */
const frame = (...values: readonly number[]): PadFrame => ({
  graphic: Array.from({ length: 10 }, (_, row) => new Uint8Array(30).fill(values[row] ?? 0)),
  text: new Uint8Array(20).fill(values[0] ?? 0),
});

async function connected(reactions: readonly Reaction[] = [], piece = 1000) {
  const device = new SimulatedDotPad();
  device.piece = piece;
  const keys: (readonly PadKey[])[] = [];
  let lost = 0;
  const events = { onKeys: (pressed: readonly PadKey[]) => keys.push(pressed), onLost: () => (lost += 1) };
  const pad = await DotPad.connect(device.connect, events, TIMES);
  if (!pad.ok) throw new Error(pad.error);
  device.reactions = [...reactions];
  return { device, pad: pad.value, keys, lost: () => lost };
}

describe('a Dot Pad', () => {
  it('is asked for its name and size, also where answers come byte by byte', async () => {
    const { pad } = await connected([], 1);
    expect(pad.name).toBe('DotPad320A');
    expect(pad.board.graphic).toEqual({ rows: 10, cells: 30 });
  });

  it('is sent all lines at first, then those that differ alone', async () => {
    const { device, pad } = await connected();
    expect(await pad.show(frame(1, 2))).toEqual({ ok: true, value: null });
    expect(device.sent).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(device.lines.get(2)).toEqual(Array.from({ length: 30 }, () => 2));
    device.sent.length = 0;
    await pad.show(frame(1, 2, 3));
    expect(device.sent).toEqual([3]);
    device.sent.length = 0;
    await pad.show(frame(1, 2, 3));
    expect(device.sent).toEqual([]);
  });

  it.each<[string, readonly Reaction[]]>([
    ['asks to wait', ['wait', 'wait', 'wait', 'wait', 'wait']],
    ['refuses a line twice', ['refused', 'refused']],
    ['gets a damaged line', ['damaged']],
    ['does not answer', ['silent']],
    ['answers with damaged bytes', ['garbled', 'garbled']],
  ])('shows everything in the end where it %s', async (_, reactions) => {
    const { device, pad } = await connected(reactions);
    expect((await pad.show(frame(5))).ok).toBe(true);
    expect(device.lines.size).toBe(11);
  });

  it.each<[string, Reaction, string]>([
    ['refuses a line again and again', 'refused', 'refused'],
    ['never answers', 'silent', 'no-answer'],
    ['goes on asking to wait', 'wait', 'busy'],
  ])('says so where it %s, and shows the frame when asked again', async (_, reaction, failure) => {
    const { device, pad } = await connected(Array.from({ length: 60 }, () => reaction));
    expect(await pad.show(frame(5))).toEqual({ ok: false, error: failure });
    device.reactions = [];
    expect((await pad.show(frame(5))).ok).toBe(true);
    expect(device.lines.get(10)).toEqual(Array.from({ length: 30 }, () => 0));
  });

  it('says that the cable was pulled, while it shows and after', async () => {
    const { device, pad, lost } = await connected();
    const showing = pad.show(frame(7));
    device.unplug();
    expect(await showing).toEqual({ ok: false, error: 'lost' });
    expect(lost()).toBe(1);
    expect(await pad.show(frame(8))).toEqual({ ok: false, error: 'lost' });
    expect(lost()).toBe(1);
  });

  it('shows the newest frame alone where several are wanted at once', async () => {
    const { device, pad } = await connected();
    const all = [pad.show(frame(1)), pad.show(frame(2)), pad.show(frame(3))];
    await Promise.all(all);
    expect(device.lines.get(1)).toEqual(Array.from({ length: 30 }, () => 3));
    expect(device.sent.length).toBeLessThanOrEqual(13);
  });

  it('tells keys', async () => {
    const { device, keys } = await connected();
    device.press(COMMANDS.functionKeys, [0b0001_0000]);
    device.press(COMMANDS.functionKeys, [0]);
    expect(keys).toEqual([['f4']]);
  });

  it('is none where nothing answers, and the connection is closed', async () => {
    const device = new SimulatedDotPad();
    device.answersName = false;
    const events = { onKeys: () => undefined, onLost: () => undefined };
    expect(await DotPad.connect(device.connect, events, TIMES)).toEqual({ ok: false, error: 'no-answer' });
    expect(device.isOpen).toBe(false);
  });

  it('tells nothing as lost that was closed here', async () => {
    const { device, pad, lost } = await connected();
    await pad.close();
    device.unplug();
    expect(lost()).toBe(0);
    expect(await pad.show(frame(1))).toEqual({ ok: false, error: 'lost' });
  });
});
