import { type Document, LIMITS, type PageObject } from '@tastwerk/editor-core';
import { childrenOf, withChildren } from '@tastwerk/editor-core/objects';
import { withoutOriginFor } from './fresh-document.js';
import { newUuid } from '../base/new-uuid.js';

/** Puts a title into the words that mark a copy. */
export type CopyTitle = (title: string) => string;

/** The first half of a character whose second half was cut off. */
const CUT_CHARACTER = /\p{Cs}$/u;

/** The title of a copy. The end of a long title makes room for the words that mark it: a longer one could not be read back. */
function titleOfCopy(title: string, titled: CopyTitle): string {
  if (title.trim() === '') return '';
  const whole = titled(title);
  const surplus = whole.length - LIMITS.titleLength;
  if (surplus <= 0) return whole;
  const start = title
    .slice(0, title.length - surplus - 1)
    .replace(CUT_CHARACTER, '')
    .trimEnd();
  return titled(`${start}…`);
}

/** A further draft with the same content and the same origin, under a title that tells the two apart. */
export function copyOfDraft(document: Document, titled: CopyTitle): Document {
  const graphicTitle = titleOfCopy(document.graphicTitle, titled);
  return { ...document, uuid: newUuid(), graphicTitle, lastSaved: null };
}

/** `document` with new ids for its pages and objects, wherever they are named. */
function withNewIds(document: Document): Document {
  const ids = new Map<string, string>();
  const idFor = (uuid: string) => {
    const id = ids.get(uuid) ?? newUuid();
    ids.set(uuid, id);
    return id;
  };
  const renewed = (objects: readonly PageObject[]): readonly PageObject[] =>
    objects.map((object) => ({
      ...withChildren(object, renewed(childrenOf(object))),
      uuid: idFor(object.uuid),
    }));
  return {
    ...document,
    pages: document.pages.map((page) => ({
      ...page,
      uuid: idFor(page.uuid),
      objects: renewed(page.objects),
    })),
    backdrops: document.backdrops.map((backdrop) => ({ ...backdrop, pageUuid: idFor(backdrop.pageUuid) })),
    ignoredFindings: document.ignoredFindings.map((finding) => ({
      ...finding,
      objects: finding.objects.map(idFor),
      pageUuid: finding.pageUuid === null ? null : idFor(finding.pageUuid),
    })),
  };
}

/** A draft of its own to go on from: like {@link copyOfDraft}, without the origin and with new ids for pages and objects. */
export function duplicateOfDraft(document: Document, titled: CopyTitle): Document {
  const copy = copyOfDraft(document, titled);
  return withNewIds(withoutOriginFor(copy, copy.uuid));
}
