import { z } from 'zod';
import { COLOUR_NAMES } from '../document/colours.js';
import { LIMITS } from '../document/limits.js';
import { plainText } from '../document/plain-text.js';
import { TEXTURE_NAMES } from '../document/textures.js';

/** A place or a distance in mm; the fields that object kinds share stand here once. */
export const coordinate = z.number().min(-LIMITS.coordinateMm).max(LIMITS.coordinateMm);
/** The side of an object, in mm. */
export const size = z.number().min(LIMITS.minSizeMm).max(LIMITS.coordinateMm);
const angle = z.number().min(-360).max(360);
/** A colour by its name. */
export const colour = z.enum(COLOUR_NAMES);
const moniker = plainText(LIMITS.titleLength);

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

/** What every object carries: its id, its kind's place on the page in mm and its turn in degrees clockwise about its centre. */
export const placed = {
  uuid: z.uuid(),
  x: coordinate,
  y: coordinate,
  angle,
  moniker,
};

/** What rectangle and ellipse share: both fill a box whose top left corner before turning is `x`, `y`. */
export const boxed = { ...placed, width: size, height: size, fill: colour, pattern, ...outline };
