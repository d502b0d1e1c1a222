import { type Document } from '@tastwerk/editor-core';
import { createNewDocument } from '../src/new-document.js';
import { newUuid } from '../src/base/new-uuid.js';
import { createObject } from '@tastwerk/editor-core/standard';

/** A page with two textures, a dashed line and two keyed labels, of which the words of one texture are given. */
export function legendDocument(
  language: 'de' | 'en' = 'de',
  uuids = [newUuid(), newUuid()] as const,
): Document {
  const blank = createNewDocument(language);
  const [house, tower] = uuids;
  const area = (x: number, template: 'grid' | 'dotted') =>
    createObject('rect', { uuid: newUuid(), x, y: 60, pattern: { template, offset: 2, clearance: 0 } });
  const label = { y: 120, width: 30, isKey: true, pristine: false } as const;
  const objects = [
    area(20, 'grid'),
    area(80, 'dotted'),
    createObject('line', { uuid: newUuid(), x: 20, y: 105, dx: 60, dy: 0, borderStyle: 'dashed' }),
    createObject('label', { ...label, uuid: house, x: 20, text: 'Rathaus', keyVal: 'rat' }),
    createObject('label', { ...label, uuid: tower, x: 60, text: 'Ratskeller', keyVal: 'rat' }),
    createObject('key', { uuid: newUuid(), x: 20, y: 150, width: 120, height: 120 }),
  ];
  return {
    ...blank,
    keyedTextures: [{ pattern: 'grid', label: 'Wald' }],
    pages: blank.pages.map((page) => ({ ...page, objects })),
  };
}
