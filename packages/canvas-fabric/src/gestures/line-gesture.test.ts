import { describe, expect, it } from '@jest/globals';
import { fakeStage, mouseAt } from '../../test/fake-stage.js';
import { createCurveTool } from './curve-tool.js';
import { startLine } from './line-gesture.js';
import { lineStyleOf } from './line-style.js';
import { createObject, outlineOf } from '@tastwerk/editor-core/standard';

/** A mouse whose hand is not drawn to anything. */
const freeAt = (x: number, y: number, isShift = false) => mouseAt(x, y, { isFree: true, isShift });

describe('startLine', () => {
  it('draws from end to end and adds the line once', () => {
    const stage = fakeStage([]);
    const gesture = startLine(stage, freeAt(40, 50));
    gesture.move(freeAt(60, 55));
    gesture.end(freeAt(33, 90), true);
    expect(stage.previews).toHaveLength(1);
    expect(stage.drawn).toMatchObject([
      { type: 'line', x: 40, y: 50, dx: -7, dy: 40, borderColour: 'black' },
    ]);
    expect(stage.drawn[0]).not.toHaveProperty('fill');
  });

  it('keeps to eight directions with shift', () => {
    const stage = fakeStage([]);
    startLine(stage, freeAt(40, 50)).end(freeAt(70, 52, true), true);
    expect(stage.drawn).toMatchObject([{ dx: 30, dy: 0 }]);
  });

  it('places a line of the usual length by a click', () => {
    const stage = fakeStage([]);
    startLine(stage, freeAt(40, 50)).end(freeAt(40.4, 50.2), false);
    expect(stage.drawn).toMatchObject([{ x: 40, y: 50, dx: 26.5, dy: 0 }]);
  });

  it('leaves nothing behind when it is given up', () => {
    const stage = fakeStage([]);
    const gesture = startLine(stage, freeAt(40, 50));
    gesture.move(freeAt(60, 55));
    gesture.cancel();
    expect(stage.previews.at(-1)).toBeNull();
    expect(stage.drawn).toEqual([]);
  });
});

describe('lineStyleOf', () => {
  it('takes width, colour and style over, but never draws without a stroke', () => {
    const style = { fill: 'red', borderColour: 'blue', borderWidth: 0.5, borderStyle: 'dashed' } as const;
    expect(lineStyleOf(style)).toEqual({
      border: true,
      borderColour: 'blue',
      borderWidth: 0.5,
      borderStyle: 'dashed',
    });
    expect(lineStyleOf({ border: false, borderColour: 'none' })).toEqual({ border: true });
  });
});

describe('createCurveTool', () => {
  function drawEnds(stage: ReturnType<typeof fakeStage>) {
    const tool = createCurveTool(stage);
    const press = tool.press(freeAt(20, 60));
    press.move(freeAt(50, 60));
    press.end(freeAt(80, 60), true);
    return tool;
  }

  it('takes a quadratic curve through the place of a second click', () => {
    const stage = fakeStage([]);
    const tool = drawEnds(stage);
    expect(tool.isDrawing()).toBe(true);
    tool.hover(freeAt(50, 40));
    const shown = stage.previews.at(-1);
    expect(shown?.kind === 'objects' && shown.objects).toMatchObject([{ type: 'quadratic' }]);
    tool.press(freeAt(50, 30)).end(freeAt(50, 30), false);
    const [curve] = stage.drawn;
    expect(curve).toMatchObject({
      type: 'quadratic',
      x: 20,
      y: 60,
      control: { x: 30, y: -60 },
      end: { x: 60, y: 0 },
    });
    expect(tool.isDrawing()).toBe(false);
    expect(stage.sketches.at(-1)).toBeNull();
  });

  it('takes a cubic curve through two places when the second press is dragged', () => {
    const stage = fakeStage([]);
    const tool = drawEnds(stage);
    const press = tool.press(freeAt(40, 40));
    press.move(freeAt(60, 80));
    press.end(freeAt(60, 80), true);
    const [curve] = stage.drawn;
    const asPath = curve ?? createObject('line', { uuid: '' });
    const steps = outlineOf(asPath) ?? [];
    const [start, bend] = steps;
    if (start?.kind !== 'M' || bend?.kind !== 'C') throw new Error('no curve');
    const at = (t: number, side: 'x' | 'y') =>
      (1 - t) ** 3 * start.to[side] +
      3 * (1 - t) ** 2 * t * bend.c1[side] +
      3 * (1 - t) * t ** 2 * bend.c2[side] +
      t ** 3 * bend.to[side];
    expect([at(1 / 3, 'x'), at(1 / 3, 'y')].map(Math.round)).toEqual([40, 40]);
    expect([at(2 / 3, 'x'), at(2 / 3, 'y')].map(Math.round)).toEqual([60, 80]);
    expect(curve?.type).toBe('cubic');
  });

  it('takes a straight line when it is finished unbent, and places a usual curve by a click', () => {
    const stage = fakeStage([]);
    drawEnds(stage).finish();
    createCurveTool(stage).press(freeAt(20, 60)).end(freeAt(20, 60), false);
    expect(stage.drawn).toMatchObject([
      { type: 'line', dx: 60 },
      { type: 'quadratic', x: 20, y: 60 },
    ]);
  });

  it('is given up by taking back and by cancelling; a cancelled bend keeps the ends', () => {
    const stage = fakeStage([]);
    const tool = drawEnds(stage);
    tool.press(freeAt(50, 30)).cancel();
    expect(tool.isDrawing()).toBe(true);
    tool.back();
    expect(tool.isDrawing()).toBe(false);
    expect(stage.drawn).toEqual([]);
    expect(stage.previews.at(-1)).toBeNull();
  });
});
