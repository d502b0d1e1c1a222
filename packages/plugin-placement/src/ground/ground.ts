import type { Document } from '@tastwerk/editor-core';
import { type BoxIndex, createBoxIndex } from '@tastwerk/editor-core/collections';
import { safeAreaOf } from '@tastwerk/editor-core/document';
import { createTakenCells, type Takes } from '@tastwerk/editor-core/fixing';
import {
  type Box,
  boxContains,
  boxPath,
  flattenPath,
  growBox,
  type Point,
} from '@tastwerk/editor-core/geometry';
import {
  boxEdges,
  type EdgeSet,
  nearestEdges,
  packEdges,
  type ProofingProfile,
  type Subject,
} from '@tastwerk/editor-core/proofing';

/** What stays on a page while labels are placed, and the room between. Lengths in page mm. */
export interface Ground {
  /** From a label to anything raised. */
  readonly gapMm: number;
  /** Whether a label's lines in `box` keep their distance from all that stays. */
  isFree(box: Box): boolean;
  /** What stays and comes nearer to `box` than `reachMm`. */
  near(box: Box, reachMm: number): readonly Subject[];
}

/** A straight stroke of `widthMm` as edges. */
export const strokeEdges = (from: Point, to: Point, widthMm: number): EdgeSet =>
  packEdges([{ points: [from, to], closed: false, halfMm: widthMm / 2 }]);

const NO_EDGES = packEdges([]);

/** The distance in mm between what swells of `subject` and `edges`; infinite from `reachMm` on. */
export function distanceTo(subject: Subject, edges: EdgeSet, reachMm: number): number {
  const toMarks = nearestEdges(edges, subject.marks, reachMm)?.distanceMm ?? Infinity;
  const rim = subject.stroke || !subject.texture ? NO_EDGES : subject.texture.rim;
  return Math.min(toMarks, nearestEdges(edges, rim, reachMm)?.distanceMm ?? Infinity);
}

/** Half a step of the cells: a length that adding decimals must not turn into a collision, in mm. */
const CELL_SLACK_MM = 1e-3;

/** What adding decimals may cost a distance from or between lines, in mm. */
export const SLACK_MM = 0.01;

/** What takes room of `subject`: of a title its whole frame, for it grows by the number of its page. */
function takenBy({ form, marks, solids, drawnBox }: Subject): Takes {
  if (form.role !== 'label' || !form.label.isTitle) return { rims: marks, areas: solids };
  const { x, y, width, height } = form.label;
  const frame = { x, y, width, height: Math.max(height, drawnBox?.height ?? 0) };
  return { rims: boxEdges(frame), areas: flattenPath(boxPath(frame)) };
}

/** The ground of a page of `document` on which `subjects` stay, for labels that keep the distances of `profile`. */
export function createGround(
  document: Pick<Document, 'width' | 'height' | 'bindingSpace'>,
  subjects: readonly Subject[],
  profile: ProofingProfile,
): Ground {
  const cells = createTakenCells(document.width, document.height);
  const index: BoxIndex<Subject> = createBoxIndex();
  for (const subject of subjects) {
    // Textures keep clear of labels that lie above them.
    cells.add(takenBy(subject));
    if (subject.reliefBox) index.set(subject, subject.reliefBox);
  }
  const isBare = cells.asker();
  const gapMm = Math.max(profile.labelGap.minMm, profile.labelClear.minMm, profile.gapElements.warningMm);
  const room = growBox(safeAreaOf(document, profile.margin.minMm), CELL_SLACK_MM);
  return {
    gapMm,
    isFree: (box) => boxContains(room, box) && isBare(growBox(box, gapMm - CELL_SLACK_MM)),
    near: (box, reachMm) => index.meeting(growBox(box, reachMm)),
  };
}
