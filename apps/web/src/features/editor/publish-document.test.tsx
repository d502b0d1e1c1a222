import { describe, expect, it } from '@jest/globals';
import { USUAL_TERMS } from '@tastwerk/editor-core/document';
import type { ArtefactProgress } from '@tastwerk/editor-react';
import { graphicOf } from '../../../test/catalogue-data.js';
import { answer, fakeApi, type FakeRoutes, stream } from '../../../test/fake-api.js';
import { renderingsOf } from '../../../test/renderings-data.js';
import { createTestI18n } from '../../../test/test-i18n.js';
import { createStore } from '../../store.js';
import { createPublish } from './publish-document.js';
import { createBlankDocument } from '@tastwerk/editor-core/standard';

const KEY = '7a0c2f9e-54a1-4c1b-9d55-0c8f2a3b4c5d';
const blank = createBlankDocument({
  uuid: '3d0f1c7a-8a52-4f51-8f0e-5b1c9a7e6d21',
  pageUuid: '9b7f6c1e-1c55-4a47-b6a5-0a8d3e2f1c44',
  language: 'de',
});

const { variants, ...graphic } = graphicOf(7, 'Bohne');
const created = { created_graphic: graphic, default_variant: variants[0] };

function publisher(routes: FakeRoutes) {
  const calls = fakeApi(routes);
  const seen: (readonly ArtefactProgress[])[] = [];
  const publish = createPublish(createStore().dispatch, createTestI18n('de').t);
  return {
    calls,
    seen,
    publish: (document = blank, changeMessage = '') =>
      publish(document, { idempotencyKey: KEY, changeMessage, terms: USUAL_TERMS }, (progress) =>
        seen.push(progress),
      ),
  };
}

describe('publishing over the API', () => {
  it('is a value in words when the server is gone, and sends the same key when tried again', async () => {
    let isGone = true;
    const { calls, publish } = publisher({
      'POST /api/graphics': () => {
        if (isGone) throw new TypeError('Failed to fetch');
        return answer(created);
      },
      'GET /api/variants/7/renderings/events': () => stream([renderingsOf({ pdf: 'done' })]),
    });
    expect(await publish()).toEqual({
      ok: false,
      error: {
        code: 'NETWORK_ERROR',
        message: 'Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung.',
        issues: [],
      },
    });
    isGone = false;
    expect(await publish()).toMatchObject({ ok: true });
    const posted = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(posted).toHaveLength(2);
    expect(posted[0]).toMatchObject({ idempotencyKey: KEY, licenceAccepted: true });
    expect(posted[1]).toEqual(posted[0]);
  });

  it('tells the operators of a failure that nobody foresaw', async () => {
    const { calls, publish } = publisher({
      'POST /api/graphics': () => answer({ created_graphic: graphic }),
      'POST /api/logging': () => ({ status: 204, json: undefined }),
    });
    expect(await publish()).toMatchObject({
      ok: false,
      error: { code: 'INTERNAL', message: expect.stringContaining('dem wir nachgehen') },
    });
    const report = calls.find(({ path }) => path === '/api/logging');
    expect(report?.body).toMatchObject({ error: { type: 'TypeError' } });
  });

  it('follows the files until none is waiting, and says where the variant stands', async () => {
    const { seen, publish } = publisher({
      'POST /api/graphics': () => answer(created),
      'GET /api/variants/7/renderings/events': () =>
        stream([
          renderingsOf({ pdf: 'running', brf: 'queued' }),
          renderingsOf({ pdf: 'done', brf: 'failed' }, 'RENDERING_TIMEOUT'),
        ]),
    });
    expect(await publish()).toMatchObject({
      ok: true,
      value: { graphicId: 7, variantId: 7, versionId: 1, url: '/catalogue/7/variant/7' },
    });
    expect(seen).toEqual([
      [
        { format: 'pdf', state: 'running' },
        { format: 'brf', state: 'queued' },
      ],
      [
        { format: 'pdf', state: 'done' },
        { format: 'brf', state: 'failed', reason: expect.stringMatching(/weil es zu lange dauerte/) },
      ],
    ]);
  });

  it('says of the next version of a variant what is new in it', async () => {
    const { calls, publish } = publisher({
      'POST /api/variants/7': () => answer(variants[0]),
      'GET /api/variants/7/renderings/events': () => stream([renderingsOf({ pdf: 'done' })]),
    });
    const lastVersionHash = 'ab'.repeat(32);
    const next = { ...blank, graphic_id: 7, variant_id: 7, version_id: 1, lastVersionHash };
    expect(await publish(next, 'Achsen beschriftet')).toMatchObject({ ok: true });
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      change_message: 'Achsen beschriftet',
      lastVersionHash,
    });
  });

  it('keeps the picture that lies under a page to the draft', async () => {
    const [page] = blank.pages;
    const backdrop = { picture: 'data:image/png;base64,AAAA', x: 0, y: 0, width: 9, height: 9, opacity: 1 };
    const laid = { ...blank, backdrops: [{ pageUuid: page?.uuid ?? '', ...backdrop }] };
    const { calls, publish } = publisher({
      'POST /api/graphics': () => answer(created),
      'GET /api/variants/7/renderings/events': () => stream([renderingsOf({ pdf: 'done' })]),
    });
    await publish(laid);
    expect(calls[0]?.body).toMatchObject({ document: { backdrops: [] } });
  });

  it('hands on what the schema refused, with its place in the document', async () => {
    const issue = { code: 'DOCUMENT_INVALID_VALUE', path: ['pages', 0, 'objects', 2, 'width'] };
    const { publish } = publisher({
      'POST /api/graphics': () => ({
        status: 422,
        json: {
          error: 'DOCUMENT_INVALID_VALUE',
          type: 'Validation',
          message: 'invalid',
          issues: [issue],
          correlationId: 'test',
        },
      }),
    });
    expect(await publish()).toMatchObject({
      ok: false,
      error: { code: 'DOCUMENT_INVALID_VALUE', issues: [issue] },
    });
  });
});
