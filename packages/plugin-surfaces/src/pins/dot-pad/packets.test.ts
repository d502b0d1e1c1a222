import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { boardInformation, COMMANDS, keysOf, type Packet, packetBytes, PacketReader } from './packets.js';

const packet = (values: Partial<Packet> = {}): Packet => ({
  destination: 1,
  command: COMMANDS.displayLine,
  kind: 0,
  data: Uint8Array.from([0, 0x0f, 0xf0]),
  ...values,
});

const bytes = fc.uint8Array({ maxLength: 80 });

describe('packets of a Dot Pad', () => {
  it('have length, destination, command, kind, data and checksum', () => {
    expect([...packetBytes(packet())]).toEqual([
      0xaa,
      0x55,
      0x00,
      0x08,
      0x01,
      0x02,
      0x00,
      0x00,
      0x00,
      0x0f,
      0xf0,
      // 0xA5 and all bytes from the destination on, by exclusive or.
      0xa5 ^ 0x01 ^ 0x02 ^ 0x0f ^ 0xf0,
    ]);
  });

  it('are read in whatever pieces they come, with other bytes between them', () => {
    const noise = fc.uint8Array({ maxLength: 6 }).filter((one) => !one.includes(0xaa));
    fc.assert(
      fc.property(
        fc.array(fc.tuple(noise, bytes), { maxLength: 6 }),
        fc.integer({ min: 1, max: 40 }),
        (parts, piece) => {
          const stream = parts.flatMap(([before, data]) => [...before, ...packetBytes(packet({ data }))]);
          const reader = new PacketReader();
          const read: Packet[] = [];
          for (let at = 0; at < stream.length; at += piece) {
            read.push(...reader.read(Uint8Array.from(stream.slice(at, at + piece))));
          }
          expect(read).toEqual(parts.map(([, data]) => packet({ data })));
        },
      ),
    );
  });

  it('are passed over with a wrong checksum or an impossible length, and the next one is read', () => {
    const damaged = packetBytes(packet());
    damaged[6] = 0x7f;
    const reader = new PacketReader();
    const good = packetBytes(packet({ destination: 4 }));
    const long = [0xaa, 0x55, 0xff, 0xff];
    expect(reader.read(Uint8Array.from([...damaged, ...long, ...good]))).toEqual([
      packet({ destination: 4 }),
    ]);
  });

  it('say which keys are down', () => {
    const keys = (command: number, data: readonly number[]) =>
      keysOf(packet({ command, data: Uint8Array.from(data) }));
    expect(keys(COMMANDS.functionKeys, [0b1001_0000])).toEqual(['f1', 'f4']);
    expect(keys(COMMANDS.perkinsKeys, [0, 0b0000_0110, 0b1111_1000])).toEqual([
      'pan-left',
      'pan-right',
      'centre',
      'up',
      'right',
      'down',
      'left',
    ]);
    expect(keys(COMMANDS.functionKeys, [0])).toEqual([]);
    expect(keysOf(packet())).toBeUndefined();
  });

  it('say how large the display is', () => {
    const told = Uint8Array.from([0xc6, 1, 25, 4, 1, 20, 0, 10, 10, 30, 0, 10]);
    expect(boardInformation(told)).toEqual({
      graphic: { rows: 10, cells: 30 },
      text: { rows: 1, cells: 20 },
      pinMm: 2.5,
    });
    expect(boardInformation(Uint8Array.from([0x80, ...told.subarray(1)]))?.text).toEqual({
      rows: 0,
      cells: 0,
    });
    expect(boardInformation(told.subarray(0, 8))).toBeUndefined();
  });
});
