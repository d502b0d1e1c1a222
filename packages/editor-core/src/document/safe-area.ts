import type { Box } from '../geometry/box.js';
import { BINDING_SPACE_MM, SAFE_AREA_MM } from '../values/paper.js';

/** The sides of a page and whether it is bound; lengths in mm. */
interface BoundPage {
  readonly width: number;
  readonly height: number;
  readonly bindingSpace: boolean;
}

/**
 * The part of each page that marks should keep to, in page mm: without a free edge of `edgeMm` and, when it is on, the binding
 * space.
 */
export function safeAreaOf({ width, height, bindingSpace }: BoundPage, edgeMm: number = SAFE_AREA_MM): Box {
  const left = bindingSpace ? Math.max(edgeMm, BINDING_SPACE_MM) : edgeMm;
  return { x: left, y: edgeMm, width: width - left - edgeMm, height: height - 2 * edgeMm };
}
