import type { Observation } from '../../../proofing/observation.js';
import { packEdges } from '../../../outlines/edges.js';
import { drawnLineOf } from '../../../proofing/drawn-line.js';
import { placeBetween, rounded } from '../../../proofing/figures.js';
import { nearestEdges, TOUCH_MM } from '../../../outlines/nearest-edges.js';
import type { PageRule } from '../../../proofing/rule.js';

/** The head of an arrow does not touch what it points at. */
export const arrow: PageRule = {
  scope: 'page',
  check({ touching }, { profile, kinds }) {
    const { gapMm, source } = profile.arrow;
    return touching
      .filter(({ joined }) => joined)
      .flatMap(({ a, b }): Observation[] =>
        [[a, b] as const, [b, a] as const].flatMap(([subject, target]): Observation[] => {
          if (target.form.role === 'label') return [];
          const line = drawnLineOf(kinds, subject);
          return (line?.heads ?? []).flatMap((head): Observation[] => {
            const tip = packEdges([{ points: [head], closed: false, halfMm: (line?.widthMm ?? 0) / 2 }]);
            // What comes close without touching is found as elements that are too close.
            const gap = nearestEdges(tip, target.marks, TOUCH_MM);
            if (!gap) return [];
            return [
              {
                severity: 'info',
                objects: [subject.object.uuid, target.object.uuid],
                place: placeBetween(gap),
                measured: rounded(gap.distanceMm),
                wanted: gapMm,
                source,
              },
            ];
          });
        }),
      );
  },
};
