import type { Command, Document, Engine, PageObject } from '@tastwerk/editor-core';
import { childrenOf } from '@tastwerk/editor-core/objects';
import { isDrawn } from './drawing.js';

type GroupObject = Extract<PageObject, { readonly type: 'group' }>;

const groupsOf = (objects: readonly PageObject[]): readonly GroupObject[] =>
  objects.flatMap((object) => (object.type === 'group' && !object.locked ? [object] : []));

/** A document whose page has no groups, with what made it so and the groups of the page that are no longer there. */
export interface Flat {
  readonly document: Document;
  readonly commands: readonly Command[];
  readonly groups: readonly GroupObject[];
}

/** The groups of a page taken apart, those within them too: steps look at each shape. Locked groups stay whole. */
export function withoutGroups({ commands }: Engine, document: Document, pageIndex: number): Flat {
  const done: Command[] = [];
  let current = document;
  for (;;) {
    const groups = groupsOf(current.pages[pageIndex]?.objects ?? []);
    if (groups.length === 0) break;
    const command: Command = { type: 'ungroup-objects', uuids: groups.map(({ uuid }) => uuid) };
    const applied = commands.apply(current, command);
    if (!applied.ok) break;
    done.push(command);
    current = applied.value;
  }
  return { document: current, commands: done, groups: groupsOf(document.pages[pageIndex]?.objects ?? []) };
}

function leafUuids(object: PageObject): readonly string[] {
  return object.type === 'group' ? childrenOf(object).flatMap(leafUuids) : [object.uuid];
}

/** The commands that put what is still drawn of `groups` together again; labels stay by themselves, so that they are placed one by one. */
export function groupedAgain(
  { pages }: Document,
  pageIndex: number,
  groups: readonly GroupObject[],
): readonly Command[] {
  const drawn = new Set((pages[pageIndex]?.objects ?? []).filter(isDrawn).map(({ uuid }) => uuid));
  return groups.flatMap((group): readonly Command[] => {
    const members = leafUuids(group).filter((uuid) => drawn.has(uuid));
    const { uuid, moniker } = group;
    return members.length > 1 ? [{ type: 'group-objects', uuid, uuids: members, moniker }] : [];
  });
}

/** Whether a step may change or take out an object: legends and what is locked stay as they are. */
export const isOpen = (object: PageObject): boolean => object.type !== 'key' && !object.locked;

/** The commands that put `objects` on the page in place of those that it has. */
export function replacingCommands(
  { pages }: Document,
  pageIndex: number,
  objects: readonly PageObject[],
): readonly Command[] {
  const page = pages[pageIndex];
  if (!page) return [];
  const [before, after] = [page.objects.filter(isOpen), objects.filter(isOpen)];
  if (before.length === after.length && before.every((object, index) => object === after[index])) return [];
  return [
    ...(before.length > 0
      ? [{ type: 'remove-objects', uuids: before.map(({ uuid }) => uuid) } as const]
      : []),
    ...(after.length > 0 ? [{ type: 'add-objects', pageUuid: page.uuid, objects: after } as const] : []),
  ];
}
