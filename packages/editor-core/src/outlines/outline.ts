import { type Box, uniteAll } from '../geometry/box.js';
import { boxPath } from '../geometry/box-path.js';
import { flattenPath, type Polyline } from '../geometry/flatten.js';
import type { SceneContext } from '../objects/kinds.js';
import type { PageObject } from '../objects/schema.js';
import { outlineWidthOf } from '../objects/shape-style.js';
import { leavesOf } from '../objects/tree.js';
import { boxEdges, type EdgeLine, type EdgeSet, joinEdges, packEdges } from './edges.js';
import { type Subject, subjectOf } from './subject.js';

/** One piece of an object as it is drawn, in page mm. */
export interface OutlinePart {
  /** Where it ends: edges with the widths of strokes. What swells counts; of a flat shape, what is printed. */
  readonly rims: EdgeSet;
  /** The middle of its line, or the rim of its area without the stroke. */
  readonly course: readonly Polyline[];
  /** What lies inside of it, filled or not; empty for a line. */
  readonly area: readonly Polyline[];
  /** Those areas in which all is raised or textured. */
  readonly solids: readonly Polyline[];
  /** Half the width of its stroke. */
  readonly halfMm: number;
  readonly box: Box;
}

/** The true outline of an object: of a group, what its members draw. */
export interface Outline {
  readonly object: PageObject;
  /** None where nothing is drawn. */
  readonly parts: readonly OutlinePart[];
  /** The box of all that is drawn, strokes included; undefined where that is nothing. */
  readonly box: Box | undefined;
}

const closedOf = (pieces: readonly Polyline[]) => pieces.filter(({ closed }) => closed);

/** What has words is as large as its braille; without braille, as its print. */
function wordsOf({ marks, solids, drawnBox }: Subject): OutlinePart | undefined {
  if (marks.box) return { rims: marks, course: solids, area: solids, solids, halfMm: 0, box: marks.box };
  if (!drawnBox) return undefined;
  const course = flattenPath(boxPath(drawnBox));
  return { rims: boxEdges(drawnBox), course, area: course, solids: course, halfMm: 0, box: drawnBox };
}

/** Where a shape ends: a texture without an outline by its own rim, a flat shape by its print. */
function rimsOf({ marks, texture, stroke }: Subject, course: readonly Polyline[], halfMm: number): EdgeSet {
  const raised = texture && !stroke ? joinEdges(marks, texture.rim) : marks;
  return raised.count > 0 ? raised : packEdges(course.map((piece): EdgeLine => ({ ...piece, halfMm })));
}

function shapeOf(subject: Subject, context: SceneContext): OutlinePart | undefined {
  const { object, form } = subject;
  const path = context.resources.kinds.outlineOf(object);
  if (!path) return undefined;
  const course = flattenPath(path);
  const halfMm = 'style' in form ? outlineWidthOf(form.style) / 2 : 0;
  const rims = rimsOf(subject, course, halfMm);
  if (!rims.box) return undefined;
  const area = form.role === 'line' ? [] : form.role === 'area' ? course : closedOf(course);
  const { texture, solids, solidTexture } = subject;
  const filled = [...solids, ...solidTexture, ...(texture?.region ?? [])];
  return { rims, course, area, solids: filled, halfMm, box: rims.box };
}

function partOf(object: PageObject, context: SceneContext): OutlinePart | undefined {
  const subject = subjectOf(object, context);
  const hasWords = subject.form.role === 'label' || subject.form.role === 'legend';
  return hasWords ? wordsOf(subject) : shapeOf(subject, context);
}

/** The outline of `object` as it is drawn on its page. */
export function outlineFor(object: PageObject, context: SceneContext): Outline {
  const parts = leavesOf([object]).flatMap((leaf) => partOf(leaf, context) ?? []);
  return { object, parts, box: uniteAll(parts.map(({ box }) => box)) };
}
