import {
  degToRad,
  type Primitive,
  type PrimitiveOf,
  type PrimitiveType,
  textureOf,
} from '@tastwerk/editor-core';
import { blackPrintFont, measuredWidthPerEm } from './black-print.js';
import type { Brush } from './brush.js';
import { dotsOf, outlineOf } from './outlines.js';
import { texturePattern } from './texture-pattern.js';

type Painters = { readonly [T in PrimitiveType]: (primitive: PrimitiveOf<T>, brush: Brush) => void };

const FONT_PX = 100;
const SOLID: number[] = [];

/** One painter per primitive, so that a primitive without a drawing does not compile. Inks are painted as they are. */
const PAINTERS: Painters = {
  path({ path, fill, stroke }, { ctx }) {
    const outline = outlineOf(path);
    if (fill !== undefined) {
      ctx.fillStyle = `#${fill}`;
      ctx.fill(outline);
    }
    if (stroke) {
      ctx.strokeStyle = `#${stroke.ink}`;
      ctx.lineWidth = stroke.widthMm;
      ctx.lineCap = stroke.cap;
      ctx.lineJoin = stroke.join;
      // Most strokes are solid: only one that is not says how, and leaves the context as it was.
      if (stroke.dashMm) ctx.setLineDash([...stroke.dashMm]);
      ctx.stroke(outline);
      if (stroke.dashMm) ctx.setLineDash(SOLID);
    }
  },

  texture(primitive, { ctx, pxPerMm }) {
    const { kind } = textureOf(primitive.texture);
    const paint = kind === 'solid' ? `#${primitive.ink}` : texturePattern(primitive, pxPerMm);
    if (paint === null) return;
    ctx.fillStyle = paint;
    ctx.fill(outlineOf(primitive.path));
  },

  text({ text, origin, angle, sizeMm, widthMm, ink }, { ctx }) {
    // Outside of what is restored: a font that is set already costs nothing, one that is set for each text most of its drawing.
    ctx.font = blackPrintFont(FONT_PX);
    ctx.fontKerning = 'none';
    ctx.save();
    ctx.translate(origin.x, origin.y);
    if (angle !== 0) ctx.rotate(degToRad(angle));
    ctx.fillStyle = `#${ink}`;
    const measuredMm = measuredWidthPerEm(ctx, text, FONT_PX) * sizeMm;
    const stretch = measuredMm > 0 ? widthMm / measuredMm : 1;
    ctx.scale((sizeMm / FONT_PX) * stretch, sizeMm / FONT_PX);
    ctx.fillText(text, 0, 0);
    ctx.restore();
  },

  braille(primitive, { ctx }) {
    ctx.fillStyle = `#${primitive.ink}`;
    ctx.fill(dotsOf(primitive));
  },

  clip({ clip, evenOdd, children }, brush) {
    brush.ctx.save();
    brush.ctx.clip(outlineOf(clip), evenOdd ? 'evenodd' : 'nonzero');
    paintPrimitives(children, brush);
    brush.ctx.restore();
  },
};

function paintOne<T extends PrimitiveType>(type: T, primitive: PrimitiveOf<T>, brush: Brush): void {
  PAINTERS[type](primitive, brush);
}

/** Paints `primitives` in their order. */
export function paintPrimitives(primitives: readonly Primitive[], brush: Brush): void {
  for (const primitive of primitives) paintOne(primitive.type, primitive, brush);
}
