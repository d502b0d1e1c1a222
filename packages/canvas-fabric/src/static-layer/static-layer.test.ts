import { beforeAll, describe, expect, it } from '@jest/globals';
import { blankContext, useBlankBitmaps } from '../../test/blank-bitmap.js';
import type { RasterPart } from '../raster/raster-team.js';
import type { StaticFrame } from './draw-page.js';
import { createStaticLayer } from './static-layer.js';
import { kinds } from '@tastwerk/editor-core/standard';

const FRAME_MS = 1000 / 60;

const host = { width: 400, height: 300 };
const theme = { desk: '#ddd', paper: '#fff', shadow: '#000', accent: '#00f', handle: '#fff' };

function frameAt(scalingFactor: number): StaticFrame {
  const viewport = { scalingFactor, panX: 0, panY: 0 };
  return { viewport, host, ratio: 1, theme, width: 210, height: 297, aids: [], invisible: [] };
}

/** A layer whose team takes all work and never answers, and what the team was asked to paint. */
function layer() {
  const asked: number[] = [];
  const canvas = { getContext: blankContext } as unknown as HTMLCanvasElement;
  const team = {
    paint({ pxPerMm }: RasterPart) {
      asked.push(Math.round((pxPerMm * 25.4) / 9.6) / 10);
      return true;
    },
  };
  return {
    asked,
    draw: createStaticLayer(kinds, canvas, { team, content: () => 'page', drawings: () => [[]] }).draw,
  };
}

beforeAll(useBlankBitmaps);

describe('the static layer while someone zooms', () => {
  it('has the page painted sharply with the first frame after a single step', () => {
    const { asked, draw } = layer();
    draw(frameAt(1), 0);
    expect(draw(frameAt(1.1), 1000)).toEqual({ goesOn: true, isSharp: false });
    expect(draw(frameAt(1.1), 1000 + FRAME_MS)).toEqual({ goesOn: false, isSharp: false });
    expect(asked).toEqual([1, 1.1]);
  });

  it('has nothing painted between steps that follow one another, but with the third frame after the last', () => {
    const { asked, draw } = layer();
    draw(frameAt(1), 0);
    const drawnAt = (factor: number, frame: number) => draw(frameAt(factor), 1000 + frame * FRAME_MS);
    const steps = [drawnAt(1.1, 0), drawnAt(1.2, 1), drawnAt(1.2, 2), drawnAt(1.2, 3), drawnAt(1.3, 4)];
    const rests = [drawnAt(1.3, 5), drawnAt(1.3, 6)];
    expect(asked).toEqual([1]);
    expect([...steps, ...rests].every(({ goesOn, isSharp }) => goesOn && !isSharp)).toBe(true);
    expect(drawnAt(1.3, 7)).toEqual({ goesOn: false, isSharp: false });
    expect(asked).toEqual([1, 1.3]);
  });

  it('waits for two frames where they come twice as often', () => {
    const { asked, draw } = layer();
    draw(frameAt(1), 0);
    draw(frameAt(2), 1000);
    expect(draw(frameAt(2), 1000 + FRAME_MS / 2).goesOn).toBe(true);
    expect(asked).toEqual([1]);
    draw(frameAt(2), 1000 + FRAME_MS);
    expect(asked).toEqual([1, 2]);
  });
});

describe('the static layer while many objects change', () => {
  const MANY = Array.from({ length: 1001 }, (_, at) => ({ x: at / 5, y: 10, width: 1, height: 1 }));

  /** A layer whose team answers on demand; `asked` counts what the team and the layer itself were asked to paint. */
  function changing() {
    const asked = { team: 0, here: 0 };
    const page = { content: 'before' as unknown };
    const answers: (() => void)[] = [];
    const team = {
      paint(_: RasterPart, onPainted: (bitmaps: readonly ImageBitmap[]) => void) {
        asked.team += 1;
        answers.push(() => onPainted([]));
        return true;
      },
    };
    const canvas = { getContext: blankContext } as unknown as HTMLCanvasElement;
    const drawings = () => {
      asked.here += 1;
      return [[]];
    };
    const { draw, invalidate } = createStaticLayer(kinds, canvas, {
      team,
      content: () => page.content,
      drawings,
    });
    let frame = 0;
    const show = () => {
      frame += 1;
      return draw(frameAt(1), 1000 + frame * FRAME_MS).isSharp;
    };
    const change = (content: unknown, boxes: typeof MANY) => {
      page.content = content;
      invalidate(boxes);
    };
    /** Lets the team paint what it was asked for, and what is asked for after that around what is seen. */
    const answer = () => {
      do {
        for (const tell of answers.splice(0)) tell();
        show();
        show();
      } while (answers.length > 0);
      return show();
    };
    show();
    answer();
    return { asked, show, change, answer };
  }

  it('shows them as they were until the team has painted all of them', () => {
    const { asked, show, change, answer } = changing();
    const before = asked.team;
    expect(show()).toBe(true);
    change('after', MANY);
    expect(show()).toBe(false);
    expect(show()).toBe(false);
    expect(asked.team).toBe(before + 1);
    expect(answer()).toBe(true);
  });

  it('paints few of them at once', () => {
    const { asked, show, change } = changing();
    const before = asked.team;
    change('after', [{ x: 50, y: 40, width: 1, height: 1 }]);
    expect(show()).toBe(true);
    expect(asked.team).toBe(before);
  });

  it('shows at once what it has shown before, as after undo', () => {
    const { asked, show, change, answer } = changing();
    change('after', MANY);
    show();
    answer();
    const { team, here } = asked;
    change('before', MANY);
    expect(show()).toBe(true);
    change('after', MANY);
    expect(show()).toBe(true);
    expect(asked).toEqual({ team, here });
  });

  it('goes on with what it shows when a change is undone before it is painted', () => {
    const { show, change } = changing();
    change('after', MANY);
    expect(show()).toBe(false);
    change('before', MANY);
    expect(show()).toBe(true);
  });

  it('forgets what it has shown before when that has changed by a few objects', () => {
    const { asked, show, change, answer } = changing();
    change('after', MANY);
    show();
    answer();
    change('a little later', MANY.slice(0, 1));
    show();
    const { team } = asked;
    change('after', MANY);
    expect(show()).toBe(false);
    expect(asked.team).toBe(team + 1);
  });

  it.each(['lifted', 'put down'])(
    'paints at once what is %s, so that it is seen once in each frame',
    (way) => {
      const { show, change } = changing();
      if (way === 'put down') {
        change(null, MANY);
        show();
      }
      change(way === 'lifted' ? null : 'after', MANY);
      expect(show()).toBe(true);
    },
  );

  it('paints at once what is lifted while an earlier change is being painted', () => {
    const { show, change } = changing();
    change('after', MANY);
    expect(show()).toBe(false);
    change(null, MANY.slice(0, 1));
    expect(show()).toBe(true);
  });
});
