import type { TextureName } from '../values/textures.js';
import { type Box, boxContains, boxCorners, uniteBoxes } from '../geometry/box.js';
import { flattenPath, type Polyline } from '../geometry/flatten.js';
import { isInside } from '../geometry/nearness.js';
import { type Point, rotatePoint } from '../geometry/point.js';
import type { PageObject } from '../objects/schema.js';
import type { TactileForm } from '../objects/tactile-form.js';
import type { Kinds, SceneContext } from '../objects/kinds.js';
import { primitiveBounds } from '../primitives/primitive-bounds.js';
import type { BraillePrimitive, PathPrimitive, Primitive, Stroke } from '../primitives/primitives.js';
import { type EdgeLine, type EdgeSet, packEdges } from './edges.js';
import { mitredRing } from './mitred-ring.js';

/** The texture of a shape: the region it fills and the rim of that region, in page mm. */
export interface TexturedRegion {
  readonly name: TextureName;
  readonly region: readonly Polyline[];
  readonly rim: EdgeSet;
}

/** What a proof knows about one object: all that swells of it, in page mm. */
export interface Subject {
  readonly object: PageObject;
  readonly form: TactileForm;
  /** Rims of strokes, of solid areas and of braille lines. */
  readonly marks: EdgeSet;
  /** Areas inside of which all is raised: solid fills, and braille lines as the boxes of their dots. */
  readonly solids: readonly Polyline[];
  /** Areas of a solid texture, raised as a whole but kept away by the clearance of what lies above. */
  readonly solidTexture: readonly Polyline[];
  readonly texture: TexturedRegion | null;
  /** The outline as it swells; null when it is flat or not drawn. */
  readonly stroke: Stroke | null;
  /** Areas of flat ink, which hide what lies below. */
  readonly covers: readonly Polyline[];
  /** The box of all that swells, and of all that is drawn. */
  readonly reliefBox: Box | null;
  readonly drawnBox: Box | null;
}

function strokeLines(pieces: readonly Polyline[], { widthMm, join }: Stroke): readonly EdgeLine[] {
  return pieces.flatMap((piece): EdgeLine[] =>
    join === 'miter' && piece.closed
      ? mitredRing(piece, widthMm / 2).map((ring) => ({ ...ring, halfMm: 0 }))
      : [{ ...piece, halfMm: widthMm / 2 }],
  );
}

/** The box of a braille line's dots, turned as the line is. */
function dotsBox(line: BraillePrimitive): Polyline {
  const level = primitiveBounds({ ...line, angle: 0 });
  const points = boxCorners(level).map((corner) => rotatePoint(corner, line.origin, line.angle));
  return { points, closed: true };
}

interface Collected {
  readonly lines: EdgeLine[];
  readonly solids: Polyline[];
  readonly solidTexture: Polyline[];
  readonly covers: Polyline[];
  texture: TexturedRegion | null;
  stroke: Stroke | null;
}

const asRim = (piece: Polyline): EdgeLine => ({ points: piece.points, closed: true, halfMm: 0 });

function collectPath(found: Collected, { layer, path, fill, stroke, texture }: PathPrimitive): void {
  const pieces = flattenPath(path);
  if (fill !== undefined && layer === 'print') found.covers.push(...pieces);
  if (layer !== 'relief') return;
  if (fill !== undefined) {
    (texture === undefined ? found.solids : found.solidTexture).push(...pieces);
    found.lines.push(...pieces.map(asRim));
  }
  if (stroke) {
    found.lines.push(...strokeLines(pieces, stroke));
    found.stroke ??= stroke;
  }
}

function collect(found: Collected, primitive: Primitive): void {
  switch (primitive.type) {
    case 'path':
      return collectPath(found, primitive);
    case 'texture': {
      const region = flattenPath(primitive.path);
      found.texture = { name: primitive.texture, region, rim: packEdges(region.map(asRim)) };
      return;
    }
    case 'braille': {
      const box = dotsBox(primitive);
      found.solids.push(box);
      found.lines.push(asRim(box));
      return;
    }
    case 'clip':
      return primitive.children.forEach((child) => collect(found, child));
    case 'text':
      return;
  }
}

function uniteAll(boxes: readonly (Box | null)[]): Box | null {
  return boxes.reduce((all, box) => (all && box ? uniteBoxes(all, box) : (all ?? box)), null);
}

/** The box of all that is drawn: lines of a label or a legend may leave its frame, a shape draws up to its bounds. */
function drawnBoxOf(
  kinds: Kinds,
  object: PageObject,
  form: TactileForm,
  marks: EdgeSet,
  primitives: readonly Primitive[],
): Box | null {
  const hasWords = form.role === 'label' || form.role === 'legend';
  const isDrawn = primitives.some(({ layer }) => layer !== 'aid');
  if (!hasWords) return isDrawn ? kinds.boundsOf(object) : null;
  const print = primitives.filter(({ layer }) => layer === 'print');
  return uniteAll([marks.box, ...print.map(primitiveBounds)]);
}

/** A legend's samples mean nothing where they stand: rules about textures and lines leave them alone. */
const NO_MEANING = { texture: null, stroke: null } as const;

/** What swells of `object` where it stands. */
export function subjectOf(object: PageObject, context: SceneContext): Subject {
  const found: Collected = {
    lines: [],
    solids: [],
    solidTexture: [],
    covers: [],
    texture: null,
    stroke: null,
  };
  const { primitives, form } = context.resources.kinds.withType(object, (type, it) => ({
    primitives: type.scene(it, context),
    form: type.form(it, context),
  }));
  for (const primitive of primitives) collect(found, primitive);
  const marks = packEdges(found.lines);
  const { solids, solidTexture, covers } = found;
  const { texture, stroke } = form.role === 'legend' ? NO_MEANING : found;
  return {
    object,
    form,
    marks,
    solids,
    solidTexture,
    covers,
    texture,
    stroke,
    reliefBox: uniteAll([marks.box, texture?.rim.box ?? null]),
    drawnBox: drawnBoxOf(context.resources.kinds, object, form, marks, primitives),
  };
}

/** Whether `point` lies inside the outline of an area, whether or not that is filled. */
export function isWithinOutline(kinds: Kinds, point: Point, { object, form, drawnBox }: Subject): boolean {
  if (form.role !== 'area' || !drawnBox || !boxContains(drawnBox, { ...point, width: 0, height: 0 }))
    return false;
  const outline = kinds.outlineOf(object);
  return outline !== undefined && isInside(point, flattenPath(outline));
}
