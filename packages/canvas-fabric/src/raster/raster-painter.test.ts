import { beforeEach, describe, expect, it } from '@jest/globals';
import { createRasterPainter } from './raster-painter.js';
import type { RasterAnswer, RasterOrder } from './raster-messages.js';
import type { Drawing } from './packed-drawings.js';
import { createNumbers, createSender } from './sent-drawings.js';

const filled: string[] = [];

/** A canvas that remembers what was filled in which colour. */
class NotingBitmap {
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}
  getContext() {
    const known: Map<string | symbol, unknown> = new Map<string | symbol, unknown>([
      ['fill', (): number => filled.push(String(known.get('fillStyle')))],
      ['fillText', (text: string) => filled.push(text)],
      ['measureText', () => ({ width: 100 })],
    ]);
    return new Proxy(
      {},
      {
        get: (_, name) => known.get(name) ?? (() => undefined),
        set: (_, name, value) => known.set(name, value) === known,
      },
    );
  }
  transferToImageBitmap() {
    return { width: this.width, height: this.height, close: () => undefined };
  }
}

function area(fill: string): Drawing {
  return [{ type: 'path', layer: 'print', objectId: null, path: [], fill }];
}
const print: Drawing = [
  {
    type: 'text',
    layer: 'print',
    objectId: null,
    text: 'Haus',
    origin: { x: 0, y: 0 },
    angle: 0,
    sizeMm: 5,
    widthMm: 9,
    ink: '000000',
  },
];

/** A painter whose font comes when the test says so. */
function painter({ faces = 1, onBreath = () => undefined }: { faces?: number; onBreath?: () => void } = {}) {
  const answers: RasterAnswer[] = [];
  const asked: string[] = [];
  const send = createSender(createNumbers());
  let isThere: Promise<FontFace[]> = Promise.resolve([]);
  const paint = createRasterPainter({
    fonts: {
      size: faces,
      load(_, letters = '') {
        asked.push(letters);
        return isThere;
      },
    },
    breathe() {
      onBreath();
      return Promise.resolve();
    },
    answer: (answer) => answers.push(answer),
  });
  const order = (id: number, drawings: readonly Drawing[], hasPrint = false): RasterOrder => ({
    id,
    rect: { x: 0, y: 0, width: 128, height: 64 },
    pxPerMm: 2,
    drawings: send(drawings),
    hasPrint,
  });
  return { paint, order, answers, asked, loseFont: () => (isThere = Promise.reject(new Error('no font'))) };
}

beforeEach(() => {
  filled.length = 0;
  Object.defineProperty(globalThis, 'OffscreenCanvas', { value: NotingBitmap, configurable: true });
  Object.defineProperty(globalThis, 'Path2D', { value: class {}, configurable: true });
});

describe('createRasterPainter', () => {
  it('paints in order and answers a bitmap of the size that was asked for', async () => {
    const { paint, order, answers } = painter();
    await paint(order(1, [area('FF0000'), area('00FF00')]));
    expect(filled).toEqual(['#FF0000', '#00FF00']);
    expect(answers).toMatchObject([{ kind: 'painted', id: 1, bitmap: { width: 128, height: 64 } }]);
  });

  it('waits for the letters of the font that the page has', async () => {
    const { paint, order, answers, asked } = painter();
    await paint(order(1, [print], true));
    expect(asked).toEqual(['Haus']);
    expect([filled, answers.length]).toEqual([['Haus'], 1]);
  });

  it('paints in a substitute as long as the page does', async () => {
    const { paint, order, asked } = painter({ faces: 0 });
    await paint(order(1, [print]));
    expect([asked, filled]).toEqual([[], ['Haus']]);
  });

  it('says that it cannot paint in a font that it cannot load, or knows nothing of', async () => {
    const lost = painter();
    lost.loseFont();
    await lost.paint(lost.order(1, [print], true));
    const unknown = painter({ faces: 0 });
    await unknown.paint(unknown.order(1, [print], true));
    expect([...lost.answers, ...unknown.answers]).toEqual([
      { kind: 'painted', id: 1, bitmap: null },
      { kind: 'painted', id: 1, bitmap: null },
    ]);
    expect(filled).toEqual([]);
  });

  it('leaves an order for the one that takes its place, and keeps what that one only names', async () => {
    const red = area('FF0000');
    const many = Array.from({ length: 3000 }, () => red);
    let next: (() => void) | undefined;
    const { paint, order, answers } = painter({ onBreath: () => next?.() });
    let second: Promise<void> | undefined;
    next = () => {
      next = undefined;
      second = paint(order(2, [red]));
    };
    await paint(order(1, many));
    await second;
    expect(answers.map((answer) => answer.kind === 'painted' && answer.id)).toEqual([2]);
    expect(filled.length).toBeLessThan(3000);
  });
});
