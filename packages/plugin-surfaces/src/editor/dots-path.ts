import type { DotGrid } from '../embossing/dot-grid.js';

/** The dots of a grid as the path of an SVG whose unit is a step: lines without length, which round ends make dots. */
export function dotsPath(dots: DotGrid): string {
  let path = '';
  for (const { column, row } of dots.raised()) path += `M${column + 0.5} ${row + 0.5}h.01`;
  return path;
}
