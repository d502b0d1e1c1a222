import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { backendRoute } from '../../../test/backend-data.js';
import { DEMO_USER } from '../../../test/catalogue-data.js';
import { answer, fakeApi } from '../../../test/fake-api.js';
import { renderApp } from '../../../test/render-app.js';
import { ADDRESS, ORDER, quoteRoute } from '../../../test/shop-data.js';
import { storeToken } from '../../api/token.js';
import { changeCheckout } from '../../../test/kept-checkout.js';
import { emptyCheckout } from './checkout/checkout-memory.js';

const LINE = { contentId: 7, productId: 'graphic', quantity: 2 };
const TRIAL = { ...ORDER, is_trial: true };
const user = { ...DEMO_USER, user_rights: { ...DEMO_USER.user_rights, can_order: true } };

/** Shows `path` to somebody with a basket, where orders are carried out or not. */
function open(path: string, sales: 'on' | 'off', order = ORDER) {
  const calls = fakeApi({
    ...backendRoute(sales),
    'GET /api/users/validate': () => answer(user),
    'GET /api/users/addresses': () => answer([ADDRESS]),
    'POST /api/quotes': quoteRoute(),
    'POST /api/orders': () => answer(order),
    'GET /api/orders': () => answer([order]),
    [`GET /api/orders/${order.id}`]: () => answer(order),
  });
  return { calls, ...renderApp(path) };
}

describe('what is sold', () => {
  beforeEach(() => {
    localStorage.setItem('basket', JSON.stringify([LINE]));
    changeCheckout({ ...emptyCheckout(user.id), shipping: ADDRESS.id, paymentMethod: 'invoice' });
    storeToken('granted');
  });
  afterEach(() => {
    cleanup();
    localStorage.clear();
    storeToken(null);
  });

  it.each(['/basket', '/checkout/payment', '/checkout/overview'])(
    'is nothing in the alpha phase: %s says so',
    async (path) => {
      open(path, 'off');
      expect(
        await screen.findByText(/Bestellungen werden nicht ausgeführt, und es kostet nichts/),
      ).toBeTruthy();
      expect((await screen.findAllByText(/Alpha-Phase bezahlen Sie nichts/)).length).toBeGreaterThan(0);
      expect(screen.queryByText(/20 Tagen|kommt per E-Mail/)).toBeNull();
    },
  );

  it.each(['/basket', '/checkout/payment', '/checkout/overview'])(
    'is real on %s once sales are on',
    async (path) => {
      open(path, 'on');
      await screen.findByRole('heading', { level: 1 });
      await screen.findAllByText(/20 Tagen/);
      expect(screen.queryByText(/Alpha-Phase|nicht ausgeführt/)).toBeNull();
    },
  );

  it('is told where a contract is withdrawn from, as long as nothing is sold', async () => {
    const said = /Bestellungen werden nicht ausgeführt, und es kostet nichts/;
    const { user: person } = open('/widerruf?order=12', 'off');
    expect(await screen.findByText(said)).toBeTruthy();
    await person.type(screen.getByLabelText(/^Ihr Name/), 'Anna Berg');
    await person.click(screen.getByRole('button', { name: 'Weiter' }));
    await screen.findByRole('heading', { name: 'Bitte bestätigen Sie Ihren Widerruf' });
    expect(screen.getByText(said)).toBeTruthy();
    cleanup();
    const { calls } = open('/widerruf', 'on');
    await screen.findByRole('heading', { name: 'Vertrag widerrufen' });
    await waitFor(() => expect(calls.some(({ path }) => path === '/BACKEND.json')).toBe(true));
    expect(screen.queryByText(said)).toBeNull();
  });

  it('stands above the button, and the server hears what was said', async () => {
    const { user: person, calls } = open('/checkout/overview', 'off', TRIAL);
    expect(
      await screen.findByText(/Sie bezahlen nichts: Die Bestellung ist nur zum Ausprobieren/),
    ).toBeTruthy();
    expect(within(screen.getByRole('main')).queryByRole('link', { name: 'widerrufen' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
    await screen.findByRole('heading', { name: 'Ihre Bestellung ist eingegangen' });
    expect(calls.find(({ method, path }) => method === 'POST' && path === '/api/orders')?.body).toMatchObject(
      {
        isTrial: true,
      },
    );
    expect(screen.getByText(/Diese Bestellung wird nicht ausgeführt/)).toBeTruthy();
  });

  it('stays with an order of the alpha phase when sales are on', async () => {
    open(`/account/orders/${TRIAL.id}`, 'on', TRIAL);
    expect(await screen.findByText(/Diese Bestellung wird nicht ausgeführt/)).toBeTruthy();
    expect(screen.getByText('Zu einer Bestellung zum Ausprobieren gibt es keine Rechnung.')).toBeTruthy();
  });

  it('is told by the prices', async () => {
    open('/pricing', 'off');
    expect(await screen.findByText(/Diese Preise gelten, sobald wir liefern/)).toBeTruthy();
    cleanup();
    open('/pricing', 'on');
    expect(await screen.findByText(/bestellen Sie zu diesen Preisen/)).toBeTruthy();
  });
});

describe('an order that was withdrawn from', () => {
  beforeEach(() => storeToken('granted'));
  afterEach(() => {
    cleanup();
    storeToken(null);
  });

  it('says so, with its number and whether that is settled', async () => {
    const withdrawal = { id: 3, message: 'ein Blatt', created_at: ORDER.created_at, settled_at: null };
    open(`/account/orders/${ORDER.id}`, 'on', { ...ORDER, withdrawals: [withdrawal] });
    expect(await screen.findByText('Sie haben diesen Vertrag widerrufen')).toBeTruthy();
    expect(screen.getByText(/^Vorgang 3, eingegangen am .* Wir bearbeiten Ihren Widerruf\.$/)).toBeTruthy();
    expect(screen.getByText('Umfang: ein Blatt')).toBeTruthy();
  });
});

describe('an account that may not order', () => {
  beforeEach(() => storeToken('granted'));
  afterEach(() => {
    cleanup();
    storeToken(null);
  });

  it('is told among its orders, with whom to ask', async () => {
    fakeApi({
      ...backendRoute('off'),
      'GET /api/users/validate': () => answer(DEMO_USER),
      'GET /api/orders': () => answer([]),
    });
    renderApp('/account/orders');
    expect(await screen.findByText('Ihr Konto ist noch nicht für Bestellungen freigegeben')).toBeTruthy();
    const mail = await screen.findByRole('link', { name: 'verkauf@tastwerk.example' });
    expect(mail.getAttribute('href')).toBe('mailto:verkauf@tastwerk.example');
  });
});
