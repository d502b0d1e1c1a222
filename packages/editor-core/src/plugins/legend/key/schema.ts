import { z } from 'zod';
import type { Immutable } from '../../../immutable.js';
import { outline, placed, size } from '../../../objects/fields.js';

/**
 * A legend: a frame in which textures, lines and abbreviations are explained, those of its page or of the whole document. What it says
 * is derived (`pageLegend`) and never stored. A page has at most one, and never in a group.
 */
export const keySchema = z.strictObject({
  type: z.literal('key'),
  ...placed,
  width: size,
  height: size,
  /** Whether a frame is drawn; it is black. */
  border: z.boolean(),
  /** Width of the frame in mm. */
  borderWidth: outline.borderWidth,
  /** In use: keyed labels show their abbreviations. A legend cannot be removed; out of use it is as if it were not there. */
  active: z.boolean(),
  /** Drawn on this page; without it abbreviations hold, but are explained elsewhere, as on a page of their own. */
  show: z.boolean(),
  /** Whose textures, lines and abbreviations it explains: those of its page, or of all pages. */
  explains: z.enum(['page', 'document']).default('page'),
  /** A hand chose its place: putting it in use leaves it there. Otherwise it is then put where room is. */
  anchored: z.boolean(),
  /** A hand chose its size: the frame keeps its height. Otherwise it ends below the last entry, above or below that height. */
  fixed: z.boolean(),
});

/** A legend on a page. */
export type KeyObject = Immutable<z.infer<typeof keySchema>>;
