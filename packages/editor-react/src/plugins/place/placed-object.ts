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
import { type Beside, besideBox } from '@tastwerk/editor-core/placing';
import { linesHeightMm } from '@tastwerk/editor-core/scene';
import type { PlaceForm } from './place-form.js';
import { pathThrough, type PointsProblem, readPoints } from './path-points.js';

/** Puts an object beside another one, as a form says. */
export type PutBeside = (object: PageObject, form: Pick<PlaceForm, 'side' | 'distance'>) => PageObject;

/** Where something goes beside another object; the other edges line up. */
export const besideOfForm = ({ side, distance }: Pick<PlaceForm, 'side' | 'distance'>): Beside => ({
  side,
  gapMm: distance,
  along: 'start',
});

/** Puts objects beside what prints in `anchor`, box beside box. */
export const besideBoxOf =
  (kinds: Kinds, anchor: Box): PutBeside =>
  (object, form) => {
    const box = kinds.boundsOf(object);
    const place = besideBox(box, anchor, besideOfForm(form));
    return kinds.moveObject(object, place.x - box.x, place.y - box.y);
  };

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

/** The object that `form` describes, put beside another one by `beside` if that is given; `style` is that of the next drawn shape. */
export function placedObject(
  kinds: Kinds,
  form: PlaceForm,
  uuid: string,
  style: DrawingStyle,
  beside: PutBeside | undefined,
): Result<PageObject, PointsProblem> {
  const made = objectOf(kinds, form, uuid, style);
  return made.ok && beside ? ok(beside(made.value, form)) : made;
}
