/** Time in ms that a finger rests until it means a menu. */
const LONG_PRESS_MS = 550;
/** How far a resting finger may stray, in CSS px. */
const STRAY_PX = 10;

/** Calls `onLongPress` with the place in the window where a finger rests inside `element`. Returns the way to stop. */
export function watchLongPress(
  element: HTMLElement,
  onLongPress: (place: { readonly x: number; readonly y: number }, target: Element) => void,
): () => void {
  const listening = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  const giveUp = () => clearTimeout(timer);
  const options = { signal: listening.signal, capture: true };
  element.addEventListener(
    'pointerdown',
    ({ pointerType, isPrimary, clientX: x, clientY: y, target }) => {
      giveUp();
      if (pointerType !== 'touch' || !isPrimary || !(target instanceof Element)) return;
      start = { x, y };
      timer = setTimeout(() => onLongPress(start, target), LONG_PRESS_MS);
    },
    options,
  );
  element.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (Math.hypot(clientX - start.x, clientY - start.y) > STRAY_PX) giveUp();
    },
    options,
  );
  element.addEventListener('pointerup', giveUp, options);
  element.addEventListener('pointercancel', giveUp, options);
  return () => {
    giveUp();
    listening.abort();
  };
}
