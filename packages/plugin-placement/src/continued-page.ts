import type { Command, Document, Kinds } from '@tastwerk/editor-core';
import { uuidFrom, uuidsIn } from '@tastwerk/editor-core/objects';
import { leadLinesByLabel } from './labels-of-page.js';

/** The id of what continues something on the next page. */
export const continuedUuid = (uuid: string): string => uuidFrom(`${uuid}/continued`);

/** Pages that continue a drawing: one with more is to be drawn another way. */
export const MOST_CONTINUED = 3;

/** The ids that something has on the pages that continue its own. */
export function continuedUuids(uuid: string): readonly string[] {
  const ids = [continuedUuid(uuid)];
  while (ids.length < MOST_CONTINUED) ids.push(continuedUuid(ids.at(-1) ?? uuid));
  return ids;
}

/**
 * The commands that continue the page at `pageIndex` on one behind it: the same drawing with the labels `unplaced`, which leave the page,
 * and without those that have a place there.
 */
export function continuingCommands(
  kinds: Kinds,
  { pages }: Pick<Document, 'pages'>,
  pageIndex: number,
  unplaced: readonly string[],
  name: string,
): readonly Command[] {
  const page = pages[pageIndex];
  if (!page) return [];
  const ids = Object.fromEntries(uuidsIn(page.objects).map((uuid) => [uuid, continuedUuid(uuid)]));
  const away = new Set(unplaced);
  const leads = leadLinesByLabel(kinds, page.objects);
  const placed = page.objects.flatMap((object) => {
    if (object.type !== 'label' || object.isTitle || away.has(object.uuid)) return [];
    return [object, leads.get(object.uuid)].flatMap((one) => one?.uuid ?? []);
  });
  return [
    { type: 'duplicate-page', uuid: page.uuid, copyUuid: continuedUuid(page.uuid), name, ids },
    { type: 'remove-objects', uuids: unplaced },
    ...(placed.length > 0 ? [{ type: 'remove-objects', uuids: placed.map(continuedUuid) } as const] : []),
  ];
}
