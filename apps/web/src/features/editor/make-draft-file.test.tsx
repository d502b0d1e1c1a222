import { describe, expect, it } from '@jest/globals';
import { answer, fakeApi, type FakeRoutes, refusal } from '../../../test/fake-api.js';
import { createTestI18n } from '../../../test/test-i18n.js';
import { createMakeDraftFile } from './make-draft-file.js';
import { createBlankDocument } from '@tastwerk/editor-core/standard';

const DOCUMENT = createBlankDocument({
  uuid: '00000000-0000-4000-8000-000000000001',
  pageUuid: '00000000-0000-4000-8000-000000000002',
  language: 'de',
});
const { signal } = new AbortController();

function makeFrom(routes: FakeRoutes) {
  const calls = fakeApi(routes);
  return { calls, make: createMakeDraftFile(createTestI18n('de').t) };
}

describe('a file of a draft over the API', () => {
  it('is made of the document, and has the name that the server gave it', async () => {
    const { calls, make } = makeFrom({
      'POST /api/draft-files/pdf': () =>
        answer('a PDF', { 'content-disposition': 'attachment; filename="haus.pdf"' }),
    });
    const made = await make(DOCUMENT, 'pdf', signal);
    expect(made).toMatchObject({ ok: true, value: { name: 'haus.pdf' } });
    expect(calls[0]?.body).toEqual({ document: DOCUMENT });
  });

  it('says how many of its texts stand without braille', async () => {
    const unwritten = encodeURIComponent(JSON.stringify({ count: 3, issues: [] }));
    const { make } = makeFrom({
      'POST /api/draft-files/pdf': () => answer('a PDF', { 'x-missing-braille': unwritten }),
      'POST /api/draft-files/svg': () => answer('an SVG'),
    });
    expect(await make(DOCUMENT, 'pdf', signal)).toMatchObject({ value: { unwritten: 3 } });
    expect(await make(DOCUMENT, 'svg', signal)).toMatchObject({ value: { unwritten: 0 } });
  });

  it('has a name of its own where the server gave none that is safe', async () => {
    const { make } = makeFrom({
      'POST /api/draft-files/svg': () =>
        answer('an SVG', { 'content-disposition': 'attachment; filename="../a b"' }),
    });
    expect(await make(DOCUMENT, 'svg', signal)).toMatchObject({ value: { name: 'tastwerk.svg' } });
  });

  it('says in words why there is none', async () => {
    const { make } = makeFrom({ 'POST /api/draft-files/pdf': () => refusal('RENDERING_BUSY') });
    expect(await make(DOCUMENT, 'pdf', signal)).toEqual({
      ok: false,
      error: { code: 'RENDERING_BUSY', message: expect.stringMatching(/gleich erneut/) },
    });
  });
});
