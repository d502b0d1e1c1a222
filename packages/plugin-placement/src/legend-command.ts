import type { Command, Document, EngineCore, SceneResources } from '@tastwerk/editor-core';
import { boxesMeet } from '@tastwerk/editor-core/geometry';
import { documentKeyPage, keyOf } from '@tastwerk/editor-core/legend';
import { uuidFrom } from '@tastwerk/editor-core/objects';
import { keyRoom } from '@tastwerk/editor-core/placing';
import { keyLayout } from '@tastwerk/editor-core/scene';

/**
 * The commands that give the legend of the page at `pageIndex` the room that its entries need: where it stands, elsewhere on the page, or
 * on a page of its own, called `newPageName`, that explains the document. None where it has room or the page has none; `resources` have its braille.
 */
export function legendCommands(
  { kinds }: EngineCore,
  document: Document,
  pageIndex: number,
  resources: SceneResources,
  newPageName: string,
): readonly Command[] {
  const page = document.pages[pageIndex];
  const key = page && keyOf(page);
  if (!page || !key?.active || documentKeyPage(document) >= 0) return [];
  const layout = keyLayout(document, pageIndex, key, resources);
  const others = page.objects.filter((object) => object !== key);
  // A legend grows with its entries.
  const frame = { ...key, height: Math.max(key.height, layout.frameHeightMm) };
  const isClear = others.every((object) => object.hidden || !boxesMeet(kinds.boundsOf(object), frame));
  if (!layout.overflows && isClear) return [];
  const room = keyRoom(document, pageIndex, resources);
  if (room) return [{ type: 'update-objects', changes: [{ uuid: key.uuid, set: { ...room } }] }];
  return legendPageCommands(page.uuid, newPageName);
}

/** The commands that add a page called `name` with a legend that explains the document. */
export function legendPageCommands(pageUuid: string, name: string): readonly Command[] {
  const uuid = uuidFrom(`${pageUuid}/legend-page`);
  return [
    { type: 'add-page', uuid, name, titleLabelUuid: uuidFrom(`${uuid}/title`) },
    { type: 'place-key', pageUuid: uuid, explains: 'document' },
  ];
}
