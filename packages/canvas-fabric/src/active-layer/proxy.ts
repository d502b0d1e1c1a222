import type { ObjectScene, Point } from '@tastwerk/editor-core';
import { FabricObject } from 'fabric';
import { paintPrimitives } from '../paint/painters.js';

/** Stands on the Fabric canvas for one object that the hand holds, and paints what the object draws. */
export class Proxy extends FabricObject {
  /** How far the hand has moved it, in page mm. */
  shift: Point = { x: 0, y: 0 };

  constructor(
    private readonly scene: ObjectScene,
    private readonly devicePxPerMm: () => number,
  ) {
    super({ selectable: false, evented: false, objectCaching: false });
  }

  override render(ctx: CanvasRenderingContext2D): void {
    ctx.save();
    ctx.translate(this.shift.x, this.shift.y);
    paintPrimitives(this.scene.primitives, { ctx, pxPerMm: this.devicePxPerMm() });
    ctx.restore();
  }
}
