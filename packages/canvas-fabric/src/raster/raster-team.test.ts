import { describe, expect, it } from '@jest/globals';
import type { Drawing } from './packed-drawings.js';
import type { RasterAnswer, RasterOrder, RasterQuestion } from './raster-messages.js';
import { createRasterTeam, type RasterPart } from './raster-team.js';

const RECT = { x: 0, y: 0, width: 64, height: 64 };

interface FakeWorker {
  readonly told: RasterQuestion[];
  readonly answer: (answer: RasterAnswer) => void;
  readonly crash: () => void;
  isClosed: boolean;
}

/** A bitmap that knows who painted it and whether it was let go. */
function bitmapOf(name: string) {
  const bitmap = { name, isClosed: false, width: 64, height: 64, close: () => (bitmap.isClosed = true) };
  return bitmap;
}

function partOf(count: number): RasterPart {
  return { rect: RECT, pxPerMm: 2, drawings: Array.from({ length: count }, (): Drawing => []) };
}

/** A team of two workers that answer when the test says so. */
function team({ canOpen = true } = {}) {
  const workers: FakeWorker[] = [];
  let ends = 0;
  const made = createRasterTeam({
    size: 2,
    open(onAnswer, onCrash) {
      if (!canOpen && workers.length === 1) return undefined;
      const told: RasterQuestion[] = [];
      const worker = { told, answer: onAnswer, crash: onCrash, isClosed: false };
      workers.push(worker);
      return { send: (question) => told.push(question), close: () => (worker.isClosed = true) };
    },
    faces: () => [{ source: 'url("a.woff2")', descriptors: {} }],
    hasPrint: () => true,
    onEnd: () => (ends += 1),
  });
  const ready = () => {
    made.start(1000);
    for (const { answer } of workers) answer({ kind: 'ready' });
  };
  const ordersOf = ({ told }: FakeWorker): readonly RasterOrder[] =>
    told.flatMap((question) => (question.kind === 'paint' ? [question.order] : []));
  /** The worker at `place` answers its last order. */
  const painted = (place: number, bitmap: ReturnType<typeof bitmapOf> | null) => {
    const worker = workers[place];
    const order = worker && ordersOf(worker).at(-1);
    worker?.answer({ kind: 'painted', id: order?.id ?? 0, bitmap });
  };
  return { made, workers, ready, ordersOf, painted, ends: () => ends };
}

/** What a caller was answered: the names of bitmaps, or null. */
function answers() {
  const got: (readonly string[] | null)[] = [];
  const onPainted = (bitmaps: readonly ImageBitmap[] | null) =>
    got.push(bitmaps && bitmaps.map((bitmap) => ('name' in bitmap ? String(bitmap.name) : '')));
  return { got, onPainted };
}

describe('createRasterTeam', () => {
  it('opens nobody for a page that is painted sooner than workers have answered', () => {
    const { made, workers } = team();
    made.start(100);
    expect(made.paint(partOf(100), () => undefined)).toBe(false);
    expect(workers).toHaveLength(0);
  });

  it('leaves the work to the page until all have started', () => {
    const { made, workers } = team();
    expect(made.paint(partOf(1000), () => undefined)).toBe(false);
    expect(workers.map(({ told }) => told.map(({ kind }) => kind))).toEqual([['faces'], ['faces']]);
    workers[0]?.answer({ kind: 'ready' });
    expect(made.paint(partOf(1000), () => undefined)).toBe(false);
    workers[1]?.answer({ kind: 'ready' });
    expect(made.paint(partOf(1000), () => undefined)).toBe(true);
  });

  it('shares the drawings in their order and answers the bitmap at the back first, whoever was quicker', () => {
    const { made, workers, ready, ordersOf, painted, ends } = team();
    ready();
    const { got, onPainted } = answers();
    made.paint(partOf(1001), onPainted);
    const numbers = workers.map((worker) => [...(ordersOf(worker)[0]?.drawings.numbers ?? [])]);
    expect(numbers.map(({ length }) => length)).toEqual([501, 500]);
    expect(numbers.flat()).toEqual(Array.from({ length: 1001 }, (_, index) => index + 1));
    const [back, front] = [bitmapOf('back'), bitmapOf('front')];
    painted(1, front);
    expect(got).toEqual([]);
    painted(0, back);
    expect(got).toEqual([['back', 'front']]);
    // Whoever ordered them lets go of them.
    expect([back.isClosed, front.isClosed, ends()]).toEqual([false, false, 1]);
  });

  it('gives a part up for the next one and lets go of what comes too late', () => {
    const { made, workers, ready, painted } = team();
    ready();
    const [first, second] = [answers(), answers()];
    made.paint(partOf(1000), first.onPainted);
    const early = bitmapOf('early');
    painted(0, early);
    made.paint(partOf(1000), second.onPainted);
    expect([first.got, early.isClosed]).toEqual([[null], true]);
    const late = bitmapOf('late');
    workers[1]?.answer({ kind: 'painted', id: 1, bitmap: late });
    expect([late.isClosed, second.got]).toEqual([true, []]);
    painted(0, bitmapOf('back'));
    painted(1, bitmapOf('front'));
    expect([first.got, second.got]).toEqual([[null], [['back', 'front']]]);
  });

  it.each([
    ['cannot paint as the page would', ({ painted }: ReturnType<typeof team>) => painted(0, null)],
    ['fails', ({ workers }: ReturnType<typeof team>) => workers[0]?.crash()],
  ])('gives the work back for good when a worker %s', (_, fail) => {
    const all = team();
    all.ready();
    const { got, onPainted } = answers();
    all.made.paint(partOf(1000), onPainted);
    fail(all);
    expect([got, all.ends(), all.workers.map(({ isClosed }) => isClosed)]).toEqual([[null], 1, [true, true]]);
    expect(all.made.paint(partOf(1000), onPainted)).toBe(false);
    expect(all.workers).toHaveLength(2);
  });

  it('does without workers where not all can be opened', () => {
    const { made, workers } = team({ canOpen: false });
    made.start(1000);
    expect(workers.map(({ isClosed }) => isClosed)).toEqual([true]);
    workers[0]?.answer({ kind: 'ready' });
    expect(made.paint(partOf(1000), () => undefined)).toBe(false);
  });

  it('closes its workers at the end', () => {
    const { made, workers, ready } = team();
    ready();
    made.destroy();
    expect(workers.map(({ isClosed }) => isClosed)).toEqual([true, true]);
  });
});
