import type { PageObject } from '@tastwerk/editor-core';
import {
  type Contact,
  contactsOf,
  type DocumentChange,
  sheetExcessOf,
} from '@tastwerk/editor-core/description';
import { findObject, keptOf, walkObjects } from '@tastwerk/editor-core/objects';
import { objectName } from '../../state/object-name.js';
import { changedKept, type KeptContext } from '../../sentences/kept-words.js';
import { namesOf } from '../../sentences/object-names.js';
import { ONTO_SHEET } from './sheet-actions.js';
import type { SpokenContext } from './spoken-context.js';

/** After a change of more objects than this their contacts are not told: asking for those of the page is quicker. */
const MOST_OBJECTS = 12;

/** Contacts that are told when they are new, in this order. */
const TOLD = ['inside', 'around', 'overlaps', 'touches'] as const;

/** What `objects` lie in, hold, overlap or touch now and did not before, and what they have left, in words; each other left out. */
function newContacts(
  objects: readonly PageObject[],
  before: SpokenContext,
  now: SpokenContext,
): readonly string[] {
  const uuids = objects.map(({ uuid }) => uuid);
  const pairOf = ({ one, other }: Contact) => `${one.uuid} ${other.uuid}`;
  const nameOf = (contact: Contact) => `${pairOf(contact)} ${contact.kind}`;
  const contactsIn = (context: SpokenContext) =>
    contactsOf(context, uuids, TOLD).filter(({ other }) => !uuids.includes(other.uuid));
  const [were, are] = [contactsIn(before), contactsIn(now)];
  const known = new Set(were.map(nameOf));
  const added = are.filter((contact) => !known.has(nameOf(contact)));
  const stillMeet = new Set(are.map(pairOf));
  const left = were.filter(
    (contact) =>
      contact.kind === 'inside' &&
      !stillMeet.has(pairOf(contact)) &&
      findObject(now.page.objects, contact.other.uuid) !== undefined,
  );
  const told = (key: string, contacts: readonly Contact[]) => {
    const others = new Set(contacts.map(({ other }) => other));
    return others.size === 0 ? [] : [now.t(`spoken:now.${key}`, { what: namesOf([...others], now) })];
  };
  return [
    ...TOLD.flatMap((kind) =>
      told(
        kind,
        added.filter((contact) => contact.kind === kind),
      ),
    ),
    ...told('left', left),
  ];
}

/** How far `object` reaches beyond the sheet, in words. */
function beyondWords(object: PageObject, context: SpokenContext): string | undefined {
  const { t, millimetres } = context;
  const excess = sheetExcessOf(context, object);
  if (!excess) return undefined;
  const sides = excess.sides.map(([side, mm]) => t(`spoken:beyond.${side}`, { distance: millimetres(mm) }));
  const key = excess.isOutside ? 'outside' : 'partly';
  return t(`spoken:beyond.${key}`, { what: objectName(object, t), sides: sides.join(', ') });
}

/** Which of `objects` reach beyond the sheet and did not before, and how they come back. */
function offSheet(
  objects: readonly PageObject[],
  before: SpokenContext,
  now: SpokenContext,
): readonly string[] {
  const told = objects.flatMap((object) => {
    const words = beyondWords(object, now);
    const was = findObject(before.page.objects, object.uuid);
    return words === undefined || (was && beyondWords(was, before) === words) ? [] : [words];
  });
  if (told.length === 0) return [];
  const key = now.keyOf(ONTO_SHEET);
  return [
    ...told,
    key === undefined ? now.t('spoken:beyond.backByCommand') : now.t('spoken:beyond.back', { key }),
  ];
}

/** Objects of which it is told that they are kept or released; more are a change of the whole page. */
const MOST_KEPT = 4;

/** The objects of a page that are kept by others, by their ids. */
function keptOn({ page }: SpokenContext): ReadonlyMap<string, PageObject> {
  const kept = new Map<string, PageObject>();
  walkObjects(page.objects, (object) => {
    if (keptOf(object)) kept.set(object.uuid, object);
  });
  return kept;
}

const contextOn = (context: SpokenContext): KeptContext => ({
  ...context,
  find: (uuid) => findObject(context.page.objects, uuid),
});

/** Which objects are kept by others now or no longer, by what was done or because of it; those that were just added tell it themselves. */
export function keptResults(before: SpokenContext, now: SpokenContext): readonly string[] {
  if (before.page.objects === now.page.objects) return [];
  const were = keptOn(before);
  const told: string[] = [];
  walkObjects(now.page.objects, (object) => {
    if (!keptOf(object) && !were.has(object.uuid)) return;
    const was = findObject(before.page.objects, object.uuid);
    if (!was || was === object) return;
    const words = changedKept(was, object, contextOn(before), contextOn(now));
    if (words) told.push(now.t('spoken:kept.now', { object: objectName(object, now.t), words }));
  });
  return told.slice(0, MOST_KEPT);
}

/** What follows from a change for who reads the sheet: new contacts of the objects concerned, and what leaves the sheet. */
export function resultsOfChange(
  { kind, objects }: DocumentChange,
  before: SpokenContext,
  now: SpokenContext,
): readonly string[] {
  const present = objects.flatMap(({ uuid }) => findObject(now.page.objects, uuid) ?? []);
  if (present.length > MOST_OBJECTS) return [];
  // What is grouped lies as it lay before.
  if (kind === 'grouped' || kind === 'ungrouped') return [];
  return [...newContacts(present, before, now), ...offSheet(present, before, now)];
}
