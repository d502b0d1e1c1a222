import type { Kinds } from '@tastwerk/editor-core';
import { type Box, boxAround, distance, type Point } from '@tastwerk/editor-core/geometry';
import { LEAD_LINE } from '@tastwerk/editor-core/objects';
import { type LeadLine, leadLineFrom } from '@tastwerk/editor-core/placing';
import type { ProofingProfile } from '@tastwerk/editor-core/proofing';
import { distanceTo, type Ground, rimOf, SLACK_MM, strokeEdges } from '../ground/ground.js';
import { strokeEnds } from '../outline.js';
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

/** Whether a line keeps its distance from all that stays. */
function isLeadClear({ from, to }: LeadLine, ground: Ground): boolean {
  const stroke = strokeEdges(from, to, LEAD_LINE.widthMm);
  return ground
    .near(boxAround([from, to]), ground.gapMm)
    .every((subject) => distanceTo(subject, stroke, ground.gapMm - SLACK_MM) === Infinity);
}

/** Whether the label in `box` would be taken for one of something that it does not name: a lead line goes before all else beside it. */
function isBesideOther(box: Box, ground: Ground): boolean {
  const rim = rimOf(box);
  return ground
    .near(box, ground.gapMm + 1)
    .some((subject) => distanceTo(subject, rim, ground.gapMm + 1) < Infinity);
}

/** The places of `variant` from which a line leads to what `item` names, the best first and `most` of them. */
export function placesWithLead(
  item: Item,
  variant: Variant,
  kinds: Kinds,
  ground: Ground,
  profile: ProofingProfile,
  most: number,
): readonly Candidate[] {
  // A line that leads nowhere, to a tick or to another lead line says nothing.
  if (!item.anchor || strokeEnds(item.outline)) return [];
  const { point } = item.place;
  const found: Candidate[] = [];
  for (const ringMm of RINGS_MM) {
    for (let step = 0; step < DIRECTIONS && found.length < 2 * most; step += 1) {
      const box = boxAt(point, (step * 2 * Math.PI) / DIRECTIONS, ringMm, variant.text);
      if (!ground.isFree(box)) continue;
      const lead = leadLineFrom(kinds, { ...variant.label, ...box, angle: 0 }, item.place);
      if (!lead || !isLeadClear(lead, ground)) continue;
      const lengthMm = distance(lead.from, lead.to);
      if (lengthMm > profile.lead.mostMm || lengthMm < profile.labelGap.minMm) continue;
      const unclear = isBesideOther(box, ground) ? COSTS.ambiguous : 0;
      const cost = COSTS.lead + COSTS.leadMm * lengthMm + unclear + variantCost(variant);
      found.push({ variant, box, lead, cost });
    }
  }
  return found.toSorted((one, other) => one.cost - other.cost).slice(0, most);
}

/** Whether two lead lines run beside each other, so that a finger changes from one to the other. */
export function areBeside(one: LeadLine, other: LeadLine): boolean {
  const turn = (line: LeadLine) => Math.atan2(line.to.y - line.from.y, line.to.x - line.from.x);
  const between = Math.abs(turn(one) - turn(other)) % Math.PI;
  return Math.min(between, Math.PI - between) < PARALLEL_RADIANS;
}
