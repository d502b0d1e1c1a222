import { boxCentre } from '../../geometry/box.js';
import { boundsOfPath } from '../../geometry/path-bounds.js';
import { mapPath, type PathData, type PathStep } from '../../geometry/path-data.js';
import { type Point, rotatePoint } from '../../geometry/point.js';
import { raisedQuadratic } from '../../geometry/quadratic.js';
import { pointsAlong } from '../../objects/path/along.js';
import { isJsonObject, type JsonObject } from '../../values/json.js';
import { coordinateMm, identity, type OldPlace, placeMm } from './old-place.js';
import { oldOutline, oldStyle } from './old-style.js';
import { lengthMm, numberOr } from './old-values.js';

const COORDINATES: ReadonlyMap<unknown, readonly string[]> = new Map([
  ['M', ['x', 'y']],
  ['L', ['x', 'y']],
  ['Q', ['x1', 'y1', 'x', 'y']],
  ['C', ['x1', 'y1', 'x2', 'y2', 'x', 'y']],
]);

/** The coordinates of an old point in mm, from a list (`coords`, or the point itself) or by name; none when one is missing. */
function coordinatesOf(point: unknown, names: readonly string[]): readonly Point[] | undefined {
  const named = isJsonObject(point) ? point : {};
  const given = Array.isArray(point) ? point : named['coords'];
  const list: readonly unknown[] = Array.isArray(given) ? given : [];
  const values = names.map((name, index) => lengthMm(list[index] ?? named[name], Number.NaN));
  if (values.some(Number.isNaN)) return undefined;
  return Array.from({ length: values.length / 2 }, (_, index) => ({
    x: values[2 * index] ?? 0,
    y: values[2 * index + 1] ?? 0,
  }));
}

function stepOf(point: unknown, from: Point | undefined): PathStep | undefined {
  const kind = isJsonObject(point) ? point['kind'] : undefined;
  const points = coordinatesOf(point, COORDINATES.get(kind ?? 'L') ?? []);
  const to = points?.at(-1);
  const [c1, c2] = points ?? [];
  if (!to) return undefined;
  // Whatever comes first begins the path.
  if (!from || kind === 'M') return { kind: 'M', to };
  if (kind === 'C' && c1 && c2) return { kind: 'C', c1, c2, to };
  if (kind === 'Q' && c1) return { kind: 'C', ...raisedQuadratic(from, c1, to), to };
  return { kind: 'L', to };
}

/** The points of an old path in mm of its own; one that cannot be read is left out and reported. */
function outlineOf(value: unknown, { path, report }: OldPlace): PathData {
  const points: readonly unknown[] = Array.isArray(value) ? value : [];
  const outline: PathStep[] = [];
  let from: Point | undefined;
  points.forEach((point, index) => {
    const step = stepOf(point, from);
    if (!step || step.kind === 'Z') {
      report({ code: 'ADJUSTED_PART_LEFT_OUT', path: [...path, 'points', index], params: { part: 'point' } });
      return;
    }
    from = step.to;
    outline.push(step);
  });
  return outline;
}

function boundedPoints(outline: PathData, { path, report }: OldPlace): PathData {
  const bounded = (point: Point): Point => ({
    x: coordinateMm(point.x, [...path, 'points'], report),
    y: coordinateMm(point.y, [...path, 'points'], report),
  });
  return mapPath(outline, bounded);
}

/** Largest factor that a path's points may be scaled by. */
const MAX_SCALE = 100;

/**
 * A path. The older product turned it before scaling it, this one scales before turning: where that makes a difference, or a
 * factor is out of bounds, turn and scale go into the points. Errors leave nothing; a path that draws nothing gives none.
 */
export function oldPath(object: JsonObject, place: OldPlace): JsonObject | undefined {
  const outline = outlineOf(object['points'], place);
  if (outline.length < 2) return undefined;
  const own = identity(object, place);
  const angle = numberOr(own['angle'], 0);
  const scaleX = numberOr(object['scaleX'], 1);
  const scaleY = numberOr(object['scaleY'], 1);
  const isSame = angle === 0 || scaleX === scaleY;
  const keepsFactors = isSame && Math.abs(scaleX) <= MAX_SCALE && Math.abs(scaleY) <= MAX_SCALE;
  const centre = boxCentre(boundsOfPath(outline));
  const drawn = keepsFactors
    ? outline
    : mapPath(outline, (point) => {
        const turned = rotatePoint(point, centre, angle);
        return { x: turned.x * scaleX, y: turned.y * scaleY };
      });
  return {
    type: 'path',
    ...own,
    ...(keepsFactors ? { scaleX, scaleY } : { angle: 0, scaleX: 1, scaleY: 1 }),
    ...placeMm(object, place),
    points: pointsAlong(boundedPoints(drawn, place)),
    closed: object['closed'] === true,
    startArrow: object['startArrow'] === true,
    endArrow: object['endArrow'] === true,
    ...oldStyle(object, place, object['closed'] === true),
  };
}

/** Names of the coordinates of lines and curves in order, where they do not stand in a list. */
const NAMED: readonly (readonly string[])[] = [
  [],
  [],
  ['x1', 'y1', 'x2', 'y2'],
  ['x1', 'y1', 'cx', 'cy', 'x2', 'y2'],
  ['x1', 'y1', 'cx1', 'cy1', 'cx2', 'cy2', 'x2', 'y2'],
];

/** All points of a list of points, whatever each holds. */
function listedPoints(value: unknown): readonly Point[] {
  const points: readonly unknown[] = Array.isArray(value) ? value : [];
  return points.flatMap((point) => {
    const kind = isJsonObject(point) ? point['kind'] : undefined;
    return coordinatesOf(point, COORDINATES.get(kind) ?? ['x', 'y']) ?? [];
  });
}

/** The `count` points of a line or curve, relative to its `x`, `y`: from a list, by name, or the diagonal of its box. */
function controlPoints(object: JsonObject, count: number): readonly Point[] | undefined {
  const listed = listedPoints(object['points']);
  if (listed.length === count) return listed;
  const named = coordinatesOf(object, NAMED[count] ?? []);
  if (named) return named;
  const [corner] = count === 2 ? (coordinatesOf(object, ['width', 'height']) ?? []) : [];
  return corner && [{ x: 0, y: 0 }, corner];
}

/** What a line and the two curves share: it begins at its first point, and the others count from there. */
function drawnLine(
  object: JsonObject,
  place: OldPlace,
  count: number,
  fieldsOf: (points: readonly Point[]) => JsonObject,
): JsonObject | undefined {
  const points = controlPoints(object, count);
  const [start, ...others] = points ?? [];
  if (!start) return undefined;
  const { path, report } = place;
  const relative = others.map(({ x, y }) => ({
    x: coordinateMm(x - start.x, path, report),
    y: coordinateMm(y - start.y, path, report),
  }));
  return {
    ...identity(object, place),
    ...placeMm(object, place, start),
    ...fieldsOf(relative),
    startArrow: object['startArrow'] === true,
    endArrow: object['endArrow'] === true,
    ...oldOutline(object, place),
  };
}

/** A straight line; none when its ends cannot be read. */
export function oldLine(object: JsonObject, place: OldPlace): JsonObject | undefined {
  return drawnLine(object, place, 2, ([end]) => ({ type: 'line', dx: end?.x, dy: end?.y }));
}

/** A quadratic curve; none when its points cannot be read. */
export function oldQuadratic(object: JsonObject, place: OldPlace): JsonObject | undefined {
  return drawnLine(object, place, 3, ([control, end]) => ({ type: 'quadratic', control, end }));
}

/** A cubic curve; none when its points cannot be read. */
export function oldCubic(object: JsonObject, place: OldPlace): JsonObject | undefined {
  return drawnLine(object, place, 4, ([control1, control2, end]) => ({
    type: 'cubic',
    control1,
    control2,
    end,
  }));
}
