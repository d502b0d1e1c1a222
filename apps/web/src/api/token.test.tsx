import { afterEach, expect, it } from '@jest/globals';
import { currentToken, hasSession, isTokenOld, onTokenChange, storeToken } from './token.js';

afterEach(() => storeToken(null));

/** A token of session `sid`. */
const tokenOf = (sid: string) => `e30.${btoa(JSON.stringify({ sid, iat: 1000, exp: 1900 }))}.sign`;

/** What another tab does to the kept session. */
function otherTab(oldValue: string | null, newValue: string | null): void {
  if (newValue === null) localStorage.removeItem('session');
  else localStorage.setItem('session', newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: 'session', oldValue, newValue }));
}

it('the token stays in memory; the browser keeps only which session it has, until the logout', () => {
  storeToken(tokenOf('7f0e'));
  expect(currentToken()).toBe(tokenOf('7f0e'));
  expect({ ...localStorage }).toEqual({ session: '7f0e' });
  expect(isTokenOld()).toBe(false);
  storeToken(null);
  expect({ ...localStorage }).toEqual({});
  expect(isTokenOld()).toBe(false);
});

it('a sign-up that is not confirmed has a token and no session', () => {
  const pending = `e30.${btoa(JSON.stringify({ sub: 'pending', sid: '7f0e' }))}.sign`;
  storeToken(pending);
  expect([currentToken(), hasSession(), isTokenOld()]).toEqual([pending, false, false]);
});

it('a page that finds a session of the browser needs a token', () => {
  localStorage.setItem('session', '7f0e');
  expect([hasSession(), currentToken(), isTokenOld()]).toEqual([true, null, true]);
});

it('another session in another tab takes the token away, a renewed token there does not', () => {
  storeToken(tokenOf('7f0e'));
  const seen: (string | null)[] = [];
  const stop = onTokenChange(() => seen.push(currentToken()));
  window.dispatchEvent(new StorageEvent('storage', { key: 'lang', newValue: 'en' }));
  otherTab('7f0e', '7f0e');
  expect(currentToken()).toBe(tokenOf('7f0e'));
  otherTab('7f0e', null);
  expect([hasSession(), currentToken()]).toEqual([false, null]);
  otherTab(null, 'a5b1');
  expect([hasSession(), currentToken(), isTokenOld()]).toEqual([true, null, true]);
  stop();
  otherTab('a5b1', null);
  expect(seen).toEqual([null, null]);
});
