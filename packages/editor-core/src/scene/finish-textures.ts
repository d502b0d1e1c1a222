import { boxContains } from '../geometry/box.js';
import { subtractAreas } from '../geometry/clipped-area.js';
import { boundsOfPath } from '../geometry/path-bounds.js';
import type { PathData } from '../geometry/path-data.js';
import { type Halo, halosMeeting } from './halo.js';
import type { Primitive } from '../primitives/primitives.js';
import { wholeDotsArea } from '../primitives/whole-dots.js';

/** `halos` without those that lie in the box of another: cutting is dear, and they cut nothing more. */
function withoutCovered(halos: readonly Halo[], boxes: readonly Halo[]): readonly Halo[] {
  return halos.filter(
    (halo, index) =>
      !boxes.some((other) => {
        const isEqual = boxContains(halo.box, other.box);
        return boxContains(other.box, halo.box) && (!isEqual || halos.indexOf(other) < index);
      }),
  );
}

function withoutHalos(path: PathData, halos: readonly Halo[]): PathData {
  if (halos.length === 0) return path;
  const bounds = boundsOfPath(path);
  const reaching = halosMeeting(halos, bounds);
  if (reaching.length === 0) return path;
  const boxes = reaching.filter(({ fillsBox }) => fillsBox);
  if (boxes.some(({ box }) => boxContains(box, bounds))) return [];
  return subtractAreas(
    path,
    withoutCovered(reaching, boxes).map((halo) => halo.path),
  );
}

/** Whether `primitive` is a texture, of tiles or solid. */
export function isTexture(primitive: Primitive): boolean {
  return primitive.type === 'texture' || (primitive.type === 'path' && primitive.texture !== undefined);
}

/** `primitive` with its texture, where it is one, cut by the halos of what lies above and without dots that an edge would cut. */
function finishTexture(primitive: Primitive, halos: readonly Halo[]): readonly Primitive[] {
  if (primitive.type === 'texture') {
    const path = wholeDotsArea({ ...primitive, path: withoutHalos(primitive.path, halos) });
    return path.length === 0 ? [] : [{ ...primitive, path }];
  }
  if (primitive.type !== 'path' || primitive.texture === undefined) return [primitive];
  const path = withoutHalos(primitive.path, halos);
  return path.length === 0 ? [] : [{ ...primitive, path }];
}

/** `primitives` of one object with their textures finished; `halos` are those of what lies above the object. */
export function finishTextures(
  primitives: readonly Primitive[],
  halos: readonly Halo[],
): readonly Primitive[] {
  return primitives.flatMap((primitive) => finishTexture(primitive, halos));
}
