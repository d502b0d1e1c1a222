import { safeAreaOf } from '../../../document/safe-area.js';
import { boxContains } from '../../../geometry/box.js';
import { rounded, SLACK } from '../../../proofing/figures.js';
import type { ObjectRule } from '../../../proofing/rule.js';
import { clearanceIn, moveInto } from './paper-edge.js';

/** All that swells keeps inside the safe area and out of the binding space; what leaves the paper is `page-overflow`. */
export const margin: ObjectRule = {
  scope: 'object',
  check({ object, reliefBox, drawnBox }, context) {
    const { widthMm, heightMm, bindingSpace, profile } = context;
    if (!reliefBox || !drawnBox) return [];
    const page = { width: widthMm, height: heightMm, bindingSpace };
    const safe = safeAreaOf(page, profile.margin.minMm);
    const inside = clearanceIn(safe, reliefBox);
    if (inside >= -SLACK || !boxContains({ x: 0, y: 0, width: widthMm, height: heightMm }, drawnBox))
      return [];
    const { minMm: wanted, source } = profile.margin;
    const isBinding =
      clearanceIn({ ...safe, x: wanted, width: safe.x + safe.width - wanted }, reliefBox) >= 0;
    return [
      {
        severity: 'error',
        objects: [object.uuid],
        place: reliefBox,
        measured: rounded(inside + (isBinding ? safe.x : wanted)),
        wanted: isBinding ? safe.x : wanted,
        source,
        ...moveInto(safe, reliefBox, object.uuid),
      },
    ];
  },
};
