import type { Document, Kinds } from '@tastwerk/editor-core';
import type { BrailleLookup } from '@tastwerk/editor-core/braille';
import { type Box, boxCentre, distance } from '@tastwerk/editor-core/geometry';
import { buildScene, bundledFontMetrics } from '@tastwerk/editor-core/scene';
import { sceneToSvg, svgAddress } from '@tastwerk/render/svg';
import type { MovedLabel } from '../placement.js';

/** Sharpness of the picture: a sheet is about 500 px wide, on screens of two pixels a CSS px. */
const PX_PER_MM = 4;

/** Moves shorter than this, in mm, get no arrow. */
const SHORTEST_MM = 4;

/** Between an object and the frame that marks it, in mm. */
const FRAME_MM = 1;

const MARK = '#c2410c';

/** The legs of an arrow head at `to`, in mm. */
function headOf(from: { x: number; y: number }, to: { x: number; y: number }): string {
  const turn = Math.atan2(to.y - from.y, to.x - from.x);
  const leg = (side: number) => `${to.x - 3 * Math.cos(turn + side)} ${to.y - 3 * Math.sin(turn + side)}`;
  return `M${leg(0.5)}L${to.x} ${to.y}L${leg(-0.5)}`;
}

const rectOf = ({ x, y, width, height }: Box, more: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${more}/>`;

/** An arrow from where a label was to where it goes, with a frame at both. */
export function arrowMark({ from, to }: MovedLabel): string {
  const [start, end] = [boxCentre(from), boxCentre(to)];
  const line =
    distance(start, end) < SHORTEST_MM
      ? ''
      : `<path d="M${start.x} ${start.y}L${end.x} ${end.y}${headOf(start, end)}"/>`;
  return rectOf(from, 'stroke-dasharray="1.5 1.5"') + line + rectOf(to, '');
}

/** A frame around `box`. */
export const frameMark = ({ x, y, width, height }: Box): string =>
  rectOf(
    {
      x: x - FRAME_MM,
      y: y - FRAME_MM,
      width: width + 2 * FRAME_MM,
      height: height + 2 * FRAME_MM,
    },
    'rx="1"',
  );

/** The places of the pages of `after` that `before` has not. */
export function addedPages(before: Document, after: Document): readonly number[] {
  const known = new Set(before.pages.map(({ uuid }) => uuid));
  return after.pages.flatMap(({ uuid }, index) => (known.has(uuid) ? [] : [index]));
}

/** A page as the address of a picture, with `marks` on it. */
export function previewPicture(
  kinds: Kinds,
  document: Document,
  pageIndex: number,
  braille: BrailleLookup,
  marks: readonly string[] = [],
): string {
  const scene = buildScene(document, pageIndex, { kinds, braille, font: bundledFontMetrics });
  const svg = sceneToSvg(scene, { pxPerMm: PX_PER_MM });
  if (marks.length === 0) return svgAddress(svg);
  const { width, height } = document;
  const drawn = `<svg x="0" y="0" width="100%" height="100%" viewBox="0 0 ${width} ${height}"><g fill="none" stroke="${MARK}" stroke-width="0.6">${marks.join('')}</g></svg>`;
  return svgAddress(svg.replace(/<\/svg>\s*$/u, `${drawn}</svg>`));
}
