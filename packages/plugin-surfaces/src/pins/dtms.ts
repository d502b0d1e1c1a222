import { fail, ok, type PageObject } from '@tastwerk/editor-core';
import { type Cell, cellsToUnicode } from '@tastwerk/editor-core/braille';
import type { ImportedDrawing, ImportTarget, ReadFile } from '@tastwerk/editor-core/files';
import { DOT_GEOMETRY } from '@tastwerk/editor-core/scene';
import { strFromU8, strToU8 } from 'fflate';
import { cellOfColumns } from '../embossing/column-bits.js';
import { DotGrid, type Place } from '../embossing/dot-grid.js';
import { PIN_DISPLAYS } from './displays.js';
import { cellRows, textBytes } from './pin-cells.js';

/** The display that such files are for. */
const { columns, rows, textCells } = PIN_DISPLAYS['dot-pad'];

/** A graphic of a file for the Dot Pad: 60 by 40 pins, and a line of text. */
export interface DtmsItem {
  readonly pins: DotGrid;
  readonly cells: readonly Cell[];
  /** The text in print. */
  readonly plain: string;
}

const hex = (bytes: Iterable<number>): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join('');

/** `items` as a `.dtms` file: JSON with two hexadecimal digits for each cell (field notes II, pin displays). Pins beyond 60 by 40 are left out. */
export function dtmsFile(items: readonly DtmsItem[]): Uint8Array {
  const written = items.map(({ pins, cells, plain }) => ({
    graphic: {
      data: hex(cellRows(pins.part({ column: 0, row: 0 }, { columns, rows })).flatMap((row) => [...row])),
    },
    text: { data: hex(textBytes(cells, textCells)), plain },
  }));
  return strToU8(`${JSON.stringify({ items: written }, undefined, 2)}\n`);
}

/** The bytes that `digits` write; undefined where it is no text of hexadecimal digits. */
function bytesOf(digits: unknown): readonly number[] | undefined {
  if (typeof digits !== 'string' || !/^(?:[\da-f]{2})*$/iu.test(digits)) return undefined;
  return (digits.match(/../gu) ?? []).map((byte) => Number.parseInt(byte, 16));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The pins of a graphic, cell by cell; cells that are missing have none raised. */
function pinsOf(bytes: readonly number[]): DotGrid {
  const pins = DotGrid.blank(columns, rows, DOT_GEOMETRY.dotSpacingMm);
  const across = columns / 2;
  bytes.slice(0, (columns * rows) / 8).forEach((byte, index) => {
    const corner: Place = { column: (index % across) * 2, row: Math.floor(index / across) * 4 };
    for (let bit = 0; bit < 8; bit += 1) {
      if (byte & (1 << bit))
        pins.set({ column: corner.column + (bit >> 2), row: corner.row + (bit & 3) }, true);
    }
  });
  return pins;
}

/** Reads a `.dtms` file; undefined where it is none. Graphics that cannot be read are left out. */
export function readDtms(bytes: Uint8Array): readonly DtmsItem[] | undefined {
  let json: unknown;
  try {
    json = JSON.parse(strFromU8(bytes).replace(/^\ufeff/u, ''));
  } catch {
    return undefined;
  }
  if (!isRecord(json) || !Array.isArray(json['items'])) return undefined;
  return json['items'].flatMap((item: unknown): DtmsItem[] => {
    const { graphic, text } = isRecord(item) ? item : {};
    const pins = isRecord(graphic) ? bytesOf(graphic['data']) : undefined;
    if (!pins) return [];
    const [cells, plain] = isRecord(text) ? [bytesOf(text['data']), text['plain']] : [];
    return [
      {
        pins: pinsOf(pins),
        cells: (cells ?? []).slice(0, textCells).map(cellOfColumns),
        plain: typeof plain === 'string' ? plain : '',
      },
    ];
  });
}

/** How far apart points are, in mm: as the dots of braille, nearer where there is no room for that. */
const stepOf = ({ area }: Pick<ImportTarget, 'area'>): number =>
  Math.min(DOT_GEOMETRY.dotSpacingMm, area.width / columns, area.height / rows);

/** The pins as black points of the size of a dot of braille, in the middle of the room. */
function pointsOf({ pins }: DtmsItem, { kinds, area, newId }: ImportTarget): readonly PageObject[] {
  const { dotSpacingMm, diameterMm } = DOT_GEOMETRY;
  const step = stepOf({ area });
  const size = diameterMm * (step / dotSpacingMm);
  const left = area.x + (area.width - columns * step) / 2;
  const top = area.y + (area.height - rows * step) / 2;
  return [...pins.raised()].map(({ column, row }) =>
    kinds.create('ellipse', {
      uuid: newId(),
      x: left + (column + 0.5) * step - size / 2,
      y: top + (row + 0.5) * step - size / 2,
      width: size,
      height: size,
      fill: 'black',
      border: false,
    }),
  );
}

/** Reads a file for the Dot Pad: its graphics, each for a page of its own, and their texts for the braille pages. */
export const readDtmsFile: ReadFile = ({ bytes }, target) => {
  const items = readDtms(bytes);
  if (!items) return fail({ code: 'brokenDtms' });
  const words = items.map(({ cells }) => cellsToUnicode(cells).replace(/\u2800+$/u, ''));
  const drawings = items.flatMap((item, index): ImportedDrawing[] => {
    const objects = pointsOf(item, target);
    return objects.length === 0 ? [] : [{ name: words[index] || item.plain, objects }];
  });
  const text = words.filter((line) => line !== '').join('\n');
  if (drawings.length === 0 && text === '') return fail({ code: 'emptyDtms' });
  return ok({
    kind: 'publication',
    title: '',
    text,
    drawings,
    isScaled: stepOf(target) < DOT_GEOMETRY.dotSpacingMm,
    leftOut: [],
    notes: [],
  });
};
