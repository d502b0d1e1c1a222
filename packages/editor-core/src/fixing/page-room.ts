import type { Point } from '../geometry/point.js';
import { safeAreaOf } from '../document/safe-area.js';
import type { Document } from '../document/schema.js';
import { packEdges } from '../outlines/edges.js';
import type { ProofingProfile } from '../proofing/profile.js';
import type { Subject } from '../outlines/subject.js';
import { nearestPlaces } from './nearest-places.js';
import { createTakenCells, type TakenCells, type Takes } from './taken-cells.js';

/** How far in mm a fix moves something: farther off a person decides better. */
const REACH_MM = 60;

/** The free room of a page, as its objects are placed. */
export interface PageRoom {
  /** Takes the objects as they are now. */
  update(subjects: readonly Subject[]): void;
  /** Ways to the nearest places in the safe area where `subject` has room, the shortest first and at most `most`. */
  waysFor(subject: Subject, most: number): readonly Point[];
}

const NO_RIMS = packEdges([]);

/** What takes room of `subject` for everything, and what only for what does not keep its textures clear. */
function takesOf({
  marks,
  solids,
  solidTexture,
  texture,
}: Subject): Readonly<Record<'marks' | 'fields', Takes>> {
  return {
    marks: { rims: marks, areas: solids },
    fields: { rims: texture?.rim ?? NO_RIMS, areas: [...solidTexture, ...(texture?.region ?? [])] },
  };
}

/** The gap in mm at which no rule of `profile` minds what is beside. */
function gapOf({ gapElements, labelGap, labelClear }: ProofingProfile): number {
  return Math.max(gapElements.warningMm, labelGap.minMm, labelClear.minMm);
}

/** The room on a page of `document` for what keeps the distances of `profile`. */
export function createPageRoom(document: Document, profile: ProofingProfile): PageRoom {
  const layers: Readonly<Record<'marks' | 'fields', TakenCells>> = {
    marks: createTakenCells(document.width, document.height),
    fields: createTakenCells(document.width, document.height),
  };
  const area = safeAreaOf(document, profile.margin.minMm);
  const gapMm = gapOf(profile);
  let present: ReadonlySet<Subject> = new Set();

  function change(subject: Subject, how: 'add' | 'remove'): void {
    const takes = takesOf(subject);
    layers.marks[how](takes.marks);
    layers.fields[how](takes.fields);
  }

  return {
    update(subjects) {
      const now = new Set(subjects);
      for (const subject of present) if (!now.has(subject)) change(subject, 'remove');
      for (const subject of now) if (!present.has(subject)) change(subject, 'add');
      present = now;
    },
    waysFor(subject, most) {
      const box = subject.drawnBox;
      if (!box) return [];
      const { form } = subject;
      const keepsClear = form.role === 'label' && form.label.clearance >= profile.labelClear.minMm;
      if (present.has(subject)) change(subject, 'remove');
      const isBare = layers.marks.asker();
      const isPlain = keepsClear ? () => true : layers.fields.asker();
      if (present.has(subject)) change(subject, 'add');
      const isFree = (place: typeof box) => isBare(place) && isPlain(place);
      return nearestPlaces(box, { area, gapMm, isFree }, { reachMm: REACH_MM, most });
    },
  };
}
