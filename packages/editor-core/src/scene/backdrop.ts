import { BINDING_SPACE_MM, SAFE_AREA_MM } from '../values/paper.js';
import type { Document } from '../document/schema.js';
import { boxPath } from '../geometry/box-path.js';
import { growBox } from '../geometry/box.js';
import type { PathStep } from '../geometry/path-data.js';
import type { PathPrimitive, Primitive, Stroke } from '../primitives/primitives.js';

/** Inks of the aids; painters may replace them by their theme's. */
const AID_INK = '7A8794';
const GRID_INK = 'C9D1D9';

const AID_STROKE: Stroke = { ink: AID_INK, widthMm: 0.25, dashMm: [2, 1.5], cap: 'butt', join: 'miter' };
const GRID_STROKE: Stroke = { ink: GRID_INK, widthMm: 0.15, cap: 'butt', join: 'miter' };

function aid(path: readonly PathStep[], stroke: Stroke): PathPrimitive {
  return { type: 'path', layer: 'aid', objectId: null, path, stroke };
}

/** The places of grid lines inside a side of `lengthMm`. */
function gridPlaces(lengthMm: number, spacingMm: number): readonly number[] {
  const count = Math.ceil(lengthMm / spacingMm) - 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => (index + 1) * spacingMm);
}

/** The places of the grid lines that the document shows, in page mm: of upright ones along `x`, of level ones along `y`. */
export function gridLines(document: Document): {
  readonly x: readonly number[];
  readonly y: readonly number[];
} {
  return {
    x: document.showVerticalGrid ? gridPlaces(document.width, document.verticalGridSpacing) : [],
    y: document.showHorizontalGrid ? gridPlaces(document.height, document.horizontalGridSpacing) : [],
  };
}

function gridPrimitives(document: Document): readonly Primitive[] {
  const { width, height } = document;
  const { x: upright, y: level } = gridLines(document);
  const steps: readonly PathStep[] = [
    ...upright.flatMap((x): PathStep[] => [
      { kind: 'M', to: { x, y: 0 } },
      { kind: 'L', to: { x, y: height } },
    ]),
    ...level.flatMap((y): PathStep[] => [
      { kind: 'M', to: { x: 0, y } },
      { kind: 'L', to: { x: width, y } },
    ]),
  ];
  return steps.length === 0 ? [] : [aid(steps, GRID_STROKE)];
}

/**
 * The aids of the screen on the page at `pageIndex`, in page mm: grid, safe area and binding space as the document shows
 * them. They are of layer `aid` and never printed.
 */
export function sceneBackdrop(document: Document, pageIndex: number): readonly Primitive[] {
  if (!document.pages[pageIndex]) return [];
  const { width, height } = document;
  const safeArea = growBox({ x: 0, y: 0, width, height }, -SAFE_AREA_MM);
  const bindingEdge: readonly PathStep[] = [
    { kind: 'M', to: { x: BINDING_SPACE_MM, y: 0 } },
    { kind: 'L', to: { x: BINDING_SPACE_MM, y: height } },
  ];
  return [
    ...gridPrimitives(document),
    ...(document.safeArea ? [aid(boxPath(safeArea), AID_STROKE)] : []),
    ...(document.bindingSpace ? [aid(bindingEdge, AID_STROKE)] : []),
  ];
}
