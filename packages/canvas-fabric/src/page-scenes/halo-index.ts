import { type Box, boxesMeet, type Halo, uniteBoxes } from '@tastwerk/editor-core';
import { createSpatialIndex } from '../picking/spatial-index.js';

/** The halos of a page's objects, found by place. */
export interface HaloIndex {
  /** Takes over the halos of an object; none when it casts none or is gone. */
  readonly set: (uuid: string, halos: readonly Halo[]) => void;
  /** The halos of objects after `order` in painting order that reach into `box`, in that order. */
  readonly above: (box: Box, order: number, orderOf: (uuid: string) => number) => readonly Halo[];
  readonly clear: () => void;
}

/** Starts without halos. */
export function createHaloIndex(): HaloIndex {
  const halosOf = new Map<string, readonly Halo[]>();
  const index = createSpatialIndex();
  return {
    set(uuid, halos) {
      const [first, ...others] = halos.map(({ box }) => box);
      if (first) {
        halosOf.set(uuid, halos);
        index.set(uuid, others.reduce(uniteBoxes, first));
      } else if (halosOf.delete(uuid)) index.delete(uuid);
    },
    above(box, order, orderOf) {
      if (halosOf.size === 0) return [];
      return index
        .meeting(box)
        .map((uuid) => ({ uuid, order: orderOf(uuid) }))
        .filter((owner) => owner.order > order)
        .sort((a, b) => a.order - b.order)
        .flatMap(({ uuid }) => (halosOf.get(uuid) ?? []).filter((halo) => boxesMeet(halo.box, box)));
    },
    clear() {
      halosOf.clear();
      index.clear();
    },
  };
}
