import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Px of a page in grey, row by row from the top. */
export interface PageRaster {
  readonly width: number;
  readonly height: number;
  readonly grey: Uint8Array;
}

/** RGB or RGBA px as grey. */
export function greyOf(pixels: Uint8Array, channels: 3 | 4): Uint8Array {
  const grey = new Uint8Array(pixels.length / channels);
  for (let index = 0; index < grey.length; index += 1) {
    const at = index * channels;
    grey[index] = ((pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0)) / 3;
  }
  return grey;
}

/** Page `page` (from 1) of a PDF file in exactly `width` by `height` px, drawn by poppler. */
export async function rasterisePdf(
  pdf: Uint8Array,
  page: number,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<PageRaster> {
  const folder = await mkdtemp(join(tmpdir(), 'tastwerk-raster-'));
  try {
    const file = join(folder, 'page.pdf');
    await writeFile(file, pdf);
    const size = ['-scale-to-x', String(width), '-scale-to-y', String(height)];
    const only = ['-f', String(page), '-l', String(page), '-singlefile'];
    await run('pdftoppm', [...only, ...size, file, join(folder, 'page')]).catch((error: unknown) => {
      throw new Error('pdftoppm is needed to look at PDF pages: please install poppler-utils.', {
        cause: error,
      });
    });
    const image = await readFile(join(folder, 'page.ppm'));
    return { width, height, grey: greyOf(image.subarray(image.length - width * height * 3), 3) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** How far a px may differ from every px around it in the other raster: smoothing of edges differs between renderers. */
const SMOOTHING = 128;

function differs(one: PageRaster, other: PageRaster, x: number, y: number): boolean {
  const at = y * one.width + x;
  const value = one.grey[at] ?? 0;
  if (Math.abs((other.grey[at] ?? 0) - value) <= SMOOTHING) return false;
  for (let dy = -1; dy <= 1; dy += 1) {
    for (let dx = -1; dx <= 1; dx += 1) {
      const near = other.grey[at + dy * one.width + dx];
      if (near !== undefined && Math.abs(near - value) <= SMOOTHING) return false;
    }
  }
  return true;
}

/** The share (0 to 1) of px of either raster that no px within 1 px of the same place in the other one matches. */
export function shareOfDifferentPixels(one: PageRaster, other: PageRaster): number {
  let different = 0;
  for (let y = 0; y < one.height; y += 1) {
    for (let x = 0; x < one.width; x += 1) {
      if (differs(one, other, x, y) || differs(other, one, x, y)) different += 1;
    }
  }
  return different / (one.width * one.height);
}
