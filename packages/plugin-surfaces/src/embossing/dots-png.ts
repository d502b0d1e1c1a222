import { strToU8, zlibSync } from 'fflate';
import type { DotGrid } from './dot-grid.js';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const BITS = 1;
const GREYSCALE = 0;

/** Polynomial of the checksum of a chunk (PNG 1.2, appendix D). */
const CRC_POLYNOMIAL = 0xedb88320;

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? CRC_POLYNOMIAL : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function uint32(value: number): readonly number[] {
  return [value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff];
}

function chunk(type: 'IHDR' | 'IDAT' | 'IEND', content: ArrayLike<number>): readonly number[] {
  const typed = Uint8Array.from([...strToU8(type), ...Array.from(content)]);
  return [...uint32(content.length), ...typed, ...uint32(crc32(typed))];
}

/** A sheet as a PNG in black and white (PNG 1.2) with a px for each dot, raised ones black. Made in browsers, too, where Node's `zlib` is not. */
export function dotsPng(dots: DotGrid): Uint8Array {
  const bytesPerRow = Math.ceil(dots.columns / 8);
  const rows = new Uint8Array((1 + bytesPerRow) * dots.rows).fill(0xff);
  for (let row = 0; row < dots.rows; row += 1) rows[row * (1 + bytesPerRow)] = 0;
  for (const { column, row } of dots.raised()) {
    const at = row * (1 + bytesPerRow) + 1 + (column >> 3);
    rows[at] = (rows[at] ?? 0) & ~(0x80 >> (column & 7));
  }
  const header = [...uint32(dots.columns), ...uint32(dots.rows), BITS, GREYSCALE, 0, 0, 0];
  return Uint8Array.from([
    ...SIGNATURE,
    ...chunk('IHDR', header),
    ...chunk('IDAT', zlibSync(rows)),
    ...chunk('IEND', []),
  ]);
}
