import {
  degToRad,
  type PathData,
  type PathStep,
  type Point,
  raisedQuadratic,
} from '@tastwerk/editor-core/geometry';
import {
  BOLD_STROKE_EM,
  bundledFontMetrics,
  ITALIC_SLANT,
  type PathPrimitive,
  type Primitive,
  type Scene,
  type TextPrimitive,
} from '@tastwerk/editor-core/scene';
import { openedFont, placeOfCharacter } from '../fonts/opened-fonts.js';
import type { GlyphCommand } from '../pdf/pdfkit-parts.js';

/** `commands` of a glyph as an outline; `at` maps units of its font to page mm. */
function outlineOf(commands: readonly GlyphCommand[], at: (x: number, y: number) => Point): PathData {
  let from = at(0, 0);
  return commands.map(({ command, args: [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] }): PathStep => {
    const start = from;
    switch (command) {
      case 'closePath':
        return { kind: 'Z' };
      case 'quadraticCurveTo':
        from = at(x2, y2);
        return { kind: 'C', ...raisedQuadratic(start, at(x1, y1), from), to: from };
      case 'bezierCurveTo':
        from = at(x3, y3);
        return { kind: 'C', c1: at(x1, y1), c2: at(x2, y2), to: from };
      default:
        from = at(x1, y1);
        return { kind: command === 'moveTo' ? 'M' : 'L', to: from };
    }
  });
}

/** The outlines of a line of text, character by character by the metrics of the core. */
function outlined({ text, origin, angle, sizeMm, isBold, isItalic, ...line }: TextPrimitive): PathPrimitive {
  const { layer, objectId, ink } = line;
  const [cos, sin] = [Math.cos(degToRad(angle)), Math.sin(degToRad(angle))];
  const slant = isItalic ? ITALIC_SLANT : 0;
  let leftMm = 0;
  const path = Array.from(text).flatMap((character) => {
    const font = openedFont(placeOfCharacter(character));
    const { commands } = font.glyphForCodePoint(character.codePointAt(0) ?? 0).path;
    const scale = sizeMm / font.unitsPerEm;
    const startMm = leftMm;
    leftMm += bundledFontMetrics.advance(character) * sizeMm;
    return outlineOf(commands, (x, y) => {
      const [right, down] = [startMm + (x + slant * y) * scale, -y * scale];
      return { x: origin.x + right * cos - down * sin, y: origin.y + right * sin + down * cos };
    });
  });
  const stroke = { ink, widthMm: BOLD_STROKE_EM * sizeMm, cap: 'butt', join: 'round' } as const;
  return { type: 'path', layer, objectId, path, fill: ink, ...(isBold ? { stroke } : {}) };
}

const isUsual = (text: string): boolean =>
  Array.from(text).every((character) => placeOfCharacter(character) === 0);

function withOutlines(primitive: Primitive): Primitive {
  switch (primitive.type) {
    case 'clip':
      return { ...primitive, children: primitive.children.map(withOutlines) };
    case 'text':
      return isUsual(primitive.text) ? primitive : outlined(primitive);
    default:
      return primitive;
  }
}

/**
 * `scene` with those lines as outlines that need more than the first file of the fonts. The rasteriser (resvg-js 2.6) takes what a font lacks
 * from one other font for the whole line, and shows boxes where the two take a letter apart differently, such as ĉ or ệ.
 */
export function withOutlinedTexts(scene: Scene): Scene {
  return { ...scene, primitives: scene.primitives.map(withOutlines) };
}
