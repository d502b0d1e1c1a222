import { describe, expect, it } from '@jest/globals';
import type { Document, PageObject } from '@tastwerk/editor-core';
import { createObject, kinds } from '@tastwerk/editor-core/standard';
import { editorI18n } from '../../test/editor-i18n.js';
import { newUuid } from '../base/new-uuid.js';
import { createNewDocument } from '../new-document.js';
import { lengthsIn } from '../state/use-millimetres.js';
import { changeWords } from './change-words.js';

const blank = createNewDocument('de');
const holding = (...objects: readonly PageObject[]): Document => ({
  ...blank,
  pages: blank.pages.map((page) => ({ ...page, objects })),
});
const rect = createObject('rect', {
  uuid: newUuid(),
  x: 20,
  y: 50,
  width: 40,
  height: 30,
  moniker: 'Schule',
});
const label = createObject('label', { uuid: newUuid(), x: 20, y: 90, width: 40, height: 10, text: 'Haus' });

function wordsFor(after: PageObject, before: PageObject = rect, language: 'de' | 'en' = 'de') {
  const { t } = editorI18n(language);
  return changeWords(kinds, holding(before), holding(after), { t, ...lengthsIn(language) });
}

describe('what changes, in words', () => {
  it('is how far a moved object goes, to a hundredth', () => {
    expect(wordsFor({ ...rect, x: 21.25, y: 48 })).toBe(
      'Rechteck „Schule“: 1,25 mm nach rechts, 2 mm nach oben',
    );
    expect(wordsFor({ ...rect, x: 21.25 }, rect, 'en')).toBe('Rectangle “Schule”: 1.25 mm to the right');
  });

  it('is what a figure is now and what it was', () => {
    expect(wordsFor({ ...rect, width: 42 })).toBe('Rechteck „Schule“: Breite 42 statt 40 mm');
    expect(wordsFor({ ...rect, angle: 15 })).toBe('Rechteck „Schule“: Drehung 15 statt 0 Grad');
    expect(wordsFor({ ...rect, borderWidth: 0.75 })).toBe(
      'Rechteck „Schule“: Linienbreite 0,75 statt 1,5 mm',
    );
  });

  it('is another look, text or name', () => {
    const grid = { template: 'grid', offset: 2, clearance: 0 } as const;
    expect(wordsFor({ ...rect, pattern: grid })).toBe('Rechteck „Schule“: Textur Gitter');
    expect(wordsFor(rect, { ...rect, pattern: grid })).toContain(': ohne Textur und Füllung');
    expect(wordsFor({ ...rect, border: false })).toContain(': ohne Linie');
    expect(wordsFor({ ...rect, moniker: 'Kita' })).toContain('Name „Kita“ statt „Schule“');
    expect(wordsFor({ ...label, text: 'Hof' }, label)).toContain('Text „Hof“ statt „Haus“');
  });

  it('is the name of the change where that has no figures', () => {
    const { t } = editorI18n('de');
    const context = { t, ...lengthsIn('de') };
    expect(changeWords(kinds, holding(rect), holding(), context)).toBe('Rechteck „Schule“ gelöscht');
    expect(changeWords(kinds, holding(rect), holding(rect, label), context)).toBe(
      'Beschriftung „Haus“ hinzugefügt',
    );
    const same = holding(rect);
    expect(changeWords(kinds, same, same, context)).toBeUndefined();
  });
});
