import {
  type DrawingStyle,
  fail,
  type Kinds,
  ok,
  type PageObject,
  type Result,
  shapeStyleOf,
} from '@tastwerk/editor-core';
import { fillForTexture, type TextureName } from '@tastwerk/editor-core/document';
import { createPointSymbol, pathThroughCorners, polygonIn } from '@tastwerk/editor-core/objects';
import { pathPointsOf } from '@tastwerk/editor-core/placing';
import { linesHeightMm } from '@tastwerk/editor-core/scene';
import type { PlaceForm } from './place-form.js';
import type { PlaceProblem } from './place-problem.js';
import { pathThrough, readPoints } from './path-points.js';
import { cornersOfMeasures, wayOf } from './shape-measures.js';

/** Corners of a triangle. */
const THREE = 3;

function symbolObject(kinds: Kinds, uuid: string, { x, y, symbol, name }: PlaceForm): PageObject {
  const made = createPointSymbol(symbol, uuid, { x, y });
  const frame = kinds.frameOf(made);
  return { ...kinds.moveObject(made, x - frame.x, y - frame.y), moniker: name };
}

/** How a new shape looks: as the next drawn one would, with the texture that the dialog names. */
function styleWith(style: DrawingStyle, texture: TextureName | null) {
  return shapeStyleOf({ ...style, texture, fill: fillForTexture(style.fill, style.texture, texture) });
}

function controlOf({ x, y, endX, endY, bulge }: PlaceForm) {
  const [dx, dy] = [endX - x, endY - y];
  const length = Math.hypot(dx, dy) || 1;
  // A quadratic curve comes half as far from its chord as its control point is.
  return { x: dx / 2 - (dy / length) * 2 * bulge, y: dy / 2 + (dx / length) * 2 * bulge };
}

/** How large a label is; of one that takes its size from its text, which side stays when its text changes. */
function labelSize({ width, height, text, autoSize, position }: PlaceForm) {
  if (!autoSize) return { width, height };
  const align = position === 'left' ? ('right' as const) : ('left' as const);
  return { autoSize, width, height: linesHeightMm(text.split('\n').length), align };
}

/** The sides of the box of a shape that is known by one length. */
function sideOf({ kind, way, measures: { side, diameter, radius } }: PlaceForm): number {
  if (kind === 'square') return side;
  return wayOf(kind, way) === 'radius' ? radius * 2 : diameter;
}

/** The outline of a polygon or an angle: by its measures, or in the box that the form says. */
function outlineOfMeasures(form: PlaceForm) {
  const { kind, x, y, width, height, measures } = form;
  const way = wayOf(kind, form.way);
  const count = kind === 'triangle' ? THREE : form.corners;
  if (way === 'box') return pathThroughCorners(polygonIn({ x, y, width, height }, count));
  const corners = cornersOfMeasures(way, measures, count);
  return corners && { x, y, points: pathPointsOf(corners) };
}

/** The object that `form` describes, at its place by mm; `style` is that of the next drawn shape. */
export function placedObject(
  kinds: Kinds,
  form: PlaceForm,
  uuid: string,
  style: DrawingStyle,
): Result<PageObject, PlaceProblem> {
  const { kind, name, x, y, width, height, angle, endX, endY, text, texture, closed } = form;
  const named = { uuid, moniker: name };
  const look = styleWith(style, texture);
  const { border, borderColour, borderStyle, borderWidth } = look;
  const line = { ...named, x, y, border, borderColour, borderStyle, borderWidth };
  switch (kind) {
    case 'rect':
    case 'ellipse':
      return ok(kinds.create(kind, { ...named, x, y, width, height, angle, ...look }));
    case 'square':
    case 'circle': {
      const side = sideOf(form);
      if (!(side > 0)) return fail({ code: 'SHAPE_IMPOSSIBLE' });
      const box = { x, y, width: side, height: side };
      const turned = kind === 'square' ? { angle } : {};
      return ok(
        kinds.create(kind === 'square' ? 'rect' : 'ellipse', { ...named, ...box, ...turned, ...look }),
      );
    }
    case 'triangle':
    case 'polygon':
    case 'angle': {
      const outline = outlineOfMeasures(form);
      if (!outline) return fail({ code: 'SHAPE_IMPOSSIBLE' });
      const isOpen = kind === 'angle';
      // An open path has no surface that a texture could fill.
      const surface = isOpen ? styleWith(style, null) : look;
      return ok(kinds.create('path', { ...named, ...outline, closed: !isOpen, ...surface }));
    }
    case 'line':
    case 'arrow':
      return ok(kinds.create('line', { ...line, dx: endX - x, dy: endY - y, endArrow: kind === 'arrow' }));
    case 'curve':
      return ok(
        kinds.create('quadratic', { ...line, control: controlOf(form), end: { x: endX - x, y: endY - y } }),
      );
    case 'path': {
      const read = readPoints(form.points);
      if (!read.ok) return fail(read.error);
      const [first] = read.value;
      const points = pathThrough(read.value);
      return ok(kinds.create('path', { ...named, ...first, points, closed, ...look }));
    }
    case 'label':
      return ok(kinds.create('label', { ...named, x, y, ...labelSize(form), text, pristine: text === '' }));
    case 'symbol':
      return ok(symbolObject(kinds, uuid, form));
  }
}
