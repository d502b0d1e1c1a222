import { describe, expect, it } from '@jest/globals';
import { runThroughOracle } from '../../../../test/command-oracle.js';
import { LABEL, SECOND_TITLE, TITLE, twoPages } from '../../../../test/documents.js';
import type { Document } from '../../../document/schema.js';
import { defaultKeyVal } from '../../../legend/key-value.js';

function write(document: Document, uuid: string, text: string): Document {
  return runThroughOracle(document, { type: 'update-objects', changes: [{ uuid, set: { text } }] });
}

function labelIn(document: Document, uuid: string) {
  return document.pages.flatMap((page) => page.objects).find((object) => object.uuid === uuid);
}

describe('titles', () => {
  it('TITLE-1 say the same on every page', () => {
    const after = write(twoPages(), SECOND_TITLE, 'Das Haus');
    for (const uuid of [TITLE, SECOND_TITLE]) {
      expect(labelIn(after, uuid)).toMatchObject({ text: 'Das Haus', pristine: false, keyVal: 'das' });
    }
    expect(labelIn(after, LABEL)).toMatchObject({ text: 'Die Straße' });
  });

  it('TITLE-2 the first one names the graphic, on one line', () => {
    const first = write(twoPages(), TITLE, '  Das\nHaus ');
    expect(first.graphicTitle).toBe('Das Haus');
    expect(write(first, TITLE, 'Der Turm').graphicTitle).toBe('Das Haus');
  });

  it('TITLE-2 leaves a title that someone gave, and waits while the label is empty', () => {
    const named = runThroughOracle(twoPages(), {
      type: 'set-document-properties',
      set: { graphicTitle: 'Mein Haus' },
    });
    expect(write(named, TITLE, 'Turm').graphicTitle).toBe('Mein Haus');
    const blank = write(twoPages(), TITLE, '  ');
    expect(blank.graphicTitle).toBe('');
    expect(write(blank, TITLE, 'Turm').graphicTitle).toBe('Turm');
  });
});

describe('texts', () => {
  it('TEXT-1 that were written are no longer pristine', () => {
    expect(labelIn(write(twoPages(), LABEL, 'Weg'), LABEL)).toMatchObject({ pristine: false });
    expect(labelIn(write(twoPages(), LABEL, ' '), LABEL)).toMatchObject({ pristine: true });
  });

  it('TEXT-2 give the abbreviation until someone sets another', () => {
    const way = write(twoPages(), LABEL, 'Öl-Weg');
    expect(labelIn(way, LABEL)).toMatchObject({ keyVal: 'ölw' });
    const chosen = runThroughOracle(way, {
      type: 'update-objects',
      changes: [{ uuid: LABEL, set: { keyVal: 'w1' } }],
    });
    expect(labelIn(write(chosen, LABEL, 'Turm'), LABEL)).toMatchObject({ keyVal: 'w1' });
    expect([defaultKeyVal('3 A-b c d'), defaultKeyVal(''), defaultKeyVal('ẞ')]).toEqual(['abc', '', 'ß']);
  });
});
