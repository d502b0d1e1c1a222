import { rounded, SLACK } from '../../../proofing/figures.js';
import type { Observation } from '../../../proofing/observation.js';
import { leadLinesOf } from '../../../proofing/lead-lines.js';
import type { PageRule } from '../../../proofing/rule.js';

/** A lead line from a label to what it names is short and carries no head. */
export const lead: PageRule = {
  scope: 'page',
  check(page, { profile, kinds }) {
    const { mostMm, source } = profile.lead;
    return leadLinesOf(kinds, page, profile).flatMap(({ line, shape, label }): Observation[] => {
      const isLong = line.lengthMm > mostMm + SLACK;
      const hasHead = line.heads.length > 0;
      if (!isLong && !hasHead) return [];
      return [
        {
          severity: 'warning',
          objects: [shape.object.uuid, label.object.uuid],
          place: shape.reliefBox,
          measured: rounded(line.lengthMm),
          wanted: mostMm,
          values: { context: isLong ? (hasHead ? 'longArrow' : 'long') : 'arrow' },
          source,
        },
      ];
    });
  },
};
