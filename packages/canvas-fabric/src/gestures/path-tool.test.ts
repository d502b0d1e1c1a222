import { describe, expect, it } from '@jest/globals';
import { fakeStage, mouseAt } from '../../test/fake-stage.js';
import { uuidOf } from '../../test/sample-page.js';
import { createPathTool } from './path-tool.js';
import { createObject } from '@tastwerk/editor-core/standard';

function click(tool: ReturnType<typeof createPathTool>, x: number, y: number) {
  tool.press(mouseAt(x, y)).end(mouseAt(x, y), false);
}

describe('createPathTool', () => {
  it('draws by clicks and takes the path when it is finished', () => {
    const stage = fakeStage([]);
    const tool = createPathTool(stage);
    click(tool, 10, 10);
    click(tool, 50, 10);
    tool.hover(mouseAt(60, 60));
    const shown = stage.previews.at(-1);
    expect(shown?.kind === 'objects' && shown.objects).toMatchObject([{ points: { length: 3 } }]);
    tool.finish();
    expect(stage.drawn).toMatchObject([{ type: 'path', closed: false, points: { length: 2 } }]);
    expect(tool.isDrawing()).toBe(false);
    expect(stage.sketches.at(-1)).toBeNull();
  });

  it('closes by a click on the first point', () => {
    const stage = fakeStage([]);
    const tool = createPathTool(stage);
    click(tool, 10, 10);
    click(tool, 50, 10);
    click(tool, 30, 40);
    tool.hover(mouseAt(10.2, 10));
    expect(stage.sketches.at(-1)).toMatchObject({ closes: true });
    click(tool, 10.2, 10);
    expect(stage.drawn).toMatchObject([{ closed: true, points: { length: 3 } }]);
  });

  it('bends where a press is dragged', () => {
    const stage = fakeStage([]);
    const tool = createPathTool(stage);
    click(tool, 10, 10);
    const press = tool.press(mouseAt(50, 10));
    press.move(mouseAt(60, 20));
    press.end(mouseAt(60, 20), true);
    tool.finish();
    expect(stage.drawn).toMatchObject([{ points: [{ kind: 'M' }, { kind: 'C', x2: 30, y2: -10 }] }]);
  });

  it('draws a selected path on from its end, and another one where none is selected', () => {
    const path = createObject('path', { uuid: uuidOf(1), x: 10, y: 10 });
    for (const isSelected of [true, false]) {
      const stage = fakeStage([path], isSelected ? [path.uuid] : []);
      const tool = createPathTool(stage);
      click(tool, 36.5, 10);
      click(tool, 60, 40);
      click(tool, 80, 10);
      click(tool, 36.5, 10);
      tool.finish();
      expect(stage.drawn).toHaveLength(isSelected ? 0 : 1);
      if (isSelected)
        expect(stage.commands).toEqual([
          {
            type: 'continue-path',
            uuid: path.uuid,
            point: 1,
            steps: [
              { kind: 'L', x: 60, y: 40 },
              { kind: 'L', x: 80, y: 10 },
              { kind: 'L', x: 36.5, y: 10 },
            ],
          },
        ]);
    }
  });

  it('bends where a path is drawn on by dragging its end', () => {
    const path = createObject('path', { uuid: uuidOf(1), x: 10, y: 10 });
    const stage = fakeStage([path], [path.uuid]);
    const tool = createPathTool(stage);
    const press = tool.press(mouseAt(10, 10));
    press.move(mouseAt(0, 30));
    press.end(mouseAt(0, 30), true);
    click(tool, 40, 70);
    tool.finish();
    expect(stage.commands).toMatchObject([
      { point: 0, steps: [{ kind: 'C', x1: 0, y1: 30, x2: 40, y2: 70, x: 40, y: 70 }] },
    ]);
  });

  it('gives up a path of a single point, and all of it on cancel', () => {
    const stage = fakeStage([]);
    const tool = createPathTool(stage);
    click(tool, 10, 10);
    tool.finish();
    click(tool, 10, 10);
    click(tool, 50, 10);
    tool.cancel();
    expect(stage.drawn).toEqual([]);
    expect(stage.previews.at(-1)).toBeNull();
  });

  it('takes back point by point', () => {
    const stage = fakeStage([]);
    const tool = createPathTool(stage);
    click(tool, 10, 10);
    click(tool, 50, 10);
    tool.back();
    tool.back();
    expect(tool.isDrawing()).toBe(false);
  });

  it('undoes the press that is cancelled and keeps the points before it', () => {
    const stage = fakeStage([]);
    const tool = createPathTool(stage);
    click(tool, 10, 10);
    tool.press(mouseAt(50, 10)).cancel();
    click(tool, 30, 30);
    tool.finish();
    expect(stage.drawn).toMatchObject([
      {
        points: [
          { x: 0, y: 0 },
          { x: 20, y: 20 },
        ],
      },
    ]);
  });
});
