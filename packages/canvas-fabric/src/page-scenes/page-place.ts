import type { Document, PageObject, SceneResources } from '@tastwerk/editor-core';
import { isSameLegend, pageLegend } from '@tastwerk/editor-core/legend';
import { createPageDrawer, type PageDrawer } from '@tastwerk/editor-core/scene';
import type { KeptEntry } from './page-state.js';
import { type BrailleRecord, recordLookup, stillHolds } from './recording-lookup.js';

/** Where a page stands in its document, and what draws it. */
export interface PagePlace {
  readonly document: Document;
  readonly pageIndex: number;
  readonly resources: SceneResources;
  readonly drawer: PageDrawer;
  /** What the drawer has asked for since this was called last. */
  readonly takeRecords: () => readonly BrailleRecord[];
}

/** The page at `pageIndex`, with a drawer that notes what braille it asks for. */
export function placeOf(document: Document, pageIndex: number, resources: SceneResources): PagePlace {
  const { lookup, take: takeRecords } = recordLookup(resources.braille);
  const drawer = createPageDrawer(document, pageIndex, { ...resources, braille: lookup });
  return { document, pageIndex, resources, drawer, takeRecords };
}

/** The objects of the page, back to front. */
export function objectsOf({ document, pageIndex }: PagePlace): readonly PageObject[] {
  return document.pages[pageIndex]?.objects ?? [];
}

/** What every object's drawing on a page depends on besides the object, what lies above it and the braille. */
export function surroundingsOf({ document, pageIndex, resources: { kinds } }: PagePlace): string {
  return JSON.stringify([
    document.uuid,
    document.pages[pageIndex]?.uuid,
    pageIndex,
    document.pages.length,
    document.system,
    pageLegend(kinds, document, pageIndex).isActive,
  ]);
}

/** Whether `kept` is still what `object` draws but for what lies above it. */
export function isUpToDate(
  kept: KeptEntry,
  object: PageObject,
  { document, pageIndex, resources }: PagePlace,
): boolean {
  return (
    kept.object === object &&
    stillHolds(kept.records, resources.braille) &&
    (kept.legend === null || isSameLegend(kept.legend, pageLegend(resources.kinds, document, pageIndex)))
  );
}
