import type { Primitive, Scene } from '@tastwerk/editor-core/scene';
import { sceneToSvg } from '../svg/scene-to-svg.js';
import { encodePng } from './encode-png.js';
import { type Raster, shrink } from '../raster.js';
import { rasteriseSvg } from './rasterise-svg.js';

/** Two thumbnails of one page as PNG, on white paper. */
export interface Thumbnails {
  readonly large: Uint8Array;
  readonly small: Uint8Array;
}

/** How wide the large one is in px, and how many times smaller the small one. */
interface ThumbnailSizes {
  readonly widthPx: number;
  readonly times: number;
}

/**
 * `scene` as it will be printed, `widthPx` wide and once more smaller by the whole number `times`. The page is drawn once:
 * the small picture is the mean of the large one's px.
 */
export async function sceneToThumbnails(scene: Scene, size: ThumbnailSizes): Promise<Thumbnails> {
  return written(await drawn(scene, size), size);
}

/** Thumbnails of several pages in their order. The next page is drawn, in a thread, while one is being written. */
export async function* scenesToThumbnails(
  scenes: readonly Scene[],
  size: ThumbnailSizes,
): AsyncIterable<Thumbnails> {
  let next = begun(scenes[0], size);
  for (let index = 1; next !== undefined; index += 1) {
    const raster = await next;
    next = begun(scenes[index], size);
    yield await written(raster, size);
  }
}

function begun(scene: Scene | undefined, size: ThumbnailSizes): Promise<Raster> | undefined {
  const drawing = scene && drawn(scene, size);
  // Whoever stops listening half way does not want to hear of it; whoever waits for it does.
  drawing?.catch(() => undefined);
  return drawing;
}

/** Characters that the first file of the fonts has, as far as texts use them most; looked at first, because fonts take time to read. */
const USUAL = /^[ -~\u00a0-\u00ff\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac]*$/u;

function hasUnusualText(primitives: readonly Primitive[]): boolean {
  return primitives.some((primitive) => {
    if (primitive.type === 'clip') return hasUnusualText(primitive.children);
    return primitive.type === 'text' && !USUAL.test(primitive.text);
  });
}

async function drawn(scene: Scene, { widthPx }: ThumbnailSizes): Promise<Raster> {
  const drawing = hasUnusualText(scene.primitives)
    ? (await import('./outlined-texts.js')).withOutlinedTexts(scene)
    : scene;
  const svg = sceneToSvg(drawing, { pxPerMm: widthPx / scene.widthMm });
  const aspectRatio = scene.widthMm / scene.heightMm;
  const { width, height, pixels } = await rasteriseSvg(svg, { widthPx, aspectRatio });
  return { width, height, pixels };
}

async function written(raster: Raster, { times }: ThumbnailSizes): Promise<Thumbnails> {
  // The rasteriser's own PNG takes twice the time and half as many bytes again.
  return {
    large: await encodePng(raster, 'drawing'),
    small: await encodePng(shrink(raster, times), 'drawing'),
  };
}
