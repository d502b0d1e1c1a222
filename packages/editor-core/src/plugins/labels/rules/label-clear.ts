import type { Observation } from '../../../proofing/observation.js';
import { placeBetween, rounded, SLACK } from '../../../proofing/figures.js';
import type { PageRule } from '../../../proofing/rule.js';
import { hiddenBelow } from './hidden-below.js';

/** Around a label no texture is felt. */
export const labelClear: PageRule = {
  scope: 'page',
  check(page, { profile }) {
    const { minMm, source } = profile.labelClear;
    const isHidden = hiddenBelow(page);
    return page.labelPairs.flatMap((pair): Observation[] => {
      const { textureGap } = pair.relation;
      if (!textureGap || textureGap.distanceMm >= minMm - SLACK || isHidden(pair)) return [];
      return [
        {
          severity: 'error',
          objects: [pair.label.object.uuid, pair.shape.object.uuid],
          place: placeBetween(textureGap),
          measured: rounded(textureGap.distanceMm),
          wanted: minMm,
          source,
        },
      ];
    });
  },
};
