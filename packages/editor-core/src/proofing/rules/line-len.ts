import type { Stroke } from '../../scene/primitives.js';
import type { Observation } from '../finding.js';
import { rounded, SLACK } from '../figures.js';
import { leadLinesOf } from '../lead-lines.js';
import type { PageRule } from '../rule.js';
import { isDashed } from './dash-pattern.js';

/** Length in mm that shows a broken line as one; 0 for a whole one. */
function brokenLength({ dashMm }: Stroke, repeats: number): number {
  const [dash = 0, gap = 0] = dashMm ?? [];
  return isDashed(dash) ? repeats * (dash + gap) - gap : 0;
}

/** A line that stands alone is long enough to be followed; one that touches others is a part of them, and a lead line may be short. */
export const lineLen: PageRule = {
  scope: 'page',
  check(page, { profile }) {
    const { subjects, joined } = page;
    const { warningMm, infoMm, repeats, source } = profile.lineLength;
    const leadLines = new Set(leadLinesOf(page, profile).map(({ shape }) => shape));
    return subjects.flatMap((subject): Observation[] => {
      const { object, form, stroke, reliefBox } = subject;
      if (form.role !== 'line' || !stroke) return [];
      const wanted = Math.max(infoMm, brokenLength(stroke, repeats));
      if (form.lengthMm >= wanted - SLACK || joined.has(subject) || leadLines.has(subject)) return [];
      return [
        {
          severity: form.lengthMm < warningMm - SLACK ? 'warning' : 'info',
          objects: [object.uuid],
          place: reliefBox,
          measured: rounded(form.lengthMm),
          wanted,
          source,
        },
      ];
    });
  },
};
