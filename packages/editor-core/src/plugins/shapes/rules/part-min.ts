import { rounded, SLACK } from '../../../proofing/figures.js';
import { pointSymbolOf } from '../../../proofing/point-symbol.js';
import type { ObjectRule } from '../../../proofing/rule.js';
import { areaSides } from '../../../proofing/area-sides.js';

/** A part that is small on both sides is still large enough to be told from a speck; point symbols have a rule of their own. */
export const partMin: ObjectRule = {
  scope: 'object',
  check(subject, context) {
    const { profile } = context;
    const { minMm, source } = profile.partMin;
    const sides = areaSides(subject);
    const isPart = sides !== null && !subject.texture && sides.largerMm < profile.shapeMin.minMm;
    if (!isPart || pointSymbolOf(subject, context) || sides.smallerMm >= minMm - SLACK) return [];
    return [
      {
        severity: 'warning',
        objects: [subject.object.uuid],
        place: subject.reliefBox,
        measured: rounded(sides.smallerMm),
        wanted: minMm,
        source,
      },
    ];
  },
};
