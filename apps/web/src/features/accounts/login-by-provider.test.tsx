import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { DEMO_USER } from '../../../test/catalogue-data.js';
import { answer, fakeApi, refusal } from '../../../test/fake-api.js';
import { renderApp } from '../../../test/render-app.js';
import { currentToken, storeToken } from '../../api/token.js';

const providers = (last_used: string | null = null) => ({
  'GET /api/sign-in/providers': () =>
    answer({ providers: [{ id: 'school', label: { de: 'Schulportal', en: 'School Portal' } }], last_used }),
});

describe('logging in with a school', () => {
  afterEach(() => {
    cleanup();
    storeToken(null);
  });

  it('says what to do where the school cannot be reached', async () => {
    const calls = fakeApi({
      ...providers(),
      'POST /api/sign-in/providers/school': () => refusal('SIGN_IN_PROVIDER_UNAVAILABLE'),
    });
    const { user } = renderApp('/login?redirect=%2Feditor%2Fapp');
    await user.click(await screen.findByRole('button', { name: 'Mit Schulportal anmelden' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/ist nicht erreichbar/);
    expect(calls.find(({ path }) => path === '/api/sign-in/providers/school')?.body).toEqual({
      redirect: '/editor/app',
    });
  });

  it('fetches the session that the school’s answer began, and leads on', async () => {
    fakeApi({
      ...providers(),
      'POST /api/refresh': () => answer(DEMO_USER, { authorization: 'Bearer granted' }),
      'GET /api/users/validate': () => answer(DEMO_USER),
      'GET /api/graphics': () => answer([]),
    });
    const { place } = renderApp('/login?signed-in=&redirect=%2Fcatalogue%3Fsearch%3Duhr');
    await waitFor(() => expect(place()).toBe('/catalogue?search=uhr'));
    expect(currentToken()).toBe('granted');
  });

  it.each([
    ['SIGN_IN_EXPIRED', /^Diese Anmeldung ist abgelaufen/],
    ['ACCOUNT_BLOCKED', /^Dieses Konto ist gesperrt/],
    ['<b>made up</b>', /^Die Antwort des Anmeldedienstes ließ sich nicht prüfen/],
  ])('tells %s in a sentence', async (code, sentence) => {
    fakeApi(providers());
    renderApp(`/login?sign_in_error=${encodeURIComponent(code)}`);
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
  });

  it('offers to log out at the school, too, to whoever came from there', async () => {
    const calls = fakeApi({
      ...providers('school'),
      'POST /api/sign-in/end': () => answer({ url: null }),
    });
    const { user } = renderApp('/login?after_logout');
    await user.click(await screen.findByRole('button', { name: 'Auch bei Schulportal abmelden' }));
    expect(await screen.findByText(/bietet keine Abmeldung an/)).toBeTruthy();
    expect(calls.some(({ path }) => path === '/api/sign-in/end')).toBe(true);
  });

  it('offers nothing where no provider is named', async () => {
    fakeApi({ 'GET /api/sign-in/providers': () => answer({ providers: [], last_used: null }) });
    renderApp('/login?after_logout');
    expect(await screen.findByText('Sie sind abgemeldet.')).toBeTruthy();
    expect(screen.queryByRole('group', { name: /Schule/ })).toBeNull();
  });
});
