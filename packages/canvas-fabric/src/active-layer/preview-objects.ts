import type { Point } from '@tastwerk/editor-core/geometry';
import type { ObjectScene } from '@tastwerk/editor-core/scene';
import { FabricObject } from 'fabric';
import { paintPrimitives } from '../paint/painters.js';

/** Paints on the Fabric canvas what one previewed object draws. */
export class PreviewObject extends FabricObject {
  /** How far it is moved, in page mm, from where its scene puts it. */
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

/** Where previewed objects stand. */
export interface ObjectCanvas {
  readonly add: (...objects: PreviewObject[]) => unknown;
  readonly remove: (...objects: PreviewObject[]) => unknown;
}

/** The objects that a gesture previews, on the Fabric canvas. */
export interface PreviewObjects {
  readonly isShown: () => boolean;
  /** Shows what `scenes` draw instead of what was shown. */
  readonly set: (scenes: readonly ObjectScene[]) => void;
  /** Moves them all, in page mm, from where their scenes put them. */
  readonly shift: (shift: Point) => void;
}

/** Starts with none. */
export function createPreviewObjects(canvas: ObjectCanvas, devicePxPerMm: () => number): PreviewObjects {
  let objects: readonly PreviewObject[] = [];
  return {
    isShown: () => objects.length > 0,
    set(scenes) {
      canvas.remove(...objects);
      objects = scenes.map((scene) => new PreviewObject(scene, devicePxPerMm));
      canvas.add(...objects);
    },
    shift(shift) {
      for (const object of objects) object.shift = shift;
    },
  };
}
