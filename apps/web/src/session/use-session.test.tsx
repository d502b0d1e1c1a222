import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { DEMO_USER } from '../../test/catalogue-data.js';
import { answer, type FakeAnswer, fakeApi, refusal } from '../../test/fake-api.js';
import { checkSession } from './session.js';
import { storeToken } from '../api/token.js';
import { useSession } from './use-session.js';

/** Opens a page that has a token, before the server has said whether it is good. */
function openWithToken() {
  let settle: (answered: FakeAnswer) => void = () => undefined;
  const answered = new Promise<FakeAnswer>((resolve) => {
    settle = resolve;
  });
  storeToken('granted before');
  fakeApi({
    'GET /api/users/validate': () => answered,
    'POST /api/refresh': () => refusal('SESSION_EXPIRED'),
  });
  const { result } = renderHook(() => useSession());
  return { result, settle: (given: FakeAnswer) => settle(given) };
}

/** Opens the page in a browser with a session, before the server has said whether it is still there. */
function openWithSession(refreshed: FakeAnswer) {
  localStorage.setItem('session', 'of this browser');
  const calls = fakeApi({ 'POST /api/refresh': () => refreshed });
  window.dispatchEvent(new StorageEvent('storage', { key: 'session', newValue: 'of this browser' }));
  const { result } = renderHook(() => useSession());
  return { result, calls };
}

describe('a page of a browser with a session', () => {
  afterEach(() => {
    cleanup();
    storeToken(null);
  });

  it('has its token and its user by one call', async () => {
    const { result, calls } = openWithSession(answer(DEMO_USER, { authorization: 'Bearer first' }));
    expect(result.current).toEqual({ status: 'checking', user: null });
    await waitFor(() => expect(result.current).toEqual({ status: 'signed-in', user: DEMO_USER }));
    expect(calls.map(({ path }) => path)).toEqual(['/api/refresh']);
  });

  it('has a visitor where the server has ended it', async () => {
    const { result } = openWithSession(refusal('SESSION_REVOKED'));
    await waitFor(() => expect(result.current).toEqual({ status: 'visitor', user: null }));
    expect(localStorage.getItem('session')).toBeNull();
  });

  it('stays unknown while the service cannot be asked', async () => {
    const { result } = openWithSession(refusal('SERVICE_UNAVAILABLE'));
    await act(async () => undefined);
    expect(result.current).toEqual({ status: 'checking', user: null });
    expect(localStorage.getItem('session')).toBe('of this browser');
  });
});

describe('a session with a token', () => {
  afterEach(() => {
    cleanup();
    storeToken(null);
  });

  it.each([
    ['the profile when it is good', answer(DEMO_USER), { status: 'signed-in', user: DEMO_USER }],
    ['nobody when it is not', refusal('SESSION_EXPIRED'), { status: 'visitor', user: null }],
  ])('is being checked, then has %s', async (_, given, session) => {
    const { result, settle } = openWithToken();
    expect(result.current).toEqual({ status: 'checking', user: null });
    settle(given);
    await waitFor(() => expect(result.current).toEqual(session));
  });

  it('stays what it was while the service cannot be asked', async () => {
    const { result, settle } = openWithToken();
    settle(refusal('SERVICE_UNAVAILABLE'));
    await act(async () => undefined);
    expect(result.current).toEqual({ status: 'checking', user: null });
    fakeApi({ 'GET /api/users/validate': () => answer(DEMO_USER) });
    act(checkSession);
    await waitFor(() => expect(result.current.status).toBe('signed-in'));
    fakeApi({ 'GET /api/users/validate': () => refusal('SERVICE_UNAVAILABLE') });
    act(checkSession);
    await act(async () => undefined);
    expect(result.current).toEqual({ status: 'signed-in', user: DEMO_USER });
  });
});
