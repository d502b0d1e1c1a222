import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { DEMO_USER } from '../../../../test/catalogue-data.js';
import { answer, fakeApi, refusal } from '../../../../test/fake-api.js';
import { renderApp } from '../../../../test/render-app.js';
import { currentToken, storeToken } from '../../../api/token.js';

const DONE = () => ({ status: 204, json: undefined });
const newPassword = () => screen.getByLabelText(/^Neues Passwort\W?$/);
const repeated = () => screen.getByLabelText(/^Passwort wiederholen\W?$/);

describe('the links of mails', () => {
  afterEach(() => {
    cleanup();
    storeToken(null);
  });

  it('set a password behind a confirmed address, and lead to the login with thanks', async () => {
    const calls = fakeApi({
      'POST /api/verify-account': DONE,
      'GET /api/common-passwords': () => answer([]),
    });
    const { user, place } = renderApp('/verify-account?key=geheim');
    await user.type(newPassword(), 'vier Wörter im Regal');
    await user.type(repeated(), 'vier Worte im Regal');
    await user.click(screen.getByRole('button', { name: 'Konto bestätigen' }));
    expect(await screen.findByText('Die Passwörter stimmen nicht überein.')).toBeTruthy();
    await user.clear(repeated());
    await user.type(repeated(), 'vier Wörter im Regal');
    await user.click(screen.getByRole('button', { name: 'Konto bestätigen' }));
    await waitFor(() => expect(place()).toBe('/login?after_verify'));
    expect(await screen.findByText(/Vielen Dank! Ihre E-Mail-Adresse ist bestätigt/)).toBeTruthy();
    const sent = calls.find(({ path }) => path === '/api/verify-account');
    expect(sent?.query.get('key')).toBe('geheim');
    expect(sent?.body).toEqual({
      password: 'vier Wörter im Regal',
      'password-confirm': 'vier Wörter im Regal',
    });
  });

  it('say that a link for an address is used up, with the way to another one', async () => {
    fakeApi({ 'POST /api/verify-account': () => refusal('ACCOUNT_LINK_INVALID') });
    const { user } = renderApp('/verify-account?key=alt');
    await user.type(newPassword(), 'vier Wörter im Regal');
    await user.type(repeated(), 'vier Wörter im Regal');
    await user.click(screen.getByRole('button', { name: 'Konto bestätigen' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/Dieser Link gilt nicht mehr/);
    expect(screen.getByRole('link', { name: 'Neuen Link anfordern' }).getAttribute('href')).toBe('/signup');
  });

  it('reset a password: this browser is logged out, and told that the new one counts', async () => {
    storeToken('granted');
    const calls = fakeApi({
      'GET /api/users/validate': () => answer(DEMO_USER),
      'POST /api/reset-password': DONE,
    });
    const { user, place } = renderApp('/reset-password?key=geheim');
    await user.type(newPassword(), 'vier Wörter im Regal');
    await user.type(repeated(), 'vier Wörter im Regal');
    await user.click(screen.getByRole('button', { name: 'Passwort speichern' }));
    await waitFor(() => expect(place()).toBe('/login?after_reset'));
    expect(currentToken()).toBeNull();
    expect(screen.getByText(/Ihr neues Passwort ist gespeichert/)).toBeTruthy();
    expect(calls.find(({ path }) => path === '/api/reset-password')?.body).toMatchObject({ key: 'geheim' });
  });

  it('warn of a link for a password that has no key', async () => {
    fakeApi({});
    renderApp('/reset-password', 'en');
    expect(await screen.findByText(/Invalid link to reset the password/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'contact us' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save password' })).toBeNull();
  });

  it('ask for a reset without telling whether there is an account', async () => {
    const calls = fakeApi({ 'POST /api/reset-password-request': DONE });
    const { user } = renderApp('/reset-password-request');
    await user.type(screen.getByLabelText(/E-Mail-Adresse/), 'anna@schule.example');
    await user.click(screen.getByRole('button', { name: 'Link anfordern' }));
    expect(await screen.findByText(/Wenn es zu anna@schule.example ein Konto gibt/)).toBeTruthy();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ login: 'anna@schule.example' });
  });

  it('ends mails by a press of the button, not by being opened', async () => {
    const calls = fakeApi({ 'POST /api/newsletter/unsubscribe': DONE });
    const { user } = renderApp('/newsletter/unsubscribe?key=geheim');
    const button = await screen.findByRole('button', { name: 'E-Mails abbestellen' });
    expect(calls.filter(({ path }) => path === '/api/newsletter/unsubscribe')).toHaveLength(0);
    await user.click(button);
    expect(await screen.findByText(/Sie erhalten diese E-Mails nicht mehr/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'E-Mails abbestellen' })).toBeNull();
    cleanup();
    renderApp('/newsletter/unsubscribe');
    expect(await screen.findByText(/Dieser Link ist unvollständig/)).toBeTruthy();
  });

  it('undo a change of address by a press of the button, and say where the way to a new password is', async () => {
    let isValid = true;
    const calls = fakeApi({
      'POST /api/undo-login-change': () => (isValid ? DONE() : refusal('ACCOUNT_UNDO_LINK_INVALID')),
    });
    const { user } = renderApp('/undo-login-change?key=geheim');
    const button = await screen.findByRole('button', { name: 'Änderung rückgängig machen' });
    const sent = () => calls.filter(({ path }) => path === '/api/undo-login-change');
    expect(sent()).toHaveLength(0);
    await user.click(button);
    expect(await screen.findByText(/Das Konto hat wieder seine frühere E-Mail-Adresse/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Änderung rückgängig machen' })).toBeNull();
    expect(sent().map(({ query }) => query.get('key'))).toEqual(['geheim']);
    cleanup();
    isValid = false;
    const again = renderApp('/undo-login-change?key=alt');
    await again.user.click(await screen.findByRole('button', { name: 'Änderung rückgängig machen' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/Dieser Link gilt nicht mehr/);
    cleanup();
    renderApp('/undo-login-change');
    expect(await screen.findByText(/Dieser Link ist unvollständig/)).toBeTruthy();
  });

  it.each([
    ['/verify-login-change', '/api/verify-login-change', /In Ordnung: Ihre neue E-Mail-Adresse/],
    ['/newsletter/confirm', '/api/newsletter/confirm', /Sie erhalten jetzt unseren Newsletter/],
  ])('at %s are followed once and say how it went', async (page, route, text) => {
    const calls = fakeApi({ [`POST ${route}`]: DONE });
    renderApp(`${page}?key=geheim`);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(calls.filter(({ path }) => path === route)).toHaveLength(1);
    cleanup();
    fakeApi({ [`POST ${route}`]: () => refusal('ACCOUNT_LINK_INVALID') });
    renderApp(`${page}?key=alt`);
    expect((await screen.findByRole('alert')).textContent).toMatch(/Dieser Link gilt nicht mehr/);
    cleanup();
    renderApp(page);
    expect(await screen.findByText(/Dieser Link ist unvollständig/)).toBeTruthy();
  });

  it('that confirm a new e-mail address have the session validated again, which knows it then', async () => {
    storeToken('granted before');
    let email = 'alt@schule.example';
    fakeApi({
      'GET /api/users/validate': () => answer({ ...DEMO_USER, email }),
      'POST /api/verify-login-change': () => {
        email = 'neu@schule.example';
        return DONE();
      },
    });
    renderApp('/verify-login-change?key=geheim');
    expect(await screen.findByText(/neu@schule\.example/)).toBeTruthy();
  });
});
