import { ROUTES } from '@tastwerk/contracts';
import { describe, expect, it } from '@jest/globals';
import { fakeApi } from '../../test/fake-api.js';
import { reportError, watchUncaught } from './error-report.js';

const TOLD = { 'POST /api/logging': () => ({ status: 204, json: null }) };
const messages = (calls: ReturnType<typeof fakeApi>) =>
  calls.map(({ body }) => ROUTES.logError.request.body.parse(body).error.message);

describe('an error that nobody expected', () => {
  it('is told once, cut to what the server takes', () => {
    const calls = fakeApi(TOLD);
    reportError(new TypeError('x'.repeat(5000)));
    reportError(new TypeError('x'.repeat(5000)));
    expect(messages(calls)).toEqual(['x'.repeat(1000)]);
    expect(calls[0]?.body).toMatchObject({ error: { type: 'TypeError' }, path: '/' });
  });

  it('is told without the query of the page, which may hold a key or a name', () => {
    const calls = fakeApi(TOLD);
    window.history.replaceState(null, '', '/reset-password?key=secret#name');
    reportError(new Error('on a page with a key'));
    expect(calls[0]?.body).toMatchObject({ path: '/reset-password' });
    window.history.replaceState(null, '', '/');
  });

  it('is told when nobody caught it', () => {
    const calls = fakeApi(TOLD);
    const stop = watchUncaught();
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('thrown'), message: 'thrown' }));
    expect(messages(calls)).toEqual(['thrown']);
    stop();
  });
});
