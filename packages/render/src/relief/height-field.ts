import { COLOURS } from '@tastwerk/editor-core/document';
import type { Raster } from '../raster.js';

/** Heights of a sheet px by px, row by row from the top: 0 is bare paper, 1 what black swells to. */
export interface HeightField {
  readonly width: number;
  readonly height: number;
  readonly heights: Float32Array;
}

/**
 * How wide the slope at an edge is, as the standard deviation of the blur that rounds it, in mm: a line of 1.5 mm keeps its
 * height, one of 0.5 mm loses a third of it, as thin lines do on the sheet. Chosen by eye; nobody published a profile.
 */
const SLOPE_MM = 0.25;

const WHITE = 255;

/** Mean of the channels of the ink that swells half as high. */
const GREY = [0, 2, 4].reduce((sum, at) => sum + Number.parseInt(COLOURS.grey.slice(at, at + 2), 16) / 3, 0);

/** Height by the sum of the channels: black 1, grey a half, white 0, even slopes between them where edges are smoothed. */
const HEIGHT_BY_SUM = Float32Array.from({ length: 3 * WHITE + 1 }, (_, sum) => {
  const mean = sum / 3;
  return mean <= GREY ? 1 - (0.5 * mean) / GREY : (0.5 * (WHITE - mean)) / (WHITE - GREY);
});

/** Heights before the edges are rounded, of a drawing of what swells alone on white paper. */
function steepHeights({ pixels }: Raster): Float32Array {
  const heights = new Float32Array(pixels.length / 4);
  for (let at = 0; at < heights.length; at += 1) {
    const sum = (pixels[4 * at] ?? 0) + (pixels[4 * at + 1] ?? 0) + (pixels[4 * at + 2] ?? 0);
    heights[at] = HEIGHT_BY_SUM[sum] ?? 0;
  }
  return heights;
}

/** Weights of a normal distribution from its middle outwards; both sides together are 1. */
function weightsOf(deviationPx: number): Float32Array {
  const reach = Math.ceil(3 * deviationPx);
  const weights = Float32Array.from({ length: reach + 1 }, (_, distance) =>
    Math.exp(-(distance ** 2) / (2 * deviationPx ** 2)),
  );
  const total = weights.reduce((sum, weight, distance) => sum + (distance === 0 ? 1 : 2) * weight, 0);
  return weights.map((weight) => weight / total);
}

/** Blurs rows and hands back columns as rows, so that twice is both ways; beyond the edge is what stands at the edge. */
function blurAndTurn(
  values: Float32Array,
  width: number,
  height: number,
  weights: Float32Array,
): Float32Array {
  const turned = new Float32Array(values.length);
  const reach = weights.length - 1;
  const padded = new Float32Array(width + 2 * reach);
  for (let y = 0; y < height; y += 1) {
    const row = values.subarray(y * width, (y + 1) * width);
    padded.fill(row[0] ?? 0, 0, reach);
    padded.set(row, reach);
    padded.fill(row[width - 1] ?? 0, width + reach);
    for (let x = 0; x < width; x += 1) {
      const middle = x + reach;
      let sum = (padded[middle] ?? 0) * (weights[0] ?? 0);
      for (let distance = 1; distance <= reach; distance += 1) {
        sum +=
          ((padded[middle - distance] ?? 0) + (padded[middle + distance] ?? 0)) * (weights[distance] ?? 0);
      }
      turned[x * height + y] = sum;
    }
  }
  return turned;
}

/** `field` with its edges rounded by a normal distribution of `deviationPx`. */
export function blurred({ width, height, heights }: HeightField, deviationPx: number): HeightField {
  const weights = weightsOf(deviationPx);
  const columns = blurAndTurn(heights, width, height, weights);
  return { width, height, heights: blurAndTurn(columns, height, width, weights) };
}

/** The swollen sheet of a drawing of what swells alone, opaque on white paper, `pxPerMm` px to the mm: its edges are rounded. */
export function heightField(raster: Raster, pxPerMm: number): HeightField {
  const { width, height } = raster;
  return blurred({ width, height, heights: steepHeights(raster) }, SLOPE_MM * pxPerMm);
}
