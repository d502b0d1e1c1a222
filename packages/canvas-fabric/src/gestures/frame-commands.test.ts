import { describe, expect, it } from '@jest/globals';
import type { PageObject } from '@tastwerk/editor-core';
import { boxCentre } from '@tastwerk/editor-core/geometry';
import { documentWith, square, uuidOf } from '../../test/sample-page.js';
import { frameAround } from '../frames/object-frames.js';
import type { FrameChange } from '../frames/turned-box.js';
import { commandOfFrameChange } from './frame-commands.js';
import { angleOf, applyCommand, createObject, frameOf } from '@tastwerk/editor-core/standard';
import { kinds } from '@tastwerk/editor-core/standard';

function after(objects: readonly PageObject[], change: FrameChange, drawnMm?: number): readonly PageObject[] {
  const drawnFrame = (object: PageObject) => {
    const frame = frameOf(object);
    return { ...frame, height: drawnMm ?? frame.height };
  };
  const frame = frameAround(kinds, objects, drawnFrame);
  if (!frame) throw new Error('nothing to frame');
  const result = applyCommand(documentWith(objects), commandOfFrameChange(kinds, objects, frame, change));
  if (!result.ok) throw new Error(result.error.code);
  return result.value.pages[0]?.objects ?? [];
}

describe('commandOfFrameChange', () => {
  it('gives a single object the box that its frame was pulled to', () => {
    const [object] = after([square(1, 10, 10)], {
      kind: 'resize',
      to: { x: 10, y: 10, width: 35.25, height: 12 },
    });
    expect(object).toMatchObject({ x: 10, y: 10, width: 35.25, height: 12 });
  });

  it('gives a legend that is drawn lower than it is stored the height that it was pulled to', () => {
    const legend = createObject('key', {
      uuid: uuidOf(3),
      x: 20,
      y: 30,
      width: 80,
      height: 250,
      active: true,
    });
    const [pulled] = after([legend], { kind: 'resize', to: { x: 20, y: 30, width: 90, height: 60 } }, 40);
    expect(pulled).toMatchObject({ x: 20, y: 30, width: 90, height: 60 });
  });

  it('spreads several objects over the pulled frame', () => {
    const objects = [square(1, 0, 0), square(2, 40, 40)];
    const resized = after(objects, { kind: 'resize', to: { x: 0, y: 0, width: 120, height: 60 } });
    expect(resized).toMatchObject([
      { x: 0, y: 0, width: 40, height: 20 },
      { x: 80, y: 40, width: 40, height: 20 },
    ]);
  });

  it('leaves turned objects among several their turn, and their centres in the frame', () => {
    const lying = createObject('rect', { uuid: uuidOf(2), x: 60, y: 5, width: 10, height: 30, angle: 90 });
    const [, resized] = after([square(1, 0, 10), lying], {
      kind: 'resize',
      to: { x: 0, y: 10, width: 160, height: 20 },
    });
    expect(resized).toMatchObject({ angle: 90, width: expect.closeTo(10), height: expect.closeTo(60) });
    expect(resized && boxCentre(frameOf(resized))).toMatchObject({ x: expect.closeTo(130), y: 20 });
  });

  it('scales a group with its members', () => {
    const group = createObject('group', { uuid: uuidOf(3), objects: [square(1, 0, 0), square(2, 40, 0)] });
    const [resized] = after([group], { kind: 'resize', to: { x: 0, y: 0, width: 120, height: 20 } });
    expect(resized).toMatchObject({ objects: [{ width: 40 }, { x: 80, width: 40 }] });
  });

  it('keeps a side that was pulled onto the opposite one', () => {
    const [object] = after([square(1, 10, 10)], {
      kind: 'resize',
      to: { x: 10, y: 10, width: 0, height: 20 },
    });
    expect(object).toMatchObject({ width: 0.1, height: 20 });
  });

  it('stretches a level line without giving it a height', () => {
    const line = createObject('path', { uuid: uuidOf(1), x: 10, y: 50 });
    const { width } = frameOf(line);
    const [object] = after([line], {
      kind: 'resize',
      to: { x: 10, y: 49.99, width: width * 2, height: 0.01 },
    });
    expect(object && frameOf(object)).toMatchObject({ y: 50, height: 0, width: expect.closeTo(width * 2) });
  });

  it('turns a single object where it is', () => {
    const [object] = after([square(1, 10, 10)], { kind: 'turn', angle: 270 });
    expect(object).toMatchObject({ x: 10, y: 10, angle: -90 });
  });

  it('turns an object that is turned already by what is missing', () => {
    const turned = createObject('rect', { uuid: uuidOf(1), x: 60, y: 5, width: 10, height: 30, angle: 30 });
    const [object] = after([turned], { kind: 'turn', angle: 75 });
    expect(object).toMatchObject({ x: 60, y: 5, angle: 75 });
  });

  it('turns several objects about their common centre', () => {
    const [left, right] = after([square(1, 0, 0), square(2, 40, 0)], { kind: 'turn', angle: 90 });
    expect(left && boxCentre(frameOf(left))).toMatchObject({ x: expect.closeTo(30), y: expect.closeTo(-10) });
    expect(right && boxCentre(frameOf(right))).toMatchObject({
      x: expect.closeTo(30),
      y: expect.closeTo(30),
    });
    expect([left, right].map((object) => object && angleOf(object))).toEqual([90, 90]);
  });
});
