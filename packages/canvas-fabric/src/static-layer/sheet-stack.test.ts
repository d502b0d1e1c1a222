import { describe, expect, it } from '@jest/globals';
import type { Box } from '@tastwerk/editor-core/geometry';
import { createKeptSheets } from './kept-sheets.js';
import type { PageSheet } from './page-sheet.js';
import { createSheetStack } from './sheet-stack.js';

const BOX = { x: 1, y: 2, width: 3, height: 4 };
const VISIBLE = { x: 0, y: 0, width: 100, height: 100 };
const MANY = Array.from({ length: 1001 }, (_, at) => ({ ...BOX, x: at }));

/** A sheet that notes what it is told, and is complete from the start. */
function fakeSheet(pxPerMm: number): PageSheet & { readonly told: Box[] } {
  const told: Box[] = [];
  return {
    pxPerMm,
    told,
    invalidate: (box) => told.push(box),
    repaint: () => undefined,
    fill: () => true,
    isWaiting: () => false,
    isComplete: () => true,
    revision: () => 0,
    each: () => undefined,
  };
}

/** A stack that shows `a` at 1 px per mm. */
function stackOf() {
  const made: ReturnType<typeof fakeSheet>[] = [];
  const stack = createSheetStack((pxPerMm) => {
    const sheet = fakeSheet(pxPerMm);
    made.push(sheet);
    return sheet;
  });
  stack.show(1, 'a');
  return { stack, made };
}

describe('createSheetStack', () => {
  it('has the shown sheet repaint few changes', () => {
    const { stack, made } = stackOf();
    stack.invalidate([BOX]);
    stack.update('b');
    expect([made[0]?.told, stack.isOutdated()]).toEqual([[BOX], false]);
  });

  it('shows the sheet before many changes until the next one takes its place', () => {
    const { stack, made } = stackOf();
    stack.invalidate(MANY);
    stack.update('b');
    expect([made[0]?.told, stack.isOutdated(), stack.shown()]).toEqual([[], true, made[0]]);
    const next = stack.next(1, 'b');
    expect(stack.next(1, 'b')).toBe(next);
    stack.showNext();
    expect([stack.shown(), stack.isOutdated()]).toEqual([next, false]);
  });

  it('tells the next sheet of what changes while it is painted', () => {
    const { stack, made } = stackOf();
    stack.invalidate(MANY);
    stack.update('b');
    stack.next(1, 'b');
    stack.invalidate([BOX]);
    stack.update('c');
    expect([made[1]?.told, stack.isOutdated()]).toEqual([[BOX], true]);
  });

  it('gives up the next sheet when the change is undone', () => {
    const { stack } = stackOf();
    stack.invalidate(MANY);
    stack.update('b');
    const next = stack.next(1, 'b');
    stack.update('a');
    expect(stack.isOutdated()).toBe(false);
    expect(stack.next(1, 'a')).not.toBe(next);
  });

  it('has many changes repainted at once where objects are lifted', () => {
    const { stack, made } = stackOf();
    stack.invalidate(MANY);
    stack.update(null);
    expect([made[0]?.told.length, stack.isOutdated()]).toEqual([1001, false]);
  });

  it('shows what was shown before when its scale and content come back', () => {
    const { stack, made } = stackOf();
    stack.next(2, 'a');
    stack.showNext();
    stack.restore(1, 'b', VISIBLE);
    expect(stack.shown()).toBe(made[1]);
    stack.restore(1, 'a', VISIBLE);
    expect(stack.shown()).toBe(made[0]);
  });

  it('forgets all when everything looks different', () => {
    const { stack } = stackOf();
    stack.invalidate('all');
    expect(stack.shown()).toBeNull();
    stack.restore(1, 'a', VISIBLE);
    expect(stack.shown()).toBeNull();
  });
});

describe('createKeptSheets', () => {
  const entry = (pxPerMm: number, content: string) => ({ sheet: fakeSheet(pxPerMm), content });

  it('keeps the two that were shown last, without the one that is shown', () => {
    const kept = createKeptSheets();
    const [one, two, three] = [entry(1, 'a'), entry(2, 'a'), entry(3, 'a')];
    kept.exchange(one, two);
    kept.exchange(two, three);
    kept.exchange(three, entry(4, 'a'));
    expect([1, 2, 3].map((scale) => kept.find(scale, 'a'))).toEqual([undefined, two, three]);
    kept.exchange(null, three);
    expect(kept.find(3, 'a')).toBeUndefined();
  });

  it('finds them by what they show now', () => {
    const kept = createKeptSheets();
    kept.exchange(entry(1, 'a'), entry(2, 'a'));
    kept.rename('a', 'b');
    expect(kept.find(1, 'a')).toBeUndefined();
    expect(kept.find(1, 'b')).toBeDefined();
    kept.drop('b');
    expect(kept.find(1, 'b')).toBeUndefined();
  });
});
