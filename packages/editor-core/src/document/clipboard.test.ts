import { describe, expect, it } from '@jest/globals';
import { id, oneOfEach } from '../../test/documents.js';
import { clipboardObjects, clipboardText } from './clipboard.js';
import { createObject, kinds } from '../standard.js';

describe('the text of a clipboard', () => {
  const objects = [createObject('group', { uuid: id(70), objects: oneOfEach() })];

  it('COPY-5 comes back with all objects', () => {
    expect(clipboardObjects(kinds, clipboardText(objects))).toEqual(objects);
  });

  it('COPY-5 is told from any other text', () => {
    const [rect] = oneOfEach();
    const own = { tastwerk: 'objects', formatVersion: 1 };
    const others: readonly unknown[] = [
      null,
      [],
      { objects: [rect] },
      { ...own, objects: [] },
      { ...own, objects: [{ ...rect, width: -1 }] },
      { ...own, objects: [rect], formatVersion: 2 },
    ];
    for (const text of ['', 'Haus', '{', '{"a":', ...others.map((other) => JSON.stringify(other))]) {
      expect(clipboardObjects(kinds, text)).toBeUndefined();
    }
  });
});
