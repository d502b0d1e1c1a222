import { describe, expect, it } from '@jest/globals';
import type { PageObject } from '@tastwerk/editor-core';
import type { Box, Point } from '@tastwerk/editor-core/geometry';
import type { ObjectScene } from '@tastwerk/editor-core/scene';
import { fakeStage } from '../../test/fake-stage.js';
import { square, uuidOf } from '../../test/sample-page.js';
import { createDragPreview } from './drag-preview.js';
import { createObject } from '@tastwerk/editor-core/standard';
import { kinds } from '@tastwerk/editor-core/standard';

function holdOf(objects: readonly PageObject[] = [square(1, 10, 10), square(2, 60, 10)]) {
  const { scenes, input } = fakeStage(objects);
  const held: (readonly ObjectScene[])[] = [];
  const shifts: Point[] = [];
  const lifted: (readonly Box[])[] = [];
  const hold = createDragPreview(kinds, {
    input,
    scenes,
    setPreview: (scene) => held.push(scene),
    shiftPreview: (shift) => shifts.push(shift),
    onLifted: (boxes) => lifted.push(boxes),
  });
  return { hold, held, shifts, lifted };
}

describe('createDragPreview', () => {
  const uuids = [uuidOf(1)];

  it('lifts what is moved once and then only shifts it', () => {
    const { hold, held, shifts, lifted } = holdOf();
    hold.show({ kind: 'shift', uuids, shift: { x: 1, y: 0 } });
    hold.show({ kind: 'shift', uuids, shift: { x: 2, y: 0 } });
    expect(hold.isLifted(uuidOf(1))).toBe(true);
    expect(hold.isLifted(uuidOf(2))).toBe(false);
    expect(held).toHaveLength(1);
    expect(lifted).toHaveLength(1);
    expect(shifts).toEqual([
      { x: 1, y: 0 },
      { x: 2, y: 0 },
    ]);
  });

  it('puts down what it held where it was lifted', () => {
    const { hold, held, lifted } = holdOf();
    hold.show({ kind: 'shift', uuids, shift: { x: 1, y: 0 } });
    hold.show(null);
    expect(hold.isLifted(uuidOf(1))).toBe(false);
    expect(held.at(-1)).toEqual([]);
    expect(lifted[1]).toEqual(lifted[0]);
  });

  it('shows objects as they will be without repainting the page again', () => {
    const { hold, held, lifted } = holdOf();
    hold.show({ kind: 'objects', objects: [square(1, 30, 30)] });
    hold.show({ kind: 'objects', objects: [square(1, 40, 40)] });
    expect(lifted).toHaveLength(1);
    expect(Math.round(held.at(-1)?.[0]?.bounds.x ?? 0)).toBe(39);
  });

  it('lifts nothing off the page for a shape that is only being drawn', () => {
    const { hold, lifted } = holdOf();
    hold.show({ kind: 'objects', objects: [square(77, 30, 30)] });
    expect(lifted).toEqual([[]]);
  });

  it('cuts the texture of what is changed by what lies over it, but not by what goes along', () => {
    const pattern = { template: 'diagonal_lines', offset: 0, clearance: 0 } as const;
    const textured = createObject('rect', {
      uuid: uuidOf(1),
      x: 150,
      y: 200,
      width: 20,
      height: 20,
      pattern,
    });
    const cover = createObject('rect', {
      uuid: uuidOf(2),
      x: 20,
      y: 20,
      width: 60,
      height: 60,
      pattern: { template: null, offset: 0, clearance: 3 },
    });
    const under = { ...textured, x: 40, y: 40 };
    const hasTexture = (scene: ObjectScene | undefined) =>
      scene?.primitives.some(({ type }) => type === 'texture');
    const { hold, held } = holdOf([textured, cover]);
    hold.show({ kind: 'objects', objects: [under] });
    expect(hasTexture(held.at(-1)?.[0])).toBe(false);
    hold.show({ kind: 'objects', objects: [under, { ...cover, x: 120 }] });
    expect(hasTexture(held.at(-1)?.[0])).toBe(true);
  });

  it('does nothing with an empty hand', () => {
    const { hold, held } = holdOf();
    hold.show(null);
    expect(held).toEqual([]);
  });
});
