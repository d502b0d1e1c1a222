import { type Colour, isFlatColour, swells } from '../document/colours.js';
import { LIMITS } from '../document/limits.js';
import { TEXTURE_STRIP_MM, type TextureName } from '../document/textures.js';
import { NO_INSIDE, type OutlineStyle, type ShapeStyle } from '../objects/shape-style.js';
import { swellProfile } from '../proofing/profiles/swell.js';

/** How a drawing is made to be felt; without these wishes it comes as it looks. */
export interface TactileWishes {
  /** Lines in colour become black. */
  readonly blackLines: boolean;
  /** Areas in colour get a texture, one for each colour, and an outline; those too small for a texture become black. */
  readonly texturedFills: boolean;
  /** The least width of a line, in mm. */
  readonly leastLineMm: number;
}

/** What makes a drawing from elsewhere swell, with lines as wide as a finger needs them. */
export const TACTILE_WISHES: TactileWishes = {
  blackLines: true,
  texturedFills: true,
  leastLineMm: swellProfile.lineWidth.minMm,
};

/** A shape of a drawing as it looks; sizes in page mm. */
export interface DrawnShape {
  readonly fill: Colour;
  /** Which of the drawing's own patterns fills it, from 0; null for none. */
  readonly pattern: number | null;
  readonly lineColour: Colour;
  /** 0 where no line is drawn. */
  readonly lineMm: number;
  readonly isDashed: boolean;
  /** The smaller side. */
  readonly sideMm: number;
}

/** Textures that stand for patterns and colours, one after the other: those that fingers tell apart best come first. */
const TEXTURES: readonly TextureName[] = [
  'diagonal_lines',
  'dotted',
  'vertical_lines',
  'grid',
  'horizontal_lines',
  'dotted_tight',
  'stair',
  'diagonal_lines_wide',
];

/** Gives the shapes of one drawing their styles, one after the other: a pattern or colour has the same texture throughout. */
export function createTactileLook(wishes: TactileWishes): (shape: DrawnShape) => ShapeStyle {
  const inks: string[] = [];
  const textureFor = (ink: string) => {
    if (!inks.includes(ink)) inks.push(ink);
    return TEXTURES[inks.indexOf(ink) % TEXTURES.length] ?? null;
  };
  const widthOf = (mm: number) => Math.min(LIMITS.borderWidthMm, Math.max(wishes.leastLineMm, mm));

  const outlineOf = ({ lineColour, lineMm, isDashed }: DrawnShape): OutlineStyle => {
    const border = lineColour !== 'none' && lineMm > 0;
    const isBlack = !border || (wishes.blackLines && isFlatColour(lineColour));
    return {
      border,
      borderColour: isBlack ? 'black' : lineColour,
      borderWidth: widthOf(border ? lineMm : swellProfile.lineWidth.mainMm),
      borderStyle: isDashed ? 'dashed' : 'solid',
    };
  };

  return (shape) => {
    const outline = outlineOf(shape);
    const { fill, pattern, sideMm } = shape;
    const textured = (ink: string): ShapeStyle => {
      const template = textureFor(ink);
      return { ...outline, fill, pattern: { template, offset: TEXTURE_STRIP_MM, clearance: 0 } };
    };
    if (pattern !== null) return textured(`pattern ${pattern}`);
    if (!wishes.texturedFills || !isFlatColour(fill)) return { ...outline, ...NO_INSIDE, fill };
    if (sideMm < swellProfile.textureArea.minMm) return { ...outline, ...NO_INSIDE, fill: 'black' };
    const borderColour = swells(outline.borderColour) ? outline.borderColour : 'black';
    return { ...textured(fill), border: true, borderColour };
  };
}
