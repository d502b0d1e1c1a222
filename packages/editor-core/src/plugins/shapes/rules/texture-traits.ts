import type { TextureName } from '../../../values/textures.js';

/** What a finger makes of a texture: which others it looks alike, and in which direction it repeats. */
interface TextureTraits {
  /** Textures of one family are taken for each other; null for what resembles none. */
  readonly family: 'slanting' | 'upright' | 'dots' | 'corners' | null;
  readonly repeats: 'across' | 'down' | 'slanting' | 'both';
  /** Rows of marks in one tile, where they are more than one: a finger counts rows. */
  readonly rowsInTile?: number;
}

/** The fixed table of look-alikes: two diagonals, upright lines and dashes, dots, and what is made of right angles. */
export const TEXTURE_TRAITS: { readonly [N in TextureName]: TextureTraits } = {
  diagonal_lines: { family: 'slanting', repeats: 'slanting' },
  diagonal_lines_wide: { family: 'slanting', repeats: 'slanting' },
  vertical_lines: { family: 'upright', repeats: 'across' },
  horizontal_lines: { family: null, repeats: 'down' },
  dashed_lines: { family: 'upright', repeats: 'both' },
  grid: { family: 'corners', repeats: 'both' },
  stair: { family: 'corners', repeats: 'both' },
  dotted_tight: { family: 'dots', repeats: 'both' },
  dotted: { family: 'dots', repeats: 'both', rowsInTile: 2 },
  medium: { family: null, repeats: 'both' },
  fill: { family: null, repeats: 'both' },
  dashed: { family: null, repeats: 'both' },
  blank: { family: null, repeats: 'both' },
};
