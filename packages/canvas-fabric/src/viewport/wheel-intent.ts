/** What a turn of the wheel or two moving fingers ask for: px to move the page by, or the factor to zoom by. */
export type WheelIntent =
  | { readonly kind: 'pan'; readonly dx: number; readonly dy: number }
  | { readonly kind: 'zoom'; readonly factor: number };

/** The part of a WheelEvent that tells. */
export type WheelInput = Pick<
  WheelEvent,
  'deltaX' | 'deltaY' | 'deltaMode' | 'ctrlKey' | 'metaKey' | 'shiftKey'
>;

const LINE_PX = 40;
const PAGE_PX = 800;
/** A notch of a mouse wheel is at least this many px; fingers on a pad send less. */
const NOTCH_PX = 100;
/** One notch zooms by about a tenth. */
const ZOOM_PER_PX = 0.001;
/** Fingers that pinch send small steps with the control key. */
const ZOOM_PER_PINCH_PX = 0.01;

/** Tells a mouse wheel (zooms) from two fingers on a pad (move the page, or zoom when they pinch). */
export function wheelIntent(event: WheelInput): WheelIntent {
  const unit = event.deltaMode === 1 ? LINE_PX : event.deltaMode === 2 ? PAGE_PX : 1;
  const dx = event.deltaX * unit;
  const dy = event.deltaY * unit;
  const isNotch = dx === 0 && Number.isInteger(dy) && Math.abs(dy) >= NOTCH_PX;
  if (event.shiftKey) return { kind: 'pan', dx: dx === 0 ? -dy : -dx, dy: 0 };
  if (isNotch) return { kind: 'zoom', factor: Math.exp(-dy * ZOOM_PER_PX) };
  if (event.ctrlKey || event.metaKey) return { kind: 'zoom', factor: Math.exp(-dy * ZOOM_PER_PINCH_PX) };
  return { kind: 'pan', dx: dx === 0 ? 0 : -dx, dy: dy === 0 ? 0 : -dy };
}
