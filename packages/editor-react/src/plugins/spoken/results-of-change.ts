import type { PageObject } from '@tastwerk/editor-core';
import {
  type Contact,
  contactsOf,
  type DocumentChange,
  sheetExcessOf,
} from '@tastwerk/editor-core/description';
import { findObject } from '@tastwerk/editor-core/objects';
import { objectName } from '../../state/object-name.js';
import { namesOf } from '../../sentences/object-names.js';
import { ONTO_SHEET } from './sheet-actions.js';
import type { SpokenContext } from './spoken-context.js';

/** After a change of more objects than this their contacts are not told: asking for those of the page is quicker. */
const MOST_OBJECTS = 12;

/** What `objects` overlap or touch now and did not before, each other left out, in words; none where that is nothing. */
function newContacts(
  objects: readonly PageObject[],
  before: SpokenContext,
  now: SpokenContext,
): readonly string[] {
  const uuids = objects.map(({ uuid }) => uuid);
  const nameOf = ({ one, other, kind }: Contact) => `${one.uuid} ${kind} ${other.uuid}`;
  const known = new Set(contactsOf(before, uuids).map(nameOf));
  const added = contactsOf(now, uuids).filter(
    (contact) => !uuids.includes(contact.other.uuid) && !known.has(nameOf(contact)),
  );
  return (['overlaps', 'touches'] as const).flatMap((kind) => {
    const others = new Set(added.flatMap((contact) => (contact.kind === kind ? [contact.other] : [])));
    return others.size === 0 ? [] : [now.t(`spoken:now.${kind}`, { what: namesOf([...others], now) })];
  });
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

/** What follows from a change for who reads the sheet: new contacts of the objects concerned, and what leaves the sheet. */
export function resultsOfChange(
  { objects }: DocumentChange,
  before: SpokenContext,
  now: SpokenContext,
): readonly string[] {
  const present = objects.flatMap(({ uuid }) => findObject(now.page.objects, uuid) ?? []);
  if (present.length > MOST_OBJECTS) return [];
  return [...newContacts(present, before, now), ...offSheet(present, before, now)];
}
