/** Draws at most once a frame, and only when asked. */
export interface FrameLoop {
  /** Asks for a drawing with the next frame, or with the first one after `delayMs`. */
  readonly request: (delayMs?: number) => void;
  readonly stop: () => void;
}

/** `draw` gets the frame's time in ms. */
export function createFrameLoop(draw: (nowMs: number) => void): FrameLoop {
  let frame = 0;
  let timer = 0;
  const request = (delayMs = 0) => {
    if (frame !== 0) return;
    if (delayMs > 0) {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => request(), delayMs);
      return;
    }
    window.clearTimeout(timer);
    frame = requestAnimationFrame((nowMs) => {
      frame = 0;
      draw(nowMs);
    });
  };
  return {
    request,
    stop() {
      cancelAnimationFrame(frame);
      window.clearTimeout(timer);
    },
  };
}
