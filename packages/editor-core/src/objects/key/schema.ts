import { z } from 'zod';
import type { Immutable } from '../../immutable.js';
import { outline, placed, size } from '../fields.js';

/**
 * The legend of a page: a frame in which the page's textures, lines and abbreviations are explained. What it says is derived
 * from the page (`pageLegend`) and never stored. A page has at most one, and never in a group.
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
  /** A hand chose its place: putting it in use leaves it there. Otherwise it is then put where room is. */
  anchored: z.boolean(),
  /** A hand chose its size: the frame keeps its height. Otherwise it ends below the last entry, above or below that height. */
  fixed: z.boolean(),
});

/** A legend on a page. */
export type KeyObject = Immutable<z.infer<typeof keySchema>>;
