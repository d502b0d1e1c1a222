import type { Document } from '@tastwerk/editor-core';
import { createBlankDocument, createObject } from '@tastwerk/editor-core/standard';

const UUIDS = [1, 2, 3].map((number) => `00000000-0000-4000-8000-00000000000${number}`);

/** A document with one label that says `words`, and one braille page. */
export function documentWith(words: string): Document {
  const [uuid = '', pageUuid = '', labelUuid = ''] = UUIDS;
  const document = createBlankDocument({ uuid, pageUuid, language: 'de' });
  const label = createObject('label', { uuid: labelUuid, x: 20, y: 20, text: words });
  const imageDescription = { type: 'Plan', summary: 'ein Haus', details: '' };
  return {
    ...document,
    braillePages: { ...document.braillePages, imageDescription },
    pages: document.pages.map((page) => ({ ...page, objects: [label] })),
  };
}
