import type { Observation } from '../finding.js';
import { rounded, SLACK } from '../figures.js';
import type { ProofingProfile } from '../profile.js';
import type { ObjectRule } from '../rule.js';
import { isDashed } from './dash-pattern.js';

type Figures = Pick<Observation, 'measured' | 'wanted'>;

/** What of a broken line misses the figures: dashes by their length, dots by their distance from centre to centre. */
function missed(
  dash: number,
  gap: number,
  { shortestMm, longestMm, dotPitchMm }: ProofingProfile['dash'],
): Figures | null {
  if (!isDashed(dash)) {
    const measured = dash + gap;
    return measured > dotPitchMm + SLACK ? { measured: rounded(measured), wanted: dotPitchMm } : null;
  }
  if (dash < shortestMm - SLACK) return { measured: rounded(dash), wanted: shortestMm };
  return dash > longestMm + SLACK ? { measured: rounded(dash), wanted: longestMm } : null;
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
