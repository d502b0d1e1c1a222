import type { Observation } from '../finding.js';
import { placeBetween } from '../figures.js';
import type { PageRule } from '../rule.js';
import { hiddenBelow } from './hidden-below.js';

/** The dots of a label and its frame touch no other label, no line and no raised area. */
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
    const onShapes = page.labelPairs.flatMap((pair): Observation[] => {
      const { gap, joined, laidOn } = pair.relation;
      if (!gap || !(joined || laidOn) || isHidden(pair)) return [];
      return [seen([pair.label.object.uuid, pair.shape.object.uuid], gap)];
    });
    const onLabels = page.relations.flatMap(({ a, b, gap, joined, laidOn }): Observation[] => {
      const areLabels = a.form.role === 'label' && b.form.role === 'label';
      return gap && areLabels && (joined || laidOn) ? [seen([a.object.uuid, b.object.uuid], gap)] : [];
    });
    return [...onShapes, ...onLabels];
  },
};
