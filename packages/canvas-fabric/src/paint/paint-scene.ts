import type { Scene } from '@tastwerk/editor-core';
import type { Context2D } from './brush.js';
import { paintPrimitives } from './painters.js';

/** Paints a whole page on white paper, from the corner of a context whose unit is a device px, `pxPerMm` of them to the mm. Aids are left out. */
export function paintScene(ctx: Context2D, scene: Scene, pxPerMm: number): void {
  ctx.save();
  ctx.fillStyle = 'white';
  ctx.fillRect(0, 0, Math.ceil(scene.widthMm * pxPerMm), Math.ceil(scene.heightMm * pxPerMm));
  ctx.scale(pxPerMm, pxPerMm);
  paintPrimitives(
    scene.primitives.filter(({ layer }) => layer !== 'aid'),
    { ctx, pxPerMm },
  );
  ctx.restore();
}
