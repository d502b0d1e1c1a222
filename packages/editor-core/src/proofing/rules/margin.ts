import { BINDING_SPACE_MM } from '../../document/paper.js';
import type { Box } from '../../geometry/box.js';
import { boxContains } from '../../geometry/box.js';
import { rounded, SLACK } from '../figures.js';
import type { ObjectRule, ProofContext } from '../rule.js';
import { clearanceIn, moveInto } from './paper-edge.js';

function safeBox({ profile, widthMm, heightMm, bindingSpace }: ProofContext): Box {
  const { minMm } = profile.margin;
  const left = bindingSpace ? Math.max(minMm, BINDING_SPACE_MM) : minMm;
  return { x: left, y: minMm, width: widthMm - left - minMm, height: heightMm - 2 * minMm };
}

/** All that swells keeps inside the safe area and out of the binding space; what leaves the paper is `page-overflow`. */
export const margin: ObjectRule = {
  scope: 'object',
  check({ object, reliefBox, drawnBox }, context) {
    const { widthMm, heightMm, profile } = context;
    if (!reliefBox || !drawnBox) return [];
    const safe = safeBox(context);
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
