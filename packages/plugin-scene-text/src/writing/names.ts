import type { Document, Engine, PageObject } from '@tastwerk/editor-core';
import { childrenOf, keptOf } from '@tastwerk/editor-core/objects';
import { othersOf } from '@tastwerk/editor-core/placing';
import { MISSING_WORDS } from '../draft/cursor.js';
import type { Language } from '../language.js';
import { quoted } from '../text/written.js';
import { written } from '../words/lexicon.js';
import { isDerived } from './derived.js';

/** What an object is called: its name, or the text of a label without a name; empty for none. */
export const calledOf = (object: { readonly [name: string]: unknown }): string => {
  const { moniker, text, type } = object;
  if (typeof moniker === 'string' && moniker !== '') return moniker;
  return type === 'label' && typeof text === 'string' ? text : '';
};

/** An id that is named, and the page of the line that names it; of no page for lines of the document. */
type Naming = readonly [uuid: string, page: number | null];

function namingsOf(object: PageObject, page: number): readonly Naming[] {
  const kept = keptOf(object);
  const uuids = kept ? [...othersOf(kept)] : [];
  if (object.type === 'label' && object.anchor?.object) uuids.push(object.anchor.object);
  if (object.type === 'line' && object.leadsFrom !== null) uuids.push(object.leadsFrom);
  return uuids.map((uuid) => [uuid, page]);
}

function namingsOfFindings({ pages, ignoredFindings }: Document): readonly Naming[] {
  return ignoredFindings.flatMap(({ objects, pageUuid }) => {
    const page = pages.findIndex(({ uuid }) => uuid === pageUuid);
    return objects.map((uuid): Naming => [uuid, page < 0 ? null : page]);
  });
}

/** What the lines of a document name, and the objects whose children have no lines because they follow from them. */
function namingsIn(engine: Engine, document: Document) {
  const namings: Naming[] = [...namingsOfFindings(document)];
  const hiding = new Map<PageObject, number>();
  const look = (objects: readonly PageObject[], page: number): void => {
    for (const object of objects) {
      namings.push(...namingsOf(object, page));
      if (isDerived(engine, object)) hiding.set(object, page);
      else look(childrenOf(object), page);
    }
  };
  document.pages.forEach(({ objects }, page) => look(objects, page));
  for (let isMore = true; isMore;) {
    isMore = false;
    const named = new Set(namings.map(([uuid]) => uuid));
    for (const [object, page] of hiding) {
      if (!holdsAny(childrenOf(object), named)) continue;
      hiding.delete(object);
      look(childrenOf(object), page);
      isMore = true;
    }
  }
  return { namings, hiding };
}

/** How the objects of a document are called in its text. */
export interface Names {
  /** What stands for the object `uuid` on a line of the page; of no page for lines of the document. */
  refer(uuid: string, page: number | null): string;
  /** The mark that the line of an object has to have; undefined for one that needs none. */
  handleOf(uuid: string): string | undefined;
  /** Whether what `object` holds has no lines, because it follows from it and nothing else names it. */
  hides(object: PageObject): boolean;
  /** The ids of the objects with a name that have lines: on a page, or on all pages for null. */
  called(name: string, page: number | null): readonly string[];
  /** Whether a line names the object `uuid`. */
  isNamed(uuid: string): boolean;
}

/** Adds to the objects with a name. */
function addTo(names: Map<string, string[]>, name: string, uuid: string): void {
  if (name === '') return;
  const those = names.get(name);
  if (those) those.push(uuid);
  else names.set(name, [uuid]);
}

/**
 * The names of `document`: an object is called by its name where that is the only one of its page, from other pages where it is the only
 * one of the document. Others that are named get marks, in the order of their lines.
 */
export function namesOf(engine: Engine, document: Document, language: Language): Names {
  const { namings, hiding } = namingsIn(engine, document);
  const pageOf = new Map<string, number>();
  const nameOf = new Map<string, string>();
  const onPages: Map<string, string[]>[] = [];
  const inAll = new Map<string, string[]>();
  const look = (objects: readonly PageObject[], page: number, onPage: Map<string, string[]>): void => {
    for (const object of objects) {
      const name = calledOf({ ...object });
      pageOf.set(object.uuid, page);
      nameOf.set(object.uuid, name);
      addTo(onPage, name, object.uuid);
      addTo(inAll, name, object.uuid);
      if (!hiding.has(object)) look(childrenOf(object), page, onPage);
    }
  };
  document.pages.forEach(({ objects }, page) => {
    const onPage = new Map<string, string[]>();
    onPages.push(onPage);
    look(objects, page, onPage);
  });
  const hasName = (uuid: string, page: number | null): boolean => {
    const name = nameOf.get(uuid) ?? '';
    const own = pageOf.get(uuid);
    if (name === '' || own === undefined) return false;
    if (page === own) return onPages[own]?.get(name)?.length === 1;
    const isOnPage = page !== null && onPages[page]?.has(name) === true;
    return !isOnPage && inAll.get(name)?.length === 1;
  };
  const unnamed = new Set(namings.flatMap(([uuid, page]) => (hasName(uuid, page) ? [] : [uuid])));
  const named = new Set(namings.map(([uuid]) => uuid));
  const handles = new Map<string, string>();
  for (const uuid of pageOf.keys()) if (unnamed.has(uuid)) handles.set(uuid, `@${handles.size + 1}`);
  return {
    refer(uuid, page) {
      if (hasName(uuid, page)) return quoted(nameOf.get(uuid) ?? '');
      return handles.get(uuid) ?? `${written(MISSING_WORDS, language)} ${quoted(uuid)}`;
    },
    handleOf: (uuid) => handles.get(uuid),
    hides: (object) => hiding.has(object),
    called: (name, page) => (page === null ? inAll : onPages[page])?.get(name) ?? [],
    isNamed: (uuid) => named.has(uuid),
  };
}

/** Whether one of `objects`, or of what they hold, is among `uuids`. */
function holdsAny(objects: readonly PageObject[], uuids: ReadonlySet<string>): boolean {
  return objects.some((object) => uuids.has(object.uuid) || holdsAny(childrenOf(object), uuids));
}
