import { rounded, SLACK } from '../figures.js';
import type { ObjectRule } from '../rule.js';
import { areaSides } from './area-sides.js';

/** A symbol or other part that is small on both sides is still large enough to be told from a speck. */
export const partMin: ObjectRule = {
  scope: 'object',
  check(subject, { profile }) {
    const { minMm, source } = profile.partMin;
    const sides = areaSides(subject);
    const isPart = sides !== null && !subject.texture && sides.largerMm < profile.shapeMin.minMm;
    if (!isPart || sides.smallerMm >= minMm - SLACK) return [];
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
