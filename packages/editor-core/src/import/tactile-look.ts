import { type Colour, isFlatColour, swells } from '../values/colours.js';
import { LIMITS } from '../values/limits.js';
import { type Oklab, oklabOf, seenDistance } from '../values/oklab.js';
import { TEXTURE_STRIP_MM, type TextureName } from '../values/textures.js';
import { NO_INSIDE, type OutlineStyle, type ShapeStyle } from '../objects/shape-style.js';
import { swellProfile } from '../proofing/profiles/swell.js';
import type { CssColour } from './css-colours.js';

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
  readonly fill: CssColour;
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

/** What has a texture of its own: a pattern by its number, a colour as the drawing has it, or the words for one that cannot be read. */
type Ink = number | string | Oklab;

/** Colours that differ by less, as edges that were smoothed and numbers that were rounded do, are one. */
const SAME_INK = 0.02;

function isSameInk(one: Ink, other: Ink): boolean {
  if (typeof one === 'object' && typeof other === 'object') return seenDistance(one, other) < SAME_INK;
  return one === other;
}

/**
 * Gives the shapes of one drawing their styles, one after the other: a pattern or colour has the same texture throughout. Colours are told
 * apart as the drawing has them: two that become the same colour of the palette still have two textures, as long as there are any.
 */
export function createTactileLook(wishes: TactileWishes): (shape: DrawnShape) => ShapeStyle {
  const inks: Ink[] = [];
  const textureFor = (ink: Ink) => {
    const known = inks.findIndex((other) => isSameInk(ink, other));
    const place = known < 0 ? inks.push(ink) - 1 : known;
    return TEXTURES[place % TEXTURES.length] ?? null;
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
    const { pattern, sideMm } = shape;
    const { palette: fill, ink } = shape.fill;
    const textured = (by: Ink): ShapeStyle => {
      const template = textureFor(by);
      return { ...outline, fill, pattern: { template, offset: TEXTURE_STRIP_MM, clearance: 0 } };
    };
    if (pattern !== null) return textured(pattern);
    if (!wishes.texturedFills || ink === null || !isFlatColour(fill))
      return { ...outline, ...NO_INSIDE, fill };
    if (sideMm < swellProfile.textureArea.minMm) return { ...outline, ...NO_INSIDE, fill: 'black' };
    const borderColour = swells(outline.borderColour) ? outline.borderColour : 'black';
    return { ...textured(typeof ink === 'string' ? ink : oklabOf(ink)), border: true, borderColour };
  };
}
