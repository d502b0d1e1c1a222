import { TEXTURE_NAMES } from '@tastwerk/editor-core/document';
import type { Primitive, PrimitiveOf, PrimitiveType } from '@tastwerk/editor-core/scene';
import {
  inkFrom,
  listFrom,
  pathFrom,
  pointFrom,
  type Reader,
  type Rows,
  strokeFrom,
  valueAt,
  writeInk,
  writePath,
  writePoint,
  writeStroke,
} from './packed-rows.js';

/** What one object draws. */
export type Drawing = readonly Primitive[];

/** Drawings as one row of numbers and one of words, which a worker takes over at once; object by object it would take 30 ms a page. */
export interface PackedDrawings {
  readonly count: number;
  readonly numbers: Float64Array<ArrayBuffer>;
  readonly words: readonly string[];
}

interface Packer<T extends PrimitiveType> {
  readonly write: (primitive: PrimitiveOf<T>, rows: Rows) => void;
  readonly read: (reader: Reader) => PrimitiveOf<T>;
}

/** No painter looks at these: they are not packed. */
const UNPACKED = { layer: 'print', objectId: null } as const;

const HAS_FILL = 1;
const HAS_STROKE = 2;

const IS_BOLD = 1;
const IS_ITALIC = 2;

/** One packer per primitive, so that a primitive that workers do not know does not compile. */
const PACKERS: { readonly [T in PrimitiveType]: Packer<T> } = {
  path: {
    write({ path, fill, stroke }, rows) {
      rows.numbers.push((fill === undefined ? 0 : HAS_FILL) + (stroke ? HAS_STROKE : 0));
      writePath(path, rows);
      if (fill !== undefined) writeInk(fill, rows);
      if (stroke) writeStroke(stroke, rows);
    },
    read(reader) {
      const parts = reader.number();
      const path = pathFrom(reader);
      const fill = (parts & HAS_FILL) === 0 ? {} : { fill: inkFrom(reader) };
      const stroke = (parts & HAS_STROKE) === 0 ? {} : { stroke: strokeFrom(reader) };
      return { ...UNPACKED, type: 'path', path, ...fill, ...stroke };
    },
  },

  texture: {
    write({ path, texture, origin, angle, ink }, rows) {
      writePath(path, rows);
      writePoint(origin, rows);
      writeInk(ink, rows);
      rows.numbers.push(TEXTURE_NAMES.indexOf(texture), angle);
    },
    read(reader) {
      const area = { path: pathFrom(reader), origin: pointFrom(reader), ink: inkFrom(reader) };
      const texture = valueAt(TEXTURE_NAMES, reader.number());
      return { ...UNPACKED, type: 'texture', ...area, texture, angle: reader.number() };
    },
  },

  text: {
    write({ text, origin, angle, sizeMm, widthMm, ink, isBold, isItalic }, rows) {
      rows.words.push(text);
      writePoint(origin, rows);
      writeInk(ink, rows);
      rows.numbers.push(angle, sizeMm, widthMm, (isBold ? IS_BOLD : 0) + (isItalic ? IS_ITALIC : 0));
    },
    read(reader) {
      const { number, word } = reader;
      const line = { text: word(), origin: pointFrom(reader), ink: inkFrom(reader) };
      const placed = { angle: number(), sizeMm: number(), widthMm: number() };
      const style = number();
      return {
        ...UNPACKED,
        type: 'text',
        ...line,
        ...placed,
        ...((style & IS_BOLD) === 0 ? {} : { isBold: true }),
        ...((style & IS_ITALIC) === 0 ? {} : { isItalic: true }),
      };
    },
  },

  braille: {
    write({ cells, origin, angle, dots, ink }, rows) {
      rows.numbers.push(cells.length, ...cells);
      writePoint(origin, rows);
      writeInk(ink, rows);
      rows.numbers.push(angle, dots.diameterMm, dots.dotSpacingMm, dots.cellSpacingMm);
    },
    read(reader) {
      const { number } = reader;
      const run = { cells: listFrom(reader, number), origin: pointFrom(reader), ink: inkFrom(reader) };
      const angle = number();
      const dots = { diameterMm: number(), dotSpacingMm: number(), cellSpacingMm: number() };
      return { ...UNPACKED, type: 'braille', ...run, angle, dots, text: '' };
    },
  },

  clip: {
    write({ clip, evenOdd, children }, rows) {
      rows.numbers.push(evenOdd ? 1 : 0);
      writePath(clip, rows);
      writePrimitives(children, rows);
    },
    read(reader) {
      const evenOdd = reader.number() === 1;
      return { ...UNPACKED, type: 'clip', evenOdd, clip: pathFrom(reader), children: primitivesFrom(reader) };
    },
  },
};

const TYPES = Object.keys(PACKERS) as PrimitiveType[];

function writeOne<T extends PrimitiveType>(type: T, primitive: PrimitiveOf<T>, rows: Rows): void {
  rows.numbers.push(TYPES.indexOf(type));
  PACKERS[type].write(primitive, rows);
}

function writePrimitives(primitives: Drawing, rows: Rows): void {
  rows.numbers.push(primitives.length);
  for (const primitive of primitives) writeOne(primitive.type, primitive, rows);
}

function primitivesFrom(reader: Reader): Drawing {
  return listFrom(reader, () => PACKERS[valueAt(TYPES, reader.number())].read(reader));
}

/** `drawings` in their order, to be given away to a worker. */
export function packDrawings(drawings: readonly Drawing[]): PackedDrawings {
  const rows: Rows = { numbers: [], words: [] };
  for (const drawing of drawings) writePrimitives(drawing, rows);
  return { count: drawings.length, numbers: new Float64Array(rows.numbers), words: rows.words };
}

/** The drawings that were packed, with all of them that painters look at. */
export function unpackDrawings({ count, numbers, words }: PackedDrawings): readonly Drawing[] {
  let [nextNumber, nextWord] = [0, 0];
  const reader: Reader = {
    number: () => valueAt(numbers, nextNumber++),
    word: () => valueAt(words, nextWord++),
  };
  return Array.from({ length: count }, () => primitivesFrom(reader));
}
