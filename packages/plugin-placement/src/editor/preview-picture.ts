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

const ARROW = '#c2410c';

/** The legs of an arrow head at `to`, in mm. */
function headOf(from: { x: number; y: number }, to: { x: number; y: number }): string {
  const turn = Math.atan2(to.y - from.y, to.x - from.x);
  const leg = (side: number) => `${to.x - 3 * Math.cos(turn + side)} ${to.y - 3 * Math.sin(turn + side)}`;
  return `M${leg(0.5)}L${to.x} ${to.y}L${leg(-0.5)}`;
}

function arrowOf({ from, to }: MovedLabel): string {
  const [start, end] = [boxCentre(from), boxCentre(to)];
  const frame = ({ x, y, width, height }: Box, dash: string) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" stroke-dasharray="${dash}"/>`;
  const line =
    distance(start, end) < SHORTEST_MM
      ? ''
      : `<path d="M${start.x} ${start.y}L${end.x} ${end.y}${headOf(start, end)}"/>`;
  return frame(from, '1.5 1.5') + line + frame(to, 'none');
}

/** A page as the address of a picture, with arrows from where labels were to where they go. */
export function previewPicture(
  kinds: Kinds,
  document: Document,
  pageIndex: number,
  braille: BrailleLookup,
  moved: readonly MovedLabel[],
): string {
  const scene = buildScene(document, pageIndex, { kinds, braille, font: bundledFontMetrics });
  const svg = sceneToSvg(scene, { pxPerMm: PX_PER_MM });
  const { width, height } = document;
  const arrows = `<svg x="0" y="0" width="100%" height="100%" viewBox="0 0 ${width} ${height}"><g fill="none" stroke="${ARROW}" stroke-width="0.6">${moved.map(arrowOf).join('')}</g></svg>`;
  return svgAddress(svg.replace(/<\/svg>\s*$/u, `${arrows}</svg>`));
}
