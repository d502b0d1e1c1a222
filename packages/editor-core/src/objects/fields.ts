import { z } from 'zod';
import { COLOUR_NAMES } from '../values/colours.js';
import { LIMITS } from '../values/limits.js';
import { plainText } from '../values/plain-text.js';
import { TEXTURE_NAMES } from '../values/textures.js';
import { keptPlacing } from './kept.js';

/** A place or a distance in mm; the fields that object kinds share stand here once. */
export const coordinate = z.number().min(-LIMITS.coordinateMm).max(LIMITS.coordinateMm);
/** A point in mm relative to another. */
export const vector = z.strictObject({ x: coordinate, y: coordinate });
/** The side of an object, in mm. */
export const size = z.number().min(LIMITS.minSizeMm).max(LIMITS.coordinateMm);
const angle = z.number().min(-360).max(360);
/** A colour by its name. */
export const colour = z.enum(COLOUR_NAMES);

/** A texture with its free strip between outline and texture, and the halo it cuts into neighbours' textures, in mm. */
export const pattern = z.strictObject({
  template: z.enum(TEXTURE_NAMES).nullable(),
  offset: z.number().min(0).max(20),
  clearance: z.number().min(0).max(20),
});

/** Outline of a closed or open shape; `borderWidth` in mm. Guidelines name 0.5, 1.5 and 2.5 mm (spec section 3). */
export const outline = {
  border: z.boolean(),
  borderColour: colour,
  borderWidth: z.number().min(0.1).max(LIMITS.borderWidthMm),
  borderStyle: z.enum(['solid', 'dashed', 'dotted']),
};

/** Whether an arrow head stands where a line begins and where it ends; closed lines draw none. */
export const arrows = { startArrow: z.boolean(), endArrow: z.boolean() };

/** What every object has: its id and name, whether it is hidden or locked, and what it is placed by. */
export const named = {
  uuid: z.uuid(),
  moniker: plainText(LIMITS.titleLength),
  /** Not drawn, not printed and not proofed. Documents from before this field have nothing hidden. */
  hidden: z.boolean().default(false),
  /** Seen, but not picked by the hand. Documents from before this field have nothing locked. */
  locked: z.boolean().default(false),
  /** Where it lies to others and stays when they change; absent where it stands by itself. */
  kept: z.exactOptional(keptPlacing),
};

/** What an object carries that is placed by itself: its place in page mm and its turn in degrees clockwise about its centre. */
export const placed = { ...named, x: coordinate, y: coordinate, angle };

/** What rectangle and ellipse share: both fill a box whose top left corner before turning is `x`, `y`. */
export const boxed = { ...placed, width: size, height: size, fill: colour, pattern, ...outline };
