import type { Box, Point } from '@tastwerk/editor-core/geometry';
import { type PointerEvent, useEffect, useRef } from 'react';
import { type CropGrip, gripAt, type PictureSize, pulled } from './crop-box.js';

/** How near to a side a press means it, in CSS px: a finger covers 44. */
const MOUSE_REACH_PX = 8;
const TOUCH_REACH_PX = 22;
/** A press that has moved no further than this, in CSS px, changes nothing. */
const DRAG_THRESHOLD_PX = 3;

interface Drag {
  readonly pointerId: number;
  readonly grip: CropGrip;
  readonly from: Point;
  readonly start: Box;
  readonly escape: AbortController;
  isMoved: boolean;
}

/** The cursor that says what a press would take. */
function cursorOf(grip: CropGrip): string {
  if (grip.kind !== 'sides') return grip.kind === 'move' ? 'move' : 'crosshair';
  const [one, other] = grip.sides;
  if (other === undefined) return one === 'left' || one === 'right' ? 'ew-resize' : 'ns-resize';
  return (one === 'left') === (other === 'top') ? 'nwse-resize' : 'nesw-resize';
}

/** What the pointer does to the cut `box` on the element that shows the whole picture; Escape gives it up. */
export function useCropDrag(box: Box, picture: PictureSize, onChange: (box: Box) => void) {
  const drag = useRef<Drag | null>(null);
  useEffect(() => () => drag.current?.escape.abort(), []);

  const placeOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const pxPerCss = picture.width / Math.max(1, width);
    return { point: { x: (clientX - left) * pxPerCss, y: (clientY - top) * pxPerCss }, pxPerCss };
  };
  const gripOf = (event: PointerEvent<HTMLElement>) => {
    const { point, pxPerCss } = placeOf(event);
    const reach = event.pointerType === 'touch' ? TOUCH_REACH_PX : MOUSE_REACH_PX;
    return { point, grip: gripAt(box, point, reach * pxPerCss, picture) };
  };
  const end = () => {
    drag.current?.escape.abort();
    drag.current = null;
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || drag.current) return;
    const { point, grip } = gripOf(event);
    const escape = new AbortController();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { pointerId: event.pointerId, grip, from: point, start: box, escape, isMoved: false };
    window.addEventListener(
      'keydown',
      (pressed) => {
        if (pressed.key !== 'Escape') return;
        // The dialog stays: only the pulling is given up.
        pressed.preventDefault();
        pressed.stopImmediatePropagation();
        end();
        onChange(box);
      },
      { signal: escape.signal, capture: true },
    );
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const current = drag.current;
    if (!current) {
      event.currentTarget.style.cursor = cursorOf(gripOf(event).grip);
      return;
    }
    if (current.pointerId !== event.pointerId) return;
    const { point, pxPerCss } = placeOf(event);
    const moved = Math.hypot(point.x - current.from.x, point.y - current.from.y) / pxPerCss;
    current.isMoved ||= moved > DRAG_THRESHOLD_PX;
    if (current.isMoved) onChange(pulled(current.start, current.grip, current.from, point, picture));
  };
  const release = (event: PointerEvent) => {
    if (drag.current?.pointerId === event.pointerId) end();
  };
  return { onPointerDown, onPointerMove, onPointerUp: release, onPointerCancel: release };
}
