import { describe, expect, it } from '@jest/globals';
import { type PathObject } from '@tastwerk/editor-core';
import { fakeStage, mouseAt } from '../../test/fake-stage.js';
import { square, uuidOf } from '../../test/sample-page.js';
import { createPointEditor } from './point-editor.js';
import { createObject } from '@tastwerk/editor-core/standard';

/** A corner at 60, 40 between two straight lines, then a curve. */
const path: PathObject = createObject('path', {
  uuid: uuidOf(1),
  x: 20,
  y: 40,
  points: [
    { kind: 'M', x: 0, y: 0 },
    { kind: 'L', x: 40, y: 0 },
    { kind: 'L', x: 40, y: 40 },
    { kind: 'C', x1: 40, y1: 60, x2: 80, y2: 60, x: 80, y: 40 },
  ],
});

/** A mouse whose hand is not drawn to anything. */
const freeAt = (x: number, y: number, keys = {}) => mouseAt(x, y, { isFree: true, ...keys });

function opened() {
  const stage = fakeStage([path, square(2, 150, 150)]);
  const editor = createPointEditor(stage);
  editor.open(path.uuid);
  const shown = () => {
    const sketch = stage.sketches.at(-1);
    return sketch?.kind === 'points' ? sketch.anchors : [];
  };
  return { stage, editor, shown };
}

function click(editor: ReturnType<typeof createPointEditor>, x: number, y: number, keys = {}) {
  editor.press(freeAt(x, y, keys))?.end(freeAt(x, y, keys), false);
}

describe('createPointEditor', () => {
  it('opens paths only, and shows their points', () => {
    const { stage, editor, shown } = opened();
    expect(shown().map(({ at }) => at)).toEqual([
      { x: 20, y: 40 },
      { x: 60, y: 40 },
      { x: 60, y: 80 },
      { x: 100, y: 80 },
    ]);
    expect(stage.selection()).toEqual([path.uuid]);
    expect(createPointEditor(stage).open(uuidOf(2))).toBe(false);
    expect(editor.close()).toBe(true);
    expect(stage.sketches.at(-1)).toBeNull();
    expect(editor.close()).toBe(false);
  });

  it('moves a point by hand, showing the path as it will be', () => {
    const { stage, editor, shown } = opened();
    const gesture = editor.press(freeAt(60.3, 40));
    gesture?.move(freeAt(70.3, 35));
    const preview = stage.previews.at(-1);
    expect(preview?.kind === 'objects' && preview.objects).toMatchObject([
      { points: { 1: { x: 50, y: -5 } } },
    ]);
    expect(shown()[1]).toMatchObject({ at: { x: 70, y: 35 }, isSelected: true });
    gesture?.end(freeAt(70.3, 35), true);
    expect(stage.commands).toEqual([
      {
        type: 'move-path-points',
        uuid: path.uuid,
        moves: [{ point: 1, part: 'anchor', x: 70, y: 35 }],
        keepSmooth: true,
      },
    ]);
  });

  it('moves several points that were selected with shift together', () => {
    const { stage, editor } = opened();
    click(editor, 20, 40);
    click(editor, 60, 80, { isShift: true });
    const gesture = editor.press(freeAt(60, 80));
    gesture?.end(freeAt(60, 90), true);
    expect(stage.commands).toMatchObject([
      {
        moves: [
          { point: 0, x: 20, y: 50 },
          { point: 2, x: 60, y: 90 },
        ],
      },
    ]);
  });

  it('shows the handles of a selected point and moves them, alone while Alt is held', () => {
    const { stage, editor, shown } = opened();
    expect(editor.press(freeAt(60, 100))).toBeNull();
    click(editor, 60, 80);
    expect(shown()[2]?.handles).toEqual([{ x: 60, y: 100 }]);
    editor.press(freeAt(60, 100))?.end(freeAt(65, 110, { isAlt: true }), true);
    expect(stage.commands).toMatchObject([
      { moves: [{ point: 2, part: 'leaving', x: 65, y: 110 }], keepSmooth: false },
    ]);
  });

  it('puts a point onto the line by a double click', () => {
    const { stage, editor } = opened();
    expect(editor.doubleClick(freeAt(90, 20))).toBe(false);
    expect(editor.doubleClick(freeAt(30, 40.4))).toBe(true);
    expect(stage.commands).toMatchObject([{ type: 'insert-path-point', point: 1, t: 0.25 }]);
  });

  it('makes a corner smooth and a point with handles a corner by a double click', () => {
    const { stage, editor } = opened();
    expect(editor.doubleClick(freeAt(60, 40))).toBe(true);
    expect(editor.doubleClick(freeAt(60, 80))).toBe(true);
    expect(stage.commands).toMatchObject([
      { type: 'convert-path-point', point: 1, form: 'smooth' },
      { type: 'convert-path-point', point: 2, form: 'corner' },
    ]);
  });

  it('removes the selected points, and none while none is', () => {
    const { stage, editor } = opened();
    expect(editor.removeSelected()).toBe(false);
    click(editor, 60, 40);
    expect(editor.removeSelected()).toBe(true);
    expect(stage.commands).toEqual([{ type: 'remove-path-points', uuid: path.uuid, points: [1] }]);
  });

  it('leaves presses elsewhere to others, and closes when something else is selected', () => {
    const { stage, editor } = opened();
    expect(editor.press(freeAt(160, 160))).toBeNull();
    stage.select([uuidOf(2)]);
    editor.refresh();
    expect(editor.isOpen()).toBe(false);
  });

  it('leaves nothing behind when a drag is given up', () => {
    const { stage, editor, shown } = opened();
    const gesture = editor.press(freeAt(60, 40));
    gesture?.move(freeAt(80, 20));
    gesture?.cancel();
    expect(stage.previews.at(-1)).toBeNull();
    expect(shown()[1]?.at).toEqual({ x: 60, y: 40 });
    expect(stage.commands).toEqual([]);
  });
});
