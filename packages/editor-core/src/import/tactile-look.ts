import { isFlatColour, swells } from '../values/colours.js';
import { LIMITS } from '../values/limits.js';
import { type Oklab, oklabOf, seenDistance } from '../values/oklab.js';
import { TEXTURE_STRIP_MM, type TextureName } from '../values/textures.js';
import { NO_INSIDE, type OutlineStyle, type ShapeStyle } from '../objects/shape-style.js';
import { swellProfile } from '../proofing/profiles/swell.js';
import type { CssColour } from './css-colours.js';

/** How a drawing is made to be felt; without these wishes it comes as it looks. */
export interface TactileWishes {
  /** Lines in colour become black; curves that a legend tells apart by their colours get a style each. Strokes drawn as one path come one by one. */
  readonly blackLines: boolean;
  /**
   * Areas in colour get a texture, one for each colour, and an outline. Those too small for a texture become black, but for bars, and for the
   * samples of a legend, which would all be alike.
   */
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
  /** The texture that fills it by the drawing's own word, else which of its patterns, from 0; null for none. */
  readonly pattern: TextureName | number | null;
  readonly line: CssColour;
  /** 0 where no line is drawn. */
  readonly lineMm: number;
  readonly isDashed: boolean;
  readonly widthMm: number;
  readonly heightMm: number;
  /** Whether it is a level rectangle. */
  readonly isBox: boolean;
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

const inkOf = ({ ink }: CssColour): Ink | null =>
  ink === null || typeof ink === 'string' ? ink : oklabOf(ink);

/** Narrowest bar, and smallest sample in a legend, that keeps its texture, in mm. */
const NARROWEST_MM = 2;

/** How long the samples of curves in a legend are, and curves at least, in mm. */
const SAMPLE_MM = { least: 4, most: 30 } as const;
const CURVE_MM = 30;

/** Styles of curves that a finger tells apart, one after the other. */
const CURVE_STYLES: readonly Pick<OutlineStyle, 'borderStyle' | 'borderWidth'>[] = [
  { borderStyle: 'solid', borderWidth: swellProfile.lineWidth.mainMm },
  { borderStyle: 'dashed', borderWidth: swellProfile.lineWidth.mainMm },
  { borderStyle: 'dotted', borderWidth: swellProfile.lineWidth.mainMm },
  { borderStyle: 'solid', borderWidth: 2 * swellProfile.lineWidth.mainMm },
  { borderStyle: 'dashed', borderWidth: 2 * swellProfile.lineWidth.mainMm },
];

const isCurve = ({ fill, pattern, line, lineMm }: DrawnShape): boolean =>
  fill.ink === null && pattern === null && line.ink !== null && lineMm > 0;

const isSample = ({ widthMm, heightMm }: DrawnShape): boolean =>
  heightMm < 0.1 && widthMm >= SAMPLE_MM.least && widthMm <= SAMPLE_MM.most;

/** The colours of curves of which a legend shows samples, black first: axes are black; none where they are not told apart by colours. */
function explainedInks(shapes: readonly DrawnShape[]): readonly Ink[] {
  const curves = shapes.filter(isCurve);
  const inks: Ink[] = [];
  for (const sample of curves.filter(isSample)) {
    const ink = inkOf(sample.line);
    if (ink === null || inks.some((known) => isSameInk(known, ink))) continue;
    const hasCurve = curves.some((curve) => {
      const own = Math.max(curve.widthMm, curve.heightMm) >= CURVE_MM ? inkOf(curve.line) : null;
      return own !== null && isSameInk(own, ink);
    });
    if (hasCurve) inks.push(ink);
  }
  const lightness = (ink: Ink) => (typeof ink === 'object' ? ink.l : 1);
  return inks.length < 2 || inks.length > CURVE_STYLES.length
    ? []
    : inks.toSorted((one, other) => lightness(one) - lightness(other));
}

/**
 * Gives the shapes of one drawing, `all`, their styles, one after the other: a pattern or colour has the same texture throughout. Colours are told
 * apart as the drawing has them: two that become the same colour of the palette still have two textures, as long as there are any.
 */
export function createTactileLook(
  wishes: TactileWishes,
  all: readonly DrawnShape[],
): (shape: DrawnShape) => ShapeStyle {
  const inks: Ink[] = [];
  const placeOf = (ink: Ink) => inks.findIndex((other) => isSameInk(ink, other));
  const curves = wishes.blackLines ? explainedInks(all) : [];
  const textureFor = (ink: Ink) => {
    const known = placeOf(ink);
    const place = known < 0 ? inks.push(ink) - 1 : known;
    return TEXTURES[place % TEXTURES.length] ?? null;
  };
  const widthOf = (mm: number) => Math.min(LIMITS.borderWidthMm, Math.max(wishes.leastLineMm, mm));

  const outlineOf = (shape: DrawnShape): OutlineStyle => {
    const { lineMm, isDashed } = shape;
    const lineColour = shape.line.palette;
    const ink = isCurve(shape) ? inkOf(shape.line) : null;
    const style = ink !== null && CURVE_STYLES[curves.findIndex((other) => isSameInk(ink, other))];
    if (style) return { border: true, borderColour: 'black', ...style };
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
    const { pattern, isBox } = shape;
    const [sideMm, longMm] = [
      Math.min(shape.widthMm, shape.heightMm),
      Math.max(shape.widthMm, shape.heightMm),
    ];
    const { palette: fill, ink } = shape.fill;
    const textured = (template: TextureName | null, offset: number = TEXTURE_STRIP_MM): ShapeStyle => ({
      ...outline,
      fill,
      pattern: { template, offset, clearance: 0 },
    });
    // A drawing that names its texture was made by this program, which left the strip free.
    if (typeof pattern === 'string') return textured(pattern, 0);
    if (pattern !== null) return textured(textureFor(pattern));
    if (!wishes.texturedFills || ink === null || !isFlatColour(fill))
      return { ...outline, ...NO_INSIDE, fill };
    const by = typeof ink === 'string' ? ink : oklabOf(ink);
    const leastMm = swellProfile.textureArea.minMm;
    const isTold = isBox && sideMm >= NARROWEST_MM && (longMm >= leastMm || placeOf(by) >= 0);
    if (sideMm < leastMm && !isTold) return { ...outline, ...NO_INSIDE, fill: 'black' };
    const borderColour = swells(outline.borderColour) ? outline.borderColour : 'black';
    return { ...textured(textureFor(by)), border: true, borderColour };
  };
}
