import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Primitive } from '@tastwerk/editor-core/scene';
import { paintedBitmap, useBlankBitmaps } from '../../test/blank-bitmap.js';
import type { RasterPart, RasterTeam } from '../raster/raster-team.js';
import { createTile } from './tile.js';
import { createTileJob } from './tile-job.js';

beforeAll(useBlankBitmaps);

type OnPainted = Parameters<RasterTeam['paint']>[1];

const DRAWINGS = Array.from({ length: 10 }, (): readonly Primitive[] => []);
const rect = { x: 0, y: 0, width: 64, height: 64 };
const hasTime = () => false;

/** A job of ten drawings, three in a run; the team takes work while `isWilling`. */
function job(isWilling = false) {
  const team = { isWilling, parts: Array.of<RasterPart>(), answer: Array.of<OnPainted>() };
  let runs = 0;
  const tile = createTile(rect, 1, () => DRAWINGS);
  const work = createTileJob(tile, DRAWINGS, {
    pxPerMm: 1,
    paintRun(_, items, paint) {
      runs += 1;
      const run = items.slice(0, 3);
      for (const item of run) paint(item);
      return run.length;
    },
    team: {
      paint(part, onPainted) {
        if (!team.isWilling) return false;
        team.parts.push(part);
        team.answer.push(onPainted);
        return true;
      },
    },
  });
  return { work, tile, team, runs: () => runs };
}

describe('createTileJob', () => {
  it('paints in runs until time is up, and goes on where it was', () => {
    const { work, runs } = job();
    expect(work.goOn(() => runs() >= 2)).toBe(false);
    expect(runs()).toBe(2);
    expect(work.goOn(hasTime)).toBe(true);
    expect(runs()).toBe(4);
  });

  it('hands over what is not painted yet, and waits for it', () => {
    const { work, tile, team, runs } = job();
    work.goOn(() => runs() >= 1);
    team.isWilling = true;
    expect([work.goOn(hasTime), work.isAway()]).toEqual([false, true]);
    expect(work.goOn(hasTime)).toBe(false);
    expect(team.parts.map(({ drawings }) => drawings.length)).toEqual([7]);
    team.answer[0]?.([paintedBitmap()]);
    expect([work.isAway(), work.goOn(hasTime), tile.hasLayers()]).toEqual([false, true, true]);
    expect(runs()).toBe(1);
  });

  it('paints itself what the team gives back', () => {
    const { work, team, runs } = job(true);
    work.goOn(hasTime);
    team.isWilling = false;
    team.answer[0]?.(null);
    expect([work.goOn(hasTime), runs()]).toEqual([true, 4]);
  });

  it('lets go of what comes after it was given up', () => {
    const { work, tile, team } = job(true);
    work.goOn(hasTime);
    work.cancel();
    const late = paintedBitmap();
    team.answer[0]?.([late]);
    expect([late.isClosed, tile.hasLayers()]).toEqual([true, false]);
  });
});
