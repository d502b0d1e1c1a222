import type { Document, Kinds, ObjectOf, PageObject } from '@tastwerk/editor-core';
import { type Box, boxCentre, type Point, uniteAll } from '@tastwerk/editor-core/geometry';
import { isOutlined, isShape, type ShapeStyle } from '@tastwerk/editor-core/objects';
import type { ProofingProfile } from '@tastwerk/editor-core/proofing';

/** Why something was taken out of a drawing; each has a sentence in both languages. */
export type RemovalReason =
  | 'invisible'
  | 'background'
  | 'frame'
  | 'double'
  | 'merged'
  | 'grid'
  | 'outlined-text'
  | 'speck'
  | 'arrow-head'
  | 'in-legend'
  | 'same-place'
  | 'lead-line'
  | 'joined'
  | 'shadow'
  | 'too-close'
  | 'too-short'
  | 'thinned'
  | 'no-room';

/** Something that was taken out of a drawing, as it was, so that it can be brought back. */
export interface Removed {
  readonly object: PageObject;
  readonly reason: RemovalReason;
}

/** The objects of a page on their way to a tactile drawing. */
export interface Drawing {
  readonly document: Document;
  readonly pageIndex: number;
  readonly objects: readonly PageObject[];
  readonly removed: readonly Removed[];
  /** Ids of objects that no step takes out: an author wants them. */
  readonly kept: ReadonlySet<string>;
  /** Ids of objects that are data of a chart: no step takes them out for want of room, moves or enlarges them. */
  readonly data: ReadonlySet<string>;
}

/** What steps measure with. */
export interface StepContext {
  readonly kinds: Kinds;
  readonly profile: ProofingProfile;
}

/** Whether an object is drawn, and neither text nor legend. */
export const isDrawn = (object: PageObject): boolean =>
  !object.hidden && object.type !== 'label' && object.type !== 'key';

/** Whether a shape is filled with a colour or a texture. */
export const isFilled = (object: PageObject): boolean =>
  isShape(object) && (object.fill !== 'none' || object.pattern.template !== null);

/** A point as a box without extent. */
export const pointBox = ({ x, y }: Point): Box => ({ x, y, width: 0, height: 0 });

/** Places that differ by less, in mm, are the same. */
export const SAME_MM = 0.3;

/** Whether two coordinates in mm are the same. */
export const isSame = (one: number, other: number): boolean => Math.abs(one - other) < SAME_MM;

/** Whether a line is drawn in dashes or dots, as limits and hidden edges are, which have a meaning of their own. */
export const isBroken = (object: PageObject): boolean => isOutlined(object) && object.borderStyle !== 'solid';

/** The box around all that is drawn, in page mm; undefined for nothing. */
export const drawnBox = (kinds: Kinds, objects: readonly PageObject[]): Box | undefined =>
  uniteAll(objects.filter(isDrawn).map(kinds.boundsOf));

/** The document with the objects of `drawing`, or with others, on its page. */
export const documentOf = (
  { document, pageIndex, objects: own }: Drawing,
  objects: readonly PageObject[] = own,
): Document => ({
  ...document,
  pages: document.pages.map((page, index) => (index === pageIndex ? { ...page, objects } : page)),
});

/** `shape` without colour and texture inside. */
export const openShape = <T extends ShapeStyle>(shape: T): T => ({
  ...shape,
  fill: 'none',
  pattern: { ...shape.pattern, template: null },
});

/** `path` with its first or last point at `to` (page mm); undefined where it is turned or without extent. */
export function withEndAt(
  path: ObjectOf<'path'>,
  isStart: boolean,
  { x, y }: Point,
): ObjectOf<'path'> | undefined {
  const { scaleX, scaleY } = path;
  if (path.angle !== 0 || scaleX === 0 || scaleY === 0) return undefined;
  const index = isStart ? 0 : path.points.length - 1;
  const end = { x: (x - path.x) / scaleX, y: (y - path.y) / scaleY };
  return {
    ...path,
    points: path.points.map((point, at) => (at === index ? { ...point, ...end } : point)),
  };
}

/** A box of the size `width` by `height` about the middle of `box`. */
export function boxAbout(box: Box, width: number, height: number): Box {
  const { x, y } = boxCentre(box);
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** `drawing` without the objects for which `reasonOf` gives a reason; those that are kept stay. */
export function without(
  drawing: Drawing,
  reasonOf: (object: PageObject) => RemovalReason | undefined,
): Drawing {
  const removed: Removed[] = [];
  const objects = drawing.objects.filter((object) => {
    const reason = drawing.kept.has(object.uuid) ? undefined : reasonOf(object);
    if (reason) removed.push({ object, reason });
    return !reason;
  });
  return removed.length === 0 ? drawing : { ...drawing, objects, removed: [...drawing.removed, ...removed] };
}
