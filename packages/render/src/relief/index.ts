import { reliefOnly, type Scene } from '@tastwerk/editor-core/scene';
import type { Raster } from '../raster.js';
import { sceneToSvg } from '../svg/scene-to-svg.js';
import { heightField } from './height-field.js';
import { shade } from './shade.js';

export type { Raster } from '../raster.js';
export { swellingOfPrint } from './swelling-of-print.js';

/** A picture as `ImageData` of the browser takes it. */
export interface ReliefImage {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each px, row by row from the top; opaque. */
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
}

/** A drawing of what swells of `scene` alone, to be rasterised on white paper for {@link reliefImage}. */
export function reliefSvg(scene: Scene): string {
  return sceneToSvg(reliefOnly(scene), { layers: ['relief'] });
}

/**
 * A picture of the swollen sheet: black stands at full height, grey at half, with rounded edges and light from the top left.
 * `drawn` is what swells alone, opaque on white paper, at `pxPerMm` px to the mm; who rasterised it does not matter.
 */
export function reliefImage(drawn: Raster, pxPerMm: number): ReliefImage {
  return shade(heightField(drawn, pxPerMm), pxPerMm);
}
