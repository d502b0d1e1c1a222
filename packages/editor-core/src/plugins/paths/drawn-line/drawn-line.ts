import type { PathObject } from '../../../objects/path/schema.js';
import { NO_INSIDE, type OutlineStyle, type ShapeStyle } from '../../../objects/shape-style.js';

/** What any line says of itself besides its course: its name, its turn and what stands at its ends. */
type LineFields = Pick<
  PathObject,
  'uuid' | 'moniker' | 'hidden' | 'locked' | 'angle' | 'startArrow' | 'endArrow'
>;

/** What draws itself along an outline, whatever its kind; a closed one has no ends and so no arrow heads. */
export type DrawnLine = LineFields & ShapeStyle & Pick<PathObject, 'closed'>;

/** `line`, of a kind that is always open and empty inside, as something drawn. */
export function openLine<T extends LineFields & OutlineStyle>(line: T): T & DrawnLine {
  return { ...line, ...NO_INSIDE, closed: false };
}
