import { describe, expect, it } from '@jest/globals';
import { createKeyActions } from './key-actions.js';
import type { SeveralPresses } from './several-presses.js';

interface Situation {
  readonly isDrawing?: boolean;
  readonly isOpen?: boolean;
  readonly isBusy?: boolean;
  readonly hasPoints?: boolean;
  readonly selection?: readonly string[];
}

function keysIn({ isDrawing, isOpen = false, isBusy = false, hasPoints = false, selection = [] }: Situation) {
  const calls: string[] = [];
  const nothing = () => undefined;
  const drawn: SeveralPresses = {
    isDrawing: () => true,
    press: () => ({ move: nothing, end: nothing, cancel: nothing }),
    hover: nothing,
    finish: () => calls.push('finish'),
    back: () => calls.push('back'),
    cancel: () => calls.push('cancel'),
  };
  const keys = createKeyActions({
    stage: { selection: () => selection },
    drawing: () => (isDrawing ? drawn : undefined),
    points: {
      open: (uuid) => calls.push(`open ${uuid}`) > 0,
      close: () => isOpen,
      removeSelected: () => hasPoints,
    },
    cancel: () => isBusy,
  });
  return { keys, calls };
}

describe('createKeyActions', () => {
  it('gives up a gesture, or else closes points, with Escape', () => {
    expect(keysIn({ isBusy: true }).keys.onEscape()).toBe(true);
    expect(keysIn({ isOpen: true }).keys.onEscape()).toBe(true);
    expect(keysIn({}).keys.onEscape()).toBe(false);
  });

  it('finishes what is drawn with Enter', () => {
    const { keys, calls } = keysIn({ isDrawing: true, selection: ['a'] });
    expect(keys.onEnter()).toBe(true);
    expect(calls).toEqual(['finish']);
  });

  it('closes points with Enter, or opens those of the single selected object', () => {
    const open = keysIn({ isOpen: true, selection: ['a'] });
    expect([open.keys.onEnter(), open.calls]).toEqual([true, []]);
    const single = keysIn({ selection: ['a'] });
    expect([single.keys.onEnter(), single.calls]).toEqual([true, ['open a']]);
    const several = keysIn({ selection: ['a', 'b'] });
    expect([several.keys.onEnter(), several.calls]).toEqual([false, []]);
  });

  it('takes the last press back with Backspace, or else removes points', () => {
    const drawing = keysIn({ isDrawing: true });
    expect([drawing.keys.onBackspace(), drawing.calls]).toEqual([true, ['back']]);
    expect(keysIn({ hasPoints: true }).keys.onBackspace()).toBe(true);
    expect(keysIn({}).keys.onBackspace()).toBe(false);
  });
});
