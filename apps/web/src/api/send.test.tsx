import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { answer, type FakeAnswer, fakeApi, refusal } from '../../test/fake-api.js';
import { createTestI18n } from '../../test/test-i18n.js';
import { currentToken, storeToken } from './token.js';
import { FRONTEND_VERSION } from '../version.js';
import { errorText } from './error-text.js';
import { send } from './send.js';

interface Sent {
  readonly address: string;
  readonly headers: Headers;
}

/** A server that answers everything with an empty list, and notes what it was sent. */
function noteServer(): readonly Sent[] {
  const sent: Sent[] = [];
  const fetch = (address: string, { headers }: { headers: Headers }) => {
    sent.push({ address, headers });
    return Promise.resolve({ ok: true, status: 200, headers: new Headers() });
  };
  Object.assign(globalThis, { fetch });
  return sent;
}

/** A server that never answers: a request ends when its signal says so, by the reason the signal gives. */
function silentServer(): void {
  const fetch = (_: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_, reject) => {
      const end = () => reject(signal.reason instanceof Error ? signal.reason : new Error('no reason'));
      if (signal.aborted) end();
      else signal.addEventListener('abort', end);
    });
  Object.assign(globalThis, { fetch });
}

describe('a call', () => {
  beforeEach(() => {
    createTestI18n('en');
  });
  afterEach(() => storeToken(null));

  it('goes to /api and says what it reads, in which language, and from which version', async () => {
    const sent = noteServer();
    await send({ route: 'listTags', query: { limit: 5 } });
    expect(sent[0]?.address).toBe('/api/tags?limit=5');
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
      accept: 'application/json',
      'accept-language': 'en',
      'x-frontend-version': FRONTEND_VERSION,
    });
    expect(FRONTEND_VERSION).toMatch(/^\d+\.\d+\.\d+/);
  });

  it('with a body says that it is JSON, and with a token who is calling', async () => {
    const sent = noteServer();
    storeToken('granted');
    await send({ route: 'createGraphic', body: {} });
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({
      'content-type': 'application/json',
      authorization: 'Bearer granted',
    });
  });
});

describe('an answer without a readable body', () => {
  it.each([
    [500, 'INTERNAL', /^Sorry, an internal error occurred/],
    [502, 'SERVICE_UNAVAILABLE', /^We couldn’t reach the database/],
    [503, 'SERVICE_UNAVAILABLE', /^We couldn’t reach the database/],
    [504, 'DATABASE_TIMEOUT', /^We couldn’t reach the database/],
    [418, 'ANSWER_UNREADABLE', /could not be read \(status 418\)\.$/],
  ] as const)('is told by its status %i', async (status, code, sentence) => {
    const json = () => Promise.reject(new SyntaxError('<html>'));
    const fetch = () => Promise.resolve({ ok: false, status, headers: new Headers(), json });
    Object.assign(globalThis, { fetch });
    const { failure } = { failure: undefined, ...(await send({ route: 'listTags' })) };
    expect(failure).toEqual({ code, status });
    expect(errorText(createTestI18n('en').t, failure)).toMatch(sentence);
  });
});

describe('a token that has run out', () => {
  afterEach(() => storeToken(null));

  it.each<[string, FakeAnswer, string, string | null]>([
    ['is gone when it is not renewed', refusal('SESSION_EXPIRED'), 'SESSION_EXPIRED', null],
    ['stays while nobody can renew it', refusal('SERVICE_UNAVAILABLE'), 'SERVICE_UNAVAILABLE', 'granted'],
    ['stays while there is no server', { status: 502, json: undefined }, 'SERVICE_UNAVAILABLE', 'granted'],
  ])('%s', async (_, refreshed, code, token) => {
    fakeApi({
      'GET /api/tags': () => refusal('SESSION_EXPIRED'),
      'POST /api/refresh': () => refreshed,
    });
    storeToken('granted');
    expect(await send({ route: 'listTags' })).toMatchObject({ ok: false, failure: { code } });
    expect(currentToken()).toBe(token);
  });

  /** A token that is good for `seconds` from now on. */
  const tokenFor = (seconds: number) =>
    `e30.${btoa(JSON.stringify({ iat: 1000, exp: 1000 + seconds }))}.sign`;

  it('is renewed before it is sent, so that nothing is refused', async () => {
    const fresh = tokenFor(900);
    const calls = fakeApi({
      'GET /api/tags': () => (currentToken() === fresh ? answer([]) : refusal('SESSION_EXPIRED')),
      'POST /api/refresh': () => answer(null, { authorization: `Bearer ${fresh}` }),
    });
    storeToken(tokenFor(5));
    expect(await send({ route: 'listTags' })).toMatchObject({ ok: true });
    expect(await send({ route: 'listTags' })).toMatchObject({ ok: true });
    expect(calls.map(({ path }) => path)).toEqual(['/api/refresh', '/api/tags', '/api/tags']);
  });

  it.each<[string, FakeAnswer, string, string | null]>([
    ['ends the session where it is not renewed', refusal('SESSION_EXPIRED'), 'SESSION_EXPIRED', null],
    ['stays where nothing can be asked', refusal('SERVICE_UNAVAILABLE'), 'SERVICE_UNAVAILABLE', tokenFor(5)],
  ])('and whose age is known %s', async (_, refreshed, code, token) => {
    fakeApi({
      'GET /api/tags': () => refusal('SESSION_MISSING'),
      'POST /api/refresh': () => refreshed,
    });
    storeToken(tokenFor(5));
    expect(await send({ route: 'listTags' })).toMatchObject({ ok: false, failure: { code } });
    expect(currentToken()).toBe(token);
  });

  it('is got by the refresh cookie where a page of the session has none yet', async () => {
    localStorage.setItem('session', 'of this browser');
    const calls = fakeApi({
      'GET /api/tags': () => answer([]),
      'POST /api/refresh': () => answer(null, { authorization: 'Bearer first' }),
    });
    expect(await send({ route: 'listTags' })).toMatchObject({ ok: true });
    expect(calls.map(({ path, headers }) => [path, headers.get('authorization')])).toEqual([
      ['/api/refresh', null],
      ['/api/tags', 'Bearer first'],
    ]);
  });

  it('leaves what anyone may read to read', async () => {
    fakeApi({
      'GET /api/tags': () => (currentToken() === null ? answer([]) : refusal('SESSION_EXPIRED')),
      'POST /api/refresh': () => refusal('SESSION_EXPIRED'),
    });
    storeToken(tokenFor(5));
    expect(await send({ route: 'listTags' })).toMatchObject({ ok: true });
  });

  it('is renewed once for all calls that find it at the same time', async () => {
    let isRenewed = false;
    const calls = fakeApi({
      'GET /api/tags': () => (isRenewed ? answer([]) : refusal('SESSION_EXPIRED')),
      'POST /api/refresh': () => {
        isRenewed = true;
        return answer(null, { authorization: 'Bearer renewed' });
      },
    });
    storeToken('granted');
    const answers = await Promise.all([1, 2, 3].map(() => send({ route: 'listTags' })));
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(calls.filter(({ path }) => path === '/api/refresh')).toHaveLength(1);
    expect(currentToken()).toBe('renewed');
  });
});

describe('a call without an answer', () => {
  const deadline = new AbortController();
  const texts = createTestI18n('en').t;
  beforeEach(() => {
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
    silentServer();
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('is told to be cancelled when the page takes it back', async () => {
    const page = new AbortController();
    const answer = send({ route: 'listTags' }, { signal: page.signal });
    page.abort();
    const { failure } = { failure: undefined, ...(await answer) };
    expect(failure).toEqual({ code: 'NETWORK_ABORTED', status: 0 });
    expect(errorText(texts, failure)).toBe('The request was cancelled.');
  });

  it('is told to be late after 30 seconds', async () => {
    const answer = send({ route: 'listTags' });
    expect(AbortSignal.timeout).toHaveBeenCalledWith(30_000);
    deadline.abort(new DOMException('The operation timed out.', 'TimeoutError'));
    const { failure } = { failure: undefined, ...(await answer) };
    expect(failure).toEqual({ code: 'NETWORK_TIMEOUT', status: 0 });
    expect(errorText(texts, failure)).toBe('The server did not answer in time. Please try again.');
  });
});
