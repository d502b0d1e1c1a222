import type { Observation } from '../../../proofing/observation.js';
import { rounded, SLACK } from '../../../proofing/figures.js';
import type { PageRule } from '../../../proofing/rule.js';

/** Lines that cross do so at an angle at which a finger stays on its line. */
export const crossing: PageRule = {
  scope: 'page',
  check({ touching }, { profile }) {
    const { minDegrees, source } = profile.crossing;
    return touching.flatMap(({ a, b, crossing: found }): Observation[] => {
      if (!found || found.degrees >= minDegrees - SLACK) return [];
      return [
        {
          severity: 'warning',
          objects: [a.object.uuid, b.object.uuid],
          place: { ...found.at, width: 0, height: 0 },
          measured: rounded(found.degrees),
          wanted: minDegrees,
          source,
        },
      ];
    });
  },
};
