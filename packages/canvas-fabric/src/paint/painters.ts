import { textureOf } from '@tastwerk/editor-core/document';
import { degToRad } from '@tastwerk/editor-core/geometry';
import {
  BOLD_STROKE_EM,
  ITALIC_SLANT,
  type Primitive,
  type PrimitiveOf,
  type PrimitiveType,
  type Scene,
} from '@tastwerk/editor-core/scene';
import { blackPrintFont, measuredWidthPerEm } from './black-print.js';
import type { Brush, Context2D } from './brush.js';
import { borderOf, isDashed } from './borders.js';
import { MOST_PX_PER_MM } from './bordered-area.js';
import { dotsOf, outlineOf } from './outlines.js';
import { texturePattern } from './texture-pattern.js';

type Painters = { readonly [T in PrimitiveType]: (primitive: PrimitiveOf<T>, brush: Brush) => void };

const FONT_PX = 100;
const FONT = blackPrintFont(FONT_PX);
const SOLID: number[] = [];

/** Styles by ink: browsers read a text that they have seen much sooner than a new one of the same letters. */
const styles = new Map<string, string>();

function styleOf(ink: string): string {
  const known = styles.get(ink);
  if (known !== undefined) return known;
  const style = `#${ink}`;
  styles.set(ink, style);
  return style;
}

/** Paints an area and the line around it, if that is what the two are; answers whether it did. */
function paintBordered(area: Primitive, line: Primitive, { ctx, pxPerMm }: Brush): boolean {
  if (area.type !== 'path' || line.type !== 'path' || pxPerMm > MOST_PX_PER_MM) return false;
  if (area.fill === undefined || !line.stroke) return false;
  const border = borderOf(area, line);
  if (!border) return false;
  ctx.fillStyle = styleOf(line.stroke.ink);
  ctx.fill(border.outer);
  ctx.fillStyle = styleOf(area.fill);
  ctx.fill(border.inner);
  return true;
}

/** One painter per primitive, so that a primitive without a drawing does not compile. Inks are painted as they are. */
const PAINTERS: Painters = {
  path({ path, fill, stroke }, { ctx }) {
    const outline = outlineOf(path);
    if (fill !== undefined) {
      ctx.fillStyle = styleOf(fill);
      ctx.fill(outline);
    }
    if (stroke) {
      ctx.strokeStyle = styleOf(stroke.ink);
      ctx.lineWidth = stroke.widthMm;
      ctx.lineCap = stroke.cap;
      ctx.lineJoin = stroke.join;
      // Most strokes are solid: only one that is not says how, and leaves the context as it was.
      if (isDashed(stroke)) ctx.setLineDash([...stroke.dashMm]);
      ctx.stroke(outline);
      if (isDashed(stroke)) ctx.setLineDash(SOLID);
    }
  },

  texture(primitive, { ctx, pxPerMm }) {
    const { kind } = textureOf(primitive.texture);
    const paint = kind === 'solid' ? styleOf(primitive.ink) : texturePattern(primitive, pxPerMm);
    if (paint === null) return;
    ctx.fillStyle = paint;
    ctx.fill(outlineOf(primitive.path));
  },

  text({ text, origin, angle, sizeMm, widthMm, ink, isBold, isItalic }, { ctx }) {
    // Outside of what is restored: a font that is set already costs nothing, one that is set for each text most of its drawing.
    ctx.font = FONT;
    ctx.fontKerning = 'none';
    ctx.fillStyle = styleOf(ink);
    const measuredMm = measuredWidthPerEm(ctx, text, FONT_PX) * sizeMm;
    const stretch = measuredMm > 0 ? widthMm / measuredMm : 1;
    const [across, down] = [(sizeMm / FONT_PX) * stretch, sizeMm / FONT_PX];
    const [cos, sin] = [Math.cos(degToRad(angle)), Math.sin(degToRad(angle))];
    ctx.save();
    const lean = isItalic ? ITALIC_SLANT * down : 0;
    ctx.transform(
      cos * across,
      sin * across,
      -sin * down - cos * lean,
      cos * down - sin * lean,
      origin.x,
      origin.y,
    );
    ctx.fillText(text, 0, 0);
    if (isBold) {
      ctx.strokeStyle = styleOf(ink);
      ctx.lineWidth = BOLD_STROKE_EM * FONT_PX;
      ctx.strokeText(text, 0, 0);
    }
    ctx.restore();
  },

  braille(primitive, { ctx, pxPerMm }) {
    ctx.fillStyle = styleOf(primitive.ink);
    ctx.fill(dotsOf(primitive, pxPerMm));
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

/** Paints `primitives` in their order; an area and the line around it at once, where that can be. */
export function paintPrimitives(primitives: readonly Primitive[], brush: Brush): void {
  let waiting: Primitive | null = null;
  for (const primitive of primitives) {
    if (waiting && paintBordered(waiting, primitive, brush)) {
      waiting = null;
      continue;
    }
    if (waiting) paintOne(waiting.type, waiting, brush);
    waiting = primitive;
  }
  if (waiting) paintOne(waiting.type, waiting, brush);
}

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
