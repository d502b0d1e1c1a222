import type { Kinds, PageObject } from '@tastwerk/editor-core';
import { boxCentre, boxPath, mmToPx, rotatePath } from '@tastwerk/editor-core/geometry';
import type { Primitive } from '@tastwerk/editor-core/scene';
import { outlineOf } from '../paint/outlines.js';
import { paintPrimitives } from '../paint/painters.js';
import type { CanvasTheme } from '../input/canvas-input.js';
import type { Viewport } from '../viewport/viewport.js';

/** What lies over the page, in page mm. */
export interface AidsFrame {
  readonly viewport: Viewport;
  /** Device px of a CSS px. */
  readonly ratio: number;
  readonly theme: CanvasTheme;
  /** Primitives of layer `aid`. */
  readonly aids: readonly Primitive[];
  /** Objects that draw nothing, such as labels without text: their frames are shown, so that they can be found again. */
  readonly invisible: readonly PageObject[];
}

/** Widest line of an aid in CSS px: an aid stays thin however near one looks. */
const MAX_AID_PX = 1.25;

/** `aid` with its line between one device px and a thin line, whatever the zoom. */
function thin(aid: Primitive, pxPerMm: number, ratio: number): Primitive {
  if (aid.type !== 'path' || !aid.stroke) return aid;
  const widthMm = Math.max(1 / pxPerMm, Math.min(aid.stroke.widthMm, (MAX_AID_PX * ratio) / pxPerMm));
  return { ...aid, stroke: { ...aid.stroke, widthMm } };
}

/** Draws aids of the screen over the page that `ctx` shows already. They are never printed. */
export function drawAids(
  kinds: Kinds,
  ctx: CanvasRenderingContext2D,
  { viewport, ratio, theme, aids, invisible }: AidsFrame,
): void {
  const pxPerMm = mmToPx(viewport.scalingFactor) * ratio;
  ctx.save();
  ctx.setTransform(pxPerMm, 0, 0, pxPerMm, viewport.panX * ratio, viewport.panY * ratio);
  const thinAids = aids.map((aid) => thin(aid, pxPerMm, ratio));
  paintPrimitives(thinAids, { ctx, pxPerMm });
  ctx.strokeStyle = theme.accent;
  ctx.lineWidth = ratio / pxPerMm;
  ctx.setLineDash([(4 * ratio) / pxPerMm, (3 * ratio) / pxPerMm]);
  for (const object of invisible) {
    const box = kinds.frameOf(object);
    ctx.stroke(outlineOf(rotatePath(boxPath(box), boxCentre(box), kinds.angleOf(object))));
  }
  ctx.restore();
}
