/** A canvas that can be painted on, on screen or off. */
export type Context2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Where painters paint: a context whose unit is a page mm, and how many device px that is. */
export interface Brush {
  readonly ctx: Context2D;
  readonly pxPerMm: number;
}
