/** Pages as px and how far two of them differ, for tests and measurements: plain JavaScript, because benches run without a compiler. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export function greyOf(pixels, channels) {
  const grey = new Uint8Array(pixels.length / channels);
  for (let index = 0; index < grey.length; index += 1) {
    const at = index * channels;
    grey[index] = (pixels[at] + pixels[at + 1] + pixels[at + 2]) / 3;
  }
  return grey;
}

export async function rasterisePdf(pdf, page, { width, height }) {
  const folder = await mkdtemp(join(tmpdir(), 'tastwerk-raster-'));
  try {
    const file = join(folder, 'page.pdf');
    await writeFile(file, pdf);
    const size = ['-scale-to-x', String(width), '-scale-to-y', String(height)];
    const only = ['-f', String(page), '-l', String(page), '-singlefile'];
    await run('pdftoppm', [...only, ...size, file, join(folder, 'page')]).catch((error) => {
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

function differs(one, other, x, y) {
  const at = y * one.width + x;
  const value = one.grey[at];
  if (Math.abs(other.grey[at] - value) <= SMOOTHING) return false;
  for (let dy = -1; dy <= 1; dy += 1) {
    for (let dx = -1; dx <= 1; dx += 1) {
      const near = other.grey[at + dy * one.width + dx];
      if (near !== undefined && Math.abs(near - value) <= SMOOTHING) return false;
    }
  }
  return true;
}

export function shareOfDifferentPixels(one, other) {
  let different = 0;
  for (let y = 0; y < one.height; y += 1) {
    for (let x = 0; x < one.width; x += 1) {
      if (differs(one, other, x, y) || differs(other, one, x, y)) different += 1;
    }
  }
  return different / (one.width * one.height);
}
