import { describe, expect, it } from '@jest/globals';
import { fakeStage, mouseAt } from '../../test/fake-stage.js';
import { square, uuidOf } from '../../test/sample-page.js';
import { selectionStep, startSelect } from './select-press.js';
import { createObject } from '@tastwerk/editor-core/standard';

const [a, b] = [uuidOf(1), uuidOf(2)];

describe('selectionStep', () => {
  it('selects what is topmost', () => {
    expect(selectionStep([], [b, a], false)).toEqual({ now: [b], onClick: [b] });
  });

  it('keeps a selection that is pressed on until it is clear that no drag follows', () => {
    expect(selectionStep([a, b], [b], false)).toEqual({ now: [a, b], onClick: [b] });
    expect(selectionStep([a], [b, a], false)).toEqual({ now: [a], onClick: [b] });
  });

  it('adds and takes away with shift', () => {
    expect(selectionStep([a], [b], true)).toEqual({ now: [a, b], onClick: [a, b] });
    expect(selectionStep([a, b], [b], true)).toEqual({ now: [a, b], onClick: [a] });
  });
});

describe('startSelect', () => {
  const objects = [square(1, 10, 10), square(2, 60, 10)];

  it('drags what it presses on with one command', () => {
    const stage = fakeStage(objects);
    const gesture = startSelect(stage, mouseAt(20, 20));
    expect(stage.selection()).toEqual([a]);
    gesture.move(mouseAt(22, 24));
    gesture.move(mouseAt(25, 32));
    gesture.end(mouseAt(25.004, 32), true);
    expect(stage.commands).toEqual([{ type: 'move-objects', uuids: [a], dx: 5, dy: 12 }]);
    expect(stage.previews.at(-1)).toEqual({ kind: 'shift', uuids: [a], shift: { x: 5, y: 12 } });
  });

  it('opens a title that is not written yet by one click, and moves it by a drag', () => {
    const title = createObject('label', { uuid: uuidOf(4), x: 100, y: 10, width: 60, isTitle: true });
    const stage = fakeStage([...objects, title]);
    startSelect(stage, mouseAt(120, 12)).end(mouseAt(120, 12), false);
    expect([stage.selection(), stage.edited]).toEqual([[title.uuid], [title.uuid]]);
    startSelect(stage, mouseAt(120, 12)).end(mouseAt(125, 12), true);
    startSelect(stage, mouseAt(20, 20)).end(mouseAt(20, 20), false);
    expect(stage.edited).toHaveLength(1);
    expect(stage.commands).toEqual([{ type: 'move-objects', uuids: [title.uuid], dx: 5, dy: 0 }]);
  });

  it('takes a title that is written only by a second click', () => {
    const title = createObject('label', {
      uuid: uuidOf(4),
      x: 100,
      y: 10,
      width: 60,
      isTitle: true,
      text: 'A',
    });
    const stage = fakeStage([title]);
    startSelect(stage, mouseAt(120, 12)).end(mouseAt(120, 12), false);
    expect([stage.selection(), stage.edited]).toEqual([[title.uuid], []]);
  });

  it('moves along one axis with shift', () => {
    const stage = fakeStage(objects, [a]);
    startSelect(stage, mouseAt(20, 20)).end(mouseAt(23, 30, { isShift: true }), true);
    expect(stage.commands).toEqual([{ type: 'move-objects', uuids: [a], dx: 0, dy: 10 }]);
  });

  it('sends nothing when it is given up or ends where it began', () => {
    const stage = fakeStage(objects, [a]);
    const gesture = startSelect(stage, mouseAt(20, 20));
    gesture.move(mouseAt(40, 40));
    gesture.cancel();
    expect(stage.previews.at(-1)).toBeNull();
    startSelect(stage, mouseAt(20, 20)).end(mouseAt(20, 20), true);
    expect(stage.commands).toEqual([]);
  });

  it('drags a selected ring from its inside, and lets go of it by a click there', () => {
    const ring = createObject('ellipse', {
      uuid: uuidOf(3),
      x: 100,
      y: 100,
      width: 40,
      height: 40,
      fill: 'none',
    });
    const stage = fakeStage([ring], [ring.uuid]);
    startSelect(stage, mouseAt(120, 120)).end(mouseAt(130, 120), true);
    expect(stage.commands).toEqual([{ type: 'move-objects', uuids: [ring.uuid], dx: 10, dy: 0 }]);
    startSelect(stage, mouseAt(120, 120)).end(mouseAt(120, 120), false);
    expect(stage.selection()).toEqual([]);
  });

  it('opens a marquee on the empty page', () => {
    const stage = fakeStage(objects);
    const gesture = startSelect(stage, mouseAt(5, 5));
    gesture.move(mouseAt(40, 40));
    expect(stage.sketches).toEqual([{ kind: 'marquee', box: { x: 5, y: 5, width: 35, height: 35 } }]);
    gesture.end(mouseAt(40, 40), true);
    expect(stage.selection()).toEqual([a]);
    expect(stage.sketches.at(-1)).toBeNull();
  });

  it('adds a marquee to the selection with shift', () => {
    const stage = fakeStage(objects, [b]);
    startSelect(stage, mouseAt(5, 5, { isShift: true })).end(mouseAt(40, 40), true);
    expect(stage.selection()).toEqual([b, a]);
  });

  it('clears the selection by a click on the empty page', () => {
    const stage = fakeStage(objects, [a]);
    startSelect(stage, mouseAt(150, 200)).end(mouseAt(150, 200), false);
    expect(stage.selection()).toEqual([]);
  });
});
