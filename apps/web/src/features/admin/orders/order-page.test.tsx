import type { InternalOrderDetails } from '@tastwerk/contracts';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { asAdmin } from '../../../../test/as-admin.js';
import { answer } from '../../../../test/fake-api.js';
import { renderApp } from '../../../../test/render-app.js';
import { ORDER } from '../../../../test/shop-data.js';
import { storeToken } from '../../../api/token.js';

const INTERNAL: InternalOrderDetails = {
  ...ORDER,
  customer: { id: 7, email: 'ada@example.org', display_name: 'Ada' },
  hidden_content: [],
};

const documentOf = (id: number, kind: 'invoice' | 'credit_note') => ({
  id,
  kind,
  number: `2026-0000${id}`,
  total_gross: ORDER.total_gross,
  created_at: ORDER.created_at,
});

/** An order with its page's calls; what is sent does not change it unless `follow` says so. */
function open(order: InternalOrderDetails, { language = 'de', canEdit = true } = {}) {
  let now = order;
  const calls = asAdmin(
    {
      'GET /api/internal/orders/12': () => answer(now),
      'POST /api/internal/orders/12/rpc': ({ body }) => {
        now = { ...now, status: 2, ...Object(body) };
        return answer(now);
      },
    },
    canEdit,
  );
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { ...renderApp('/admin/orders/12', language === 'en' ? 'en' : 'de'), sent };
}

describe('an order as admins see it', () => {
  afterEach(() => {
    cleanup();
    storeToken(null);
  });

  it('says what becomes of an invoice that is taken back, and who took which step', async () => {
    const { user, sent } = open({ ...INTERNAL, invoice_number: '2026-00001' });
    await user.click(await screen.findByRole('button', { name: 'Rechnung stornieren' }));
    expect(screen.getByText(/durch die Kundin oder den Kunden$/)).toBeTruthy();
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.type(dialog.getByRole('textbox', { name: /^Grund/ }), 'Doppelt');
    await user.click(dialog.getByRole('button', { name: 'Rechnung stornieren' }));
    expect(await screen.findByText(/^Die Rechnung ist storniert: /)).toBeTruthy();
    expect(sent()).toEqual([{ method: 'cancel_invoice', reason: 'Doppelt' }]);
  });

  it('gets a new invoice after the old one was canceled, unless the order is canceled, too', async () => {
    const invoices = [documentOf(1, 'invoice'), documentOf(2, 'credit_note')];
    const { user, sent } = open({ ...INTERNAL, status: 2, invoices });
    expect(await screen.findByText(/^Die Rechnung ist storniert\. Solange/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Rechnung stornieren' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Rechnung neu ausstellen' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Rechnung zu Bestellung 12 neu ausstellen' }),
    );
    await user.type(dialog.getByRole('textbox', { name: /^Grund/ }), 'Doch bestellt');
    await user.click(dialog.getByRole('button', { name: 'Rechnung neu ausstellen' }));
    expect(await screen.findByText(/^Die neue Rechnung wird erzeugt/)).toBeTruthy();
    expect(sent()).toMatchObject([{ method: 'correct_invoice', reason: 'Doch bestellt' }]);
    cleanup();

    open({ ...INTERNAL, status: 5, invoices });
    const again = await screen.findByRole('button', { name: 'Rechnung neu ausstellen' });
    expect(again).toHaveProperty('disabled', true);
    expect(screen.getByText('Rechnung und Bestellung sind storniert.')).toBeTruthy();
  });

  it('tells what was hidden since it was bought, and why it is made all the same, before it is sent', async () => {
    const { user, sent } = open({ ...INTERNAL, hidden_content: [7] }, { language: 'en' });
    const form = within(await screen.findByRole('form', { name: 'Change the status' }));
    expect(form.getByText(/hidden since the purchase/)).toBeTruthy();
    expect(form.getByText('Pflanzenzelle, Basis').lang).toBe('de');
    expect(screen.getByText('not public')).toBeTruthy();
    const move = form.getByRole('button', { name: /^Set to/ });
    await user.click(move);
    expect(form.getByText('Please state why the order may be produced anyway.')).toBeTruthy();
    expect(sent()).toEqual([]);
    await user.type(form.getByRole('textbox', { name: /^Reason or note/ }), 'Rights are cleared');
    await user.click(move);
    await waitFor(() =>
      expect(sent()).toEqual([{ method: 'change_status', status: 2, reason: 'Rights are cleared' }]),
    );
    expect(await form.findByText(/^The status is now “/)).toBeTruthy();
  });

  it('offers nothing to do to those who may only look', async () => {
    open(INTERNAL, { canEdit: false });
    expect(await screen.findByRole('heading', { name: 'Statusverlauf' })).toBeTruthy();
    expect(screen.queryByRole('form', { name: 'Status ändern' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Porto kaufen' })).toBeNull();
    expect(screen.getByText(/^Ihr Konto kann hier alles ansehen, aber nichts ändern\./)).toBeTruthy();
  });
});
