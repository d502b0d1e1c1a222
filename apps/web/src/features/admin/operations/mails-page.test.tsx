import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { asAdmin } from '../../../../test/as-admin.js';
import { answer } from '../../../../test/fake-api.js';
import { renderApp } from '../../../../test/render-app.js';
import { storeToken } from '../../../api/token.js';

const MAIL = {
  id: 1,
  template: 'order-confirmation',
  recipient: 'ada@tastwerk.example',
  language: 'de',
  state: 'unknown',
  failures: 1,
  error: 'the worker ended',
  created_at: '2026-11-22T09:30:00.000Z',
  sent_at: null,
};

describe('the page of mails', () => {
  afterEach(() => {
    cleanup();
    storeToken(null);
  });

  it('explains a mail of unknown fate in a sentence, and lets an admin send it at once', async () => {
    asAdmin({ 'GET /api/internal/mails': () => answer([MAIL]) });
    renderApp('/admin/mails');
    const row = within(await screen.findByRole('row', { name: /ada@tastwerk.example/ }));
    expect(row.getByText('unklar')).toBeTruthy();
    expect(
      row.getByText(/Ob die E-Mail angekommen ist, ist unklar; sie wird automatisch erneut gesendet/),
    ).toBeTruthy();
    expect(row.getByRole('button', { name: /erneut senden/ })).toBeTruthy();
  });
});
