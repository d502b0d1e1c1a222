import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { asAdmin } from '../../../../test/as-admin.js';
import { answer, refusal } from '../../../../test/fake-api.js';
import { renderApp } from '../../../../test/render-app.js';
import { storeToken } from '../../../api/token.js';

describe('charging the stamp account', () => {
  afterEach(() => {
    cleanup();
    storeToken(null);
  });

  it('tries again with the same key, and takes another one for another amount and after each success', async () => {
    let isAway = true;
    const calls = asAdmin({
      'GET /api/internal/vouchers': () => answer({ provider: 'sandbox', balance: 0, stamps: [] }),
      'POST /api/internal/vouchers/charges': () =>
        isAway ? refusal('SERVICE_UNAVAILABLE') : answer({ balance: 100 }),
    });
    const { user } = renderApp('/admin/vouchers');
    const amount = await screen.findByRole('textbox', { name: /Betrag/ });
    const press = async (text: string, times: number) => {
      await user.clear(amount);
      await user.type(amount, text);
      await user.tab();
      await user.click(screen.getByRole('button', { name: 'Einzahlung erfassen' }));
      await waitFor(() => expect(sent()).toHaveLength(times));
    };
    const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => Object(body));
    await press('5', 1);
    await press('5', 2);
    await press('6', 3);
    isAway = false;
    await press('6', 4);
    await waitFor(() => expect(amount).toHaveProperty('value', '0'));
    await press('6', 5);
    const keys = sent().map(({ idempotencyKey }) => idempotencyKey);
    expect(sent().map(({ cents }) => cents)).toEqual([500, 500, 600, 600, 600]);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[3]).toBe(keys[2]);
    expect(new Set(keys).size).toBe(3);
  });
});
