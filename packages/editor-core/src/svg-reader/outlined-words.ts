import { type Box, boxCentre } from '../geometry/box.js';
import { boundsOfPath } from '../geometry/path-bounds.js';
import type { PathData } from '../geometry/path-data.js';
import { piecesOf } from '../geometry/path-pieces.js';
import { distance, type Point, rotatePoint } from '../geometry/point.js';
import { brailleDotCentres } from '../primitives/primitive-bounds.js';
import { cellsWidthMm, DOT_GEOMETRY, DOTS_HEIGHT_MM } from '../primitives/sizes.js';
import { cellsFromUnicode, isBraille } from '../translator/cells.js';
import type { SvgNode } from './parse-tree.js';

const TEXT_ID = /^text_\d+$/u;
/** Marks of TeX around words that need none. */
const PLAIN_TEX = /\\(?:mathdefault|mathrm|mathregular)\{([^{}]*)\}/gu;
const AT_ORIGIN = { origin: { x: 0, y: 0 }, angle: 0, dots: DOT_GEOMETRY, ink: '000000' } as const;

/** The words of a group that draws its letters as outlines, as matplotlib says them: `<g id="text_1"><!-- Apples -->`. */
export function outlinedWords({ name, attributes, remark = '' }: SvgNode): string | undefined {
  if (name !== 'g' || !TEXT_ID.test(attributes['id'] ?? '')) return undefined;
  const words = remark.replaceAll(PLAIN_TEX, '$1').replaceAll('$', '').trim();
  return words === '' ? undefined : words;
}

/** The row of braille that a shape or a group draws dot by dot, as its title says it: `<path><title>⠓⠡⠎</title></path>`. */
export function outlinedBraille({ children }: SvgNode): string | undefined {
  const title = children.find(({ name }) => name === 'title');
  const row = title?.texts.map(({ text }) => text).join('');
  return row !== undefined && isBraille(row) ? row : undefined;
}

/** Degrees clockwise from the right in which `to` lies from `from`. */
const directionOf = (from: Point, to: Point): number =>
  (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

/** `degrees` from 0 to 360, to a tenth: coordinates in files are rounded. */
const roundTurn = (degrees: number): number => ((Math.round(degrees * 10) + 3600) % 3600) / 10;

/** A row of braille where it was drawn. */
export interface DrawnRow {
  /** From dot 1 of the first cell to dot 6 of the last, from rim to rim of the dots, before it is turned. */
  readonly box: Box;
  /** Degrees clockwise by which it is turned about the middle of its box. */
  readonly angle: number;
}

/**
 * Where the cells of `row` lie whose dots are `outlines`, cell by cell and from dot 1 to dot 6. Cells have the proportions of
 * {@link DOT_GEOMETRY}; undefined where there are more or fewer dots than in `row`.
 */
export function drawnRow(row: string, outlines: readonly PathData[]): DrawnRow | undefined {
  const dots = outlines.flatMap((outline) => piecesOf(outline).map(boundsOfPath));
  const cells = cellsFromUnicode(row);
  const places = brailleDotCentres({ ...AT_ORIGIN, cells, text: row });
  const [place, ...others] = places;
  const [dot] = dots;
  if (!place || !dot || dots.length !== places.length) return undefined;
  const farthest = others.reduce(
    (far, other) => (distance(place, other) > distance(place, far) ? other : far),
    place,
  );
  const from = boxCentre(dot);
  const to = boxCentre(dots[places.indexOf(farthest)] ?? dot);
  const isOne = farthest === place;
  const scale = isOne ? dot.width / DOT_GEOMETRY.diameterMm : distance(from, to) / distance(place, farthest);
  const angle = isOne ? 0 : roundTurn(directionOf(from, to) - directionOf(place, farthest));
  const [width, height] = [cellsWidthMm(cells.length), DOTS_HEIGHT_MM];
  const radius = DOT_GEOMETRY.diameterMm / 2;
  const way = { x: width / 2 - radius - place.x, y: height / 2 - radius - place.y };
  const turned = rotatePoint({ x: way.x * scale, y: way.y * scale }, { x: 0, y: 0 }, angle);
  const size = { width: width * scale, height: height * scale };
  return {
    box: { x: from.x + turned.x - size.width / 2, y: from.y + turned.y - size.height / 2, ...size },
    angle,
  };
}
