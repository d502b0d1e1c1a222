import type { Document, Page } from '../document/schema.js';
import { uuidFrom } from '../values/uuid.js';
import type { Issue } from '../issue.js';
import { keyPlace, ownPageFrame } from '../legend/free-place.js';
import { documentKeyPage, keyOf } from '../legend/page-legend.js';
import { isMadeFrom, uniqueKeyVal } from '../legend/key-value.js';
import type { ObjectOf, PageObject } from '../objects/schema.js';
import { findObject, mapObjects, walkObjects } from '../objects/tree.js';
import { fail, ok, type Result } from '../result.js';
import { changePage } from './change-page.js';
import { changePages } from './change-pages.js';
import { pageRoomIssue } from './page-room.js';
import { takenId } from './taken-id.js';
import type { Kinds } from '../objects/kinds.js';

/** COMMAND_SECOND_LEGEND when a page may not hold `objects`, because more than one of them is a legend. */
export function legendIssue(kinds: Kinds, objects: readonly PageObject[]): Issue | undefined {
  const isSecond = objects.filter((object) => kinds.purposeOf(object) === 'legend').length > 1;
  return isSecond ? { code: 'COMMAND_SECOND_LEGEND', path: ['objects'] } : undefined;
}

/** An id for the legend of `page`, made from the page's; another when that one is taken. */
function keyUuid(document: Document, page: Page): string {
  let name = `${page.uuid}/key`;
  while (takenId(document, [uuidFrom(name)])) name += '/';
  return uuidFrom(name);
}

/**
 * The document with the legend of the page `pageUuid` in use: put back in use where it stood when a hand chose that place, else
 * where room is; a page without one gets one. Errors: COMMAND_PAGE_NOT_FOUND, DOCUMENT_TOO_LARGE.
 */
export function withKeyInUse(kinds: Kinds, document: Document, pageUuid: string): Result<Document, Issue> {
  return changePage(document, pageUuid, (page) => {
    const key = keyOf(page);
    if (!key) {
      const added = kinds.create('key', { uuid: keyUuid(document, page) });
      const objects = [...page.objects, { ...added, ...keyPlace(kinds, document, page, added) }];
      const full = pageRoomIssue(objects);
      return full ? fail(full) : ok({ ...page, objects });
    }
    if (key.active && !key.hidden) return ok(page);
    const place = key.anchored ? {} : keyPlace(kinds, document, page, key);
    const used = { ...key, ...place, active: true, hidden: false };
    return ok({ ...page, objects: page.objects.map((object) => (object === key ? used : object)) });
  });
}

/** `page` without its legend. */
function withoutKey(page: Page): Page {
  const key = keyOf(page);
  return key ? { ...page, objects: page.objects.filter((object) => object !== key) } : page;
}

/** The first legend of the document, with those that explain all of it before all others. */
function firstKey(document: Document): ObjectOf<'key'> | undefined {
  const page = document.pages[documentKeyPage(document)];
  return page ? keyOf(page) : document.pages.map(keyOf).find(Boolean);
}

/**
 * The document with one legend, on the page `pageUuid`, in use there for the whole document: the one that is there, else the first of the
 * document, else a new one. One that comes from another page goes where room is, on a page of its own below the title. Errors:
 * COMMAND_PAGE_NOT_FOUND, DOCUMENT_TOO_LARGE.
 */
export function withDocumentKey(kinds: Kinds, document: Document, pageUuid: string): Result<Document, Issue> {
  const key = firstKey(document);
  const pages = document.pages.map((page) => (page.uuid === pageUuid ? page : withoutKey(page)));
  const left = pages.every((page, at) => page === document.pages[at]) ? document : { ...document, pages };
  return changePage(left, pageUuid, (page) => {
    const present = keyOf(page);
    if (present?.explains === 'document' && present.active && !present.hidden) return ok(page);
    const moved = present ?? key ?? kinds.create('key', { uuid: keyUuid(document, page) });
    const frame = present
      ? {}
      : (ownPageFrame(kinds, document, page, moved) ?? keyPlace(kinds, document, page, moved));
    const placed = present ? {} : { ...frame, angle: 0, anchored: false, fixed: false };
    const used: ObjectOf<'key'> = { ...moved, ...placed, explains: 'document', active: true, hidden: false };
    const objects = [...withoutKey(page).objects, used];
    const full = present ? undefined : pageRoomIssue(objects);
    return full ? fail(full) : ok({ ...page, objects });
  });
}

/**
 * The document with a legend for each page: that of the page `pageUuid` explains its own page alone, and every page with keyed labels has
 * one in use. Errors: COMMAND_PAGE_NOT_FOUND, DOCUMENT_TOO_LARGE.
 */
export function withPageKeys(kinds: Kinds, document: Document, pageUuid: string): Result<Document, Issue> {
  const own = changePages(document, (objects) => {
    const key = keyOf({ objects });
    if (key?.explains !== 'document') return objects;
    return objects.map((object) => (object === key ? { ...key, explains: 'page' } : object));
  });
  const used = withKeyInUse(kinds, own, pageUuid);
  return used.ok
    ? withKeysFor(
        kinds,
        used.value,
        document.pages.flatMap(({ objects }) => keyedLabels(objects)),
      )
    : used;
}

/**
 * The document with legends in use that explain the labels `uuids`: the one for the whole document where there is one, else those of all
 * pages that hold one of the labels.
 */
function withKeysFor(kinds: Kinds, document: Document, uuids: readonly string[]): Result<Document, Issue> {
  const shared = document.pages[documentKeyPage(document)];
  if (shared) return withKeyInUse(kinds, document, shared.uuid);
  let result: Result<Document, Issue> = ok(document);
  for (const { uuid, objects } of document.pages) {
    if (!result.ok || !uuids.some((label) => findObject(objects, label))) continue;
    result = withKeyInUse(kinds, result.value, uuid);
  }
  return result;
}

/** The ids of the keyed labels among `objects` and in their groups; a title is never abbreviated. */
export function keyedLabels(objects: readonly PageObject[]): readonly string[] {
  const uuids: string[] = [];
  walkObjects(objects, (object) => {
    if (isKeyedLabel(object)) uuids.push(object.uuid);
  });
  return uuids;
}

function isKeyedLabel(object: PageObject): object is ObjectOf<'label'> {
  return object.type === 'label' && object.isKey && !object.isTitle;
}

/** Whether an object has become a keyed label by a change. */
export function becomesKeyed(before: PageObject, after: PageObject): boolean {
  return isKeyedLabel(after) && !isKeyedLabel(before);
}

/** Whether a keyed label has another text after a change, and with it another abbreviation. */
export function isRewritten(before: PageObject, after: PageObject): boolean {
  return (
    isKeyedLabel(after) &&
    before.type === 'label' &&
    before.text !== after.text &&
    before.keyVal !== after.keyVal
  );
}

/** The abbreviations of keyed labels other than `label` that stand for other texts. */
function takenKeyVals(document: Document, label: ObjectOf<'label'>): ReadonlySet<string> {
  const taken = new Set<string>();
  for (const { objects } of document.pages) {
    walkObjects(objects, (object) => {
      if (object.type !== 'label' || !object.isKey || object.uuid === label.uuid) return;
      if (object.text.trim() !== label.text.trim()) taken.add(object.keyVal.trim().toLowerCase());
    });
  }
  return taken;
}

/**
 * The document with the abbreviations of the keyed labels `uuids` unlike those of other texts, where they were made from the
 * label's text; one that someone chose stays.
 */
export function withUniqueKeyVals(document: Document, uuids: readonly string[]): Document {
  return uuids.reduce((current, uuid) => {
    const rename = (object: PageObject): PageObject => {
      if (object.uuid !== uuid || object.type !== 'label' || !isMadeFrom(object.text, object.keyVal))
        return object;
      const taken = takenKeyVals(current, object);
      const isFree = object.keyVal !== '' && !taken.has(object.keyVal.toLowerCase());
      const keyVal = isFree ? object.keyVal : uniqueKeyVal(object.text, taken);
      return keyVal === object.keyVal ? object : { ...object, keyVal };
    };
    return changePages(current, (objects) => mapObjects(objects, rename));
  }, document);
}

/** What follows when the labels `uuids` become keyed: abbreviations of their own, and legends that explain them. */
export function followKeyed(
  kinds: Kinds,
  document: Document,
  uuids: readonly string[],
): Result<Document, Issue> {
  return uuids.length === 0 ? ok(document) : withKeysFor(kinds, withUniqueKeyVals(document, uuids), uuids);
}
