import type { Document, PageObject, SceneResources } from '@tastwerk/editor-core';
import type { BrailleLookup, BrailleResult } from '@tastwerk/editor-core/braille';
import { COLOUR_NAMES, TEXTURE_NAMES } from '@tastwerk/editor-core/document';
import { bundledFontMetrics } from '@tastwerk/editor-core/scene';
import { createBlankDocument, createObject, kinds } from '@tastwerk/editor-core/standard';

/** A UUID that is always the same for `index`. */
export function uuidOf(index: number): string {
  return `00000000-0000-4000-8000-${index.toString(16).padStart(12, '0')}`;
}

const PAGE_UUID = uuidOf(0xfffffe);
const COLUMNS = 50;
const PITCH_MM = 8;
const ROWS = 36;
/** Each time the rows are full the next objects lie this much further. */
const LAYER_SHIFT_MM = 2.5;

/** Cells that stand for the letters of `text`: the canvas does not care what they mean. */
function fakeBraille(text: string): BrailleResult {
  const cells = [...text].map((letter) => (letter === ' ' ? 0 : (letter.charCodeAt(0) % 63) + 1));
  return { ok: true, value: { cells, sourceIndex: cells.map((_, index) => index) } };
}

const book = new Map<string, BrailleResult>();
const braille: BrailleLookup = {
  get(text, system) {
    const key = `${system} ${text}`;
    const known = book.get(key) ?? fakeBraille(text);
    book.set(key, known);
    return known;
  },
};

/** What scenes of the bench are built with. */
export const resources: SceneResources = { kinds, braille, font: bundledFontMetrics };

function mixedObject(index: number): PageObject {
  const uuid = uuidOf(index + 1);
  const layer = Math.floor(index / (COLUMNS * ROWS));
  const x = 5 + (index % COLUMNS) * PITCH_MM + layer * LAYER_SHIFT_MM;
  const y = 5 + (Math.floor(index / COLUMNS) % ROWS) * PITCH_MM + layer * LAYER_SHIFT_MM;
  const template = TEXTURE_NAMES[index % TEXTURE_NAMES.length] ?? null;
  const fill = COLOUR_NAMES[index % COLOUR_NAMES.length] ?? 'none';
  const style = {
    fill,
    pattern: { template, offset: 0, clearance: 0 },
    borderWidth: 0.5,
    angle: (index * 7) % 90,
  };
  switch (index % 4) {
    case 0:
      return createObject('rect', { uuid, x, y, width: 14, height: 9, ...style });
    case 1:
      return createObject('ellipse', { uuid, x, y, width: 12, height: 10, ...style });
    case 2:
      return createObject('path', {
        uuid,
        x,
        y,
        points: [
          { kind: 'M', x: 0, y: 0 },
          { kind: 'C', x1: 4, y1: -6, x2: 10, y2: 12, x: 14, y: 4 },
          { kind: 'L', x: 6, y: 9 },
        ],
        closed: index % 8 === 2,
        ...style,
      });
    default:
      return createObject('label', { uuid, x, y, width: 40, height: 17, text: `Feld ${index}` });
  }
}

/** An A3 page, broad side down, with `count` rectangles, ellipses, paths and labels in turn, laid out in rows. */
export function mixedDocument(count: number): Document {
  const blank = createBlankDocument({ uuid: uuidOf(0xffffff), pageUuid: PAGE_UUID, language: 'de' });
  const [page] = blank.pages;
  if (!page) return blank;
  return {
    ...blank,
    width: 420,
    height: 297,
    pages: [{ ...page, objects: Array.from({ length: count }, (_, index) => mixedObject(index)) }],
  };
}
