import type { Document } from '../document/schema.js';
import { placeOfObject } from './place-of-object.js';
import type { DocumentRule } from './rule.js';

/** What a rule tells of a text: the object that has it, null for the braille pages, and the values of the sentence. */
export interface ToldOfText {
  readonly uuid: string | null;
  readonly values: Readonly<Record<string, string>>;
}

/** `told` as findings, each sentence once for an object. */
export function textFindings(
  told: readonly ToldOfText[],
  severity: 'error' | 'warning' | 'info',
  document: Document,
  { kinds }: Parameters<DocumentRule['check']>[1],
): ReturnType<DocumentRule['check']> {
  const bySentence = new Map(told.map((one) => [JSON.stringify([one.uuid, one.values]), one]));
  return Array.from(bySentence.values(), ({ uuid, values }) => ({
    severity,
    objects: uuid === null ? [] : [uuid],
    ...placeOfObject(kinds, document, uuid),
    values,
    source: 'tastwerk',
  }));
}
