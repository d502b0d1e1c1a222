import { type Colour, COLOURS, swells } from '../values/colours.js';
import type { Ink, Layer } from './primitives.js';

/** The ink that prints `colour`; null for none. */
export function inkOf(colour: Colour): Ink | null {
  return COLOURS[colour];
}

/** The layer of what is drawn in `colour`: black and grey swell, all else is flat. */
export function layerOf(colour: Colour): Layer {
  return swells(colour) ? 'relief' : 'print';
}
