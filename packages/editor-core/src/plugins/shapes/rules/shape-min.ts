import { rounded, SLACK } from '../../../proofing/figures.js';
import type { ObjectRule } from '../../../proofing/rule.js';
import { areaSides } from '../../../proofing/area-sides.js';

/** An area is wide enough to be felt as one; what is small on both sides is a symbol, and `texture-area` holds textured ones. */
export const shapeMin: ObjectRule = {
  scope: 'object',
  check(subject, { profile }) {
    const { minMm, source } = profile.shapeMin;
    const sides = areaSides(subject);
    if (!sides || subject.texture || sides.smallerMm >= minMm - SLACK || sides.largerMm < minMm) return [];
    const { object, reliefBox } = subject;
    return [
      {
        severity: 'warning',
        objects: [object.uuid],
        place: reliefBox,
        measured: rounded(sides.smallerMm),
        wanted: minMm,
        source,
      },
    ];
  },
};
