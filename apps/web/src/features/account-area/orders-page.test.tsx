import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { DEMO_USER } from '../../../test/catalogue-data.js';
import { answer, type FakeRoutes, fakeApi, refusal } from '../../../test/fake-api.js';
import { renderApp } from '../../../test/render-app.js';
import { watchSavedFiles } from '../../../test/saved-files.js';
import { ORDER, quoteRoute } from '../../../test/shop-data.js';
import { storeToken } from '../../api/token.js';

const signedIn = (routes: FakeRoutes) =>
  fakeApi({ 'GET /api/users/validate': () => answer(DEMO_USER), ...routes });

describe('the orders of an account', () => {
  beforeEach(() => {
    localStorage.clear();
    storeToken('granted');
  });
  afterEach(() => {
    cleanup();
    storeToken(null);
    jest.restoreAllMocks();
  });

  it('are none at first', async () => {
    signedIn({ 'GET /api/orders': () => answer([]) });
    renderApp('/account/orders');
    expect(await screen.findByRole('heading', { name: 'Noch keine Bestellungen' })).toBeTruthy();
  });

  it('are listed with what is in them, page by page', async () => {
    const orders = Array.from({ length: 20 }, (_, index) => ({ ...ORDER, id: 100 - index }));
    const calls = signedIn({
      'GET /api/orders': ({ query }) =>
        answer(query.get('before') === null ? orders : [{ ...ORDER, id: 80, status: 5 }]),
    });
    const { user } = renderApp('/account/orders');
    const list = await screen.findByRole('list', { name: 'Ihre Bestellungen' });
    // The title is in an element of its own, which says its language.
    const titles = within(list).getAllByText('Pflanzenzelle, Basis');
    expect(titles.map(({ parentElement }) => parentElement?.textContent)).toEqual(
      Array.from({ length: 20 }, () => '2 × Pflanzenzelle, Basis'),
    );
    await user.click(screen.getByRole('button', { name: 'Weitere anzeigen' }));
    expect(await screen.findByText('Storniert')).toBeTruthy();
    expect(calls.at(-1)?.query.get('before')).toBe('81');
    expect(screen.queryByRole('button', { name: 'Weitere anzeigen' })).toBeNull();
  });

  it('are told in plain words, and cancelled after asking', async () => {
    let order = ORDER;
    signedIn({
      'GET /api/orders/12': () => answer(order),
      'POST /api/orders/12/cancel': () => {
        const step = { ...ORDER.history[1], status: 5 as const, by: 'customer' as const };
        order = { ...ORDER, status: 5, history: [...ORDER.history, { created_at: '', reason: '', ...step }] };
        return answer(order);
      },
    });
    const { user } = renderApp('/account/orders/12');
    expect(await screen.findByText(/Wir haben Ihre Bestellung angenommen/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Stornieren' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByRole('button', { name: 'Bestellung behalten' })).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Bestellung stornieren' }));
    expect(await screen.findByText('Diese Bestellung wurde storniert.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Stornieren' })).toBeNull();
    const steps = within(screen.getByRole('region', { name: 'Statusverlauf' })).getAllByRole('listitem');
    expect(steps.map((step) => step.querySelector('strong')?.textContent)).toEqual([
      'Eingegangen',
      'Bestätigt',
      'Storniert',
    ]);
  });

  it('cannot be cancelled any more once they are printed', async () => {
    signedIn({ 'GET /api/orders/12': () => answer({ ...ORDER, status: 2 }) });
    renderApp('/account/orders/12');
    expect(await screen.findByText('Ihre Bestellung wird gerade hergestellt.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Stornieren' })).toBeNull();
  });

  it('give out their invoices as files with the number for a name, once these are made', async () => {
    const files = watchSavedFiles();
    let isMade = false;
    const invoice = { id: 4, number: '2026-0004', kind: 'invoice', created_at: ORDER.created_at };
    signedIn({
      'GET /api/orders/12': () => answer({ ...ORDER, invoices: [invoice] }),
      'GET /api/invoices/4/pdf': () => (isMade ? answer(null) : refusal('INVOICE_NOT_READY')),
    });
    const { user } = renderApp('/account/orders/12');
    const button = await screen.findByRole('button', { name: 'Rechnung 2026-0004 herunterladen' });
    await user.click(button);
    expect(await screen.findByText(/Die Rechnung wird gerade erzeugt/)).toBeTruthy();
    expect(files).toEqual([]);
    isMade = true;
    await user.click(button);
    await waitFor(() => expect(files).toEqual(['2026-0004.pdf']));
    expect(screen.queryByText(/Die Rechnung wird gerade erzeugt/)).toBeNull();
  });

  it('are ordered again by way of the basket', async () => {
    signedIn({ 'GET /api/orders/12': () => answer(ORDER), 'POST /api/quotes': quoteRoute() });
    const { user, place } = renderApp('/account/orders/12');
    await user.click(await screen.findByRole('button', { name: 'Erneut bestellen' }));
    await waitFor(() => expect(place()).toBe('/basket'));
    expect(JSON.parse(localStorage.getItem('basket') ?? '')).toEqual([
      { contentId: 7, productId: 'graphic', quantity: 2 },
    ]);
  });

  it('of others are not there', async () => {
    signedIn({ 'GET /api/orders/13': () => refusal('ORDER_NOT_FOUND') });
    renderApp('/account/orders/13');
    expect(await screen.findByText('Diese Bestellung gibt es in Ihrem Konto nicht.')).toBeTruthy();
  });
});
