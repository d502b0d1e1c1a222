import type { Scene } from '@tastwerk/editor-core';
import { sceneToSvg } from '../svg/scene-to-svg.js';
import { svgToPng } from './svg-to-png.js';

/** `scene` as it will be printed, as PNG `widthPx` wide on white paper. */
export function sceneToPng(scene: Scene, { widthPx }: { readonly widthPx: number }): Promise<Uint8Array> {
  return svgToPng(sceneToSvg(scene), { widthPx, aspectRatio: scene.widthMm / scene.heightMm });
}
