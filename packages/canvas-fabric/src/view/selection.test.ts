import { describe, expect, it } from '@jest/globals';
import { createObject } from '@tastwerk/editor-core/standard';
import { fakeStage } from '../../test/fake-stage.js';
import { square, uuidOf } from '../../test/sample-page.js';
import { createSelection } from './selection.js';

const member = square(2, 60, 10);
const objects = [square(1, 10, 10), createObject('group', { uuid: uuidOf(3), objects: [member] })];

function selecting(uuids: readonly string[]) {
  const stage = fakeStage(objects, uuids);
  const state = { input: stage.input(), host: { width: 0, height: 0 }, ratio: 1 };
  const told: (readonly string[])[] = [];
  return { state, told, selection: createSelection(state, stage.scenes, (each) => told.push(each)) };
}

describe('createSelection', () => {
  it('finds members of groups too, and passes over what is not on the page', () => {
    const { selection } = selecting([member.uuid, uuidOf(99), uuidOf(1)]);
    expect(selection.objects()).toEqual([member, objects[0]]);
  });

  it('tells about another selection, and of the same one nothing', () => {
    const { state, told, selection } = selecting([uuidOf(1)]);
    selection.select([uuidOf(1)]);
    expect(told).toEqual([]);
    selection.select([uuidOf(1), member.uuid]);
    selection.select([member.uuid, uuidOf(1)]);
    expect(told).toEqual([
      [uuidOf(1), member.uuid],
      [member.uuid, uuidOf(1)],
    ]);
    expect(state.input.selection).toEqual([member.uuid, uuidOf(1)]);
  });
});
