import type { Raster } from '../raster.js';
import { blurred, type HeightField } from './height-field.js';

/** Height of what black swells to, in mm: about that of good braille (field notes 1.1), doubled so that the eye sees it. */
const FULL_HEIGHT_MM = 1;

/** Where the light comes from: top left, from well above the paper; x to the right, y down, z towards the eye. */
const LIGHT = { x: -0.48, y: -0.48, z: 0.73 } as const;

/** Red, green and blue of bare paper and of what has swollen to its full height: lighter than ink, so that its shape shows. */
const PAPER = [247, 244, 237] as const;
const RAISED = [150, 146, 139] as const;

/** Least and most light on a slope, as parts of that on the flat. */
const DARKEST = 0.35;
const BRIGHTEST = 1.25;

/** The soft shadow beside what is raised: how far it lies and reaches in mm, and how dark it is at most. */
const SHADOW = { offsetMm: 0.45, blurMm: 0.4, depth: 0.4 } as const;

/** For each of `count` rows or columns the one that lies `distance` away, the last one where there is none. */
function neighbours(count: number, distance: number): Int32Array {
  return Int32Array.from({ length: count }, (_, at) => Math.min(count - 1, Math.max(0, at + distance)));
}

/** Light on each px of `field` as a part of that on flat paper: its slope to the light, and the shadow of what is higher. */
function lightOn(field: HeightField, pxPerMm: number): Float32Array {
  const { width, height, heights } = field;
  const lights = new Float32Array(heights.length);
  const shadows = blurred(field, SHADOW.blurMm * pxPerMm).heights;
  const steepness = (FULL_HEIGHT_MM * pxPerMm) / 2;
  const offset = -Math.round(SHADOW.offsetMm * pxPerMm);
  const [left, right, shadowLeft] = [-1, 1, offset].map((distance) => neighbours(width, distance));
  const [above, below, shadowAbove] = [-1, 1, offset].map((distance) => neighbours(height, distance));
  const heightAt = (values: Float32Array, x: number | undefined, y: number | undefined): number =>
    values[(y ?? 0) * width + (x ?? 0)] ?? 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const slopeX = (heightAt(heights, right?.[x], y) - heightAt(heights, left?.[x], y)) * steepness;
      const slopeY = (heightAt(heights, x, below?.[y]) - heightAt(heights, x, above?.[y])) * steepness;
      const towardsLight = LIGHT.z - slopeX * LIGHT.x - slopeY * LIGHT.y;
      const light = towardsLight / Math.sqrt(slopeX * slopeX + slopeY * slopeY + 1) / LIGHT.z;
      const higher = heightAt(shadows, shadowLeft?.[x], shadowAbove?.[y]) - heightAt(heights, x, y);
      const shadow = higher > 0 ? 1 - SHADOW.depth * higher : 1;
      lights[y * width + x] = shadow * (light > BRIGHTEST ? BRIGHTEST : light < DARKEST ? DARKEST : light);
    }
  }
  return lights;
}

/** A picture of `field`, `pxPerMm` px to the mm, as paper that light falls on from the top left; opaque. */
export function shade(
  field: HeightField,
  pxPerMm: number,
): Raster & { readonly pixels: Uint8ClampedArray<ArrayBuffer> } {
  const { width, height, heights } = field;
  const lights = lightOn(field, pxPerMm);
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < heights.length; at += 1) {
    const raised = heights[at] ?? 0;
    const light = lights[at] ?? 0;
    for (let channel = 0; channel < 3; channel += 1) {
      const paper = PAPER[channel] ?? 0;
      pixels[4 * at + channel] = (paper + ((RAISED[channel] ?? 0) - paper) * raised) * light;
    }
    pixels[4 * at + 3] = 255;
  }
  return { width, height, pixels };
}
