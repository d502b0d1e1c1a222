import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { DEMO_USER } from '../../../../test/catalogue-data.js';
import { answer, type FakeRoutes, fakeApi, refusal } from '../../../../test/fake-api.js';
import { renderApp } from '../../../../test/render-app.js';
import { ADDRESS, ORDER, quoteRoute } from '../../../../test/shop-data.js';
import { storeToken } from '../../../api/token.js';
import { changeCheckout, currentCheckout } from '../../../../test/kept-checkout.js';
import { emptyCheckout } from './checkout-memory.js';

const LINES = [{ contentId: 7, productId: 'graphic', quantity: 2 }];
const ABROAD = { ...ADDRESS, id: 8, last_name: 'Wien', zip: '1010', city: 'Wien', country: 'AT' };

const signedIn = (routes: FakeRoutes = {}) =>
  fakeApi({
    'GET /api/users/validate': () => answer(DEMO_USER),
    'GET /api/users/addresses': () => answer([ADDRESS]),
    'POST /api/quotes': quoteRoute(),
    ...routes,
  });
const sent = (calls: ReturnType<typeof fakeApi>, path: string) =>
  calls.filter((call) => call.method === 'POST' && call.path === path).map(({ body }) => body);
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });
const next = () => screen.getByRole('button', { name: 'Weiter' });
const readyToOrder = () =>
  changeCheckout({ ...emptyCheckout(DEMO_USER.id), shipping: ADDRESS.id, paymentMethod: 'invoice' });
const orderButton = async () => {
  const button = await screen.findByRole<HTMLButtonElement>('button', {
    name: 'Zahlungspflichtig bestellen',
  });
  await waitFor(() => expect(button.disabled).toBe(false));
  return button;
};

describe('the checkout', () => {
  beforeEach(() => {
    localStorage.clear();
    changeCheckout(emptyCheckout(null));
    localStorage.setItem('basket', JSON.stringify(LINES));
    storeToken('granted');
  });
  afterEach(() => {
    cleanup();
    storeToken(null);
  });

  it('begins with a login, and goes on by itself', async () => {
    storeToken(null);
    fakeApi({
      'POST /api/login': () => answer(DEMO_USER, { authorization: 'Bearer granted' }),
      'GET /api/users/validate': () => answer(DEMO_USER),
      'GET /api/users/addresses': () => answer([ADDRESS]),
    });
    const { user, place } = renderApp('/checkout/overview');
    await heading('Bitte melden Sie sich an');
    expect(place()).toBe('/checkout/login');
    await user.type(screen.getByLabelText(/^E-Mail-Adresse/), 'demo@tastwerk.example');
    await user.type(screen.getByLabelText(/^Passwort\W?$/), 'tastwerk-demo');
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Anmelden' }));
    await heading('Wohin dürfen wir liefern?');
    expect(place()).toBe('/checkout/address');
  });

  it('has nothing to do without anything in the basket', async () => {
    localStorage.clear();
    signedIn();
    const { place } = renderApp('/checkout/payment');
    await screen.findByRole('heading', { name: 'Ihr Warenkorb ist leer' });
    expect(place()).toBe('/basket');
  });

  it('stays at the addresses until one is chosen that can be delivered to', async () => {
    signedIn({ 'GET /api/users/addresses': () => answer([ADDRESS, ABROAD]) });
    const { user, place } = renderApp('/checkout/payment');
    await heading('Wohin dürfen wir liefern?');
    expect(place()).toBe('/checkout/address');
    await user.click(next());
    expect(await screen.findByText('Bitte wählen Sie eine Anschrift.')).toBeTruthy();
    // Behind its button the list is out of sight: the focus leads to it.
    expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
    await user.click(screen.getByRole('radio', { name: /Wien/ }));
    expect(await screen.findByText(/An diese Anschrift können wir nicht liefern/)).toBeTruthy();
    await user.click(next());
    expect(place()).toBe('/checkout/address');
    await user.click(screen.getByRole('radio', { name: /Anna Berg/ }));
    await user.click(next());
    await heading('Wie möchten Sie bezahlen?');
    expect(place()).toBe('/checkout/payment');
  });

  it('keeps new addresses in the account, and wants five digits for a parcel', async () => {
    const known: unknown[] = [];
    const calls = signedIn({
      'GET /api/users/addresses': () => answer([...known]),
      'POST /api/users/addresses': ({ body }) => {
        const address = { ...ADDRESS, ...Object(body), id: 40 + known.length };
        known.push(address);
        return answer(address);
      },
    });
    const { user } = renderApp('/checkout/address');
    await heading('Wohin dürfen wir liefern?');
    const fill = async (part: string, values: Readonly<Record<string, string>>) => {
      const region = within(screen.getByRole('region', { name: part }));
      for (const [label, value] of Object.entries(values)) {
        const field = region.getByLabelText(new RegExp(`^${label}`));
        await user.clear(field);
        await user.type(field, value);
      }
    };
    const home = { Vorname: 'Anna', Nachname: 'Berg', Straße: 'Am Markt', Hausnummer: '3a', Ort: 'Leipzig' };
    await fill('Lieferanschrift', { ...home, Postleitzahl: '410' });
    await user.click(screen.getByRole('checkbox', { name: /Rechnung geht an eine andere/ }));
    await fill('Rechnungsanschrift', { ...home, Vorname: 'Bea', Postleitzahl: '04109' });
    await user.click(next());
    expect(
      await screen.findByText('Die Postleitzahl ist ungültig. Sie hat 5 Ziffern, zum Beispiel 10115.'),
    ).toBeTruthy();
    expect(sent(calls, '/api/users/addresses')).toEqual([]);
    await fill('Lieferanschrift', { Postleitzahl: '04109' });
    await user.click(next());
    await heading('Wie möchten Sie bezahlen?');
    expect(sent(calls, '/api/users/addresses')).toEqual([
      expect.objectContaining({ first_name: 'Anna', zip: '04109', is_invoice_addr: false }),
      expect.objectContaining({ first_name: 'Bea', is_invoice_addr: true }),
    ]);
  });

  it('says of both new addresses what is missing, and begins with the first one', async () => {
    signedIn({ 'GET /api/users/addresses': () => answer([]) });
    const { user, place } = renderApp('/checkout/address');
    await heading('Wohin dürfen wir liefern?');
    await user.click(screen.getByRole('checkbox', { name: /Rechnung geht an eine andere/ }));
    await user.click(next());
    const shipping = within(screen.getByRole('region', { name: 'Lieferanschrift' }));
    const invoice = within(screen.getByRole('region', { name: 'Rechnungsanschrift' }));
    expect(await shipping.findAllByText('Dieses Feld muss ausgefüllt werden.')).toHaveLength(6);
    expect(invoice.getAllByText('Dieses Feld muss ausgefüllt werden.')).toHaveLength(6);
    expect(document.activeElement).toBe(shipping.getByLabelText(/^Vorname/));
    expect(place()).toBe('/checkout/address');
  });

  it('offers an invoice, and PayPal not yet', async () => {
    signedIn();
    changeCheckout({ ...emptyCheckout(DEMO_USER.id), shipping: ADDRESS.id });
    const { user, place } = renderApp('/checkout/overview');
    await heading('Wie möchten Sie bezahlen?');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Rechnung/ }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /PayPal/ }).disabled).toBe(true);
    await user.click(next());
    await heading('Bitte prüfen Sie Ihre Bestellung');
    expect(place()).toBe('/checkout/overview');
    await user.click(screen.getByRole('link', { name: 'Zurück' }));
    await heading('Wie möchten Sie bezahlen?');
  });

  it('says all about the order above the button, and orders it', async () => {
    const calls = signedIn({ 'POST /api/orders': () => answer(ORDER) });
    readyToOrder();
    const { user, place } = renderApp('/checkout/overview');
    const button = await orderButton();
    const text = (button.closest('section')?.textContent ?? '').replace(/\s/gu, ' ');
    for (const fact of [
      'Pflanzenzelle, Basis',
      '2 Stück zu je 6,40 €',
      'Versand2,00 €',
      'Gesamtsumme14,80 €',
    ])
      expect(text).toContain(fact);
    expect(text).toMatch(
      /Sie bezahlen 14,80 €, inkl\. 7 % MwSt\. und 2,00 € Versand\.[^§]*Zahlungspflichtig bestellen$/,
    );
    await user.type(screen.getByLabelText(/^Anmerkung/), 'Bitte klingeln');
    await user.click(button);
    await heading('Ihre Bestellung ist eingegangen');
    expect(place()).toBe('/order-completed');
    expect(screen.getByText('12')).toBeTruthy();
    expect(localStorage.getItem('basket')).toBe('[]');
    expect(sent(calls, '/api/orders')).toEqual([
      {
        basket: LINES,
        shippingAddress: ADDRESS.id,
        invoiceAddress: null,
        paymentMethod: 'invoice',
        comment: 'Bitte klingeln',
        grossTotal: 1480,
        idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
  });

  it('tries again with the same key, and with another one for another order', async () => {
    const calls = signedIn({ 'POST /api/orders': () => refusal('SERVICE_UNAVAILABLE') });
    readyToOrder();
    const { user } = renderApp('/checkout/overview');
    await user.click(await orderButton());
    expect(await screen.findByText(/wird nicht doppelt aufgegeben/)).toBeTruthy();
    await user.click(await orderButton());
    await waitFor(() => expect(sent(calls, '/api/orders')).toHaveLength(2));
    await user.type(screen.getByLabelText(/^Anmerkung/), '!');
    await user.click(await orderButton());
    await waitFor(() => expect(sent(calls, '/api/orders')).toHaveLength(3));
    const [first, second, third] = sent(calls, '/api/orders').map((body) => Object(body).idempotencyKey);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(JSON.parse(localStorage.getItem('basket') ?? '[]')).toEqual(LINES);
  });

  it.each([
    ['ORDER_NOT_APPROVED', null],
    ['ORDER_DUPLICATE', '/account/orders'],
    ['ADDRESS_ZIP_INVALID', '/checkout/address'],
    ['ORDER_CONTENT_UNAVAILABLE', '/basket'],
  ] as const)('says why nothing was ordered: %s', async (code, way) => {
    signedIn({ 'POST /api/orders': () => refusal(code) });
    readyToOrder();
    const { user } = renderApp('/checkout/overview');
    await user.click(await orderButton());
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Ihre Bestellung konnte nicht aufgegeben werden.')).toBeTruthy();
    expect(within(alert).queryByRole('link')?.getAttribute('href') ?? null).toBe(way);
  });

  it('starts empty for another account in the same tab', async () => {
    signedIn();
    readyToOrder();
    changeCheckout({ accountId: DEMO_USER.id + 1, comment: 'Bitte klingeln' });
    renderApp('/checkout/overview');
    await waitFor(() => expect(currentCheckout()).toEqual(emptyCheckout(DEMO_USER.id)));
    await heading('Wohin dürfen wir liefern?');
  });

  it('confirms nothing where nothing was ordered', async () => {
    signedIn({ 'GET /api/orders': () => answer([]) });
    const { place } = renderApp('/order-completed');
    await heading('Bestellungen');
    expect(place()).toBe('/account/orders');
  });

  it('speaks of success once the order is in production', async () => {
    signedIn();
    changeCheckout({ ...emptyCheckout(DEMO_USER.id), order: { ...ORDER, status: 2 } });
    renderApp('/order-completed');
    await heading('Ihre Bestellung war erfolgreich');
  });
});
