import type { Command, Document, Engine, Kinds, Page, PageObject } from '@tastwerk/editor-core';
import { childrenOf, keptOf, walkObjects } from '@tastwerk/editor-core/objects';
import { isSameJson } from '../same-json.js';
import { movesBetween } from './object-order.js';

/** What makes an object itself, and what it holds: neither is set. */
const FIXED: ReadonlySet<string> = new Set(['type', 'uuid', 'objects']);

/** What follows from an edit of a label, unless it is set with it: a text says all of it. */
const FOLLOWING = ['pristine', 'keyVal', 'autoSize', 'placing'] as const;

type Sets = Readonly<Record<string, unknown>>;

/** The properties of `after` that differ from those of `before`. */
function setOf(before: PageObject, after: PageObject): Sets {
  const was = new Map<string, unknown>(Object.entries(before));
  const set: [string, unknown][] = Object.entries(after).filter(
    ([name, value]) => !FIXED.has(name) && !isSameJson(was.get(name), value),
  );
  if (keptOf(before) && !keptOf(after)) set.push(['kept', null]);
  if (set.length === 0 || after.type !== 'label') return Object.fromEntries(set);
  return { ...Object.fromEntries(FOLLOWING.map((name) => [name, after[name]])), ...Object.fromEntries(set) };
}

/** Whether both are the same kind of object with the same objects in them, so that properties alone tell them apart. */
function isEditable(kinds: Kinds, before: PageObject, after: PageObject): boolean {
  if (before.type !== after.type) return false;
  if (before !== after && !kinds.isKnown(before) && !isSameJson(before, after)) return false;
  const [was, is] = [childrenOf(before), childrenOf(after)];
  // The drawing of a chart follows when its data is set.
  if (was.length !== is.length) return kinds.holdsParts(before);
  return was.every((child, index) => {
    const other = is[index];
    return other?.uuid === child.uuid && isEditable(kinds, child, other);
  });
}

/** What is set on `before` and on what it holds so that it becomes `after`. */
function editsOf(
  kinds: Kinds,
  before: PageObject,
  after: PageObject,
): readonly { uuid: string; set: Sets }[] {
  if (before === after) return [];
  const set = setOf(before, after);
  const own = Object.keys(set).length === 0 ? [] : [{ uuid: after.uuid, set }];
  if (kinds.holdsParts(before)) return own;
  const [was, is] = [childrenOf(before), childrenOf(after)];
  return [
    ...own,
    ...was.flatMap((child, index) => {
      const other = is[index];
      return other ? editsOf(kinds, child, other) : [];
    }),
  ];
}

/** What becomes of the objects of a document, page by page. */
export interface ObjectChanges {
  /** Takes away what is gone, and what comes back in another form. */
  readonly removing: readonly Command[];
  /** Puts on the pages that stay what is new, legends first, and brings all of it into order. */
  readonly adding: readonly Command[];
  readonly editing: readonly Command[];
}

/** Ids of the objects of `pages` and of all that they hold. */
function idsOn(pages: readonly Page[]): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { objects } of pages) walkObjects(objects, ({ uuid }) => void ids.add(uuid));
  return ids;
}

/** The legend of a page that has got one. It comes before all else: what is explained would else bring a legend of its own. */
function newLegend(kinds: Kinds, page: Page, kept: readonly string[]): PageObject | undefined {
  return page.objects.find((object) => !kinds.isRemovable(object) && !kept.includes(object.uuid));
}

/** Brings the objects `kept` of a page into the order of `page`, and adds what is new between them. */
function addingTo(page: Page, kept: readonly string[]): readonly Command[] {
  const staying = new Set(kept);
  const commands: Command[] = [];
  const order = page.objects.map(({ uuid }) => uuid).filter((uuid) => staying.has(uuid));
  for (const { uuid, to } of movesBetween(kept, order))
    commands.push({ type: 'reorder-objects', uuids: [uuid], to });
  let run: PageObject[] = [];
  page.objects.forEach((object, index) => {
    if (!staying.has(object.uuid)) run.push(object);
    const next = page.objects[index + 1];
    if (run.length === 0 || (next && !staying.has(next.uuid))) return;
    commands.push({ type: 'add-objects', pageUuid: page.uuid, objects: run, index: index + 1 - run.length });
    run = [];
  });
  return commands;
}

/** The changes of the objects between two documents; pages that are new in `after` bring theirs along. */
export function objectChanges({ kinds }: Engine, before: Document, after: Document): ObjectChanges {
  const removed: string[] = [];
  const unlocked: string[] = [];
  const legends: string[] = [];
  const edits: { uuid: string; set: Sets }[] = [];
  const addingLegends: Command[] = [];
  const adding: Command[] = [];
  const present = idsOn(after.pages);
  const remove = (object: PageObject): void => {
    if (object.locked) unlocked.push(object.uuid);
    removed.push(object.uuid);
  };
  for (const page of before.pages) {
    const next = after.pages.find(({ uuid }) => uuid === page.uuid);
    const objects = new Map(next?.objects.map((object) => [object.uuid, object]));
    const kept: string[] = [];
    for (const object of page.objects) {
      const other = objects.get(object.uuid);
      const isLegend = !kinds.isRemovable(object);
      if (other && (isLegend || isEditable(kinds, object, other))) {
        kept.push(object.uuid);
        edits.push(...editsOf(kinds, object, other));
      } else if (isLegend && next) legends.push(page.uuid);
      else if (next || present.has(object.uuid)) remove(object);
    }
    if (!next) continue;
    const legend = newLegend(kinds, next, kept);
    if (legend) {
      addingLegends.push({ type: 'add-objects', pageUuid: next.uuid, objects: [legend] });
      kept.push(legend.uuid);
    }
    adding.push(...addingTo(next, kept));
  }
  return {
    removing: [
      ...(unlocked.length === 0
        ? []
        : [
            {
              type: 'update-objects',
              changes: unlocked.map((uuid) => ({ uuid, set: { locked: false } })),
            } as const,
          ]),
      ...(removed.length === 0 ? [] : [{ type: 'remove-objects', uuids: removed } as const]),
      // A legend stays with its page; one that the text does not have is out of use.
      ...legends.map((pageUuid) => ({ type: 'deactivate-key', pageUuid }) as const),
    ],
    adding: [...addingLegends, ...adding],
    editing: edits.length === 0 ? [] : [{ type: 'update-objects', changes: edits }],
  };
}
