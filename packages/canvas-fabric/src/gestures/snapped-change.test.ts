import { describe, expect, it } from '@jest/globals';
import type { Box } from '@tastwerk/editor-core/geometry';
import { fakeStage, mouseAt } from '../../test/fake-stage.js';
import { square } from '../../test/sample-page.js';
import { createSnapper } from './snapper.js';
import { snappedChange } from './snapped-change.js';

const FROM: Box = { x: 100, y: 200, width: 20, height: 20 };

function pulled(to: Partial<Box>, keys: Parameters<typeof mouseAt>[2] = {}, angle = 0) {
  const stage = fakeStage([square(2, 30, 60), square(3, 150, 240)]);
  const change = { kind: 'resize', to: { ...FROM, ...to } } as const;
  const taken = snappedChange(createSnapper(stage, []), { box: FROM, angle }, change, mouseAt(0, 0, keys));
  return { taken: taken.kind === 'resize' ? taken.to : null, marks: stage.marks };
}

function turned(angle: number, keys: Parameters<typeof mouseAt>[2] = {}) {
  const snapper = createSnapper(fakeStage([]), []);
  return snappedChange(snapper, { box: FROM, angle: 0 }, { kind: 'turn', angle }, mouseAt(0, 0, keys));
}

describe('snappedChange', () => {
  it('draws the pulled sides to what lies around', () => {
    const { taken, marks } = pulled({ width: 49, height: 41 });
    expect(taken).toEqual({ ...FROM, width: 50, height: 40 });
    expect(marks[0]?.guides).toHaveLength(2);
    expect(pulled({ x: 51, width: 69 }).taken).toEqual({ ...FROM, x: 50, width: 70 });
  });

  it('draws a side that was pulled over the opposite one', () => {
    expect(pulled({ width: -49 }).taken).toEqual({ ...FROM, width: -50 });
    expect(pulled({ x: 149, width: -29 }).taken).toEqual({ ...FROM, x: 150, width: -30 });
  });

  it('mirrors what it draws while both sides are pulled', () => {
    expect(pulled({ x: 71, width: 78 }, { isAlt: true }).taken).toEqual({ ...FROM, x: 70, width: 80 });
  });

  it('keeps the proportion with shift', () => {
    const { taken } = pulled({ width: 49, height: 49 }, { isShift: true });
    expect(taken).toEqual({ ...FROM, width: 50, height: 50 });
    const up = pulled({ y: 81, height: 139, width: 139 }, { isShift: true }).taken;
    expect(up).toEqual({ ...FROM, y: 80, height: 140, width: expect.closeTo(140) });
  });

  it('leaves a turned frame free, and all while Ctrl or Cmd is held', () => {
    expect(pulled({ width: 49 }, {}, 30).taken).toEqual({ ...FROM, width: 49 });
    expect(pulled({ width: 49 }, { isFree: true }).taken).toEqual({ ...FROM, width: 49 });
  });

  it('draws a turn to steps of 15 degrees', () => {
    expect(turned(43.5)).toEqual({ kind: 'turn', angle: 45 });
    expect(turned(41)).toEqual({ kind: 'turn', angle: 41 });
    expect(turned(43.5, { isFree: true })).toEqual({ kind: 'turn', angle: 43.5 });
  });
});
