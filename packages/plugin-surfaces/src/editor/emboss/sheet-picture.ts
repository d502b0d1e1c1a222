import { svgAddress } from '@tastwerk/render/svg';
import type { GridProblem } from '../../embossing/grid-problems.js';
import type { EmbossedSheet } from '../../embossing/rasterise.js';
import { dotsPath } from '../dots-path.js';

/** Width of a punched dot in the picture, in steps of the raster: neighbours in a line stay dots. */
const DOT_STEPS = 0.64;

/** Between a row of braille and the frame that marks it, in steps. */
const FRAME_STEPS = 0.7;

const INK = '#1c1917';
const MARK = '#c2410c';

/** A sheet as it is embossed, as the address of a picture; rows with a problem have a frame. */
export function sheetPicture({ dots }: EmbossedSheet, problems: readonly GridProblem[]): string {
  const frames = problems.map(({ row: { box } }) => {
    const [x, y] = [box.left + 0.5 - FRAME_STEPS, box.top + 0.5 - FRAME_STEPS];
    const width = box.right - box.left + 2 * FRAME_STEPS;
    const height = box.bottom - box.top + 2 * FRAME_STEPS;
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx=".5"/>`;
  });
  return svgAddress(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${dots.columns} ${dots.rows}">` +
      `<path d="${dotsPath(dots)}" fill="none" stroke="${INK}" stroke-width="${DOT_STEPS}" stroke-linecap="round"/>` +
      `<g fill="none" stroke="${MARK}" stroke-width=".3">${frames.join('')}</g></svg>`,
  );
}
