import { describe, expect, it } from '@jest/globals';
import { createEngine } from '@tastwerk/editor-core';
import { objects, shapes } from '@tastwerk/editor-core/plugins';
import { extentOf, frameOf, kinds, createObject } from '@tastwerk/editor-core/standard';
import { fakeStage } from '../../test/fake-stage.js';
import { square, uuidOf } from '../../test/sample-page.js';
import type { Preview } from '../gestures/gesture.js';
import { previewedFieldFrame, shownFrames } from './shown-frames.js';

const one = createObject('label', { uuid: uuidOf(1), x: 10, y: 20, width: 50, height: 10, text: 'a' });
const drawnFrame: typeof frameOf = (object) => ({ ...frameOf(object), height: 30 });

function framesOf(preview: Preview | null, selected = [one], tool: 'SELECT' | 'RECT' = 'SELECT') {
  const input = { ...fakeStage(selected, [uuidOf(1)]).input(), tool };
  const framed = { selected, preview, drawnFrame };
  return { ...shownFrames(kinds, input, framed), field: previewedFieldFrame(kinds, framed) };
}

describe('shownFrames', () => {
  it('lie around what is selected, as high as it is drawn', () => {
    const { frame, isFixed, figure } = framesOf(null);
    expect(frame).toEqual({ box: { x: 10, y: 20, width: 50, height: 30 }, angle: 0 });
    expect([isFixed, figure]).toEqual([false, null]);
  });

  it('go along with a shift, and the position fields too', () => {
    const { frame, field } = framesOf({ kind: 'shift', uuids: [one.uuid], shift: { x: 5, y: -2 } });
    expect(frame?.box).toEqual({ x: 15, y: 18, width: 50, height: 30 });
    expect(field).toEqual(frame);
  });

  it('lie around what is shown as it will be, with its figure below', () => {
    const figure = { kind: 'turn', degrees: 15 } as const;
    const shown = framesOf({ kind: 'objects', objects: [{ ...one, x: 40 }], figure });
    expect(shown.frame?.box.x).toBe(40);
    expect(shown.field?.box.x).toBe(40);
    expect(shown.figure).toEqual({ figure, below: shown.frame });
  });

  it('have no handles where all is locked or hidden', () => {
    expect(framesOf(null, [{ ...one, locked: true }]).isFixed).toBe(true);
    expect(framesOf(null, [{ ...one, locked: true }, one]).isFixed).toBe(false);
    expect(framesOf(null, []).isFixed).toBe(false);
  });

  it('have no handles where nothing is of a kind that the engine knows', () => {
    const withoutLabels = createEngine([objects, shapes]).kinds;
    const input = fakeStage([one], [one.uuid]).input();
    const framed = { selected: [one], preview: null, drawnFrame };
    expect(shownFrames(withoutLabels, input, framed)).toMatchObject({ isFixed: true, frame: { angle: 0 } });
  });

  it('show nothing but the figure with a tool that draws', () => {
    const figure = { kind: 'length', lengthMm: 3 } as const;
    const shown = framesOf({ kind: 'objects', objects: [one], figure }, [], 'RECT');
    expect([shown.frame, shown.groups]).toEqual([null, []]);
    expect(shown.figure?.below.box.x).toBe(10);
  });

  it('show the groups that are entered', () => {
    const group = createObject('group', { uuid: uuidOf(3), objects: [square(1, 10, 10), square(2, 60, 10)] });
    const input = fakeStage([group], [uuidOf(1)]).input();
    const { groups } = shownFrames(kinds, input, {
      selected: [square(1, 10, 10)],
      preview: null,
      drawnFrame,
    });
    expect(groups).toEqual([extentOf(group)]);
  });
});
