import { describe, expect, it } from '@jest/globals';
import { ROUTES } from '@tastwerk/contracts';
import { answer, fakeApi, type FakeRoutes, refusal } from '../../../test/fake-api.js';
import { createTestI18n } from '../../../test/test-i18n.js';
import { createImportPorts } from './import-ports.js';

const WISHES = {
  mode: null,
  simplification: 20,
  threshold: null,
  smoothing: 75,
  speckle: 20,
  inverted: false,
  strength: null,
  leastLengthMm: 12.5,
  widthMm: 188,
};
const NEVER_ABORTED = new AbortController().signal;
const picture = new Blob(['picture'], { type: 'image/png' });
const points = [
  { kind: 'M', x: 0, y: 0 },
  { kind: 'L', x: 9, y: 9 },
];

const found = {
  mode: 'outlines',
  width: 10,
  height: 10,
  paths: [{ points, closed: false }],
  threshold: 99,
  strength: 12,
};

function ports(routes: FakeRoutes) {
  const calls = fakeApi(routes);
  return { calls, ...createImportPorts(createTestI18n('de').t) };
}

describe('importing over the API', () => {
  it('sends the picture with the wishes as a form and reads the outlines', async () => {
    const { calls, trace } = ports({
      'POST /api/trace': () => answer(found),
    });
    const wishes = { ...WISHES, mode: 'outlines', threshold: 7, strength: 30 } as const;
    expect(await trace(picture, wishes, NEVER_ABORTED)).toEqual({ ok: true, value: found });
    const [sent] = calls;
    expect(sent?.headers.has('content-type')).toBe(false);
    if (!(sent?.body instanceof FormData)) throw new Error('no form was sent');
    const { image, ...fields } = Object.fromEntries(sent.body);
    expect(image).toBeInstanceOf(Blob);
    expect(ROUTES.trace.request.form.parse(fields)).toEqual({
      mode: 'outlines',
      threshold: 7,
      strength: 30,
      smoothing: 75,
      speckle: 20,
      simplification: 20,
      inverted: false,
      leastLength: 12.5,
      width: 188,
    });
    await trace(picture, WISHES, NEVER_ABORTED);
    const asked = calls[1]?.body instanceof FormData ? Object.fromEntries(calls[1].body) : {};
    expect(asked).toMatchObject({ mode: 'auto' });
    expect('threshold' in asked || 'strength' in asked).toBe(false);
  });

  it('gives the lines of text', async () => {
    const lines = [{ text: 'Stern', box: { x: 1, y: 2, width: 3, height: 4 }, confidence: 96 }];
    const { recognise } = ports({ 'POST /api/ocr': () => answer({ width: 10, height: 10, lines }) });
    expect(await recognise(picture, NEVER_ABORTED)).toEqual({ ok: true, value: lines });
  });

  it('says in words why there is nothing', async () => {
    const refused = ports({ 'POST /api/trace': () => refusal('IMPORT_TOO_DETAILED') });
    expect(await refused.trace(picture, WISHES, NEVER_ABORTED)).toEqual({
      ok: false,
      error: { code: 'IMPORT_TOO_DETAILED', message: expect.stringMatching(/zu viele Einzelheiten/) },
    });
    const odd = ports({ 'POST /api/ocr': () => answer({ lines: 'none' }) });
    expect(await odd.recognise(picture, NEVER_ABORTED)).toMatchObject({
      error: { code: 'ANSWER_UNREADABLE' },
    });
    const { trace } = ports({});
    expect(await trace(picture, WISHES, NEVER_ABORTED)).toMatchObject({ ok: false });
  });
});
