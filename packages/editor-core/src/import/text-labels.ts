import type { Box } from '../geometry/box.js';
import { LIMITS } from '../document/limits.js';
import { SAFE_AREA_MM } from '../document/paper.js';
import { createObject } from '../objects/create-object.js';
import { DEFAULT_LABEL_SIZE_MM } from '../objects/label/defaults.js';
import type { LabelObject } from '../objects/label/schema.js';
import { DOT_GEOMETRY } from '../scene/sizes.js';

/** A text with the box in which it stood, in page mm. */
export interface PlacedText {
  readonly text: string;
  readonly box: Box;
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

function labelOf({ text, box }: PlacedText, page: PageSize, uuid: string): LabelObject {
  const lines = text.split('\n');
  const cells = Math.max(...lines.map(cellsOf));
  const roomX = page.widthMm - 2 * SAFE_AREA_MM;
  const width = clamp(cells * DOT_GEOMETRY.cellSpacingMm, Math.min(box.width, roomX), roomX);
  const height = DEFAULT_LABEL_SIZE_MM.height * lines.length;
  return createObject('label', {
    uuid,
    x: clamp(box.x, SAFE_AREA_MM, Math.max(SAFE_AREA_MM, SAFE_AREA_MM + roomX - width)),
    y: clamp(box.y + box.height / 2 - height / 2, 0, Math.max(0, page.heightMm - height)),
    width,
    height,
    text: text.slice(0, LIMITS.textLength),
    pristine: false,
    autoSize: true,
  });
}

/** Labels where texts stood, wide enough for their braille and on the page; blank texts give none. */
export function textLabels(
  texts: readonly PlacedText[],
  page: PageSize,
  newId: () => string,
): readonly LabelObject[] {
  return texts.flatMap(({ text, box }) => {
    const kept = text.trim();
    return kept === '' ? [] : [labelOf({ text: kept, box }, page, newId())];
  });
}
