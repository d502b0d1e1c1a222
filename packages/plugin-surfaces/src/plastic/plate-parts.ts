import type { Scene } from '@tastwerk/editor-core/scene';
import { solidLibrary, withBin } from './library.js';
import { ROUND_TABLE_PROFILE } from './relief-profile.js';
import { reliefSolid } from './relief-solid.js';
import { type BedSize, splitForBed } from './split-for-bed.js';
import { type Triangles, trianglesOf } from './triangles.js';

/** A plate or a part of it, as files have it. */
export interface PlatePart {
  /** Place of a part of a plate that is cut, from the left and from the bottom, such as `2-1`; empty for a whole plate. */
  readonly place: string;
  readonly faces: Triangles;
}

/** The plate of a sheet, cut for `bed` where one is named and the sheet does not fit it. */
export async function plateParts(scene: Scene, bed?: BedSize): Promise<readonly PlatePart[]> {
  const library = await solidLibrary();
  return withBin((keep) => {
    const body = keep(reliefSolid(scene, ROUND_TABLE_PROFILE, library));
    const parts = bed ? splitForBed(body, scene, bed, library) : [];
    if (parts.length <= 1) return [{ place: '', faces: trianglesOf(body) }];
    return parts.map((part) => ({
      place: `${part.column}-${part.row}`,
      faces: trianglesOf(keep(part.body)),
    }));
  });
}
