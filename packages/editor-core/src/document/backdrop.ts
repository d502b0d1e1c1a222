import { z } from 'zod';
import { coordinate, size } from '../objects/fields.js';
import { LIMITS } from '../values/limits.js';

/** A picture as a data address: JPEG or PNG, nothing that could load or run. */
const PICTURE = /^data:image\/(?:jpeg|png);base64,[A-Za-z0-9+/]+={0,2}$/;

/** The least share of a side that is shown: what is narrower would be drawn immensely large. */
const LEAST_CROP = 0.001;

const share = z.number().min(0).max(1);

/**
 * A picture that lies under a page on the screen, to draw after. It is an aid of the draft alone: no painter knows it, and it goes
 * neither to the printer nor to the catalogue (ADR 11). Place and size of what is shown of it, in page mm.
 */
export const backdropSchema = z.strictObject({
  pageUuid: z.uuid(),
  picture: z.string().max(LIMITS.backdropLength).regex(PICTURE),
  x: coordinate,
  y: coordinate,
  width: size,
  height: size,
  /** From 0.05, hardly seen, to 1. */
  opacity: z.number().min(0.05).max(1),
  /** What is shown, in shares of the sides of the picture; all of it where there is none. */
  crop: z
    .strictObject({
      x: share,
      y: share,
      width: share.min(LEAST_CROP),
      height: share.min(LEAST_CROP),
    })
    .optional(),
});
