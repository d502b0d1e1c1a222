import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { DEMO_USER } from '../../../test/catalogue-data.js';
import { answer, type FakeAnswer, fakeApi, refusal } from '../../../test/fake-api.js';
import { renderApp } from '../../../test/render-app.js';
import { currentToken, storeToken } from '../../api/token.js';

const email = () => screen.getByLabelText(/E-Mail-Adresse/);
const password = () => screen.getByLabelText(/^Passwort\W?$/);
/** The form's own button: the header has a link of the same name. */
const submit = () => screen.getByRole('button', { name: 'Anmelden' });

describe('the login page', () => {
  afterEach(() => {
    cleanup();
    storeToken(null);
  });

  it('says what is wrong with an address and a password, and sends nothing', async () => {
    const calls = fakeApi({});
    const { user } = renderApp('/login');
    await user.type(email(), 'anna@');
    await user.type(password(), '1234567');
    await user.tab();
    expect(await screen.findByText('Bitte geben Sie eine gültige E-Mail-Adresse ein.')).toBeTruthy();
    expect(await screen.findByText('Das Passwort sollte mindestens 8 Zeichen haben.')).toBeTruthy();
    expect(submit().hasAttribute('disabled')).toBe(true);
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('signs in, keeps the token and leads back to where the visitor came from', async () => {
    const calls = fakeApi({
      'POST /api/login': () => answer(DEMO_USER, { authorization: 'Bearer granted' }),
      'GET /api/graphics': () => answer([]),
    });
    const { user, place } = renderApp('/login?redirect=%2Fcatalogue%3Fsearch%3Duhr');
    await user.type(email(), 'demo@tastwerk.example');
    await user.type(password(), 'a long password');
    await waitFor(() => expect(submit().hasAttribute('disabled')).toBe(false));
    await user.click(submit());
    await waitFor(() => expect(place()).toBe('/catalogue?search=uhr'));
    expect(currentToken()).toBe('granted');
    expect(calls.find(({ path }) => path === '/api/login')?.body).toEqual({
      login: 'demo@tastwerk.example',
      password: 'a long password',
    });
  });

  it('says in a sentence that there is no such account', async () => {
    fakeApi({ 'POST /api/login': () => refusal('ACCOUNT_CREDENTIALS_WRONG') });
    const { user } = renderApp('/login');
    await user.type(email(), 'demo@tastwerk.example');
    await user.type(password(), 'wrong password');
    await waitFor(() => expect(submit().hasAttribute('disabled')).toBe(false));
    await user.click(submit());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Zu dieser E-Mail-Adresse und diesem Passwort gibt es kein Konto.',
    );
    expect(password()).toHaveProperty('value', 'wrong password');
  });

  it('says that logging in failed where the server does not know why', async () => {
    fakeApi({ 'POST /api/login': () => refusal('INTERNAL') });
    const { user } = renderApp('/login');
    await user.type(email(), 'demo@tastwerk.example');
    await user.type(password(), 'a long password');
    await waitFor(() => expect(submit().hasAttribute('disabled')).toBe(false));
    await user.click(submit());
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Beim Anmelden ist ein Fehler aufgetreten\. Es ist ein interner Fehler/,
    );
  });

  it('cannot be sent twice while an answer is on its way', async () => {
    let settle: (answered: FakeAnswer) => void = () => undefined;
    const answered = new Promise<FakeAnswer>((resolve) => {
      settle = resolve;
    });
    const calls = fakeApi({ 'POST /api/login': () => answered });
    const { user } = renderApp('/login');
    await user.type(email(), 'demo@tastwerk.example');
    await user.type(password(), 'a long password');
    await waitFor(() => expect(submit().hasAttribute('disabled')).toBe(false));
    await user.click(submit());
    await waitFor(() => expect(submit().getAttribute('data-pending')).toBe('true'));
    await user.click(submit());
    await user.type(password(), '{Enter}');
    expect(calls.filter(({ path }) => path === '/api/login')).toHaveLength(1);
    settle(refusal('ACCOUNT_CREDENTIALS_WRONG'));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(submit().hasAttribute('data-pending')).toBe(false);
  });

  it('says after how many minutes somebody may try again', async () => {
    const throttled = { ...refusal('REQUEST_THROTTLED'), headers: { 'retry-after': '790' } };
    fakeApi({ 'POST /api/login': () => throttled });
    const { user } = renderApp('/login');
    await user.type(email(), 'demo@tastwerk.example');
    await user.type(password(), 'a long password');
    await waitFor(() => expect(submit().hasAttribute('disabled')).toBe(false));
    await user.click(submit());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/In 14 Minuten können Sie es erneut versuchen\./);
  });

  it('offers the demo accounts that the server names, and none otherwise', async () => {
    const demo = { login: 'demo@tastwerk.example', password: 'demo password', display_name: 'Demo' };
    fakeApi({ 'GET /BACKEND.json': () => answer({ version: '1', demoAccounts: [demo] }) });
    const { user } = renderApp('/login');
    await user.click(await screen.findByRole('button', { name: 'Demo verwenden' }));
    expect(email()).toHaveProperty('value', demo.login);
    cleanup();
    fakeApi({ 'GET /BACKEND.json': () => answer({ version: '1', demoAccounts: [] }) });
    renderApp('/login');
    expect(screen.queryByRole('button', { name: 'Demo verwenden' })).toBeNull();
  });

  it('leads a signed-in user on', async () => {
    storeToken('granted before');
    fakeApi({
      'GET /api/users/validate': () => answer(DEMO_USER),
      'GET /api/graphics': () => answer([]),
    });
    const { place } = renderApp('/login');
    await waitFor(() => expect(place()).toBe('/catalogue'));
  });
});
