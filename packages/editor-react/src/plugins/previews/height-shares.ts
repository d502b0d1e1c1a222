import { COLOURS } from '@tastwerk/editor-core/document';
import type { HeightShares } from './relief-messages.js';

/** Mean of the channels of the ink that swells half as high. */
const GREY = [0, 2, 4].reduce((sum, at) => sum + Number.parseInt(COLOURS.grey.slice(at, at + 2), 16) / 3, 0);

/** How far a px may be from that grey and count as it: closer than all but a few of those at an edge of black. */
const NEAR_GREY = 6;

const WHITE = 255;

/** How much of a drawing of what swells alone, opaque on white paper, stands at its full height and at half of it. */
export function heightShares(pixels: Uint8ClampedArray): HeightShares {
  let [full, half] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const mean = ((pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0)) / 3;
    if (Math.abs(mean - GREY) < NEAR_GREY) half += 1;
    else full += (WHITE - mean) / WHITE;
  }
  const count = Math.max(1, pixels.length / 4);
  return { full: full / count, half: half / count };
}
