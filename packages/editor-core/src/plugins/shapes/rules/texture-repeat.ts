import { textureOf } from '../../../values/textures.js';
import { boxAround } from '../../../geometry/box.js';
import { rounded, SLACK } from '../../../proofing/figures.js';
import type { ObjectRule } from '../../../proofing/rule.js';
import type { TexturedRegion } from '../../../outlines/subject.js';
import { TEXTURE_TRAITS } from './texture-traits.js';

/** How often the texture comes again in its region, in the direction in which it is felt. */
function repeatsIn({ name, region }: TexturedRegion): number {
  const texture = textureOf(name);
  if (texture.kind !== 'tile') return Infinity;
  const { width, height } = boxAround(region.flatMap(({ points }) => points));
  const { repeats, rowsInTile = 1 } = TEXTURE_TRAITS[name];
  const across = (rowsInTile * width) / texture.widthMm;
  const down = (rowsInTile * height) / texture.heightMm;
  switch (repeats) {
    case 'across':
      return across;
    case 'down':
      return down;
    case 'slanting':
      return across + down;
    case 'both':
      return Math.min(across, down);
  }
}

/** A texture shows often enough to be felt as one. */
export const textureRepeat: ObjectRule = {
  scope: 'object',
  check({ object, texture }, { profile }) {
    if (!texture) return [];
    const { least, source } = profile.textureRepeat;
    const measured = repeatsIn(texture);
    if (measured >= least - SLACK) return [];
    return [
      {
        severity: 'info',
        objects: [object.uuid],
        place: texture.rim.box,
        measured: rounded(measured),
        wanted: least,
        source,
      },
    ];
  },
};
