import { describe, expect, it } from '@jest/globals';
import { Resvg } from '@resvg/resvg-js';
import { brailleRun, sceneOf, texturedSquare } from '../../test/scenes.js';
import { encodePng } from './encode-png.js';
import { type Raster, shrink } from '../raster.js';
import { scenesToThumbnails, sceneToThumbnails, type Thumbnails } from './thumbnails.js';

function sizeOf(png: Uint8Array): { readonly width: number; readonly height: number } {
  const view = Buffer.from(png);
  return { width: view.readUInt32BE(16), height: view.readUInt32BE(20) };
}

/** What a reader of PNG that is not ours sees in `png`. */
function readBack(png: Uint8Array): Raster {
  const { width, height } = sizeOf(png);
  const data = Buffer.from(png).toString('base64');
  const image = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      `<image width="${width}" height="${height}" style="image-rendering:optimizeSpeed" ` +
      `href="data:image/png;base64,${data}"/></svg>`,
  ).render();
  return { width: image.width, height: image.height, pixels: image.pixels };
}

function rasterOf(width: number, height: number, value: (x: number, y: number) => number): Raster {
  const pixels = new Uint8Array(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) pixels.fill(value(x, y), (y * width + x) * 4, (y * width + x) * 4 + 3);
  }
  return { width, height, pixels };
}

describe('sceneToThumbnails', () => {
  it('draws the page as wide as asked for and once more smaller, in the proportions of the paper', async () => {
    const scene = sceneOf([brailleRun([63], 20, 20)]);
    const { large, small } = await sceneToThumbnails(scene, { widthPx: 1280, times: 4 });
    expect([sizeOf(large), sizeOf(small)]).toEqual([
      { width: 1280, height: 1810 },
      { width: 320, height: 453 },
    ]);
  });

  it('shows in the small picture what the large one shows', async () => {
    const scene = sceneOf([texturedSquare(20, 20, 'vertical_lines'), texturedSquare(80, 60, 'dotted_tight')]);
    const { large, small } = await sceneToThumbnails(scene, { widthPx: 640, times: 2 });
    const again = shrink(readBack(large), 2).pixels;
    const shown = readBack(small).pixels;
    const distances = Array.from(shown, (value, index) => Math.abs(value - (again[index] ?? 0)));
    expect(distances.every((distance) => distance <= 1)).toBe(true);
    expect(shown.some((value) => value < 100)).toBe(true);
  });
});

describe('scenesToThumbnails', () => {
  it('gives the pictures of each page in order, each as if it had been drawn alone', async () => {
    const scenes = [texturedSquare(20, 20, 'grid'), brailleRun([63], 20, 20)].map((one) => sceneOf([one]));
    const size = { widthPx: 320, times: 4 };
    const together: Thumbnails[] = [];
    for await (const thumbnails of scenesToThumbnails(scenes, size)) together.push(thumbnails);
    expect(together).toEqual(await Promise.all(scenes.map((scene) => sceneToThumbnails(scene, size))));
  });

  it('gives nothing for no page', async () => {
    expect(await scenesToThumbnails([], { widthPx: 320, times: 4 })[Symbol.asyncIterator]().next()).toEqual({
      done: true,
      value: undefined,
    });
  });
});

describe('shrink', () => {
  it('takes the mean of the px that one px stands for, of fewer at the edges', () => {
    const shrunk = shrink(
      rasterOf(3, 3, (x, y) => x * 10 + y * 40),
      2,
    );
    expect([shrunk.width, shrunk.height]).toEqual([2, 2]);
    expect([...shrunk.pixels]).toEqual([25, 40, 85, 100].flatMap((value) => [value, value, value, 255]));
  });
});

describe('encodePng', () => {
  it.each(['drawing', 'shades'] as const)(
    'writes px that another reader sees as they were: %s',
    async (content) => {
      const raster = rasterOf(7, 5, (x, y) => (x * 37 + y * 91) % 256);
      expect([...readBack(await encodePng(raster, content)).pixels]).toEqual([...raster.pixels]);
    },
  );
});
