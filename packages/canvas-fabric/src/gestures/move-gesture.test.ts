import { describe, expect, it } from '@jest/globals';
import { fakeStage, mouseAt } from '../../test/fake-stage.js';
import { documentWith, square, uuidOf } from '../../test/sample-page.js';
import { startMove } from './move-gesture.js';
import { applyCommand, createObject } from '@tastwerk/editor-core/standard';

const FREE = { isFree: true };
const WITH_ALT = { isFree: true, isAlt: true };

describe('startMove', () => {
  it('moves what is selected by one command', () => {
    const stage = fakeStage([square(1, 20, 20), square(2, 90, 90)], [uuidOf(1)]);
    const gesture = startMove(stage, mouseAt(30, 30), () => undefined);
    gesture.move(mouseAt(40, 35, FREE));
    gesture.end(mouseAt(50, 35, FREE), true);
    expect(stage.previews).toEqual([{ kind: 'shift', uuids: [uuidOf(1)], shift: { x: 10, y: 5 } }]);
    expect(stage.commands).toEqual([{ type: 'move-objects', uuids: [uuidOf(1)], dx: 20, dy: 5 }]);
  });

  it('leaves a copy with Alt, shows it as it will be and selects it', () => {
    const group = createObject('group', { uuid: uuidOf(3), objects: [square(1, 20, 20)] });
    const stage = fakeStage([group, square(2, 90, 90)], [uuidOf(3)]);
    const gesture = startMove(stage, mouseAt(30, 30), () => undefined);
    gesture.move(mouseAt(40, 35, WITH_ALT));
    expect(stage.previews.at(-1)).toMatchObject({
      kind: 'objects',
      objects: [{ type: 'group', objects: [{ x: 30, y: 25 }] }],
    });
    gesture.end(mouseAt(50, 35, WITH_ALT), true);
    const [command] = stage.commands;
    expect(command).toMatchObject({ type: 'duplicate-objects', uuids: [uuidOf(3)], dx: 20, dy: 5 });
    const result = applyCommand(documentWith([group, square(2, 90, 90)]), command);
    if (!result.ok) throw new Error(result.error.code);
    const objects = result.value.pages[0]?.objects ?? [];
    expect(stage.previews.at(-1)).toEqual({ kind: 'objects', objects: objects.slice(1, 2) });
    expect(stage.selection()).toEqual([objects[1]?.uuid]);
  });

  it('decides at the end whether it moves or copies', () => {
    const stage = fakeStage([square(1, 20, 20)], [uuidOf(1)]);
    const gesture = startMove(stage, mouseAt(30, 30), () => undefined);
    gesture.move(mouseAt(40, 30, WITH_ALT));
    gesture.move(mouseAt(45, 30, FREE));
    expect(stage.previews.at(-1)).toMatchObject({ kind: 'shift' });
    gesture.end(mouseAt(50, 30, FREE), true);
    expect(stage.commands).toMatchObject([{ type: 'move-objects' }]);
    expect(stage.selection()).toEqual([uuidOf(1)]);
  });
});
