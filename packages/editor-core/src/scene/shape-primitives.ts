import { COLOURS, type Colour } from '../values/colours.js';
import { type TextureName, textureOf } from '../values/textures.js';
import { insetPath } from '../geometry/inset.js';
import type { PathData } from '../geometry/path-data.js';
import type { Point } from '../geometry/point.js';
import { type OutlineStyle, outlineWidthOf, type ShapeStyle } from '../objects/shape-style.js';
import { inkOf, layerOf } from '../primitives/ink.js';
import type { Primitive, Stroke } from '../primitives/primitives.js';

/** What drawing a shape needs, in page mm after turning. */
export interface ShapeDrawing {
  readonly objectId: string;
  readonly style: ShapeStyle;
  readonly outline: PathData;
  /** The centre of the object's box: a tile's centre lies here. */
  readonly textureCentre: Point;
  readonly join: Stroke['join'];
}

/** Dash and gap of a dashed outline in mm: dashes of 6 to 10 mm, the gap about half (field notes 2.2, rule dash). */
const DASH_MM = [8, 4] as const;

/** Free length between the dots of a dotted outline in mm, so that the widest line has five dots in 25 mm (rule dash). */
const DOT_GAP_MM = 2.5;

/** Length of a dash that its round caps make a dot; a dash without length is skipped by some renderers. */
const DOT_DASH_MM = 0.01;

/** How an outline of this style is stroked; `undefined` when none is drawn. */
export function strokeOf(style: OutlineStyle, join: Stroke['join']): Stroke | undefined {
  const widthMm = outlineWidthOf(style);
  const ink = inkOf(style.borderColour);
  if (widthMm === 0 || ink === null) return undefined;
  const line = { ink, widthMm, join };
  switch (style.borderStyle) {
    case 'solid':
      return { ...line, cap: 'round' };
    case 'dashed':
      return { ...line, cap: 'butt', dashMm: DASH_MM };
    case 'dotted':
      return { ...line, cap: 'round', dashMm: [DOT_DASH_MM, widthMm + DOT_GAP_MM] };
  }
}

function fillPrimitive(objectId: string, path: PathData, colour: Colour): readonly Primitive[] {
  const fill = inkOf(colour);
  return fill === null ? [] : [{ type: 'path', layer: layerOf(colour), objectId, path, fill }];
}

/** A texture does not turn with its object: turned, it would be another texture to the finger. */
const TEXTURE_ANGLE = 0;

/** The texture leaves a free strip as wide as its offset beside the drawn outline; where that leaves no room it draws nothing. */
function texturePrimitive(drawing: ShapeDrawing, texture: TextureName): readonly Primitive[] {
  const { objectId, outline, textureCentre, style } = drawing;
  const look = textureOf(texture);
  if (look.kind === 'blank') return [];
  const path =
    style.pattern.offset > 0 ? insetPath(outline, style.pattern.offset + outlineWidthOf(style) / 2) : outline;
  if (path.length === 0) return [];
  if (look.kind === 'solid') {
    return [{ type: 'path', layer: 'relief', objectId, path, fill: COLOURS[look.ink], texture }];
  }
  const drawn = { layer: 'relief', objectId, path, ink: COLOURS.black } as const;
  return [{ type: 'texture', ...drawn, texture, origin: textureCentre, angle: TEXTURE_ANGLE }];
}

/** What a shape draws: its colour, then its texture, then its outline. Arrow heads are the path's own. */
export function shapePrimitives(drawing: ShapeDrawing): readonly Primitive[] {
  const { objectId, style, outline, join } = drawing;
  const { template } = style.pattern;
  const stroke = strokeOf(style, join);
  return [
    ...fillPrimitive(objectId, outline, style.fill),
    ...(template === null ? [] : texturePrimitive(drawing, template)),
    ...(stroke
      ? [{ type: 'path', layer: layerOf(style.borderColour), objectId, path: outline, stroke } as const]
      : []),
  ];
}
