import type { Observation } from '../../../proofing/observation.js';
import { rounded, SLACK } from '../../../proofing/figures.js';
import type { ProofingProfile } from '../../../proofing/profile.js';
import type { ObjectRule } from '../../../proofing/rule.js';
import { isDashed } from './dash-pattern.js';

type Figures = Pick<Observation, 'measured' | 'wanted' | 'values'>;

/** What of a broken line misses the figures: dashes by their length, dots by their distance from centre to centre. */
function missed(
  dash: number,
  gap: number,
  { shortestMm, longestMm, dotPitchMm }: ProofingProfile['dash'],
): Figures | null {
  if (!isDashed(dash)) {
    const measured = dash + gap;
    if (measured <= dotPitchMm + SLACK) return null;
    return { measured: rounded(measured), wanted: dotPitchMm, values: { context: 'dots' } };
  }
  const measured = rounded(dash);
  if (dash < shortestMm - SLACK) return { measured, wanted: shortestMm, values: { context: 'short' } };
  if (dash <= longestMm + SLACK) return null;
  return { measured, wanted: longestMm, values: { context: 'long' } };
}

/** The dashes or dots of a broken line are felt as one line. */
export const dash: ObjectRule = {
  scope: 'object',
  check({ object, stroke, reliefBox }, { profile }) {
    if (!stroke?.dashMm) return [];
    const [dashMm = 0, gapMm = 0] = stroke.dashMm;
    const figures = missed(dashMm, gapMm, profile.dash);
    const { source } = profile.dash;
    return figures
      ? [{ severity: 'info', objects: [object.uuid], place: reliefBox, source, ...figures }]
      : [];
  },
};
