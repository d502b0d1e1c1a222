/** Tells whether a zoom goes on, so that nothing is painted for a scale that is gone with the next step. */
export interface ZoomRest {
  /** Takes the scale of a frame at this time; says whether it is another one. */
  readonly step: (pxPerMm: number, nowMs: number) => boolean;
  readonly isZooming: (nowMs: number) => boolean;
}

/** Zooming counts as over with the first frame this long after a step that brings no other: fingers on a pad send one for each frame. */
const REST_MS = 16;
/** The same while one step follows another: what is painted between two of them is thrown away, and holds up the second. */
const REST_AMONG_STEPS_MS = 48;
/** Steps with less time between belong together, in ms. */
const SAME_ZOOM_MS = 100;

/** Starts without a scale: the first one is a step. */
export function createZoomRest(): ZoomRest {
  let scale = 0;
  let zoomedAtMs = -Infinity;
  let restMs = REST_MS;
  return {
    step(pxPerMm, nowMs) {
      if (pxPerMm === scale) return false;
      scale = pxPerMm;
      restMs = nowMs - zoomedAtMs < SAME_ZOOM_MS ? REST_AMONG_STEPS_MS : REST_MS;
      zoomedAtMs = nowMs;
      return true;
    },
    isZooming: (nowMs) => nowMs - zoomedAtMs < restMs,
  };
}
