import type { Point } from '@tastwerk/editor-core/geometry';

/** Which keys are held, and whether a finger or a mouse points. */
export interface PointerKeys {
  readonly isShift: boolean;
  readonly isAlt: boolean;
  /** Ctrl or Cmd: nothing is drawn to what lies around. */
  readonly isFree: boolean;
  readonly isTouch: boolean;
}

/** Where the pointer is and which keys are held. */
export interface GesturePointer extends PointerKeys {
  /** CSS px on the host. */
  readonly screen: Point;
  /** Page mm. */
  readonly page: Point;
}

/** The keys of an event; Fabric hands touches on as events of their own. */
export function keysOf(event: MouseEvent | TouchEvent): PointerKeys {
  return {
    isShift: event.shiftKey,
    isAlt: event.altKey,
    isFree: event.ctrlKey || event.metaKey,
    isTouch: event instanceof PointerEvent ? event.pointerType === 'touch' : !(event instanceof MouseEvent),
  };
}

/** How near to a thing a press still means it, in CSS px. */
const MOUSE_TOLERANCE_PX = 4;
const TOUCH_TOLERANCE_PX = 12;

/** How near a press counts for this pointer, in page mm. */
export function toleranceMm(pointer: GesturePointer, pxPerMm: number): number {
  return (pointer.isTouch ? TOUCH_TOLERANCE_PX : MOUSE_TOLERANCE_PX) / pxPerMm;
}
