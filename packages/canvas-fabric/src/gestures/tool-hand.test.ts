import { describe, expect, it } from '@jest/globals';
import type { PageObject } from '@tastwerk/editor-core';
import { fakeStage, mouseAt } from '../../test/fake-stage.js';
import { square } from '../../test/sample-page.js';
import type { ToolDrawing } from '../input/canvas-input.js';
import { createCurveTool } from './curve-tool.js';
import { createPathTool } from './path-tool.js';
import { createToolPress } from './tool-presses.js';

/** A press at 50, 60 with a tool that draws by `drawing`, on a page with `objects`. */
function press(drawing: ToolDrawing, objects: readonly PageObject[] = [], at = mouseAt(50, 60)) {
  const stage = fakeStage(objects);
  const input = stage.input();
  const withTool = { ...stage, input: () => ({ ...input, tools: { RADIUS: drawing } }) };
  const tools = { PATH: createPathTool(withTool), CURVE: createCurveTool(withTool) };
  return { stage, gesture: createToolPress(withTool, tools)('RADIUS', at) };
}

describe('a tool of a plugin', () => {
  it('draws from the press to where the pointer is lifted', () => {
    const { stage, gesture } = press({
      along: (kinds, uuid, from, to) =>
        kinds.create('ellipse', { uuid, ...from, width: Math.max(1, to.x - from.x), height: 10 }),
    });
    gesture.move(mouseAt(70, 60));
    gesture.end(mouseAt(90, 60), true);
    expect(stage.previews).toHaveLength(1);
    expect(stage.drawn).toMatchObject([{ type: 'ellipse', x: 50, y: 60, width: 40 }]);
  });

  it('gives a click the same place twice', () => {
    const places: unknown[] = [];
    const { gesture } = press({
      along(kinds, uuid, from, to) {
        places.push(from, to);
        return kinds.create('rect', { uuid, ...from });
      },
    });
    gesture.end(mouseAt(50, 60), false);
    expect(places).toEqual([
      { x: 50, y: 60 },
      { x: 50, y: 60 },
    ]);
  });

  it('begins a gesture of its own with what it needs of the page', () => {
    const met: (string | undefined)[] = [];
    const { stage, gesture } = press(
      {
        press(hand, start) {
          met.push(hand.objectAt(start)?.uuid);
          const uuid = hand.newId();
          const at = (pointer: typeof start) => hand.kinds.create('rect', { uuid, ...hand.placeOf(pointer) });
          return {
            move: (pointer) => hand.preview([at(pointer)]),
            end(pointer) {
              met.push(hand.objectAt(pointer)?.uuid);
              hand.add(at(pointer));
            },
            cancel: () => hand.preview(null),
          };
        },
      },
      [square(1, 45, 55)],
    );
    gesture.move(mouseAt(100.004, 100));
    gesture.end(mouseAt(150.004, 130), true);
    expect(met).toEqual([square(1, 45, 55).uuid, undefined]);
    expect(stage.previews).toMatchObject([{ kind: 'objects', objects: [{ type: 'rect' }] }]);
    expect(stage.drawn).toMatchObject([{ type: 'rect', x: 150, y: 130 }]);
  });

  it('runs one command, or leaves nothing behind', () => {
    const drawing: ToolDrawing = {
      press: (hand) => ({
        move: () => undefined,
        end: () => hand.run({ type: 'remove-objects', uuids: hand.objects().map(({ uuid }) => uuid) }),
        cancel: () => hand.preview(null),
      }),
    };
    const done = press(drawing, [square(1, 45, 55)]);
    done.gesture.end(mouseAt(50, 60), false);
    expect(done.stage.commands).toEqual([{ type: 'remove-objects', uuids: [square(1, 0, 0).uuid] }]);
    const left = press(drawing);
    left.gesture.cancel();
    expect(left.stage.previews).toEqual([null]);
  });
});
