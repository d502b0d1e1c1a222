import type { Box, Point } from '@tastwerk/editor-core/geometry';
import {
  bringIntoView,
  type Extent,
  fitBox,
  fitPage,
  keepPageInReach,
  panBy,
  roundScalingFactor,
  type Viewport,
  zoomAt,
} from '../viewport/viewport.js';

/** Which part of the page the host shows; keeps the page in reach and its corner on whole device px. */
export interface Camera {
  readonly viewport: () => Viewport;
  readonly set: (viewport: Viewport) => void;
  readonly panBy: (dx: number, dy: number) => void;
  readonly zoomTo: (scalingFactor: number, anchor: Point) => void;
  /** Zooms by a factor; small ones add up until they make a step of one decimal. */
  readonly zoomBy: (factor: number, anchor: Point) => void;
  readonly fit: () => void;
  /** Shows `box` (page mm) in the middle, as large as fits. */
  readonly fitTo: (box: Box) => void;
  /** Moves the page, if need be, until `box` (page mm) is seen. */
  readonly show: (box: Box) => void;
}

/** What the camera looks at and with what. */
export interface CameraPort {
  readonly host: () => Extent;
  readonly page: () => Extent;
  /** Device px of a CSS px. */
  readonly ratio: () => number;
  readonly onChange: (viewport: Viewport) => void;
}

/** Steps that come later than this after each other do not add up. */
const ZOOM_MEMORY_MS = 400;

/** Starts with the page's corner at the host's. */
export function createCamera(port: CameraPort): Camera {
  let exact: Viewport = { scalingFactor: 1, panX: 0, panY: 0 };
  /** What is shown: `exact` on whole device px. Steps add up on the exact one, so that rounding does not. */
  let viewport = exact;
  let wantedFactor = 1;
  let zoomedAtMs = 0;

  const set = (next: Viewport) => {
    const ratio = port.ratio();
    exact = keepPageInReach(next, port.page(), port.host());
    const { scalingFactor, panX, panY } = exact;
    const settled = {
      scalingFactor,
      panX: Math.round(panX * ratio) / ratio,
      panY: Math.round(panY * ratio) / ratio,
    };
    const isSame =
      settled.scalingFactor === viewport.scalingFactor &&
      settled.panX === viewport.panX &&
      settled.panY === viewport.panY;
    if (isSame) return;
    viewport = settled;
    port.onChange(settled);
  };
  const zoomTo = (scalingFactor: number, anchor: Point) => set(zoomAt(exact, scalingFactor, anchor));

  return {
    viewport: () => viewport,
    set,
    panBy: (dx, dy) => set(panBy(exact, dx, dy)),
    zoomTo,
    zoomBy(factor, anchor) {
      const nowMs = performance.now();
      const isContinued =
        nowMs - zoomedAtMs < ZOOM_MEMORY_MS && roundScalingFactor(wantedFactor) === viewport.scalingFactor;
      wantedFactor = (isContinued ? wantedFactor : viewport.scalingFactor) * factor;
      zoomedAtMs = nowMs;
      zoomTo(wantedFactor, anchor);
    },
    fit: () => set(fitPage(port.page(), port.host())),
    fitTo: (box) => set(fitBox(box, port.host())),
    show: (box) => set(bringIntoView(exact, box, port.host())),
  };
}
