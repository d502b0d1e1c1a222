import { randomUUID } from 'node:crypto';
import { type Document } from '@tastwerk/editor-core';
import { createBlankDocument, createObject } from '@tastwerk/editor-core/standard';

/** A sheet with one rectangle and one label, as somebody would publish it. */
export function sheet(changes: Partial<Document> = {}, text = 'Die Straße'): Document {
  const blank = createBlankDocument({ uuid: randomUUID(), pageUuid: randomUUID(), language: 'de' });
  const objects = [
    createObject('rect', { uuid: randomUUID(), x: 40, y: 60, width: 80, height: 50 }),
    createObject('label', { uuid: randomUUID(), x: 20, y: 20, width: 150, height: 25, text }),
  ];
  return {
    ...blank,
    graphicTitle: 'Übersicht der Straße',
    graphicDescription: 'Ein Rechteck mit Beschriftung',
    pages: blank.pages.map((page) => ({ ...page, objects })),
    ...changes,
  };
}

/** A body that publishes `document`, under a key of its own. */
export function publication(document: object = sheet()) {
  return { document, idempotencyKey: randomUUID(), licenceAccepted: true };
}
