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
import type { Box } from '@tastwerk/editor-core/geometry';
import { createPointSymbol, pathThroughCorners, polygonIn } from '@tastwerk/editor-core/objects';
import { linesHeightMm } from '@tastwerk/editor-core/scene';
import type { AnchorSide, PlaceForm } from './place-form.js';
import { pathThrough, type PointsProblem, readPoints } from './path-points.js';

/** Where the top left corner of `box` goes so that `distanceMm` stay free between it and `anchor`; the other edges line up. */
function besideAnchor(box: Box, anchor: Box, side: AnchorSide, distanceMm: number) {
  switch (side) {
    case 'right':
      return { x: anchor.x + anchor.width + distanceMm, y: anchor.y };
    case 'left':
      return { x: anchor.x - distanceMm - box.width, y: anchor.y };
    case 'below':
      return { x: anchor.x, y: anchor.y + anchor.height + distanceMm };
    case 'above':
      return { x: anchor.x, y: anchor.y - distanceMm - box.height };
  }
}

/** `object` moved beside what prints in `anchor`, if there is such a thing. */
export function movedBeside(
  kinds: Kinds,
  object: PageObject,
  anchor: Box | undefined,
  form: PlaceForm,
): PageObject {
  if (!anchor) return object;
  const box = kinds.boundsOf(object);
  const place = besideAnchor(box, anchor, form.side, form.distance);
  return kinds.moveObject(object, place.x - box.x, place.y - box.y);
}

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

/** How large a label is; of one that takes its size from its text, which side stays while its braille is made. */
function labelSize({ width, height, text, autoSize, anchor, side }: PlaceForm) {
  if (!autoSize) return { width, height };
  const isLeftOfAnchor = anchor !== null && side === 'left';
  return {
    autoSize,
    width,
    height: linesHeightMm(text.split('\n').length),
    align: isLeftOfAnchor ? ('right' as const) : ('left' as const),
  };
}

function objectOf(
  kinds: Kinds,
  form: PlaceForm,
  uuid: string,
  style: DrawingStyle,
): Result<PageObject, PointsProblem> {
  const { kind, name, x, y, width, height, angle, endX, endY, text, texture, closed } = form;
  const named = { uuid, moniker: name };
  const look = styleWith(style, texture);
  const { border, borderColour, borderStyle, borderWidth } = look;
  const line = { ...named, x, y, border, borderColour, borderStyle, borderWidth };
  switch (kind) {
    case 'rect':
    case 'ellipse':
      return ok(kinds.create(kind, { ...named, x, y, width, height, angle, ...look }));
    case 'polygon': {
      const outline = pathThroughCorners(polygonIn({ x, y, width, height }, form.corners));
      return ok(kinds.create('path', { ...named, ...outline, closed: true, ...look }));
    }
    case 'line':
      return ok(kinds.create('line', { ...line, dx: endX - x, dy: endY - y }));
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

/** The object that `form` describes, beside what prints in `anchor` if that is given; `style` is that of the next drawn shape. */
export function placedObject(
  kinds: Kinds,
  form: PlaceForm,
  uuid: string,
  style: DrawingStyle,
  anchor: Box | undefined,
): Result<PageObject, PointsProblem> {
  const made = objectOf(kinds, form, uuid, style);
  return made.ok ? ok(movedBeside(kinds, made.value, anchor, form)) : made;
}
