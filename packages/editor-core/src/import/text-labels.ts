import { type Box, boxCentre, growBox, turnedExtent, wayInto } from '../geometry/box.js';
import type { Point } from '../geometry/point.js';
import { LIMITS } from '../values/limits.js';
import { SAFE_AREA_MM } from '../values/paper.js';
import type { LabelObject } from '../plugins/labels/index.js';
import {
  BRAILLE_LINE_MM,
  cellsWidthMm,
  DEFAULT_LABEL_SIZE_MM,
  DOT_GEOMETRY,
  DOTS_HEIGHT_MM,
} from '../primitives/sizes.js';
import { isBraille } from '../translator/cells.js';
import type { Kinds } from '../objects/kinds.js';
import type { PageObject } from '../objects/schema.js';
import { anchorFinder } from '../placing/anchor-place.js';

/** A text with the box in which it stood, in page mm. */
export interface PlacedText {
  readonly text: string;
  /** Before it is turned. */
  readonly box: Box;
  /** Degrees clockwise about the middle of the box; none for 0. */
  readonly angle?: number;
  /** Whether it is a row of braille whose cells fill the box from rim to rim of their dots. */
  readonly isCells?: true;
}

/** Cells that a label needs beyond its letters: a location mark, a number sign. */
const SPARE_CELLS = 3;
/** Letters that some braille systems write with a sign before them: capitals, and those with accents. */
const SIGNED_LETTERS = /\p{Lu}|(?![a-z])\p{Ll}/gu;

/** About how many cells `line` needs, in the system that needs most. */
function cellsOf(line: string): number {
  return line.length + (line.match(SIGNED_LETTERS)?.length ?? 0) + SPARE_CELLS;
}

interface PageSize {
  readonly widthMm: number;
  readonly heightMm: number;
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max));
}

/** Where a turned label lies: about the middle of its text, moved as far as it stands out of the safe area. */
function turnedPlace(
  middle: Point,
  size: Pick<Box, 'width' | 'height'>,
  angle: number,
  page: PageSize,
): Point {
  const frame = { x: middle.x - size.width / 2, y: middle.y - size.height / 2, ...size };
  const paper = { x: 0, y: 0, width: page.widthMm, height: page.heightMm };
  const way = wayInto(growBox(paper, -SAFE_AREA_MM), turnedExtent(frame, angle));
  return { x: frame.x + way.x, y: frame.y + way.y };
}

function labelOf(
  kinds: Kinds,
  { text, box, angle = 0 }: PlacedText,
  page: PageSize,
  uuid: string,
  anchor: LabelObject['anchor'],
): LabelObject {
  const lines = text.split('\n');
  const cells = Math.max(...lines.map(cellsOf));
  const roomX = page.widthMm - 2 * SAFE_AREA_MM;
  const width = clamp(cells * DOT_GEOMETRY.cellSpacingMm, Math.min(box.width, roomX), roomX);
  const height = DEFAULT_LABEL_SIZE_MM.height * lines.length;
  const upright = {
    x: clamp(box.x, SAFE_AREA_MM, Math.max(SAFE_AREA_MM, SAFE_AREA_MM + roomX - width)),
    y: clamp(box.y + box.height / 2 - height / 2, 0, Math.max(0, page.heightMm - height)),
  };
  return kinds.create('label', {
    uuid,
    ...(angle === 0 ? upright : turnedPlace(boxCentre(box), { width, height }, angle, page)),
    angle,
    width,
    height,
    text: text.slice(0, LIMITS.textLength),
    pristine: false,
    autoSize: true,
    anchor,
    placing: 'free',
  });
}

/** A label of cells alone about the middle of where they were drawn, in the size of braille on swell paper. */
function labelOfCells(kinds: Kinds, { text, box, angle = 0 }: PlacedText, uuid: string): LabelObject {
  const rows = text.split('\n');
  const middle = boxCentre(box);
  const width = cellsWidthMm(Math.max(...rows.map((row) => row.length)));
  const height = (rows.length - 1) * BRAILLE_LINE_MM + DOTS_HEIGHT_MM;
  return kinds.create('label', {
    uuid,
    x: middle.x - width / 2,
    y: middle.y - height / 2,
    width,
    height,
    angle,
    text: text.slice(0, LIMITS.textLength),
    displayLetters: false,
    pristine: false,
    autoSize: true,
    placing: 'hand',
  });
}

/** The place at which a text stood that is near nothing: its braille, which is longer, may have to stand elsewhere. */
function spotOf({ box }: PlacedText, { widthMm, heightMm }: PageSize): LabelObject['anchor'] {
  const { x, y } = boxCentre(box);
  return { object: null, at: { x: clamp(x, 0, widthMm), y: clamp(y, 0, heightMm) } };
}

/** Labels where texts stood, wide enough for their braille and on the page, tied to what of `drawn` they stood at; blank texts give none. */
export function textLabels(
  kinds: Kinds,
  texts: readonly PlacedText[],
  page: PageSize,
  newId: () => string,
  drawn: readonly PageObject[] = [],
): readonly LabelObject[] {
  const anchorOf = anchorFinder(kinds, drawn);
  return texts.flatMap((placed) => {
    const text = placed.text.trim();
    if (text === '') return [];
    if (placed.isCells || isBraille(text)) return [labelOfCells(kinds, { ...placed, text }, newId())];
    return [labelOf(kinds, { ...placed, text }, page, newId(), anchorOf(placed.box) ?? spotOf(placed, page))];
  });
}
