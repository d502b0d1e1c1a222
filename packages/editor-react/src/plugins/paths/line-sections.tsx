import type { InspectorProps } from '../../contributions/editor-plugin.js';
import { isLine } from './line-points.js';
import { PathFields } from './path-fields.js';
import { PointFields } from './point-fields.js';

/** Ends and form of the one line that is selected. */
export function PathSection({ objects: [line] }: InspectorProps) {
  return line && isLine(line) ? <PathFields line={line} /> : null;
}

/** The points of the one line that is selected, as numbers. */
export function PointSection({ objects: [line] }: InspectorProps) {
  return line && isLine(line) ? <PointFields key={line.uuid} line={line} /> : null;
}
