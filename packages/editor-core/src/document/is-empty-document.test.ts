import { describe, expect, it } from '@jest/globals';
import { createBlankDocument, createObject } from '../standard.js';
import type { PageObject } from '../objects/schema.js';
import { isEmptyDocument } from './is-empty-document.js';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const blank = createBlankDocument({ uuid: id(1), pageUuid: id(2), language: 'de', titleLabelUuid: id(3) });
const place = { x: 40, y: 60, width: 80, height: 50 };
const rect = createObject('rect', { uuid: id(4), ...place });
const label = (text: string) => createObject('label', { uuid: id(5), ...place, text });

const drawn = (...objects: readonly PageObject[]) => ({
  ...blank,
  pages: blank.pages.map((page) => ({ ...page, objects: [...page.objects, ...objects] })),
});

describe('an empty document', () => {
  it.each([
    ['a new one with its title to fill in', blank],
    ['one whose labels show nothing', drawn(label('\u3164'), label(' \n'))],
    ['one with nothing but what is hidden', drawn({ ...rect, hidden: true })],
    ['one with a picture under its page alone', { ...blank, graphicTitle: 'Herz' }],
  ])('is %s', (_, document) => {
    expect(isEmptyDocument(document)).toBe(true);
  });

  const words = (changes: Partial<typeof blank.braillePages>) => ({
    ...blank,
    braillePages: { ...blank.braillePages, ...changes },
  });
  const description = { ...blank.braillePages.imageDescription, summary: 'Ein Herz' };

  it.each([
    ['a shape', drawn(rect)],
    ['a word', drawn(label('Herz'))],
    ['a shape in a group', drawn({ ...createObject('group', { uuid: id(6) }), objects: [rect] })],
    ['a description in braille', words({ imageDescription: description })],
    ['a text in braille', words({ content: 'Ein Herz' })],
  ])('is none with %s', (_, document) => {
    expect(isEmptyDocument(document)).toBe(false);
  });
});
