import { type Box, boxCentre, boxesMeet, growBox } from '../geometry/box.js';
import { boxPath } from '../geometry/box-path.js';
import { outsetLine, outsetPath } from '../geometry/inset.js';
import { boundsOfPath } from '../geometry/path-bounds.js';
import { type PathData, rotatePath } from '../geometry/path-data.js';
import { LABEL_CLEARANCE_MM } from '../primitives/sizes.js';
import type { PageObject } from '../objects/schema.js';
import { outlineWidthOf } from '../objects/shape-style.js';
import type { TactileForm, TactileFormOf } from '../objects/tactile-form.js';
import { leavesOf } from '../objects/tree.js';
import type { Kinds, SceneContext } from '../objects/kinds.js';

/** An area in page mm that an object keeps free of the textures below it, and the box around that area. */
export interface Halo {
  readonly path: PathData;
  readonly box: Box;
  /** Whether it fills its box, as that of an upright label does. */
  readonly fillsBox: boolean;
}

/** Steps of the outline of a box: a start, three corners, and back. */
const BOX_STEPS = 5;

/** Far below the precision of areas, in mm. */
const SAME_MM = 1e-6;

function isSame(a: number, b: number | undefined): boolean {
  return b !== undefined && Math.abs(a - b) < SAME_MM;
}

function isUprightBox(path: PathData, box: Box): boolean {
  if (path.length !== BOX_STEPS) return false;
  const corners = path.flatMap((step) => (step.kind === 'M' || step.kind === 'L' ? [step.to] : []));
  return (
    corners.length === BOX_STEPS - 1 &&
    corners.every(
      ({ x, y }, index) =>
        (isSame(x, box.x) || isSame(x, box.x + box.width)) &&
        (isSame(y, box.y) || isSame(y, box.y + box.height)) &&
        // Each side runs along one axis, so that the corners go around.
        isSame(x, corners.at(index - 1)?.x) !== isSame(y, corners.at(index - 1)?.y),
    )
  );
}

/** The halo whose area is the inside of `path`. */
export function haloAround(path: PathData): Halo {
  const box = boundsOfPath(path);
  return { path, box, fillsBox: isUprightBox(path, box) };
}

/** The box around the lines of `label`, or around its frame where that is drawn; page mm, before turning about the middle of the stored frame. */
export function textBoxOf(
  { x, y, width, border }: TactileFormOf<'label'>['label'],
  layout: TactileFormOf<'label'>['layout'],
): Box {
  return border
    ? { x, y, width: Math.max(width, layout.neededWidthMm), height: layout.heightMm }
    : { x: x + layout.leftMm, y, width: layout.neededWidthMm, height: layout.neededHeightMm };
}

/** The lines of a label, without its frame's empty rest, grown by its clearance and turned as it is. */
function labelHalo({ label, layout }: TactileFormOf<'label'>): PathData {
  if (label.clearance === 0 || layout.lines.length === 0) return [];
  const area = growBox(textBoxOf(label, layout), label.clearance);
  return rotatePath(boxPath(area), boxCentre(label), label.angle);
}

/** A legend as it is drawn, with what keeps a finger from taking texture and frame for one. */
function legendHalo({ key, layout }: TactileFormOf<'legend'>): PathData {
  const width = Math.max(key.width, layout.neededWidthMm);
  const height = Math.max(layout.frameHeightMm, layout.neededHeightMm);
  const edge = (key.border ? key.borderWidth / 2 : 0) + LABEL_CLEARANCE_MM;
  return rotatePath(boxPath(growBox({ x: key.x, y: key.y, width, height }, edge)), boxCentre(key), key.angle);
}

function shapeHalo(kinds: Kinds, object: PageObject, form: TactileFormOf<'area' | 'line'>): PathData {
  const { clearance } = form.style.pattern;
  const outline = clearance > 0 ? kinds.outlineOf(object) : undefined;
  if (!outline) return [];
  const byMm = clearance + outlineWidthOf(form.style) / 2;
  return form.role === 'area' ? outsetPath(outline, byMm) : outsetLine(outline, byMm);
}

function haloPath(kinds: Kinds, object: PageObject, form: TactileForm): PathData {
  if (form.role === 'label') return labelHalo(form);
  if (form.role === 'legend') return legendHalo(form);
  return 'style' in form ? shapeHalo(kinds, object, form) : [];
}

/** The halos of `object` and of all that it holds: as wide as their clearance, around strokes and dots, and around a legend's frame (field notes section 0). */
export function halosOf(object: PageObject, context: SceneContext): readonly Halo[] {
  return leavesOf([object]).flatMap((leaf) => {
    const form = context.resources.kinds.formOf(leaf, context);
    const path = haloPath(context.resources.kinds, leaf, form);
    return path.length === 0 ? [] : [haloAround(path)];
  });
}

/** Those of `halos` that reach into `box`. */
export function halosMeeting(halos: readonly Halo[], box: Box): readonly Halo[] {
  return halos.filter((halo) => boxesMeet(halo.box, box));
}
