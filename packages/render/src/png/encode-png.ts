import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflate } from 'node:zlib';
import type { Raster } from '../raster.js';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const TRUE_COLOUR = 2;
const BITS_PER_SAMPLE = 8;
/** Half of the time of zlib's default, for 5 % more bytes. */
const LEVEL = 3;

/** How a row is written: as it is, best for drawings, or each byte as its distance from the one above, best for shades. */
const FILTERS = { drawing: 0, shades: 2 } as const;

/** Rows that are made and compressed at once: all of them are 7 MB, which a renderer would hold for each page. */
const ROWS_AT_ONCE = 64;

function chunk(type: 'IHDR' | 'IDAT' | 'IEND', content: Uint8Array): Buffer {
  const bytes = Buffer.alloc(content.length + 12);
  bytes.writeUInt32BE(content.length, 0);
  bytes.write(type, 4, 'latin1');
  bytes.set(content, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, content.length + 8)), content.length + 8);
  return bytes;
}

/** The rows of `raster` from `top` as they are compressed: the number of the filter, then each px as red, green and blue. */
function rowsOf({ width, height, pixels }: Raster, top: number, filter: number): Uint8Array {
  const bottom = Math.min(height, top + ROWS_AT_ONCE);
  const rows = new Uint8Array((1 + width * 3) * (bottom - top));
  let to = 0;
  let from = top * width * 4;
  for (let y = top; y < bottom; y += 1) {
    rows[to] = filter;
    to += 1;
    for (const end = from + width * 4; from < end; from += 4) {
      rows[to] = pixels[from] ?? 0;
      rows[to + 1] = pixels[from + 1] ?? 0;
      rows[to + 2] = pixels[from + 2] ?? 0;
      to += 3;
    }
  }
  if (filter === FILTERS.shades) subtractRowsAbove(rows, { width, height, pixels }, top);
  return rows;
}

/** Makes each of `rows`, which begin at row `top` of the raster, its distance from the one above; nothing lies above the first. */
function subtractRowsAbove(rows: Uint8Array, { width, pixels }: Raster, top: number): void {
  const rowLength = 1 + width * 3;
  for (let row = top === 0 ? 1 : 0; row * rowLength < rows.length; row += 1) {
    let to = row * rowLength + 1;
    let from = (top + row - 1) * width * 4;
    for (const end = from + width * 4; from < end; from += 4) {
      for (let channel = 0; channel < 3; channel += 1) {
        rows[to] = (rows[to] ?? 0) - (pixels[from + channel] ?? 0);
        to += 1;
      }
    }
  }
}

function* stripsOf(raster: Raster, filter: number): Generator<Uint8Array> {
  for (let top = 0; top < raster.height; top += ROWS_AT_ONCE) yield rowsOf(raster, top, filter);
}

/**
 * `raster`, which must be opaque, as a PNG file in true colour (PNG 1.2). For pictures that the rasteriser did not draw: Node
 * has the compression and the checksum, the rest is three chunks. `content` chooses how rows are
 * written, for size alone.
 */
export async function encodePng(raster: Raster, content: keyof typeof FILTERS): Promise<Uint8Array> {
  const deflate = createDeflate({ level: LEVEL });
  const [compressed] = await Promise.all([
    buffer(deflate),
    pipeline(stripsOf(raster, FILTERS[content]), deflate),
  ]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(raster.width, 0);
  header.writeUInt32BE(raster.height, 4);
  header.set([BITS_PER_SAMPLE, TRUE_COLOUR], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', compressed),
    chunk('IEND', new Uint8Array()),
  ]);
}
