import { createBoxIndex } from '@tastwerk/editor-core/collections';
import { type Box, uniteBoxes } from '@tastwerk/editor-core/geometry';
import { type Halo, halosMeeting } from '@tastwerk/editor-core/scene';

/** The halos of a page's objects, found by place. */
export interface HaloIndex {
  /** Takes over the halos of an object; none when it casts none or is gone. */
  readonly set: (uuid: string, halos: readonly Halo[]) => void;
  /** The halos of objects after `order` in painting order that reach into `box`, in that order. */
  readonly above: (box: Box, order: number, orderOf: (uuid: string) => number) => readonly Halo[];
}

/** Starts without halos. */
export function createHaloIndex(): HaloIndex {
  const halosOf = new Map<string, readonly Halo[]>();
  const index = createBoxIndex<string>();
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
      const owners: { readonly uuid: string; readonly order: number }[] = [];
      for (const uuid of index.meeting(box)) {
        const owner = { uuid, order: orderOf(uuid) };
        if (owner.order > order) owners.push(owner);
      }
      owners.sort((a, b) => a.order - b.order);
      return owners.flatMap(({ uuid }) => halosMeeting(halosOf.get(uuid) ?? [], box));
    },
  };
}
