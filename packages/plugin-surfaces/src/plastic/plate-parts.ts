import type { Scene } from '@tastwerk/editor-core/scene';
import { brailleDots } from './cross-sections.js';
import { solidLibrary, withBin } from './library.js';
import type { ReliefProfile } from './relief-profile.js';
import { type PlateKind, reliefSolid } from './relief-solid.js';
import { type BedSize, splitForBed } from './split-for-bed.js';
import { type Triangles, trianglesOf } from './triangles.js';

/** How sheets become plates. */
export interface PlateWish {
  readonly kind: PlateKind;
  readonly profile: ReliefProfile;
  /** The bed of the printer; whole sheets where none is named. */
  readonly bed?: BedSize | undefined;
}

/** A plate or a part of it, as files have it. */
export interface PlatePart {
  /** Place of a part of a plate that is cut, from the left and from the bottom, such as `2-1`; empty for a whole plate. */
  readonly place: string;
  readonly faces: Triangles;
}

/** The plate of a sheet, cut where a bed is named that the sheet does not fit. */
export async function plateParts(
  scene: Scene,
  { kind, profile, bed }: PlateWish,
): Promise<readonly PlatePart[]> {
  const library = await solidLibrary();
  return withBin((keep) => {
    const body = keep(reliefSolid(scene, profile, library, kind));
    // The body has the height of the sheet in y.
    const dots = brailleDots(scene.primitives).map(({ x, y }) => ({ x, y: scene.heightMm - y }));
    const parts = bed ? splitForBed(body, scene, bed, library, dots) : [];
    if (parts.length <= 1) return [{ place: '', faces: trianglesOf(body) }];
    return parts.map((part) => ({
      place: `${part.column}-${part.row}`,
      faces: trianglesOf(keep(part.body)),
    }));
  });
}
