import { describe, expect, it } from '@jest/globals';
import { createObject } from '@tastwerk/editor-core/standard';
import { fakeStage, mouseAt } from '../../test/fake-stage.js';
import { openPath, square, uuidOf } from '../../test/sample-page.js';
import { doubleClick } from './double-click.js';
import { createPointEditor } from './point-editor.js';
import type { SeveralPresses } from './several-presses.js';

const path = openPath(1, { x: 20, y: 20 }, { x: 40, y: 0 });
const label = createObject('label', { uuid: uuidOf(2), x: 20, y: 60, width: 60, height: 20, text: 'a' });
const group = createObject('group', { uuid: uuidOf(3), objects: [square(4, 20, 120), square(5, 60, 120)] });

function clicked(x: number, y: number, drawing?: SeveralPresses) {
  const stage = fakeStage([path, label, group]);
  const points = createPointEditor(stage);
  doubleClick(stage, drawing, points, mouseAt(x, y));
  return { stage, points };
}

describe('doubleClick', () => {
  it('shows the points of a path', () => {
    expect(clicked(30, 20).points.isOpen()).toBe(true);
  });

  it('changes the point that is shown there', () => {
    const { stage, points } = clicked(40, 20);
    doubleClick(stage, undefined, points, mouseAt(30, 20));
    expect(stage.commands).toMatchObject([{ type: 'insert-path-point', uuid: path.uuid }]);
  });

  it('selects the member of a group', () => {
    expect(clicked(70, 130).stage.selection()).toEqual([uuidOf(5)]);
  });

  it('opens an object as a whole where the caller does, and does not enter it', () => {
    const stage = fakeStage([path, label, group], [], { whole: [group.uuid, path.uuid] });
    const points = createPointEditor(stage);
    doubleClick(stage, undefined, points, mouseAt(70, 130));
    doubleClick(stage, undefined, points, mouseAt(30, 20));
    expect(stage.opened).toEqual([group.uuid, path.uuid]);
    expect([stage.selection(), points.isOpen()]).toEqual([[], false]);
  });

  it('opens the text of a label', () => {
    expect(clicked(40, 65).stage.edited).toEqual([label.uuid]);
  });

  it('finishes what is being drawn, and nothing else', () => {
    let finished = 0;
    const nothing = () => undefined;
    const { stage } = clicked(40, 65, {
      isDrawing: () => true,
      press: () => ({ move: nothing, end: nothing, cancel: nothing }),
      hover: nothing,
      finish: () => (finished += 1),
      back: nothing,
      cancel: nothing,
    });
    expect([finished, stage.edited]).toEqual([1, []]);
  });
});
