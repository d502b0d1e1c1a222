/**
 * The packets of a Dot Pad: two bytes of synchronisation, the length of what follows (two bytes, high byte first), destination, command (two bytes), a byte that
 * tells text from graphic, data, and a checksum. Sources: the drivers of NVDA (source/brailleDisplayDrivers/dotPad) and BRLTTY
 * (Drivers/Braille/DotPad), read for the facts of the protocol.
 */

/** What a packet asks, answers or tells. */
export const COMMANDS = {
  deviceName: 0x0100,
  boardInformation: 0x0110,
  displayLine: 0x0200,
  lineShown: 0x0202,
  perkinsKeys: 0x0312,
  functionKeys: 0x0332,
} as const;

/** The command that answers `command`. */
export const answerTo = (command: number): number => command + 1;

/** What the display answers to a line. */
export const LINE_ANSWERS = { taken: 0, refused: 1, wait: 2, damaged: 3 } as const;

/** The byte behind the command: what kind of line the data is. */
export const LINE_KINDS = { graphic: 0x00, text: 0x80 } as const;

export interface Packet {
  /** The line that it is for: 0 is that of text, then those of the graphic from 1 on. */
  readonly destination: number;
  readonly command: number;
  readonly kind: number;
  readonly data: Uint8Array;
}

const SYNC = [0xaa, 0x55] as const;
const CHECKSUM_START = 0xa5;

/** Destination, command, kind and checksum: the least that follows the length. */
const LEAST_LENGTH = 5;

/** Longer than any packet: a line has 80 cells at most. */
const MOST_LENGTH = 128;

const checksumOf = (bytes: Iterable<number>): number => {
  let sum = CHECKSUM_START;
  for (const byte of bytes) sum ^= byte;
  return sum;
};

/** A packet as bytes. */
export function packetBytes({ destination, command, kind, data }: Packet): Uint8Array {
  const body = [destination, command >> 8, command & 0xff, kind, ...data];
  const length = body.length + 1;
  return Uint8Array.from([...SYNC, length >> 8, length & 0xff, ...body, checksumOf(body)]);
}

/** Reads packets from bytes as they come, in pieces. Bytes between packets and packets with a wrong checksum are passed over. */
export class PacketReader {
  private pending: number[] = [];

  /** The packets that `bytes` complete. */
  read(bytes: Uint8Array): readonly Packet[] {
    this.pending.push(...bytes);
    const packets: Packet[] = [];
    for (;;) {
      const start = this.pending.findIndex(
        (byte, at) => byte === SYNC[0] && (this.pending[at + 1] ?? SYNC[1]) === SYNC[1],
      );
      this.pending = start < 0 ? [] : this.pending.slice(start);
      const [, , high, low] = this.pending;
      if (high === undefined || low === undefined) return packets;
      const length = (high << 8) | low;
      const isPossible = length >= LEAST_LENGTH && length <= MOST_LENGTH;
      if (isPossible && this.pending.length < 4 + length) return packets;
      const body = this.pending.slice(4, 3 + length);
      if (isPossible && checksumOf(body) === this.pending[3 + length]) {
        const [destination = 0, commandHigh = 0, commandLow = 0, kind = 0, ...data] = body;
        const command = (commandHigh << 8) | commandLow;
        packets.push({ destination, command, kind, data: Uint8Array.from(data) });
        this.pending = this.pending.slice(4 + length);
      } else {
        this.pending = this.pending.slice(SYNC.length);
      }
    }
  }
}

/** A key of the display. */
export type PadKey = 'pan-left' | 'pan-right' | 'up' | 'down' | 'left' | 'right' | 'centre' | `f${number}`;

/** Keys of the group "perkins" by their number: the first bit of a byte is its highest. */
const PERKINS_KEYS: ReadonlyMap<number, PadKey> = new Map([
  [13, 'pan-left'],
  [14, 'pan-right'],
  [16, 'centre'],
  [17, 'up'],
  [18, 'right'],
  [19, 'down'],
  [20, 'left'],
]);

/** The keys that a packet says are down; undefined for packets that are not of keys. */
export function keysOf({ command, data }: Packet): readonly PadKey[] | undefined {
  if (command !== COMMANDS.functionKeys && command !== COMMANDS.perkinsKeys) return undefined;
  const numbers = [...data].flatMap((byte, at) =>
    Array.from({ length: 8 }, (_, bit) => (byte & (0x80 >> bit) ? [8 * at + bit] : [])).flat(),
  );
  return numbers.flatMap((number) => {
    const key = command === COMMANDS.functionKeys ? (`f${number + 1}` as const) : PERKINS_KEYS.get(number);
    return key === undefined ? [] : [key];
  });
}

/** What a display says of itself. */
export interface BoardInformation {
  /** Rows and cells of the graphic; 0 where there is none. */
  readonly graphic: { readonly rows: number; readonly cells: number };
  readonly text: { readonly rows: number; readonly cells: number };
  /** Distance of pins in mm. */
  readonly pinMm: number;
}

const HAS_GRAPHIC = 0x80;
const HAS_TEXT = 0x40;

/** Features, dots for each cell, distance of pins in 0.1 mm, keys, then rows, cells, divided line and time of text and of graphic. */
export function boardInformation(data: Uint8Array): BoardInformation | undefined {
  const [features = 0, , distance = 0, , textRows = 0, textCells = 0, , , rows, cells] = data;
  if (rows === undefined || cells === undefined) return undefined;
  const none = { rows: 0, cells: 0 };
  return {
    graphic: features & HAS_GRAPHIC ? { rows, cells } : none,
    text: features & HAS_TEXT ? { rows: textRows, cells: textCells } : none,
    pinMm: distance / 10,
  };
}
