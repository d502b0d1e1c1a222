import type { Command } from '../commands/command-set.js';
import type { Finding } from '../proofing/finding.js';
import type { PageSituation } from '../proofing/page-situation.js';
import type { RuleId } from '../proofing/rule.js';
import type { Subject } from '../outlines/subject.js';
import type { PageRoom } from './page-room.js';

/** Commands that together may remove a finding. */
export type Fix = readonly Command[];

/** Rules that find something where it has no room. */
const PLACING_RULES: ReadonlySet<RuleId> = new Set<RuleId>([
  'label-overlap',
  'label-clear',
  'label-gap',
  'gap-elements',
  'margin',
  'page-overflow',
]);

/** Places that are tried for each object: where the first ones do not help, the ground is full. */
const MOST_PLACES = 4;

const ROLES = ['label', 'legend'] as const;

/** How well an object may be moved without changing the drawing, 0 best; undefined for what is the drawing. */
function rankOf({ form }: Subject): number | undefined {
  const rank = ROLES.findIndex((role) => role === form.role);
  if (rank === -1) return undefined;
  return form.role === 'label' && form.label.isTitle ? ROLES.length : rank;
}

/** What of `finding` can be moved, what changes least for a reader first. */
export function movableOf(finding: Finding, { subjects }: PageSituation): readonly Subject[] {
  return subjects
    .filter(({ object }) => finding.objects.includes(object.uuid))
    .flatMap((subject) => {
      const rank = rankOf(subject);
      return rank === undefined ? [] : [{ subject, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ subject }) => subject);
}

/** Moves of `subject` to the nearest places where it has room. */
export function movesOf(subject: Subject, room: PageRoom): readonly Command[] {
  return room.waysFor(subject, MOST_PLACES).map(({ x, y }): Command => ({
    type: 'move-objects',
    uuids: [subject.object.uuid],
    dx: x,
    dy: y,
  }));
}

/** Whether moving what is concerned may remove `finding`. */
export function isOfPlace({ ruleId }: Finding): boolean {
  return PLACING_RULES.has(ruleId);
}
