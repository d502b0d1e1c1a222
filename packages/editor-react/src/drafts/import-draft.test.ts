import { describe, expect, it } from '@jest/globals';
import { createNewDocument } from '../new-document.js';
import { readDraftFile } from './import-draft.js';

const read = (json: unknown) => readDraftFile(new Blob([JSON.stringify(json)]));

describe('readDraftFile', () => {
  it('opens what was exported, and the older form that says little of itself', async () => {
    const draft = { ...createNewDocument('de'), graphicTitle: 'Bohne' };
    expect(await read(draft)).toMatchObject({ ok: true, value: { document: { graphicTitle: 'Bohne' } } });
    expect(await read({ graphicTitle: 'alt', pages: [] })).toMatchObject({
      ok: true,
      value: { document: { graphicTitle: 'alt', formatVersion: 1 } },
    });
  });

  it('takes no other JSON for an empty draft', async () => {
    for (const other of [{}, { name: 'a package', version: '1.0.0' }, [], 'pages', null]) {
      expect(await read(other)).toEqual({
        ok: false,
        error: { code: 'DRAFT_UNREADABLE', issues: [{ code: 'DOCUMENT_NOT_JSON', path: [] }] },
      });
    }
  });
});
