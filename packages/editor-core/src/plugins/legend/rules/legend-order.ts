import type { Observation } from '../../../proofing/observation.js';
import { SLACK } from '../../../proofing/figures.js';
import type { PageRule } from '../../../proofing/rule.js';

/** A legend is read before the graphic: it stands at the left or above all that is no title. */
export const legendOrder: PageRule = {
  scope: 'page',
  check({ subjects }) {
    const legends = subjects.filter(({ form }) => form.role === 'legend');
    const drawn = subjects.flatMap(({ form, reliefBox }) => {
      const isTitle = form.role === 'label' && form.label.isTitle;
      return form.role === 'legend' || isTitle || !reliefBox ? [] : [reliefBox];
    });
    const left = Math.min(...drawn.map(({ x }) => x));
    const top = Math.min(...drawn.map(({ y }) => y));
    return legends.flatMap(({ object, reliefBox }): Observation[] => {
      if (!reliefBox || drawn.length === 0) return [];
      if (reliefBox.x <= left + SLACK || reliefBox.y <= top + SLACK) return [];
      return [{ severity: 'info', objects: [object.uuid], place: reliefBox, source: 'tud-le' }];
    });
  },
};
