import type { Colour } from '../values/colours.js';
import { isAchromatic, nearestColour } from '../values/nearest-colour.js';
import type { Channels } from '../values/oklab.js';
import { readColour } from './css-channels.js';

/** A colour that a drawing names. */
export interface CssColour {
  /** What it becomes. */
  readonly palette: Colour;
  /** What it is; null where nothing is painted, the drawing's own words where they cannot be read. */
  readonly ink: Channels | string | null;
}

/** Up to which lightness greys are black and grey. */
const BLACK_UP_TO = 100;
const GREY_UP_TO = 225;

/** Stands for a colour that cannot be read: flat, so that it gets a texture as other colours do. */
const UNREAD: Colour = 'blue';

const NOTHING: CssColour = { palette: 'none', ink: null };

/** What a grey becomes: what swells, by how dark it is on white paper. */
function greyOf(channels: Channels, alpha: number): Colour {
  const most = 255 - (255 - Math.max(...channels)) * alpha;
  if (most <= BLACK_UP_TO) return 'black';
  return most <= GREY_UP_TO ? 'grey' : 'white';
}

/** A colour in CSS notation, with the colour of the palette that is nearest to it; only a grey becomes black, grey or white. */
export function cssColour(css: string): CssColour {
  const text = css.trim().toLowerCase();
  if (text === 'none' || text === 'transparent') return NOTHING;
  const read = readColour(text === 'currentcolor' ? 'black' : text);
  if (!read) return { palette: UNREAD, ink: text };
  const { channels, alpha } = read;
  if (alpha <= 0) return NOTHING;
  return {
    palette: isAchromatic(channels) ? greyOf(channels, alpha) : nearestColour(channels),
    ink: channels,
  };
}

/** Whether the drawing names a colour that cannot be read. */
export function isUnread({ ink }: CssColour): boolean {
  return typeof ink === 'string';
}
