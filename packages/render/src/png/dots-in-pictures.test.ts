import { expect, it } from '@jest/globals';
import { buildScene, bundledFontMetrics } from '@tastwerk/editor-core/scene';
import { rasteriseSvg } from './rasterise-svg.js';
import { sceneToSvg } from '../svg/scene-to-svg.js';
import { createBlankDocument, createObject, kinds } from '@tastwerk/editor-core/standard';

const WIDTH_PX = 1280;
/** A single px of a lighter grey is not seen. */
const LIGHT = 215;
/** How far from the black of a dot its smoothed rim reaches, in px. */
const RIM_PX = 5;
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A page of textured squares without outlines, each cut by its edge at another place. */
function pageOfDots() {
  const squares = Array.from({ length: 24 }, (_, index) => {
    const side = 20 + index * 0.21;
    const [x, y] = [15 + (index % 6) * 30, 20 + Math.floor(index / 6) * 40];
    const pattern = { template: 'dotted_tight', offset: 2, clearance: 0 } as const;
    return createObject('rect', {
      uuid: id(index + 10),
      x,
      y,
      width: side,
      height: side,
      border: false,
      pattern,
    });
  });
  const document = createBlankDocument({ uuid: id(1), pageUuid: id(2), language: 'de' });
  const pages = document.pages.map((page) => ({ ...page, objects: squares }));
  const resources = { kinds, braille: { get: () => undefined }, font: bundledFontMetrics };
  return buildScene({ ...document, pages }, 0, resources);
}

it('a picture shows no trace of the dots that a texture leaves out at its edge', async () => {
  const scene = pageOfDots();
  const size = { widthPx: WIDTH_PX, aspectRatio: scene.widthMm / scene.heightMm };
  const { width, height, pixels } = await rasteriseSvg(
    sceneToSvg(scene, { pxPerMm: WIDTH_PX / scene.widthMm }),
    size,
  );
  const isDark = (x: number, y: number) => (pixels[(y * width + x) * 4] ?? 255) < 128;
  const isNearDot = (x: number, y: number) => {
    for (let dy = -RIM_PX; dy <= RIM_PX; dy += 1) {
      for (let dx = -RIM_PX; dx <= RIM_PX; dx += 1) if (isDark(x + dx, y + dy)) return true;
    }
    return false;
  };
  let inked = 0;
  const traces: (readonly [number, number])[] = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((pixels[(y * width + x) * 4] ?? 255) > LIGHT) continue;
      inked += 1;
      if (!isNearDot(x, y)) traces.push([x, y]);
    }
  }
  expect(inked).toBeGreaterThan(1000);
  expect(traces).toEqual([]);
});
