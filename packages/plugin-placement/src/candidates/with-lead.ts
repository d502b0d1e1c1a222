import type { Kinds } from '@tastwerk/editor-core';
import { type Box, boxAround, distance, isInside, type Point } from '@tastwerk/editor-core/geometry';
import { LEAD_LINE } from '@tastwerk/editor-core/objects';
import { type LeadLine, leadLineFrom } from '@tastwerk/editor-core/placing';
import {
  boxEdges,
  type EdgeSet,
  nearestEdges,
  type ProofingProfile,
  sharpestCrossing,
  type Subject,
} from '@tastwerk/editor-core/proofing';
import { distanceTo, type Ground, SLACK_MM, strokeEdges } from '../ground/ground.js';
import { outlineOf, strokeEnds } from '../outline.js';
import { type Candidate, COSTS, variantCost } from './candidate.js';
import type { Item, Variant } from './item.js';

/** Distances in mm from the point that is named at which places with a lead line are looked for. */
const RINGS_MM = [8, 12, 16, 20, 25, 30, 36, 42, 48];

/** Directions in which they are looked for at each distance. */
const DIRECTIONS = 24;

/** Lines that run beside each other nearer than the profile says, by less than this angle, are taken for one. */
const PARALLEL_RADIANS = Math.PI / 7;

/** The box of a size whose side towards the middle of the ring lies `awayMm` from `point`. */
function boxAt(point: Point, direction: number, awayMm: number, { width, height }: Box): Box {
  const [cos, sin] = [Math.cos(direction), Math.sin(direction)];
  // From the nearest side of the box to its middle.
  const half = Math.min(
    Math.abs(cos) > 1e-9 ? width / 2 / Math.abs(cos) : Infinity,
    Math.abs(sin) > 1e-9 ? height / 2 / Math.abs(sin) : Infinity,
  );
  const middle = { x: point.x + cos * (awayMm + half), y: point.y + sin * (awayMm + half) };
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
}

/** A lead line crosses other lines at an angle at which a finger stays on it, in degrees, and at most so many of them. */
const CROSSING_DEGREES = 45;
const MOST_CROSSINGS = 3;

/** Whether a finger can follow a line across `subject`: across its outline, steeply, with both ends clear of it; into its texture only where it ends there. */
function isCrossed(
  kinds: Kinds,
  { from, to }: LeadLine,
  stroke: EdgeSet,
  subject: Subject,
  gapMm: number,
): boolean {
  if (subject.form.role === 'label' || subject.form.role === 'legend' || subject.solids.length > 0)
    return false;
  if (subject.texture && !isInside(to, outlineOf(kinds, subject.object))) return false;
  const crossing = sharpestCrossing(stroke, subject.marks);
  if (!crossing || crossing.degrees < CROSSING_DEGREES) return false;
  return [from, to].every((end) => {
    const point = strokeEdges(end, end, LEAD_LINE.widthMm);
    return (nearestEdges(point, subject.marks, gapMm)?.distanceMm ?? Infinity) >= gapMm;
  });
}

/** How many lines a lead line crosses; infinite where it comes too near to something, or crosses what it must not. */
function crossingsOf(kinds: Kinds, lead: LeadLine, ground: Ground): number {
  const { from, to } = lead;
  const stroke = strokeEdges(from, to, LEAD_LINE.widthMm);
  const gapMm = ground.gapMm - SLACK_MM;
  const met = ground
    .near(boxAround([from, to]), ground.gapMm)
    .filter((subject) => distanceTo(subject, stroke, gapMm) < Infinity);
  if (met.length > MOST_CROSSINGS) return Infinity;
  return met.every((subject) => isCrossed(kinds, lead, stroke, subject, gapMm)) ? met.length : Infinity;
}

/** Whether the label in `box` would be taken for one of something that it does not name: a lead line goes before all else beside it. */
function isBesideOther(box: Box, ground: Ground): boolean {
  const rim = boxEdges(box);
  return ground
    .near(box, ground.gapMm + 1)
    .some((subject) => distanceTo(subject, rim, ground.gapMm + 1) < Infinity);
}

/** Whether `point` lies in or near the box of anything that stays and is no label. */
const isAnythingAt = ({ x, y }: Point, ground: Ground): boolean =>
  ground.near({ x, y, width: 0, height: 0 }, ground.gapMm).some(({ form }) => form.role !== 'label');

/** The places of `variant` from which a line leads to what `item` names, the best first and `most` of them. */
export function placesWithLead(
  item: Item,
  variant: Variant,
  kinds: Kinds,
  ground: Ground,
  profile: ProofingProfile,
  most: number,
): readonly Candidate[] {
  const { point } = item.place;
  // A line that leads nowhere, to a tick or to another lead line says nothing.
  if (!item.anchor || strokeEnds(item.outline)) return [];
  if (!item.place.object && !isAnythingAt(point, ground)) return [];
  const clear: Candidate[] = [];
  const crossing: Candidate[] = [];
  for (const ringMm of RINGS_MM) {
    for (let step = 0; step < DIRECTIONS && clear.length < 2 * most; step += 1) {
      const box = boxAt(point, (step * 2 * Math.PI) / DIRECTIONS, ringMm, variant.text);
      if (!ground.isFree(box)) continue;
      const lead = leadLineFrom(kinds, { ...variant.label, ...box, angle: 0 }, item.place);
      if (!lead) continue;
      const lengthMm = distance(lead.from, lead.to);
      if (lengthMm > profile.lead.mostMm || lengthMm < profile.labelGap.minMm) continue;
      const crossings = crossingsOf(kinds, lead, ground);
      if (crossings === Infinity || (crossings > 0 && crossing.length >= most)) continue;
      const unclear = isBesideOther(box, ground) ? COSTS.ambiguous : 0;
      const way = COSTS.lead + COSTS.leadMm * lengthMm + COSTS.crossing * crossings;
      const found = { variant, box, lead, cost: way + unclear + variantCost(variant) };
      if (crossings > 0) crossing.push(found);
      else clear.push(found);
    }
  }
  const inOrder = [...clear, ...crossing].toSorted((one, other) => one.cost - other.cost);
  return inOrder.slice(0, most);
}

/** Whether two lead lines run beside each other, so that a finger changes from one to the other. */
export function areBeside(one: LeadLine, other: LeadLine): boolean {
  const turn = (line: LeadLine) => Math.atan2(line.to.y - line.from.y, line.to.x - line.from.x);
  const between = Math.abs(turn(one) - turn(other)) % Math.PI;
  return Math.min(between, Math.PI - between) < PARALLEL_RADIANS;
}
