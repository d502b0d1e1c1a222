import type { PageObject } from '@tastwerk/editor-core';
import { type BoxIndex, createBoxIndex } from '@tastwerk/editor-core/collections';
import type { Box } from '@tastwerk/editor-core/geometry';
import type { PageLegend } from '@tastwerk/editor-core/legend';
import type { Halo, ObjectScene } from '@tastwerk/editor-core/scene';
import { createHaloIndex, type HaloIndex } from './halo-index.js';
import type { BrailleRecord } from './recording-lookup.js';

/** An object of the shown page with what it draws and its place in painting order. */
export interface PageEntry {
  readonly object: PageObject;
  readonly scene: ObjectScene;
  readonly order: number;
}

/** An entry with what its drawing depends on. */
export interface KeptEntry extends PageEntry {
  readonly records: readonly BrailleRecord[];
  /** What it keeps free of the textures below it. */
  readonly halos: readonly Halo[];
  /** The halos that its own textures were cut by; null where it has none. */
  readonly above: readonly Halo[] | null;
  /** What a legend explained when it was drawn; null for all else. */
  readonly legend: PageLegend | null;
}

/** All objects of a page with what they draw, and what finds them by place. */
export interface PageState {
  readonly entries: ReadonlyMap<string, KeptEntry>;
  /** The same in painting order. */
  readonly ordered: readonly KeptEntry[];
  /** Ids of the objects. */
  readonly index: BoxIndex<string>;
  readonly halos: HaloIndex;
}

/** A page without objects. */
export function blankState(): PageState {
  return { entries: new Map(), ordered: [], index: createBoxIndex(), halos: createHaloIndex() };
}

/** Where two states of a page look different, in page mm. */
export function differences(one: PageState, other: PageState): readonly Box[] {
  const onlyIn = (here: PageState, there: PageState) =>
    here.ordered.filter((entry) => there.entries.get(entry.object.uuid) !== entry);
  return [...onlyIn(one, other), ...onlyIn(other, one)].map(({ scene }) => scene.bounds);
}
