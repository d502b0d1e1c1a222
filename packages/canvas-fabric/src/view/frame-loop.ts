/** Draws at most once a frame, and only when asked. */
export interface FrameLoop {
  /** Asks for a drawing with the next frame. */
  readonly request: () => void;
  readonly stop: () => void;
}

/** `draw` gets the frame's time in ms. */
export function createFrameLoop(draw: (nowMs: number) => void): FrameLoop {
  let frame = 0;
  return {
    request() {
      if (frame !== 0) return;
      frame = requestAnimationFrame((nowMs) => {
        frame = 0;
        draw(nowMs);
      });
    },
    stop: () => cancelAnimationFrame(frame),
  };
}
