import type { PageObject } from '@tastwerk/editor-core';
import { type LaidOutPage, neighboursOf, relationOf } from '@tastwerk/editor-core/description';
import { POSITIONS, type Position, type RelativeForm } from './relative-form.js';

/** Gaps are shown to this part of a mm, as the proof judges them. */
const PARTS_PER_MM = 100;

/** How an object lies to what is nearest to it. */
export interface PresentRelation {
  readonly anchor: string;
  /** Null where it lies at no side. */
  readonly position: Position | null;
  readonly gap: number;
}

/** How `object` lies on `page` to what it lies in, else to what comes nearest by the true outlines; undefined where it is alone. */
export function presentRelation(page: LaidOutPage, { uuid }: PageObject): PresentRelation | undefined {
  const found = neighboursOf(page, uuid);
  const around = found?.around.at(-1);
  const other = around ?? found?.nearest?.object;
  if (!other) return undefined;
  const relation = relationOf(page, other.uuid, uuid);
  if (!relation) return undefined;
  const side = POSITIONS.find((position) => position === relation.direction) ?? null;
  const gap = Math.round(relation.gapMm * PARTS_PER_MM) / PARTS_PER_MM;
  return { anchor: other.uuid, position: around ? 'inside' : side, gap };
}

/** What changes in `form` when `position` is chosen: the relation that is there already begins with its own gap. */
export function atPosition(
  form: RelativeForm,
  position: Position,
  present: PresentRelation | undefined,
  others: readonly string[],
): Partial<RelativeForm> {
  if (position === 'sheet') return { position };
  const anchor = form.anchor ?? present?.anchor ?? others[0] ?? null;
  const isPresent = present?.position === position && present.anchor === anchor;
  // The gap that is there belongs to its relation alone.
  const wasPresent = present?.position === form.position && present.gap === form.gap;
  return {
    position,
    anchor,
    other: form.other ?? others.find((uuid) => uuid !== anchor) ?? null,
    gap: isPresent ? present.gap : wasPresent ? null : form.gap,
  };
}
