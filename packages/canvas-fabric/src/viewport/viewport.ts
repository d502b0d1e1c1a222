import { type Box, boxContains, mmToPx, type Point } from '@tastwerk/editor-core/geometry';

/** Which part of the page is seen and how large. */
export interface Viewport {
  /** 1 shows a millimetre as long as CSS does (96 dpi); at least 0.5, with one decimal. */
  readonly scalingFactor: number;
  /** Where the page's top left corner lies on the host, in CSS px. */
  readonly panX: number;
  readonly panY: number;
}

/** Width and height of the host in CSS px, or of a page in mm. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** The smallest zoom (product spec section 3, "scalingFactor"). */
export const MIN_SCALING_FACTOR = 0.5;
/** The largest zoom: a braille dot is then about 45 px wide. */
export const MAX_SCALING_FACTOR = 8;
/** Desk that stays visible around a fitted page, in CSS px. */
const FIT_MARGIN_PX = 24;
/** Part of the page that stays on the host however far it is moved, in CSS px. */
const KEEP_VISIBLE_PX = 48;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** `factor` within the bounds of zooming and rounded to one decimal. */
export function roundScalingFactor(factor: number): number {
  return clamp(Math.round(factor * 10) / 10, MIN_SCALING_FACTOR, MAX_SCALING_FACTOR);
}

/** CSS px of one page mm. */
export function pxPerMm({ scalingFactor }: Viewport): number {
  return mmToPx(scalingFactor);
}

/** The host's CSS px of a point in page mm. */
export function toScreen(viewport: Viewport, point: Point): Point {
  const scale = pxPerMm(viewport);
  return { x: viewport.panX + point.x * scale, y: viewport.panY + point.y * scale };
}

/** The page mm of a point in the host's CSS px. */
export function toPage(viewport: Viewport, point: Point): Point {
  const scale = pxPerMm(viewport);
  return { x: (point.x - viewport.panX) / scale, y: (point.y - viewport.panY) / scale };
}

/** The part of the page plane in mm that a host of this extent shows. */
export function visibleBox(viewport: Viewport, host: Extent): Box {
  const scale = pxPerMm(viewport);
  return { ...toPage(viewport, { x: 0, y: 0 }), width: host.width / scale, height: host.height / scale };
}

/** Zooms such that the page mm under `anchor` (CSS px) stays under it. */
export function zoomAt(viewport: Viewport, scalingFactor: number, anchor: Point): Viewport {
  const next = roundScalingFactor(scalingFactor);
  const ratio = next / viewport.scalingFactor;
  return {
    scalingFactor: next,
    panX: anchor.x - (anchor.x - viewport.panX) * ratio,
    panY: anchor.y - (anchor.y - viewport.panY) * ratio,
  };
}

/** Moves the page by CSS px. */
export function panBy(viewport: Viewport, dx: number, dy: number): Viewport {
  return { ...viewport, panX: viewport.panX + dx, panY: viewport.panY + dy };
}

/** `viewport` moved such that `box` (page mm) lies on the host; one that lies there already moves nothing. */
export function bringIntoView(viewport: Viewport, box: Box, host: Extent): Viewport {
  const seen = visibleBox(viewport, host);
  if (boxContains(seen, box)) return viewport;
  const scale = pxPerMm(viewport);
  return {
    ...viewport,
    panX: host.width / 2 - (box.x + box.width / 2) * scale,
    panY: host.height / 2 - (box.y + box.height / 2) * scale,
  };
}

/** `viewport` moved back so far that a strip of the page stays on the host. */
export function keepPageInReach(viewport: Viewport, page: Extent, host: Extent): Viewport {
  const scale = pxPerMm(viewport);
  return {
    ...viewport,
    panX: clamp(viewport.panX, KEEP_VISIBLE_PX - page.width * scale, host.width - KEEP_VISIBLE_PX),
    panY: clamp(viewport.panY, KEEP_VISIBLE_PX - page.height * scale, host.height - KEEP_VISIBLE_PX),
  };
}

/** The zoom at which `extent` (mm) fits on the host with a margin, as large as one decimal of zoom allows. */
function fittingFactor(extent: Extent, host: Extent): number {
  const room = Math.min(
    (host.width - 2 * FIT_MARGIN_PX) / mmToPx(extent.width),
    (host.height - 2 * FIT_MARGIN_PX) / mmToPx(extent.height),
  );
  return clamp(Math.floor(room * 10 + 1e-9) / 10, MIN_SCALING_FACTOR, MAX_SCALING_FACTOR);
}

/** The whole page (mm) in the middle of the host; of one that is too large at the smallest zoom, the top left part. */
export function fitPage(page: Extent, host: Extent): Viewport {
  const scalingFactor = fittingFactor(page, host);
  const scale = mmToPx(scalingFactor);
  const middleX = (host.width - page.width * scale) / 2;
  return {
    scalingFactor,
    // The edges of a page hold nothing that is drawn; more than that is not cut off at both sides.
    panX: Math.round(middleX < -FIT_MARGIN_PX ? FIT_MARGIN_PX : middleX),
    panY: Math.round(Math.max(FIT_MARGIN_PX, (host.height - page.height * scale) / 2)),
  };
}

/** `box` (page mm) in the middle of the host, as large as fits. */
export function fitBox(box: Box, host: Extent): Viewport {
  const scalingFactor = fittingFactor(box, host);
  const scale = mmToPx(scalingFactor);
  return {
    scalingFactor,
    panX: host.width / 2 - (box.x + box.width / 2) * scale,
    panY: host.height / 2 - (box.y + box.height / 2) * scale,
  };
}
