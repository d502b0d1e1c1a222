import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { answer, fakeApi, refusal } from '../../../../test/fake-api.js';
import { renderApp } from '../../../../test/render-app.js';
import { storeToken } from '../../../api/token.js';

describe('withdrawing from a contract', () => {
  beforeEach(() => storeToken(null));
  afterEach(cleanup);

  it('takes two steps and no account, and is told with its date and time', async () => {
    const calls = fakeApi({
      'POST /api/withdrawals': () => answer({ id: 3, created_at: '2026-11-21T09:30:00.000Z' }),
    });
    const { user } = renderApp('/widerruf?order=12');
    await screen.findByRole('heading', { name: 'Vertrag widerrufen', level: 1 });
    await user.click(screen.getByRole('button', { name: 'Weiter' }));
    expect((await screen.findAllByText('Dieses Feld muss ausgefüllt werden.')).length).toBeGreaterThan(0);
    await user.type(screen.getByLabelText(/^Ihr Name/), 'Anna Berg');
    await user.type(screen.getByLabelText(/^E-Mail-Adresse/), 'anna@schule.example');
    await user.click(screen.getByRole('button', { name: 'Weiter' }));
    const question = await screen.findByRole('heading', { name: 'Bitte bestätigen Sie Ihren Widerruf' });
    expect(document.activeElement).toBe(question);
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Zurück' }));
    expect((await screen.findByLabelText<HTMLInputElement>(/^Ihr Name/)).value).toBe('Anna Berg');
    expect(document.activeElement?.textContent).toBe('Vertrag widerrufen');
    await user.click(screen.getByRole('button', { name: 'Weiter' }));
    await user.click(await screen.findByRole('button', { name: 'Widerruf bestätigen' }));
    const receipt = await screen.findByRole('heading', { name: 'Ihr Widerruf ist eingegangen' });
    expect(document.activeElement).toBe(receipt);
    expect(screen.getByText(/Eingegangen am 21\.11\.2026/)).toBeTruthy();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Anna Berg',
      order: '12',
      email: 'anna@schule.example',
      message: '',
    });
  });

  it('has its receipt sent with the content by the link of a mail, once the button is pressed', async () => {
    let isRight = false;
    const calls = fakeApi({
      'POST /api/withdrawals/confirmations': () =>
        isRight
          ? answer({ id: 3, created_at: '2026-11-21T09:30:00.000Z' })
          : refusal('WITHDRAWAL_LINK_INVALID'),
    });
    const { user } = renderApp('/widerruf?key=3.abc');
    const send = await screen.findByRole('button', { name: 'Bestätigung senden' });
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await user.click(send);
    expect(await screen.findByText(/öffnen Sie den ganzen Link/)).toBeTruthy();
    isRight = true;
    await user.click(send);
    expect(await screen.findByText('Die Bestätigung zu Vorgang 3 ist unterwegs.')).toBeTruthy();
    expect(calls.findLast(({ method }) => method === 'POST')?.body).toEqual({ key: '3.abc' });
  });
});
