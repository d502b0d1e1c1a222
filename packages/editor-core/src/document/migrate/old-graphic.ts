import { type Box, uniteBoxes } from '../../geometry/box.js';
import { boundsOfPath } from '../../geometry/path-bounds.js';
import { mapPath, type PathData } from '../../geometry/path-data.js';
import type { Point } from '../../geometry/point.js';
import { pxToMm } from '../../geometry/units.js';
import { pointsAlong } from '../../objects/path/along.js';
import { DEFAULT_OUTLINE_STYLE, NO_INSIDE } from '../../objects/shape-style.js';
import { readSvg } from '../../svg-reader/read-svg.js';
import type { SvgShape } from '../../svg-reader/shape-collector.js';
import type { JsonObject } from '../../values/json.js';
import { LIMITS } from '../../values/limits.js';
import { identity, lineWidthMm, type OldPlace, placeMm, sideMm } from './old-place.js';
import { lengthMm, numberOr, oldColour, type Report, roundMm, textOr } from './old-values.js';

/** CSS names of colours that the palette writes otherwise. */
const CSS_NAMES: ReadonlyMap<string, string> = new Map([
  ['gray', 'grey'],
  ['lime', 'green'],
  ['navy', '#000080'],
  ['purple', '#800080'],
  ['brown', '#a52a2a'],
  ['pink', '#ffc0cb'],
]);

/** Reports each change of a value of a graphic once, however many shapes it has. */
function onceForEach(report: Report): Report {
  const reported = new Set<string>();
  return (adjustment) => {
    const key = JSON.stringify([adjustment.code, adjustment.params]);
    if (reported.has(key)) return;
    reported.add(key);
    report(adjustment);
  };
}

/** Lays the original, in px, into a box of mm that starts at the origin. */
interface Fit {
  readonly place: (point: Point) => Point;
  /** What lengths are multiplied with, on the mean. */
  readonly scale: number;
}

function shapeOf(
  shape: SvgShape,
  toMm: (path: PathData) => PathData,
  { scale }: Fit,
  place: OldPlace,
): JsonObject {
  const { path, report } = place;
  const colour = (value: string) =>
    oldColour(CSS_NAMES.get(value.toLowerCase()) ?? value.toLowerCase(), 'black', path, report);
  const fill = colour(shape.fill);
  const stroke = colour(shape.stroke);
  const border = stroke !== 'none' && shape.strokeWidth > 0;
  const outline = toMm(shape.outline);
  return {
    points: pointsAlong(outline),
    closed: outline.some(({ kind }) => kind === 'Z'),
    fill,
    pattern: NO_INSIDE.pattern,
    border,
    borderColour: border ? stroke : DEFAULT_OUTLINE_STYLE.borderColour,
    borderWidth: border
      ? lineWidthMm({ borderWidth: roundMm(pxToMm(shape.strokeWidth) * scale) }, 0, place)
      : DEFAULT_OUTLINE_STYLE.borderWidth,
    borderStyle: shape.isDashed ? 'dashed' : 'solid',
  };
}

function isInBounds(shape: JsonObject): boolean {
  const points = shape['points'];
  return (
    Array.isArray(points) &&
    points.length >= 2 &&
    points.every((point: Readonly<Record<string, unknown>>) =>
      Object.values(point).every(
        (value) => typeof value !== 'number' || Math.abs(value) <= LIMITS.coordinateMm,
      ),
    )
  );
}

function boundsOf(shapes: readonly SvgShape[]): Box {
  const boxes = shapes.map(({ outline }) => boundsOfPath(outline));
  return boxes.reduce(uniteBoxes, boxes[0] ?? { x: 0, y: 0, width: 0, height: 0 });
}

/**
 * An imported graphic: the shapes of its markup, never the markup. What cannot be read of it is reported; one of which
 * nothing can be read gives none.
 */
export function oldGraphic(object: JsonObject, place: OldPlace): JsonObject | undefined {
  const { path } = place;
  const report = onceForEach(place.report);
  const markupPlace = { ...place, path: [...path, 'markup'], report };
  const bounds = { shapes: LIMITS.importedPaths, points: LIMITS.importedPoints };
  const { shapes, leftOut, isCut } = readSvg(textOr(object['markup'], ''), bounds);
  for (const part of isCut ? [...leftOut, 'rest'] : leftOut) {
    report({ code: 'ADJUSTED_PART_LEFT_OUT', path: markupPlace.path, params: { part } });
  }
  if (shapes.length === 0) return undefined;

  const drawn = boundsOf(shapes);
  const originalWidth = sideMm(object, 'originalWidth', pxToMm(drawn.x + drawn.width), place);
  const originalHeight = sideMm(object, 'originalHeight', pxToMm(drawn.y + drawn.height), place);
  const [scaleX, scaleY] = [numberOr(object['scaleX'], 1), numberOr(object['scaleY'], 1)];
  // The program draws a box with positive sides, so a mirrored graphic is mirrored in its shapes.
  const fit: Fit = {
    place: ({ x, y }) => ({
      x: roundMm(scaleX < 0 ? originalWidth - pxToMm(x) : pxToMm(x)),
      y: roundMm(scaleY < 0 ? originalHeight - pxToMm(y) : pxToMm(y)),
    }),
    scale: 1,
  };
  const sideOf = (name: 'width' | 'height', original: number, scale: number) => {
    const side = lengthMm(object[name], original) * Math.abs(scale);
    return sideMm({ [name]: undefined }, name, roundMm(side), place);
  };
  const width = sideOf('width', originalWidth, scaleX);
  const height = sideOf('height', originalHeight, scaleY);
  const scale = Math.sqrt((width / originalWidth) * (height / originalHeight));
  const paths = shapes.map((shape) =>
    shapeOf(shape, (outline) => mapPath(outline, fit.place), { ...fit, scale }, markupPlace),
  );
  const kept = paths.filter(isInBounds);
  if (kept.length < paths.length) {
    report({ code: 'ADJUSTED_PART_LEFT_OUT', path: markupPlace.path, params: { part: 'path' } });
  }
  if (kept.length === 0) return undefined;
  report({ code: 'ADJUSTED_GRAPHIC_READ', path, params: { shapes: kept.length } });
  return {
    type: 'imported',
    ...identity(object, place),
    ...placeMm(object, place),
    width,
    height,
    originalWidth,
    originalHeight,
    paths: kept,
  };
}
