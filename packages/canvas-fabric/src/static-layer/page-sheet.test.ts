import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Box, boxesMeet } from '@tastwerk/editor-core/geometry';
import type { Primitive } from '@tastwerk/editor-core/scene';
import { paintedBitmap, useBlankBitmaps } from '../../test/blank-bitmap.js';
import type { RasterPart, RasterTeam } from '../raster/raster-team.js';
import { createPageSheet } from './page-sheet.js';

const PX_PER_MM = 2;
const noTimeLimit = () => false;

/** A drawing without primitives: what counts is how often it is painted. */
function drawing(onPainted: () => void): readonly Primitive[] {
  const none: readonly Primitive[] = [];
  return Object.assign([...none], {
    [Symbol.iterator]() {
      onPainted();
      return none.values();
    },
  });
}

/** A team that leaves all work to others. */
const NOBODY = { paint: () => false };

type Answer = Parameters<Parameters<RasterTeam['paint']>[1]>[0];

/** A team that takes all work and answers when the test says so. */
function willingTeam() {
  const parts: RasterPart[] = [];
  let answer: (bitmaps: Answer) => void = () => undefined;
  return {
    parts,
    answer: (bitmaps: Answer) => answer(bitmaps),
    lastAnswer: () => answer,
    paint(part: RasterPart, onPainted: typeof answer) {
      parts.push(part);
      answer = onPainted;
      return true;
    },
  };
}

/** A sheet of `count` drawings that all lie on `content`. */
function sheetWith(content: Box | null, count = 1, team: Pick<RasterTeam, 'paint'> = NOBODY) {
  const asked: Box[] = [];
  let painted = 0;
  const all = Array.from({ length: count }, () => drawing(() => (painted += 1)));
  const sheet = createPageSheet(PX_PER_MM, {
    team,
    drawings(box) {
      asked.push(box);
      return content && boxesMeet(content, box) ? all : [];
    },
  });
  return { sheet, asked, painted: () => painted };
}

/** Fills in frames that have time for one run each; answers how many it took. */
function framesToFill(sheet: ReturnType<typeof createPageSheet>, visible: Box, marginPx: number): number {
  for (let frame = 1; frame < 1000; frame += 1) {
    let asked = 0;
    if (sheet.fill(visible, marginPx, () => (asked += 1) > 1)) return frame;
  }
  return Infinity;
}

beforeAll(useBlankBitmaps);

describe('createPageSheet', () => {
  const view: Box = { x: 10, y: 10, width: 180, height: 80 };

  it('paints what is seen once, however often it is asked for', () => {
    const { sheet, painted } = sheetWith(view);
    expect(sheet.isComplete(view)).toBe(false);
    expect(sheet.fill(view, 0, noTimeLimit)).toBe(true);
    expect(sheet.fill(view, 0, noTimeLimit)).toBe(true);
    expect(painted()).toBe(1);
    expect(sheet.isComplete(view)).toBe(true);
  });

  it('paints many drawings over several frames, each once, and shows none before all are there', () => {
    const { sheet, painted } = sheetWith(view, 3000);
    expect(sheet.fill(view, 0, () => true)).toBe(false);
    expect(sheet.isComplete(view)).toBe(false);
    expect(framesToFill(sheet, view, 0)).toBeGreaterThan(1);
    expect(painted()).toBe(3000);
  });

  it('comes to an end with the margin, too, when each frame has time for little', () => {
    const { sheet } = sheetWith({ x: -500, y: -500, width: 2000, height: 2000 }, 3000);
    expect(framesToFill(sheet, view, 256)).toBeLessThan(1000);
    expect(sheet.isComplete({ x: -40, y: -40, width: 280, height: 180 })).toBe(true);
  });

  it('gives up the margin for what has come into view', () => {
    const { sheet } = sheetWith({ x: -500, y: -500, width: 3000, height: 3000 }, 3000);
    sheet.fill(view, 0, noTimeLimit);
    sheet.fill(view, 256, () => false);
    const elsewhere: Box = { ...view, x: 700 };
    expect(framesToFill(sheet, elsewhere, 0)).toBeLessThan(1000);
    expect(sheet.isComplete(elsewhere)).toBe(true);
  });

  it('paints only what a move of the page has brought into view', () => {
    const { sheet, asked } = sheetWith(view);
    sheet.fill(view, 0, noTimeLimit);
    asked.length = 0;
    sheet.fill({ ...view, x: view.x + 64 }, 0, noTimeLimit);
    expect(asked).toEqual([{ x: 192, y: 8, width: 64, height: 88 }]);
  });

  it('repaints only the changed part', () => {
    const { sheet, asked } = sheetWith(view);
    sheet.fill(view, 0, noTimeLimit);
    const revision = sheet.revision();
    asked.length = 0;
    sheet.invalidate({ x: 20, y: 20, width: 10, height: 10 });
    sheet.repaint(view);
    expect(asked).toEqual([{ x: 19.5, y: 19.5, width: 11, height: 11 }]);
    expect(sheet.revision()).toBeGreaterThan(revision);
    sheet.repaint(view);
    expect(asked).toHaveLength(1);
  });

  it('repaints changes that touch at once and others apart, but many as one', () => {
    const { sheet, asked } = sheetWith(view);
    sheet.fill(view, 0, noTimeLimit);
    asked.length = 0;
    sheet.invalidate({ x: 20, y: 20, width: 10, height: 10 });
    sheet.invalidate({ x: 25, y: 20, width: 10, height: 10 });
    sheet.invalidate({ x: 100, y: 40, width: 1, height: 1 });
    sheet.repaint(view);
    expect(asked).toHaveLength(2);
    asked.length = 0;
    for (let index = 0; index < 40; index += 1)
      sheet.invalidate({ x: 20 + 4 * index, y: 20, width: 1, height: 1 });
    sheet.repaint(view);
    expect(asked.length).toBeLessThan(20);
  });

  it('paints again what has changed while it was being painted', () => {
    const { sheet, asked } = sheetWith(view, 3000);
    sheet.fill(view, 0, () => asked.length > 0);
    sheet.invalidate({ x: 20, y: 20, width: 10, height: 10 });
    asked.length = 0;
    expect(sheet.fill(view, 0, noTimeLimit)).toBe(true);
    expect(asked).toEqual([{ x: 19.5, y: 19.5, width: 11, height: 11 }]);
  });

  it('has a team paint what is missing, and is complete when that has answered', () => {
    const team = willingTeam();
    const { sheet, painted } = sheetWith(view, 3000, team);
    expect([sheet.fill(view, 0, noTimeLimit), sheet.isWaiting(), sheet.isComplete(view)]).toEqual([
      false,
      true,
      false,
    ]);
    expect(sheet.fill(view, 0, noTimeLimit)).toBe(false);
    expect(team.parts.map(({ drawings, pxPerMm, rect }) => [drawings.length, pxPerMm, rect.width])).toEqual([
      [3000, PX_PER_MM, 368],
    ]);
    team.answer([]);
    expect([sheet.isWaiting(), sheet.fill(view, 0, noTimeLimit), sheet.isComplete(view)]).toEqual([
      false,
      true,
      true,
    ]);
    expect(painted()).toBe(0);
  });

  it('shows what the team painted at once, and makes one bitmap of it in the next frame', () => {
    const team = willingTeam();
    const { sheet } = sheetWith(view, 3000, team);
    const bitmapsSeen = () => {
      const seen: unknown[] = [];
      sheet.each(view, (bitmap) => seen.push(bitmap));
      return seen;
    };
    sheet.fill(view, 0, noTimeLimit);
    const layers = [paintedBitmap(), paintedBitmap()];
    team.answer(layers);
    expect([sheet.fill(view, 0, noTimeLimit), sheet.isComplete(view), bitmapsSeen()]).toEqual([
      false,
      true,
      layers,
    ]);
    expect(sheet.fill(view, 0, noTimeLimit)).toBe(true);
    expect([bitmapsSeen().length, layers.map(({ isClosed }) => isClosed)]).toEqual([1, [true, true]]);
  });

  it('lets go of what the team painted for a part that has gone out of view', () => {
    const team = willingTeam();
    const { sheet } = sheetWith({ x: -500, y: -500, width: 3000, height: 3000 }, 3000, team);
    sheet.fill(view, 0, noTimeLimit);
    const answerFirst = team.lastAnswer();
    sheet.fill({ ...view, x: 700 }, 0, noTimeLimit);
    const late = paintedBitmap();
    answerFirst([late]);
    expect([late.isClosed, sheet.isComplete(view)]).toEqual([true, false]);
  });

  it('hands over the rest when the team comes later', () => {
    const team = willingTeam();
    let isThere = false;
    const { sheet, painted } = sheetWith(view, 3000, {
      paint: (part, onPainted) => isThere && team.paint(part, onPainted),
    });
    sheet.fill(view, 0, () => painted() > 0);
    const before = painted();
    isThere = true;
    sheet.fill(view, 0, noTimeLimit);
    expect(team.parts.map(({ drawings }) => drawings.length)).toEqual([3000 - before]);
    team.answer([]);
    expect([sheet.fill(view, 0, noTimeLimit), painted()]).toEqual([true, before]);
  });

  it('paints itself what the team gives back', () => {
    const team = willingTeam();
    let isThere = true;
    const { sheet, painted } = sheetWith(view, 3000, {
      paint: (part, onPainted) => isThere && team.paint(part, onPainted),
    });
    sheet.fill(view, 0, noTimeLimit);
    isThere = false;
    team.answer(null);
    expect([sheet.fill(view, 0, noTimeLimit), painted()]).toEqual([true, 3000]);
  });

  it('paints again what has changed while the team painted it', () => {
    const team = willingTeam();
    const { sheet, asked } = sheetWith(view, 3000, team);
    sheet.fill(view, 0, noTimeLimit);
    sheet.invalidate({ x: 20, y: 20, width: 10, height: 10 });
    asked.length = 0;
    team.answer([paintedBitmap()]);
    expect([sheet.fill(view, 0, noTimeLimit), asked]).toEqual([
      true,
      [{ x: 19.5, y: 19.5, width: 11, height: 11 }],
    ]);
  });

  it('forgets what is out of view and out of date, and paints it when it is seen again', () => {
    const { sheet } = sheetWith(view);
    const elsewhere: Box = { x: 510, y: 10, width: 20, height: 20 };
    sheet.fill(elsewhere, 0, noTimeLimit);
    sheet.invalidate(elsewhere);
    sheet.repaint(view);
    expect(sheet.isComplete(elsewhere)).toBe(false);
  });

  it('keeps no bitmap where nothing lies, until something comes to lie there', () => {
    let content: readonly (readonly Primitive[])[] = [];
    const sheet = createPageSheet(PX_PER_MM, { team: NOBODY, drawings: () => content });
    sheet.fill(view, 0, noTimeLimit);
    const drawn: Box[] = [];
    sheet.each(view, (_, box) => drawn.push(box));
    expect(drawn).toEqual([]);
    expect(sheet.isComplete(view)).toBe(true);
    content = [[]];
    sheet.invalidate({ x: 20, y: 20, width: 10, height: 10 });
    sheet.repaint(view);
    sheet.each(view, (_, box) => drawn.push(box));
    expect(drawn).toHaveLength(1);
  });
});
