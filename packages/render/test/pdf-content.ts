import { inflateSync } from 'node:zlib';

/** One operator of a PDF content stream with the operands before it, as written. */
export interface Operation {
  readonly operator: string;
  readonly operands: readonly string[];
}

/** All streams of a PDF file, inflated where they are compressed, as Latin-1 text with their dictionaries. */
export function streamsOf(
  pdf: Uint8Array,
): readonly { readonly dictionary: string; readonly content: string }[] {
  const file = Buffer.from(pdf).toString('latin1');
  return [...file.matchAll(/\d+ 0 obj\n(<<(?:(?!endobj)[\s\S])*?>>)\nstream\n/g)].map((match) => {
    const dictionary = match[1] ?? '';
    const start = match.index + match[0].length;
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1]);
    const bytes = Buffer.from(file.slice(start, start + length), 'latin1');
    const content = dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes;
    return { dictionary, content: content.toString('latin1') };
  });
}

/** The operations of the page's content stream: the one that begins with pdfkit's flip of the y axis. */
export function pageOperations(pdf: Uint8Array): readonly Operation[] {
  const page = streamsOf(pdf).find(({ content }) => content.startsWith('1 0 0 -1 0 '));
  const words = (page?.content ?? '').split(/\s+/).filter(Boolean);
  const operations: Operation[] = [];
  let operands: string[] = [];
  for (const word of words) {
    if (/^[a-zA-Z*]+$/.test(word)) {
      operations.push({ operator: word, operands });
      operands = [];
    } else {
      operands.push(word);
    }
  }
  return operations;
}

/** A box around the points of one sub-path, in mm of the page. */
export interface MeasuredShape {
  readonly centreX: number;
  readonly centreY: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

type Matrix = readonly [number, number, number, number, number, number];

function multiply(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[1] * n[2],
    m[0] * n[1] + m[1] * n[3],
    m[2] * n[0] + m[3] * n[2],
    m[2] * n[1] + m[3] * n[3],
    m[4] * n[0] + m[5] * n[2] + n[4],
    m[4] * n[1] + m[5] * n[3] + n[5],
  ];
}

const POINTS_PER_MM = 72 / 25.4;

/**
 * The curved sub-paths of a page, measured in mm from what the stream draws: each end point of a curve goes through the
 * matrices in force. For an unturned circle of four quarter curves the box of these points is the circle's own.
 */
export function curvedShapes(pdf: Uint8Array): readonly MeasuredShape[] {
  const shapes: MeasuredShape[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  const saved: Matrix[] = [];
  let points: { x: number; y: number }[] = [];
  const endShape = (): void => {
    if (points.length === 5) {
      const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
      const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
      shapes.push({
        centreX: (left + right) / 2,
        centreY: (top + bottom) / 2,
        widthMm: right - left,
        heightMm: bottom - top,
      });
    }
    points = [];
  };
  const add = (x = 0, y = 0): void => {
    points.push({
      x: (x * matrix[0] + y * matrix[2] + matrix[4]) / POINTS_PER_MM,
      y: (x * matrix[1] + y * matrix[3] + matrix[5]) / POINTS_PER_MM,
    });
  };
  for (const { operator, operands } of pageOperations(pdf)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = operands.map(Number);
    if (operator === 'q') saved.push(matrix);
    if (operator === 'Q') matrix = saved.pop() ?? matrix;
    if (operator === 'cm') matrix = multiply([a, b, c, d, e, f], matrix);
    if (operator === 'm') {
      endShape();
      add(a, b);
    }
    if (operator === 'c') add(e, f);
    if (operator === 'f') endShape();
  }
  return shapes;
}
