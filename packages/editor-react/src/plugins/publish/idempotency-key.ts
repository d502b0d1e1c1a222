import { canonicalJson, type Document } from '@tastwerk/editor-core';
import { withoutOrigin } from '@tastwerk/editor-core/document';
import { newUuid } from '../../base/new-uuid.js';

const keys = new WeakMap<Document, Map<string, string>>();

/** The last attempt to publish a document in this tab, under its uuid. */
const storageKey = (document: Document) => `tastwerk.publishing.${document.uuid}`;

interface Attempt {
  readonly key: string;
  /** What was published: the same text means the same state. */
  readonly content: string;
}

function isAttempt(value: unknown): value is Attempt {
  return typeof value === 'object' && value !== null && 'key' in value && 'content' in value;
}

function rememberedKey(document: Document, content: string): string | undefined {
  try {
    const attempt: unknown = JSON.parse(sessionStorage.getItem(storageKey(document)) ?? 'null');
    return isAttempt(attempt) && attempt.content === content ? attempt.key : undefined;
  } catch {
    return undefined;
  }
}

function remember(document: Document, attempt: Attempt): void {
  try {
    sessionStorage.setItem(storageKey(document), JSON.stringify(attempt));
  } catch {
    // Without storage the key lasts as long as the page.
  }
}

/**
 * The key of a state of the document with what is said about it and where it goes, the same however often publishing it is tried,
 * also after the page was reloaded: an answer that was lost must not publish it twice.
 */
export function idempotencyKeyOf(document: Document, said = ''): string {
  const ofDocument = keys.get(document) ?? new Map<string, string>();
  keys.set(document, ofDocument);
  const known = ofDocument.get(said);
  if (known !== undefined) return known;
  const { graphic_id, variant_id } = document;
  const content = canonicalJson({ document: withoutOrigin(document), graphic_id, variant_id, said });
  const key = rememberedKey(document, content) ?? newUuid();
  ofDocument.set(said, key);
  remember(document, { key, content });
  return key;
}
