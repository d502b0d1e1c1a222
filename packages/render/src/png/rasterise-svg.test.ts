import { describe, expect, it } from '@jest/globals';
import { printedLine, sceneOf } from '../../test/scenes.js';
import { sceneToSvg } from '../svg/scene-to-svg.js';
import { rasteriseSvg } from './rasterise-svg.js';

describe('rasteriseSvg', () => {
  it('paints on white paper and writes text in the bundled font', async () => {
    const text: Parameters<typeof sceneOf>[0][number] = {
      type: 'text',
      layer: 'print',
      objectId: null,
      text: 'Žluť',
      origin: { x: 5, y: 12 },
      angle: 0,
      sizeMm: 10,
      widthMm: 20,
      ink: '0000FF',
    };
    const image = await rasteriseSvg(sceneToSvg(sceneOf([text])), { widthPx: 210, aspectRatio: 210 / 297 });
    // The getter copies the whole raster.
    const { pixels } = image;
    const isBlue = (at: number): boolean => (pixels[at + 2] ?? 0) - (pixels[at] ?? 0) > 100;
    const blue = Array.from({ length: pixels.length / 4 }, (_, index) => index * 4).filter(isBlue);

    expect([...pixels.subarray(0, 4)]).toEqual([255, 255, 255, 255]);
    expect(blue.length).toBeGreaterThan(20);
  });

  it('draws blanks before a text', async () => {
    const leftmost = async (text: string) => {
      const svg = sceneToSvg(sceneOf([{ ...printedLine(text), widthMm: 12 }]));
      const { pixels } = await rasteriseSvg(svg, { widthPx: 210, aspectRatio: 210 / 297 });
      let left = 210;
      for (let at = 0; at < pixels.length; at += 4) {
        if ((pixels[at] ?? 0) < 200) left = Math.min(left, (at / 4) % 210);
      }
      return left;
    };
    expect(await leftmost('   H')).toBeGreaterThan((await leftmost('HHHH')) + 2);
  });

  it('refuses a raster without pixels and one that would fill the memory', async () => {
    for (const widthPx of [100_000, 0, Number.NaN]) {
      await expect(rasteriseSvg('<svg/>', { widthPx, aspectRatio: 0.7 })).rejects.toThrow(RangeError);
    }
  });
});
