/** A context that takes every call and draws nothing. */
export const blankContext = () => new Proxy({}, { get: () => () => undefined, set: () => true });

/** Stands in for `OffscreenCanvas`, which Node does not have. */
class BlankBitmap {
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}
  getContext() {
    return blankContext();
  }
}

/** Gives the global scope bitmaps that show nothing. */
export function useBlankBitmaps(): void {
  Object.defineProperty(globalThis, 'OffscreenCanvas', { value: BlankBitmap, configurable: true });
}

/** A bitmap of a worker, that knows whether it was let go. */
export function paintedBitmap() {
  const bitmap = { width: 1, height: 1, isClosed: false, close: () => (bitmap.isClosed = true) };
  return bitmap;
}
