import type { Scene } from '@tastwerk/editor-core/scene';
import { reliefImage, reliefSvg } from '../relief/index.js';
import { encodePng } from './encode-png.js';
import { rasteriseSvg } from './rasterise-svg.js';

/** `scene` as the swollen sheet that it becomes, as PNG of `pxPerMm` px to the mm. */
export async function sceneToReliefPng(scene: Scene, pxPerMm: number): Promise<Uint8Array> {
  const size = {
    widthPx: Math.round(scene.widthMm * pxPerMm),
    aspectRatio: scene.widthMm / scene.heightMm,
  };
  const { width, height, pixels } = await rasteriseSvg(reliefSvg(scene), size);
  return encodePng(reliefImage({ width, height, pixels }, pxPerMm), 'shades');
}
