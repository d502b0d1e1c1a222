import type { Observation } from '../../../proofing/observation.js';
import { rounded, SLACK } from '../../../proofing/figures.js';
import type { PageRule } from '../../../proofing/rule.js';
import type { Subject } from '../../../outlines/subject.js';

/** Subjects with a raised outline by its width, from the thinnest. */
function byWidth(subjects: readonly Subject[]): readonly (readonly [number, readonly string[]])[] {
  const classes = new Map<number, string[]>();
  for (const { form, stroke, object } of subjects) {
    if (form.role === 'label' || !stroke) continue;
    const widthMm = rounded(stroke.widthMm);
    const members = classes.get(widthMm) ?? [];
    members.push(object.uuid);
    classes.set(widthMm, members);
  }
  return [...classes].toSorted(([one], [other]) => one - other);
}

/** Lines of different widths on one page differ so much that a finger knows which is which. */
export const widthClasses: PageRule = {
  scope: 'page',
  check({ subjects }, { profile, widthMm, heightMm }) {
    const { factor, source } = profile.widthClasses;
    const classes = byWidth(subjects);
    return classes.flatMap(([measured, wider], index): Observation[] => {
      const [thinnerMm, thinner] = classes[index - 1] ?? [0, []];
      const wanted = thinnerMm * factor;
      if (measured >= wanted - SLACK) return [];
      const place = { x: 0, y: 0, width: widthMm, height: heightMm };
      return [
        {
          severity: 'info',
          objects: [...thinner, ...wider],
          place,
          measured,
          wanted: rounded(wanted),
          source,
        },
      ];
    });
  },
};
