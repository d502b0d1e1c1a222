import { describe, expect, it } from '@jest/globals';
import { DEFAULT_LABEL_SIZE_MM } from '@tastwerk/editor-core/objects';
import { fakeStage, mouseAt } from '../../test/fake-stage.js';
import { startDraw } from './draw-gesture.js';
import { frameOf } from '@tastwerk/editor-core/standard';

describe('startDraw', () => {
  it('shows the shape while it is dragged open and adds it once', () => {
    const stage = fakeStage([]);
    const gesture = startDraw('RECT', stage, mouseAt(50, 60));
    gesture.move(mouseAt(60, 65));
    gesture.end(mouseAt(20, 100), true);
    expect(stage.previews).toHaveLength(1);
    expect(stage.drawn).toMatchObject([{ type: 'rect', x: 20, y: 60, width: 30, height: 40 }]);
  });

  it('draws a circle with shift', () => {
    const stage = fakeStage([]);
    startDraw('ELLIPSE', stage, mouseAt(0, 0)).end(mouseAt(12, 30, { isShift: true }), true);
    expect(stage.drawn).toMatchObject([{ type: 'ellipse', width: 30, height: 30 }]);
  });

  it('draws a polygon that fills its box, and one of equal sides by a click or with shift', () => {
    const stage = fakeStage([]);
    startDraw('POLYGON', stage, mouseAt(20, 30)).end(mouseAt(60, 50), true);
    startDraw('POLYGON', stage, mouseAt(20, 30)).end(mouseAt(20, 30), false);
    const [filling, click] = stage.drawn.map((object) => object && { ...frameOf(object), type: object.type });
    expect(filling).toMatchObject({ type: 'path', x: 20, y: 30, width: 40, height: 20 });
    expect(click?.width).toBeCloseTo(40);
    expect(click?.height).toBeCloseTo(40 * (Math.sqrt(3) / 2));
    expect(stage.drawn[0]).toMatchObject({
      closed: true,
      points: [{ kind: 'M' }, { kind: 'L' }, { kind: 'L' }],
    });
  });

  it('places a label by a click that takes its size from its text', () => {
    const stage = fakeStage([]);
    startDraw('LABEL', stage, mouseAt(40, 50)).end(mouseAt(40.3, 50), false);
    const label = { type: 'label', x: 40, y: 50, ...DEFAULT_LABEL_SIZE_MM, autoSize: true };
    expect(stage.drawn).toMatchObject([label]);
  });

  it('draws the box of a label that keeps its size', () => {
    const stage = fakeStage([]);
    startDraw('LABEL', stage, mouseAt(40, 50)).end(mouseAt(70, 80), true);
    expect(stage.drawn).toMatchObject([{ type: 'label', width: 30, height: 30, autoSize: false }]);
  });

  it('takes a drag of less than a millimetre for a click', () => {
    const stage = fakeStage([]);
    startDraw('RECT', stage, mouseAt(40, 50)).end(mouseAt(40.6, 50.4), true);
    expect(stage.drawn).toMatchObject([{ x: 40, y: 50, width: 26.5 }]);
  });

  it('leaves nothing behind when it is given up', () => {
    const stage = fakeStage([]);
    const gesture = startDraw('RECT', stage, mouseAt(50, 60));
    gesture.move(mouseAt(60, 65));
    gesture.cancel();
    expect(stage.previews.at(-1)).toBeNull();
    expect(stage.drawn).toEqual([]);
  });
});
