import { afterEach, expect, it } from '@jest/globals';
import { currentToken, onTokenChange, storeToken } from './token.js';

afterEach(() => storeToken(null));

it('the token is kept under the key jwt and gone after the logout', () => {
  storeToken('granted');
  expect(localStorage.getItem('jwt')).toBe('granted');
  storeToken(null);
  expect(localStorage.getItem('jwt')).toBeNull();
});

it('a token of another tab is taken over, and told to whoever listens', () => {
  const seen: (string | null)[] = [];
  const stop = onTokenChange(() => seen.push(currentToken()));
  window.dispatchEvent(new StorageEvent('storage', { key: 'lang', newValue: 'en' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'jwt', newValue: 'from another tab' }));
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'jwt', newValue: null }));
  expect(seen).toEqual(['from another tab']);
});
