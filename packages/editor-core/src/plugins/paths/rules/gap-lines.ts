import type { Observation } from '../../../proofing/observation.js';
import { placeBetween, rounded, SLACK } from '../../../proofing/figures.js';
import type { ParallelRun } from '../../../proofing/parallel-run.js';
import type { PageRule } from '../../../proofing/rule.js';

/** How exactly a double line keeps its gap, in mm. */
const DOUBLE_TOLERANCE_MM = 0.25;

function isDoubleLine({ nearest, widestMm }: ParallelRun, doubleMm: number): boolean {
  return [nearest.distanceMm, widestMm].every((gap) => Math.abs(gap - doubleMm) <= DOUBLE_TOLERANCE_MM);
}

/** Lines that run beside each other keep farther apart than other elements, unless they are a double line. */
export const gapLines: PageRule = {
  scope: 'page',
  check({ relations, groupOf, belongTogether }, { profile }) {
    const { errorMm, warningMm, runMm, doubleMm, source } = profile.gapLines;
    return relations.flatMap(({ a, b, run }): Observation[] => {
      if (!run || run.lengthMm < runMm || isDoubleLine(run, doubleMm)) return [];
      if (groupOf(a) === groupOf(b) || belongTogether(a, b)) return [];
      const measured = run.nearest.distanceMm;
      if (measured >= warningMm - SLACK) return [];
      return [
        {
          severity: measured < errorMm - SLACK ? 'error' : 'warning',
          objects: [a.object.uuid, b.object.uuid],
          place: placeBetween(run.nearest),
          measured: rounded(measured),
          wanted: warningMm,
          source,
        },
      ];
    });
  },
};
