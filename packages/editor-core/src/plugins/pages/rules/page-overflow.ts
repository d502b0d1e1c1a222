import { rounded, SLACK } from '../../../proofing/figures.js';
import type { ObjectRule } from '../../../proofing/rule.js';
import { clearanceIn, moveInto } from './paper-edge.js';

/** All that is drawn, flat ink included, stays on the paper. */
export const pageOverflow: ObjectRule = {
  scope: 'object',
  check({ object, drawnBox }, { widthMm, heightMm }) {
    const paper = { x: 0, y: 0, width: widthMm, height: heightMm };
    if (!drawnBox || clearanceIn(paper, drawnBox) >= -SLACK) return [];
    return [
      {
        severity: 'error',
        objects: [object.uuid],
        place: drawnBox,
        measured: rounded(-clearanceIn(paper, drawnBox)),
        wanted: 0,
        source: 'tastwerk',
        ...moveInto(paper, drawnBox, object.uuid),
      },
    ];
  },
};
