import { describe, expect, it } from '@jest/globals';
import { CORE_ERRORS, type Document } from '@tastwerk/editor-core';
import { editorI18n } from '../../test/editor-i18n.js';
import { createNewDocument } from '../new-document.js';
import { newUuid } from '../base/new-uuid.js';
import { issueSentence } from './issue-sentence.js';
import { placeOf } from './issue-text.js';
import { applyCommand, createObject } from '@tastwerk/editor-core/standard';

const de = editorI18n('de').getFixedT('de', 'editor');
const en = editorI18n('en').getFixedT('en', 'editor');

function withBar(): Document {
  const blank = createNewDocument('de');
  const objects = [createObject('rect', { uuid: newUuid(), moniker: 'Balken' })];
  const result = applyCommand(blank, { type: 'add-objects', pageUuid: blank.pages[0]?.uuid, objects });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

describe('placeOf', () => {
  it('names page, object and field in the language of the user', () => {
    const path = ['pages', 0, 'objects', 1, 'fill'];
    expect(placeOf({ path }, withBar(), de)).toBe('Seite 1, Quadrat „Balken“, Füllfarbe');
    expect(placeOf({ path }, withBar(), en)).toBe('Page 1, Square “Balken”, Fill colour');
  });

  it('names the member of a group by the way that leads there', () => {
    const document = withBar();
    const member = createObject('ellipse', { uuid: newUuid(), moniker: 'Kuppel' });
    const group = createObject('group', { uuid: newUuid(), objects: [member] });
    const pages = document.pages.map((page) => ({ ...page, objects: [...page.objects, group] }));
    const path = ['pages', 0, 'objects', 2, 'objects', 0, 'fill'];
    expect(placeOf({ path }, { ...document, pages }, de)).toBe('Seite 1, Gruppe, Kreis „Kuppel“, Füllfarbe');
  });

  it('names fields of the document and of the braille pages', () => {
    expect(placeOf({ path: ['graphicTitle'] }, withBar(), de)).toBe('Titel der Grafik');
    expect(placeOf({ path: ['braillePages', 'imageDescription', 'summary'] }, withBar(), de)).toBe(
      'Brailleseiten, Bildbeschreibung, Zusammenfassung',
    );
  });

  it('still says where, for an object that is not there and a field without a name', () => {
    expect(placeOf({ path: ['pages', 0, 'objects', 9, 'foo'] }, withBar(), de)).toBe(
      'Seite 1, Objekt 10, foo',
    );
    expect(placeOf({ path: [] }, withBar(), de)).toBe('Dokument');
  });
});

describe('issueSentence', () => {
  it.each(Object.keys(CORE_ERRORS))('has a German and an English sentence for %s', (code) => {
    const params = {
      character: '漢',
      maximum: 8,
      kind: 'clock',
      plugin: 'clock',
      work: 26_000,
      most: 25_000,
      version: '2.0.0',
      newest: '1.0.0',
    };
    for (const t of [de, en]) {
      const sentence = issueSentence({ code, params }, t);
      expect(sentence).not.toBe(code);
      expect(sentence).not.toContain('{{');
    }
  });

  it('names the character that braille lacks', () => {
    const issue = { code: 'BRAILLE_UNTRANSLATABLE', params: { character: '漢' } };
    expect(issueSentence(issue, de)).toBe(
      'Das Zeichen „漢“ kann in diesem Braillesystem nicht geschrieben werden.',
    );
  });
});
