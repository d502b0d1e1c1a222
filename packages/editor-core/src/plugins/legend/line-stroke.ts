import type { Stroke } from '../../primitives/primitives.js';
import { strokeOf } from '../../scene/shape-primitives.js';
import type { LineStyle } from '../../objects/legend-entry.js';

/** How a line of this style is drawn; none in a colour without ink. */
export function lineStroke(line: LineStyle): Stroke | undefined {
  return strokeOf({ ...line, border: true }, 'round');
}
