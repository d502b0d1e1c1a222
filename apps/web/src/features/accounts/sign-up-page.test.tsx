import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { answer, fakeApi, refusal } from '../../../test/fake-api.js';
import { renderApp } from '../../../test/render-app.js';
import { storeToken } from '../../api/token.js';

const submit = () => screen.getByRole('button', { name: 'Registrieren' });

describe('the sign-up page', () => {
  afterEach(() => {
    cleanup();
    storeToken(null);
  });

  it('asks for a valid address and the privacy policy before anything is sent', async () => {
    const calls = fakeApi({});
    const { user } = renderApp('/signup');
    await user.type(screen.getByLabelText(/E-Mail-Adresse/), 'anna@');
    await user.click(submit());
    expect(await screen.findByText('Bitte geben Sie eine gültige E-Mail-Adresse ein.')).toBeTruthy();
    expect(screen.getByText('Dieses Feld muss ausgefüllt werden.')).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('sends the address twice as the API asks for it, then says where the mail went and sends it again', async () => {
    const calls = fakeApi({
      'POST /api/create-account': () => answer({ verification_state: 1 }),
      'POST /api/resend-verification': () => ({ status: 204, json: undefined }),
    });
    const { user } = renderApp('/signup');
    await user.type(screen.getByLabelText(/E-Mail-Adresse/), 'anna@schule.example');
    await user.type(screen.getByLabelText(/Anzeigename/), 'Anna B.');
    await user.click(screen.getByRole('checkbox', { name: /Datenschutzerklärung/ }));
    await user.click(submit());
    expect(await screen.findByText(/E-Mail an anna@schule.example geschickt/)).toBeTruthy();
    expect(calls.find(({ path }) => path === '/api/create-account')?.body).toEqual({
      login: 'anna@schule.example',
      'login-confirm': 'anna@schule.example',
      display_name: 'Anna B.',
      newsletter_active: false,
    });
    await user.click(screen.getByRole('button', { name: 'E-Mail erneut senden' }));
    expect(await screen.findByText('Die E-Mail wurde erneut gesendet.')).toBeTruthy();
    expect(calls.find(({ path }) => path === '/api/resend-verification')?.body).toEqual({
      login: 'anna@schule.example',
    });
  });

  it('says that an address is not approved, and keeps what was typed', async () => {
    fakeApi({ 'POST /api/create-account': () => refusal('ACCOUNT_NOT_WHITELISTED') });
    const { user } = renderApp('/signup', 'en');
    await user.type(screen.getByLabelText(/E-mail address/), 'anna@elsewhere.example');
    await user.click(screen.getByRole('checkbox', { name: /privacy policy/ }));
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This e-mail address has not been approved for registration.',
    );
    expect(screen.getByLabelText(/E-mail address/)).toHaveProperty('value', 'anna@elsewhere.example');
  });

  it('tells a refused field at that field, with the focus on it', async () => {
    const taken = refusal('ACCOUNT_NAME_TAKEN');
    fakeApi({
      'POST /api/create-account': () => ({
        ...taken,
        json: { ...Object(taken.json), 'field-error': ['display_name', 'name_taken'] },
      }),
    });
    const { user } = renderApp('/signup');
    await user.type(screen.getByLabelText(/E-Mail-Adresse/), 'anna@schule.example');
    const name = screen.getByLabelText(/Anzeigename/);
    await user.type(name, 'Anna');
    await user.click(screen.getByRole('checkbox', { name: /Datenschutzerklärung/ }));
    await user.click(submit());
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect((await screen.findByRole('alert')).textContent).toBe('Dieser Name ist schon vergeben.');
  });

  it('leads to the login and back to where the visitor came from', async () => {
    fakeApi({});
    renderApp('/signup?redirect=%2Fcatalogue');
    const main = await screen.findByRole('link', { name: 'Zur Anmeldung' });
    expect(main.getAttribute('href')).toBe('/login?redirect=%2Fcatalogue');
  });
});
