import {
  type BrailleLookup,
  type BrailleRequest,
  type BrailleResult,
  collectBrailleTexts,
  type Document,
  type Page,
  type PageObject,
} from '@tastwerk/editor-core';
import type { Finding, ProofingProfile } from '@tastwerk/editor-core/proofing';

/** An object of a page, or the id of one that the other side has already. */
type SentObject = PageObject | string;

/** A document to be proofed in another thread. Objects that did not change are not sent again. */
export interface ProofQuestion {
  readonly id: number;
  /** Sent once, first. */
  readonly profile?: ProofingProfile;
  readonly fields: Omit<Document, 'pages'>;
  readonly pages: readonly (Omit<Page, 'objects'> & { readonly objects: readonly SentObject[] })[];
  /** The braille of the document; absent where it is what was sent last. */
  readonly braille?: readonly (readonly [BrailleRequest, BrailleResult])[];
}

/** What was found in the document of the question of the same id. */
export interface ProofAnswer {
  readonly id: number;
  readonly findings: readonly Finding[];
}

/** Writes documents as questions; remembers which objects it has sent. */
export function createProofWriter(profile: ProofingProfile) {
  let sent: ReadonlyMap<string, PageObject> = new Map();
  let book: BrailleLookup | undefined;
  let id = 0;

  function entriesOf(document: Document, lookup: BrailleLookup): ProofQuestion['braille'] {
    return collectBrailleTexts(document).flatMap((request) => {
      const result = lookup.get(request.text, request.system);
      return result ? [[request, result] as const] : [];
    });
  }

  return (document: Document, lookup: BrailleLookup): ProofQuestion => {
    const { pages, ...fields } = document;
    const now = new Map<string, PageObject>();
    const written = pages.map(({ objects, ...page }) => ({
      ...page,
      objects: objects.map((object): SentObject => {
        now.set(object.uuid, object);
        return sent.get(object.uuid) === object ? object.uuid : object;
      }),
    }));
    const braille = lookup === book ? undefined : entriesOf(document, lookup);
    id += 1;
    const question: ProofQuestion = {
      id,
      fields,
      pages: written,
      ...(id === 1 ? { profile } : {}),
      ...(braille ? { braille } : {}),
    };
    sent = now;
    book = lookup;
    return question;
  };
}

/** Reads documents from questions. What did not change is the same object as before: a proofer knows it again by that. */
export function createProofReader() {
  let known: ReadonlyMap<string, PageObject> = new Map();
  return ({ fields, pages }: Pick<ProofQuestion, 'fields' | 'pages'>): Document => {
    const now = new Map<string, PageObject>();
    const read = pages.map((page) => ({
      ...page,
      objects: page.objects.flatMap((sent) => {
        const object = typeof sent === 'string' ? known.get(sent) : sent;
        if (object) now.set(object.uuid, object);
        return object ?? [];
      }),
    }));
    known = now;
    return { ...fields, pages: read };
  };
}
