import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { answer, fakeApi, refusal } from '../../../test/fake-api.js';
import { renderApp } from '../../../test/render-app.js';
import { storeToken } from '../../api/token.js';

const OPERATOR = { name: 'Relief GmbH', email: 'hallo@relief.example', phone: '+49 30 123 45' };

async function fillIn(user: ReturnType<typeof renderApp>['user']) {
  await user.click(await screen.findByRole('button', { name: /Thema/ }));
  await user.click(await screen.findByRole('option', { name: 'Barrierefreiheit' }));
  await user.type(screen.getByLabelText(/^Nachricht/), 'Ein Bild hat keinen Text.');
  await user.type(screen.getByLabelText(/^E-Mail-Adresse/), 'anna@schule.example');
  await user.click(screen.getByRole('button', { name: 'Nachricht senden' }));
}

describe('the contact page', () => {
  beforeEach(() => storeToken(null));
  afterEach(cleanup);

  it('says how the operators are reached, asks for what is missing, and tells that a message was sent', async () => {
    const calls = fakeApi({
      'GET /api/contact': () => answer(OPERATOR),
      'POST /api/contact': () => answer(null),
    });
    const { user } = renderApp('/kontakt');
    expect((await screen.findByRole('link', { name: OPERATOR.phone })).getAttribute('href')).toBe(
      'tel:+493012345',
    );
    expect(screen.getByRole('link', { name: OPERATOR.email })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Nachricht senden' }));
    expect((await screen.findAllByText('Dieses Feld muss ausgefüllt werden.')).length).toBeGreaterThan(1);
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await fillIn(user);
    const heading = await screen.findByRole('heading', { name: 'Nachricht gesendet' });
    expect(document.activeElement).toBe(heading);
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      topic: 'accessibility',
      message: 'Ein Bild hat keinen Text.',
      email: 'anna@schule.example',
      website: '',
    });
  });

  it('keeps what was written when it could not be sent', async () => {
    fakeApi({
      'GET /api/contact': () => answer({ name: null, email: null, phone: null }),
      'POST /api/contact': () => refusal('INTERNAL'),
    });
    const { user } = renderApp('/kontakt');
    await fillIn(user);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByLabelText(/^Nachricht/)).toHaveProperty('value', 'Ein Bild hat keinen Text.');
    expect(screen.queryByText('Betreiber')).toBeNull();
  });
});
