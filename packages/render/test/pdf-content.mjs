/** Reads PDF files that we wrote, for tests and measurements: plain JavaScript, because benches run without a compiler. */
import { inflateSync } from 'node:zlib';

const POINTS_PER_MM = 72 / 25.4;
const IDENTITY = [1, 0, 0, 1, 0, 0];

export function streamsOf(pdf) {
  const file = Buffer.from(pdf).toString('latin1');
  return [...file.matchAll(/\d+ 0 obj\n(<<(?:(?!endobj)[\s\S])*?>>)\nstream\n/g)].map((match) => {
    const dictionary = match[1];
    const start = match.index + match[0].length;
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1]);
    const bytes = Buffer.from(file.slice(start, start + length), 'latin1');
    const content = dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes;
    return { dictionary, content: content.toString('latin1') };
  });
}

export function pageOperations(pdf) {
  const page = streamsOf(pdf).find(({ content }) => content.startsWith('1 0 0 -1 0 '));
  const operations = [];
  let operands = [];
  for (const word of (page?.content ?? '').split(/\s+/).filter(Boolean)) {
    if (/^[a-zA-Z*]+$/.test(word)) {
      operations.push({ operator: word, operands });
      operands = [];
    } else {
      operands.push(word);
    }
  }
  return operations;
}

function multiply(m, n) {
  return [
    m[0] * n[0] + m[1] * n[2],
    m[0] * n[1] + m[1] * n[3],
    m[2] * n[0] + m[3] * n[2],
    m[2] * n[1] + m[3] * n[3],
    m[4] * n[0] + m[5] * n[2] + n[4],
    m[4] * n[1] + m[5] * n[3] + n[5],
  ];
}

/** The shape whose outline has its corners at `points`, or nothing when they are not those of four curves. */
function measure(points) {
  if (points.length !== 5) return [];
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return [
    {
      centreX: (left + right) / 2,
      centreY: (top + bottom) / 2,
      widthMm: right - left,
      heightMm: bottom - top,
    },
  ];
}

export function curvedShapes(pdf) {
  const shapes = [];
  const saved = [];
  let matrix = IDENTITY;
  let points = [];
  const add = (x, y) =>
    points.push({
      x: (x * matrix[0] + y * matrix[2] + matrix[4]) / POINTS_PER_MM,
      y: (x * matrix[1] + y * matrix[3] + matrix[5]) / POINTS_PER_MM,
    });
  const endShape = () => {
    shapes.push(...measure(points));
    points = [];
  };
  for (const { operator, operands } of pageOperations(pdf)) {
    const numbers = operands.map(Number);
    if (operator === 'q') saved.push(matrix);
    if (operator === 'Q') matrix = saved.pop() ?? IDENTITY;
    if (operator === 'cm') matrix = multiply(numbers, matrix);
    if (operator === 'm') {
      endShape();
      add(numbers[0], numbers[1]);
    }
    if (operator === 'c') add(numbers[4], numbers[5]);
    if (operator === 'f') endShape();
  }
  return shapes;
}
