import type { Observation } from '../../../proofing/observation.js';
import { placeBetween } from '../../../proofing/figures.js';
import type { Nearest } from '../../../outlines/nearest-edges.js';
import type { PageRule } from '../../../proofing/rule.js';
import type { Subject } from '../../../outlines/subject.js';
import { hiddenBelow } from './hidden-below.js';

/** What lies on what, for the sentence about it. */
function whatMeets(...both: readonly Subject[]): string {
  const labels = both.filter(({ form }) => form.role === 'label').length;
  const hasLegend = both.some(({ form }) => form.role === 'legend');
  if (hasLegend) return labels === 0 ? 'legend' : 'labelAndLegend';
  return labels === 2 ? 'labels' : 'label';
}

/** The dots of a label and its frame touch no other label, no line and no raised area, and nothing is drawn over a legend. */
export const labelOverlap: PageRule = {
  scope: 'page',
  check(page) {
    const seen = (a: Subject, b: Subject, gap: Nearest): Observation => ({
      severity: 'error',
      objects: [a.object.uuid, b.object.uuid],
      place: placeBetween(gap),
      values: { context: whatMeets(a, b) },
      source: 'tastwerk',
    });
    const isHidden = hiddenBelow(page);
    const onShapes = page.touchingPairs.flatMap((pair): Observation[] => {
      const { gap } = pair.relation;
      if (!gap || isHidden(pair)) return [];
      return [seen(pair.label, pair.shape, gap)];
    });
    const onWords = page.touching.flatMap(({ a, b, gap }): Observation[] => {
      if (!gap) return [];
      const [one, other] = [a.form.role, b.form.role];
      const labels = Number(one === 'label') + Number(other === 'label');
      const isOnLegend = labels === 0 && (one === 'legend' || other === 'legend');
      return labels === 2 || isOnLegend ? [seen(a, b, gap)] : [];
    });
    return [...onShapes, ...onWords];
  },
};
