import type { PageObject } from '@tastwerk/editor-core';
import { isEmptyTitle } from '@tastwerk/editor-core/objects';
import { type CursorState, cursorFor } from '../gestures/cursors.js';
import type { GesturePointer } from '../input/pointer.js';

/** What decides about the cursor besides keys and presses, and what shows it. */
export interface CursorPort {
  readonly tool: () => string;
  /** The object that a press here selects. */
  readonly objectAt: (pointer: GesturePointer) => PageObject | undefined;
  readonly show: (cursor: string) => void;
}

/** The cursor over the canvas; it follows the pointer, the space bar and the tool. */
export interface PointerCursor {
  readonly isSpaceDown: () => boolean;
  readonly setSpaceDown: (isDown: boolean) => void;
  readonly setPanning: (isPanning: boolean) => void;
  /** Notes where the pointer is; null when it has left the canvas. */
  readonly moveTo: (pointer: GesturePointer | null) => void;
  /** Shows the cursor for what is noted and lies under the pointer now. */
  readonly show: () => void;
}

/** Starts with the pointer off the canvas. */
export function createPointerCursor({ tool, objectAt, show }: CursorPort): PointerCursor {
  let isSpaceDown = false;
  let isPanning = false;
  let pointer: GesturePointer | null = null;

  const over = (): CursorState['over'] => {
    const object = tool() === 'SELECT' && pointer ? objectAt(pointer) : undefined;
    if (!object) return 'nothing';
    return isEmptyTitle(object) ? 'field' : 'object';
  };

  return {
    isSpaceDown: () => isSpaceDown,
    setSpaceDown(isDown) {
      isSpaceDown = isDown;
    },
    setPanning(next) {
      isPanning = next;
    },
    moveTo(next) {
      pointer = next;
    },
    show: () => show(cursorFor({ tool: tool(), isSpaceDown, isPanning, over: over() })),
  };
}
