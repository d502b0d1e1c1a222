import type { TextureName } from '../../../values/textures.js';
import type { PageRule } from '../../../proofing/rule.js';

/** A page has no more different textures than a reader keeps apart; each object with a texture is named. */
export const textureCount: PageRule = {
  scope: 'page',
  check({ subjects }, { profile, widthMm, heightMm }) {
    const { most, errorAbove, source } = profile.textureCount;
    const textured = subjects.filter(({ texture }) => texture !== null);
    const names = new Set(textured.map(({ texture }): TextureName | undefined => texture?.name));
    if (names.size <= most) return [];
    return [
      {
        severity: names.size > errorAbove ? 'error' : 'warning',
        objects: textured.map(({ object }) => object.uuid),
        place: { x: 0, y: 0, width: widthMm, height: heightMm },
        measured: names.size,
        wanted: most,
        source,
      },
    ];
  },
};
