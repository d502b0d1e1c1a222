import { describe, expect, it } from '@jest/globals';
import { mouseAt } from '../../test/fake-stage.js';
import { createPressTracker } from './press-tracker.js';

function pressed() {
  const captured = new Set<number>();
  const calls: string[] = [];
  const press = createPressTracker({
    setPointerCapture: (id) => void captured.add(id),
    hasPointerCapture: (id) => captured.has(id),
    releasePointerCapture: (id) => void captured.delete(id),
  });
  press.start(7, mouseAt(10, 10), () => ({
    move: ({ page }) => calls.push(`move ${page.x}`),
    end: () => calls.push('end'),
    cancel: () => calls.push('cancel'),
  }));
  return { press, calls, captured };
}

describe('createPressTracker', () => {
  it('becomes a drag beyond the threshold, and stays one', () => {
    const { press, calls } = pressed();
    press.move(7, mouseAt(11, 10));
    expect(calls).toEqual([]);
    press.move(7, mouseAt(12, 10));
    press.move(7, mouseAt(10, 10));
    expect(calls).toEqual(['move 12', 'move 10']);
    expect(press.take(7)?.isDrag).toBe(true);
    expect(press.isDown()).toBe(false);
  });

  it('is a click without one', () => {
    const { press } = pressed();
    press.move(7, mouseAt(11, 10));
    expect(press.take(7)?.isDrag).toBe(false);
  });

  it('does not hear other pointers while it is down', () => {
    const { press, calls } = pressed();
    expect(press.move(8, mouseAt(90, 10))).toBe(false);
    expect(press.take(8)).toBeNull();
    expect(press.cancel(8)).toBe(false);
    expect(calls).toEqual([]);
    press.take(7);
    expect(press.move(8, mouseAt(90, 10))).toBe(true);
  });

  it('is given up once, and lets the pointer go', () => {
    const { press, calls, captured } = pressed();
    expect([...captured]).toEqual([7]);
    expect(press.cancel()).toBe(true);
    expect(press.cancel()).toBe(false);
    expect(calls).toEqual(['cancel']);
    expect(captured.size).toBe(0);
  });
});
