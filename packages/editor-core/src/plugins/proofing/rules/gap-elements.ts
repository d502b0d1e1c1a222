import { placeBetween, rounded, SLACK } from '../../../proofing/figures.js';
import type { Nearest } from '../../../outlines/nearest-edges.js';
import type { Relation } from '../../../proofing/relation.js';
import type { PageRule } from '../../../proofing/rule.js';
import type { Subject } from '../../../outlines/subject.js';

interface Closest {
  readonly relation: Relation;
  readonly gap: Nearest;
}

/** Whether the rule is about this pair: two shapes or two labels, and no lines beside each other. */
function concerns({ a, b, run, joined, laidOn }: Relation, runMm: number): boolean {
  if ((a.form.role === 'label') !== (b.form.role === 'label') || joined || laidOn) return false;
  return !run || run.lengthMm < runMm;
}

/** Elements that do not touch keep apart; what touches is one element and found once, where it comes closest. */
export const gapElements: PageRule = {
  scope: 'page',
  check({ relations, groupOf, belongTogether }, { profile }) {
    const { errorMm, warningMm, source } = profile.gapElements;
    const closest = new Map<Subject, Map<Subject, Closest>>();
    for (const relation of relations) {
      const { a, b, gap } = relation;
      if (!gap || gap.distanceMm >= warningMm - SLACK || !concerns(relation, profile.gapLines.runMm))
        continue;
      const [one, other] = [groupOf(a), groupOf(b)];
      if (one === other || belongTogether(a, b)) continue;
      const known = closest.get(one)?.get(other) ?? closest.get(other)?.get(one);
      if (known && known.gap.distanceMm <= gap.distanceMm) continue;
      const [from, to] = closest.get(other)?.has(one) ? [other, one] : [one, other];
      const row = closest.get(from) ?? new Map<Subject, Closest>();
      closest.set(from, row.set(to, { relation, gap }));
    }
    return [...closest.values()].flatMap((row) =>
      Array.from(row.values(), ({ relation, gap }) => ({
        severity: gap.distanceMm < errorMm - SLACK ? ('error' as const) : ('warning' as const),
        objects: [relation.a.object.uuid, relation.b.object.uuid],
        place: placeBetween(gap),
        measured: rounded(gap.distanceMm),
        wanted: warningMm,
        source,
      })),
    );
  },
};
