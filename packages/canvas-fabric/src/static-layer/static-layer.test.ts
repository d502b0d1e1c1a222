import { beforeAll, describe, expect, it } from '@jest/globals';
import type { RasterPart } from '../raster/raster-team.js';
import { createStaticLayer, type StaticFrame } from './static-layer.js';

const FRAME_MS = 1000 / 60;

const blankContext = () => new Proxy({}, { get: () => () => undefined, set: () => true });

class BlankBitmap {
  getContext() {
    return blankContext();
  }
}

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
  return { asked, draw: createStaticLayer(canvas, { team, drawings: () => [[]] }).draw };
}

beforeAll(() => {
  Object.defineProperty(globalThis, 'OffscreenCanvas', { value: BlankBitmap, configurable: true });
});

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
