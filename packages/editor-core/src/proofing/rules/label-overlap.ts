import type { Observation } from '../finding.js';
import { placeBetween } from '../figures.js';
import type { PageRule } from '../rule.js';
import { hiddenBelow } from './hidden-below.js';

/** The dots of a label and its frame touch no other label, no line and no raised area, and nothing is drawn over a legend. */
export const labelOverlap: PageRule = {
  scope: 'page',
  check(page) {
    const seen = (objects: readonly string[], gap: Parameters<typeof placeBetween>[0]): Observation => ({
      severity: 'error',
      objects,
      place: placeBetween(gap),
      source: 'tastwerk',
    });
    const isHidden = hiddenBelow(page);
    const onShapes = page.touchingPairs.flatMap((pair): Observation[] => {
      const { gap } = pair.relation;
      if (!gap || isHidden(pair)) return [];
      return [seen([pair.label.object.uuid, pair.shape.object.uuid], gap)];
    });
    const onWords = page.touching.flatMap(({ a, b, gap }): Observation[] => {
      if (!gap) return [];
      const [one, other] = [a.form.role, b.form.role];
      const labels = Number(one === 'label') + Number(other === 'label');
      const isOnLegend = labels === 0 && (one === 'legend' || other === 'legend');
      return labels === 2 || isOnLegend ? [seen([a.object.uuid, b.object.uuid], gap)] : [];
    });
    return [...onShapes, ...onWords];
  },
};
