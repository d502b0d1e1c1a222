import { z } from 'zod';
import type { Adjustment } from '../adjustment.js';
import type { JsonObject } from '../../values/json.js';
import { LIMITS } from '../../values/limits.js';
import type { TextureName } from '../../values/textures.js';
import { uuidFrom } from '../../values/uuid.js';
import { oldText } from './old-text.js';
import { lengthMm, numberOr, type Report, roundMm } from './old-values.js';

const uuidSchema = z.uuid();

/** Gives each page and object an id: its own when that is one and is not taken, else one made from its place. */
export type TakeId = (value: unknown, path: Adjustment['path']) => string;

/** Ids of one document, each given once. */
export function createIds(documentUuid: string): TakeId {
  const taken = new Set<string>();
  return (value, path) => {
    const own = uuidSchema.safeParse(value);
    const id = own.success && !taken.has(own.data) ? own.data : uuidFrom(`${documentUuid}/${path.join('/')}`);
    taken.add(id);
    return id;
  };
}

/** Where an old object stood, and what to do about what it lacks. */
export interface OldPlace {
  readonly path: Adjustment['path'];
  readonly takeId: TakeId;
  readonly report: Report;
  /** What groups around the object move it by, in mm. */
  readonly offset: { readonly x: number; readonly y: number };
  /** The texture of areas that have none: one that the legend of the document explains, else null. */
  readonly emptyArea: TextureName | null;
}

/** Least and largest value of a number. */
interface Range {
  readonly min: number;
  readonly max: number;
}

const COORDINATE: Range = { min: -LIMITS.coordinateMm, max: LIMITS.coordinateMm };
const SIZE: Range = { min: LIMITS.minSizeMm, max: LIMITS.coordinateMm };
/** Widths of lines in mm, as the schema bounds them. */
const LINE_WIDTH: Range = { min: 0.1, max: LIMITS.borderWidthMm };

/** `value` brought into `range`; what had to be changed is reported. */
export function clamped(
  value: number,
  { min, max }: Range,
  path: Adjustment['path'],
  report: Report,
): number {
  const within = Math.min(max, Math.max(min, value));
  if (within !== value) report({ code: 'ADJUSTED_VALUE_CLAMPED', path, params: { from: value, to: within } });
  return within;
}

/** A coordinate in mm that may lie on or near a page. */
export function coordinateMm(mm: number, path: Adjustment['path'], report: Report): number {
  return clamped(roundMm(mm), COORDINATE, path, report);
}

/** The place of an object by its fields `x` and `y`, moved by the groups around it and by `shift`, in mm. */
export function placeMm(
  object: JsonObject,
  { path, report, offset }: OldPlace,
  shift = { x: 0, y: 0 },
): { readonly x: number; readonly y: number } {
  const at = (axis: 'x' | 'y') =>
    coordinateMm(lengthMm(object[axis], 0) + offset[axis] + shift[axis], [...path, axis], report);
  return { x: at('x'), y: at('y') };
}

/**
 * The side `name` of an object in mm, which the old document gives as a part of 1 / `factor` (a radius by 2). Of a negative
 * side, which drew nothing, the length is taken and reported.
 */
export function sideMm(
  object: JsonObject,
  name: string,
  fallbackMm: number,
  { path, report }: OldPlace,
  factor = 1,
): number {
  const side = roundMm(factor * lengthMm(object[name], fallbackMm / factor));
  const length = side < 0 ? clamped(side, { min: -side, max: -side }, [...path, name], report) : side;
  return clamped(length, SIZE, [...path, name], report);
}

/** The width of an outline, which was mm already. */
export function lineWidthMm(
  object: JsonObject,
  fallbackMm: number,
  { path, report }: Pick<OldPlace, 'path' | 'report'>,
): number {
  const width = numberOr(object['borderWidth'], fallbackMm);
  return clamped(width, LINE_WIDTH, [...path, 'borderWidth'], report);
}

/** Id, name and turn of an old object. */
export function identity(object: JsonObject, { path, takeId, report }: OldPlace): JsonObject {
  return {
    uuid: takeId(object['uuid'], path),
    angle: numberOr(object['angle'], 0) % 360,
    moniker: oldText(object['moniker'], [...path, 'moniker'], report),
  };
}
