import type { Observation } from '../../../proofing/observation.js';
import { placeBetween, SLACK } from '../../../proofing/figures.js';
import type { PageRule } from '../../../proofing/rule.js';
import type { TexturedRegion } from '../../../outlines/subject.js';
import { TEXTURE_TRAITS } from './texture-traits.js';

function areAlike(one: TexturedRegion, other: TexturedRegion): boolean {
  const { family } = TEXTURE_TRAITS[one.name];
  return one.name !== other.name && family !== null && family === TEXTURE_TRAITS[other.name].family;
}

/** Areas beside each other do not have textures that a finger takes for each other. */
export const textureContrast: PageRule = {
  scope: 'page',
  check({ relations }, { profile }) {
    const { reachMm, source } = profile.textureContrast;
    return relations.flatMap(({ a, b, gap }): Observation[] => {
      if (!gap || gap.distanceMm > reachMm + SLACK || !a.texture || !b.texture) return [];
      if (!areAlike(a.texture, b.texture)) return [];
      return [
        { severity: 'info', objects: [a.object.uuid, b.object.uuid], place: placeBetween(gap), source },
      ];
    });
  },
};
