import type { Command, Page, PageObject } from '@tastwerk/editor-core';
import { childrenOf } from '@tastwerk/editor-core/objects';
import type { RowDrop } from '@tastwerk/ui';
import { objectTree } from './object-nodes.js';

type PlaceObjects = Extract<Command, { type: 'place-objects' }>;

/**
 * The command for rows that are dropped on the list of `page`: the list shows the uppermost object first, so that above a row is in
 * front of it. Undefined when the row is gone.
 */
export function placementOf(page: Page, { ids, target, position }: RowDrop): PlaceObjects | undefined {
  const { byId, parents } = objectTree(page.objects);
  const object = byId.get(target);
  if (!object) return undefined;
  const isMoved = new Set(ids);
  const others = (objects: readonly PageObject[]) => objects.filter(({ uuid }) => !isMoved.has(uuid));
  if (position === 'on') {
    return { type: 'place-objects', uuids: ids, into: target, index: others(childrenOf(object)).length };
  }
  const parent = parents.get(target);
  const siblings = parent ? childrenOf(parent) : page.objects;
  // Where the row itself moves, what is counted is what lies behind it.
  const place = siblings.findIndex(({ uuid }) => uuid === target);
  const behind = others(siblings.slice(0, place)).length;
  const index = behind + (position === 'before' && !isMoved.has(target) ? 1 : 0);
  return { type: 'place-objects', uuids: ids, into: parent?.uuid ?? page.uuid, index };
}
