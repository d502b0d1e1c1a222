import type { Document, Page } from '../document/schema.js';
import { objectChanges } from '../objects/object-changes.js';
import type { PageObject } from '../objects/schema.js';
import { childrenOf } from '../objects/tree.js';
import type { Kinds } from '../objects/kinds.js';

/** What can happen to objects, the most telling first: a change that does several things is called by the first of them. */
const OBJECT_CHANGES = [
  'grouped',
  'ungrouped',
  'added',
  'removed',
  'text',
  'turned',
  'resized',
  'moved',
  'hidden',
  'shown',
  'locked',
  'unlocked',
  'renamed',
  'restyled',
  'reordered',
] as const;

type ObjectChange = (typeof OBJECT_CHANGES)[number];

/** What happened to a document between two of its states. */
export type ChangeKind =
  | ObjectChange
  | 'pageAdded'
  | 'pageRemoved'
  | 'pagesReordered'
  | 'guideAdded'
  | 'guideRemoved'
  | 'guideMoved'
  | 'page'
  | 'paper'
  | 'description'
  | 'legend'
  | 'titles'
  | 'document';

/** A change in one word with the objects that it is about, as they are where they exist; none for pages and texts. */
export interface DocumentChange {
  readonly kind: ChangeKind;
  readonly objects: readonly PageObject[];
}

interface Changed {
  readonly kind: ObjectChange;
  readonly object: PageObject;
}

/** Lengths and angles that differ by less are the same to a reader, in mm and degrees. */
const SAME = 1e-6;

function differs(a: number, b: number): boolean {
  return Math.abs(a - b) > SAME;
}

function kindOfChange(kinds: Kinds, before: PageObject, after: PageObject): ObjectChange {
  if (kinds.textOf(before) !== kinds.textOf(after)) return 'text';
  const [from, to] = [kinds.frameOf(before), kinds.frameOf(after)];
  if (differs(kinds.angleOf(before), kinds.angleOf(after))) return 'turned';
  if (differs(from.width, to.width) || differs(from.height, to.height)) return 'resized';
  if (differs(from.x, to.x) || differs(from.y, to.y)) return 'moved';
  if (before.hidden !== after.hidden) return after.hidden ? 'hidden' : 'shown';
  if (before.locked !== after.locked) return after.locked ? 'locked' : 'unlocked';
  return before.moniker === after.moniker ? 'restyled' : 'renamed';
}

function haveSameIds(a: readonly PageObject[], b: readonly PageObject[]): boolean {
  return a.length === b.length && a.every(({ uuid }, index) => uuid === b[index]?.uuid);
}

/** What became of one object that is there before and after: of its members where only they changed. */
function changesOf(kinds: Kinds, before: PageObject, after: PageObject): readonly Changed[] {
  const kind = kindOfChange(kinds, before, after);
  const members = childrenOf(before);
  const areMembersAlone =
    members.length > 0 && (kind === 'restyled' || kind === 'resized' || kind === 'moved');
  if (!areMembersAlone) return [{ kind, object: after }];
  const within = changesAmong(kinds, members, childrenOf(after));
  const [first] = within;
  const isWhole = within.length === members.length && within.every((change) => change.kind === first?.kind);
  return within.length === 0 || isWhole ? [{ kind: first?.kind ?? kind, object: after }] : within;
}

function changesAmong(
  kinds: Kinds,
  before: readonly PageObject[],
  after: readonly PageObject[],
): readonly Changed[] {
  const changes = objectChanges(before, after).flatMap((change): readonly Changed[] => {
    const [was, is] = [change.before, change.after];
    if (was && is) return changesOf(kinds, was, is);
    return is ? [{ kind: 'added', object: is }] : was ? [{ kind: 'removed', object: was }] : [];
  });
  if (changes.length > 0 || haveSameIds(before, after)) return changes;
  const moved = after.filter(({ uuid }, index) => uuid !== before[index]?.uuid);
  return moved.map((object) => ({ kind: 'reordered', object }));
}

function holdsExactly(group: PageObject, objects: readonly PageObject[]): boolean {
  const members = new Set(childrenOf(group).map(({ uuid }) => uuid));
  return (
    members.size > 0 && members.size === objects.length && objects.every(({ uuid }) => members.has(uuid))
  );
}

/** A new group that holds what went, or members that came for a group that went: that is grouping and its opposite. */
function groupingIn(changes: readonly Changed[]): DocumentChange | undefined {
  const added = changes.flatMap(({ kind, object }) => (kind === 'added' ? [object] : []));
  const removed = changes.flatMap(({ kind, object }) => (kind === 'removed' ? [object] : []));
  const [newGroup] = added;
  if (added.length === 1 && newGroup && holdsExactly(newGroup, removed)) {
    return { kind: 'grouped', objects: added };
  }
  const [oldGroup] = removed;
  return removed.length === 1 && oldGroup && holdsExactly(oldGroup, added)
    ? { kind: 'ungrouped', objects: added }
    : undefined;
}

function changeOfPages(before: readonly Page[], after: readonly Page[]): ChangeKind | undefined {
  if (after.length > before.length) return 'pageAdded';
  if (after.length < before.length) return 'pageRemoved';
  return before.every(({ uuid }, index) => uuid === after[index]?.uuid) ? undefined : 'pagesReordered';
}

function changeOfGuides(before: readonly Page[], after: readonly Page[]): ChangeKind | undefined {
  const changed = after.findIndex((page, index) => page.guides !== before[index]?.guides);
  if (changed === -1) return undefined;
  const more = (after[changed]?.guides.length ?? 0) - (before[changed]?.guides.length ?? 0);
  if (more === 0) return 'guideMoved';
  return more > 0 ? 'guideAdded' : 'guideRemoved';
}

function changeOfFields(before: Document, after: Document): ChangeKind {
  if (before.braillePages !== after.braillePages) return 'description';
  if (before.keyedTextures !== after.keyedTextures || before.keyedStrokes !== after.keyedStrokes)
    return 'legend';
  if (before.pages !== after.pages) return changeOfGuides(before.pages, after.pages) ?? 'page';
  const isTitled =
    before.graphicTitle !== after.graphicTitle ||
    before.graphicDescription !== after.graphicDescription ||
    before.variantTitle !== after.variantTitle ||
    before.variantDescription !== after.variantDescription;
  return isTitled ? 'titles' : 'document';
}

/** What was done between two states of one document, in one word; null when nothing was. */
export function changeBetween(kinds: Kinds, before: Document, after: Document): DocumentChange | null {
  if (before === after) return null;
  const ofPages = changeOfPages(before.pages, after.pages);
  if (ofPages) return { kind: ofPages, objects: [] };
  if (before.width !== after.width || before.height !== after.height) return { kind: 'paper', objects: [] };
  const changes = before.pages.flatMap((page, index) =>
    changesAmong(kinds, page.objects, after.pages[index]?.objects ?? []),
  );
  const grouping = groupingIn(changes);
  if (grouping) return grouping;
  const kind = OBJECT_CHANGES.find((one) => changes.some((change) => change.kind === one));
  if (!kind) return { kind: changeOfFields(before, after), objects: [] };
  return { kind, objects: changes.flatMap((change) => (change.kind === kind ? [change.object] : [])) };
}
