import type { Box } from '@tastwerk/editor-core/geometry';
import type { LeadLine } from '@tastwerk/editor-core/placing';
import type { Variant } from './item.js';

/** A place that a label can have. Page mm. */
export interface Candidate {
  readonly variant: Variant;
  /** The box around its lines. */
  readonly box: Box;
  /** The line that leads from there to what it names; null beside that. */
  readonly lead: LeadLine | null;
  /** How much worse than the best place it is, about in mm of distance. */
  readonly cost: number;
}

/**
 * What counts as how much, in mm of distance: the solver weighs these against each other. They follow the order of the guidelines: beside
 * what is named, then with a lead line, then abbreviated (TUD BB_FL, BB_VF).
 */
export const COSTS = {
  /** A place at the left: a label is looked for at the right first. */
  left: 1,
  /** A place above or below. */
  beyond: 0.5,
  /** Something else is nearer than what is named. */
  ambiguous: 6,
  /** For each mm between the place that was meant and another part of the same object. */
  elsewhere: 0.3,
  /** More lines than the label would have by itself. */
  broken: 4,
  lead: 14,
  leadMm: 0.4,
  /** A line that a lead line crosses. */
  crossing: 12,
  abbreviated: 40,
} as const;

/** What a form of a label costs besides its place. */
export const variantCost = ({ isAbbreviated, isBroken }: Variant): number =>
  (isAbbreviated ? COSTS.abbreviated : 0) + (isBroken ? COSTS.broken : 0);
