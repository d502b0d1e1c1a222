import { rounded, SLACK } from '../../../proofing/figures.js';
import { pointSymbolOf } from '../../../proofing/point-symbol.js';
import type { ObjectRule } from '../../../proofing/rule.js';

/** A point symbol is large enough to be found and told from a speck. */
export const pointMin: ObjectRule = {
  scope: 'object',
  check(subject, context) {
    const { errorMm, warningMm, source } = context.profile.pointMin;
    const symbol = pointSymbolOf(subject, context);
    if (!symbol || symbol.smallerMm >= warningMm - SLACK) return [];
    return [
      {
        severity: symbol.smallerMm < errorMm - SLACK ? 'error' : 'warning',
        objects: [subject.object.uuid],
        place: subject.reliefBox,
        measured: rounded(symbol.smallerMm),
        wanted: warningMm,
        source,
      },
    ];
  },
};
