import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ProducedOrder } from '@tastwerk/contracts';
import { cleanup, screen, within } from '@testing-library/react';
import { DEMO_USER } from '../../../../test/catalogue-data.js';
import { answer, type FakeRoutes, fakeApi } from '../../../../test/fake-api.js';
import { renderApp } from '../../../../test/render-app.js';
import { ORDER } from '../../../../test/shop-data.js';
import { storeToken } from '../../../session/token.js';

const SHEETS = { swell_a4: 4, swell_a3: 0, braille: 2 };
const JOB: ProducedOrder = {
  id: 12,
  created_at: ORDER.created_at,
  transferred_at: ORDER.created_at,
  status: 2,
  shipping_address: ORDER.shipping_address,
  comment: 'Bitte klingeln',
  tracking_number: null,
  weight: 100,
  sheets: SHEETS,
  items: ORDER.items.map(({ content_id: variant_id, ...item }) => ({
    variant_id,
    version_id: item.version_id,
    product_id: item.product_id,
    quantity: item.quantity,
    title: item.title,
    graphic_title: item.graphic_title,
    graphic_format: item.graphic_format,
    graphic_landscape: item.graphic_landscape,
    graphic_no_of_pages: item.graphic_no_of_pages,
    braille_no_of_pages: item.braille_no_of_pages,
    system: item.system,
  })),
  package: { state: 'done', size_bytes: 4000 },
};

const signedIn = (role: 0 | 2, routes: FakeRoutes = {}) =>
  fakeApi({ 'GET /api/users/validate': () => answer({ ...DEMO_USER, role }), ...routes });

describe('the screen of the production partner', () => {
  beforeEach(() => storeToken('granted'));
  afterEach(() => {
    cleanup();
    storeToken(null);
  });

  it('is closed to everybody else', async () => {
    const calls = signedIn(0);
    renderApp('/partner');
    expect(await screen.findByText(/Ihr Konto hat diese Rolle nicht/)).toBeTruthy();
    expect(calls.some(({ path }) => path.startsWith('/api/production'))).toBe(false);
  });

  it('lists what is to be made, and on paper with a box to tick', async () => {
    signedIn(2, { 'GET /api/production/orders': () => answer({ orders: [JOB], sheets: SHEETS }) });
    renderApp('/partner');
    const job = within(await screen.findByRole('article', { name: 'Bestellung 12' }));
    expect(job.getByText('2 × Pflanzenzelle, Basis')).toBeTruthy();
    expect(job.getByText('4 Blätter Schwellpapier A4, 2 Brailleseiten')).toBeTruthy();
    expect(job.getByText('04109 Leipzig')).toBeTruthy();
    expect(job.getByRole('button', { name: /Produktionspaket zu Bestellung 12/ })).toBeTruthy();
    const row = within(screen.getByRole('table')).getByRole('row', { name: /Pflanzenzelle/ });
    expect(row.textContent).toContain('2 Blätter Schwellpapier A4, 1 Brailleseite');
  });

  it('asks before an order is reported as shipped, and takes the number of its parcel', async () => {
    let open = [JOB];
    const calls = signedIn(2, {
      'GET /api/production/orders': () => answer({ orders: open, sheets: SHEETS }),
      'POST /api/production/orders/12/shipped': () => {
        open = [];
        return answer({ ...JOB, status: 3 });
      },
    });
    const { user } = renderApp('/partner');
    await user.click(await screen.findByRole('button', { name: 'Bestellung 12 als verschickt melden' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ist Bestellung 12 verschickt?' }));
    await user.type(dialog.getByLabelText(/^Sendungsnummer/), '00340434');
    await user.click(dialog.getByRole('button', { name: 'Verschickt' }));
    expect(await screen.findByText('Bestellung 12 ist als verschickt gemeldet.')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Keine offenen Aufträge' })).toBeTruthy();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ tracking_number: '00340434' });
  });
});
