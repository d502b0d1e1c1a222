import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { backendRoute } from '../../../../test/backend-data.js';
import { answer, fakeApi, refusal } from '../../../../test/fake-api.js';
import { renderApp } from '../../../../test/render-app.js';
import { quoteRoute } from '../../../../test/shop-data.js';
import { storeToken } from '../../../api/token.js';

const LINES = [
  { contentId: 7, productId: 'graphic', quantity: 2 },
  { contentId: 8, productId: 'graphic', quantity: 1 },
];
const keep = (basket: unknown) => localStorage.setItem('basket', JSON.stringify(basket));
const kept = () => JSON.parse(localStorage.getItem('basket') ?? 'null');
const line = (name: RegExp) => screen.findByRole('article', { name });
/** The figures of a price as they are shown, blanks of any width as usual ones. */
const words = (element: HTMLElement) => (element.textContent ?? '').replace(/\s/gu, ' ');

describe('the basket', () => {
  beforeEach(() => {
    localStorage.clear();
    storeToken(null);
  });
  afterEach(cleanup);

  it('is empty at first, and leads to the catalogue', async () => {
    fakeApi({});
    renderApp('/basket');
    expect(await screen.findByRole('heading', { name: 'Ihr Warenkorb ist leer' })).toBeTruthy();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Zum Katalog' }).getAttribute('href')).toBe('/catalogue');
    expect(screen.queryByRole('button', { name: 'Warenkorb leeren' })).toBeNull();
  });

  it('shows what is in it with the price that the server says, line by line and in all', async () => {
    keep(LINES);
    const calls = fakeApi({ 'POST /api/quotes': quoteRoute() });
    renderApp('/basket');
    const first = await line(/Pflanzenzelle, Basis/);
    await waitFor(() => expect(words(first)).toContain('12,80 €'));
    expect(words(first)).toContain('6,40 € je Stück');
    expect(words(first)).toContain('2 Blätter Schwellpapier A4, 1 geprägte Brailleseite');
    const summary = screen.getByRole('region', { name: 'Zusammenfassung' });
    expect(words(summary)).toContain('Versand2,00 €');
    expect(words(summary)).toContain('Gesamtsumme21,20 €');
    expect(words(summary)).toContain('darin 7 % Mehrwertsteuer1,39 €');
    expect(within(summary).getByRole('link', { name: 'Zur Kasse' }).getAttribute('href')).toBe('/checkout');
    expect(calls.find(({ path }) => path === '/api/quotes')?.body).toEqual({ items: LINES });
    expect(screen.getAllByRole('link', { name: 'Warenkorb, 3 Stück' }).length).toBeGreaterThan(0);
  });

  it('keeps another quantity and another kind at once, and has them quoted', async () => {
    keep(LINES);
    fakeApi({ 'POST /api/quotes': quoteRoute() });
    const { user } = renderApp('/basket');
    const first = within(await line(/Pflanzenzelle/));
    const quantity = first.getByRole('textbox', { name: 'Anzahl' });
    await user.clear(quantity);
    await user.type(quantity, '5{Enter}');
    expect(kept()[0].quantity).toBe(5);
    await waitFor(async () => expect(words(await line(/Pflanzenzelle/))).toContain('32,00 €'));
    await user.click(first.getByRole('button', { name: /Ausführung/ }));
    await user.click(await screen.findByRole('option', { name: /Ohne Prägung/ }));
    expect(kept()[0].productId).toBe('graphic_nobraille');
    await waitFor(async () => expect(words(await line(/Pflanzenzelle/))).toContain('29,00 €'));
    expect(words(await line(/Pflanzenzelle/))).toContain('kommt als Text per E-Mail');
  });

  it('puts back what was removed by mistake, where it was', async () => {
    keep(LINES);
    fakeApi({ 'POST /api/quotes': quoteRoute() });
    const { user } = renderApp('/basket');
    await line(/Pflanzenzelle/);
    await user.click(screen.getByRole('button', { name: /Pflanzenzelle, Basis entfernen/ }));
    expect(kept()).toEqual([LINES[1]]);
    const undo = screen.getByRole('button', { name: 'Rückgängig' });
    expect(document.activeElement).toBe(undo);
    await user.click(undo);
    expect(kept()).toEqual(LINES);
    expect(screen.queryByRole('button', { name: 'Rückgängig' })).toBeNull();
  });

  it('asks before it is cleared', async () => {
    keep(LINES);
    fakeApi({ 'POST /api/quotes': quoteRoute() });
    const { user } = renderApp('/basket');
    await user.click(await screen.findByRole('button', { name: 'Warenkorb leeren' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getAllByRole('button', { name: 'Abbrechen' })[0] ??
        document.body,
    );
    expect(kept()).toEqual(LINES);
    await user.click(screen.getByRole('button', { name: 'Warenkorb leeren' }));
    await user.click(await screen.findByRole('button', { name: 'Alle entfernen' }));
    expect(kept()).toEqual([]);
    expect(await screen.findByRole('heading', { name: 'Ihr Warenkorb ist leer' })).toBeTruthy();
  });

  it('drops what the server does not know, and says so', async () => {
    keep(LINES);
    fakeApi({ 'POST /api/quotes': quoteRoute([8]) });
    const { user } = renderApp('/basket');
    expect(await screen.findByText(/Eine Grafik ist nicht mehr verfügbar/)).toBeTruthy();
    expect(kept()).toEqual([LINES[0]]);
    await user.click(screen.getByRole('button', { name: 'Verstanden' }));
    expect(screen.queryByText(/Eine Grafik ist nicht mehr verfügbar/)).toBeNull();
  });

  it('says why there is no price, and asks again', async () => {
    keep(LINES);
    let isDown = true;
    fakeApi({
      'POST /api/quotes': (call) => (isDown ? refusal('SERVICE_UNAVAILABLE') : quoteRoute()(call)),
    });
    const { user } = renderApp('/basket');
    expect(await screen.findByText('Der Preis konnte nicht berechnet werden.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zur Kasse' }).getAttribute('aria-disabled')).toBe('true');
    // Nothing pretends to be on its way.
    expect(document.querySelector('article .skeleton')).toBeNull();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(async () => expect(words(await line(/Pflanzenzelle/))).toContain('12,80 €'));
  });

  it('offers a quote for what is too large to be ordered, to a visitor by an e-mail address', async () => {
    keep([{ contentId: 7, productId: 'graphic', quantity: 31 }]);
    const calls = fakeApi({
      'POST /api/quotes': quoteRoute(),
      'POST /api/quotes/request': () => answer({ id: 1, created_at: '2026-11-21T09:30:00.000Z' }),
    });
    const { user } = renderApp('/basket');
    await user.click(await screen.findByRole('button', { name: 'Angebot anfragen' }));
    expect(screen.queryByRole('link', { name: 'Zur Kasse' })).toBeNull();
    const dialog = within(await screen.findByRole('dialog', { name: 'Angebot anfragen' }));
    await user.click(dialog.getByRole('button', { name: 'Anfrage senden' }));
    expect(await dialog.findByText('Bitte geben Sie eine gültige E-Mail-Adresse ein.')).toBeTruthy();
    await user.type(dialog.getByLabelText(/^E-Mail-Adresse/), 'anna@schule.example');
    await user.click(dialog.getByRole('button', { name: 'Anfrage senden' }));
    expect(await screen.findByText(/Wir melden uns unter anna@schule.example/)).toBeTruthy();
    expect(calls.find(({ path }) => path === '/api/quotes/request')?.body).toEqual({
      items: [{ contentId: 7, productId: 'graphic', quantity: 31 }],
      email: 'anna@schule.example',
      name: '',
      message: '',
    });
  });

  it.each([
    [null, 'Fragen Sie es hier per E-Mail an.', undefined],
    [
      '+49 30 123 45',
      'Fragen Sie es hier per E-Mail an, oder rufen Sie uns an: +49 30 123 45.',
      'tel:+493012345',
    ],
  ] as const)('names the telephone number where there is one: %s', async (phone, sentence, href) => {
    keep([{ contentId: 7, productId: 'graphic', quantity: 31 }]);
    fakeApi({ ...backendRoute('on', phone), 'POST /api/quotes': quoteRoute() });
    renderApp('/basket');
    const hint = (await screen.findByText('Diese Bestellung ist zu groß für den Warenkorb')).parentElement;
    await waitFor(() => expect(words(hint ?? document.body)).toContain(sentence));
    expect(screen.queryByRole('link', { name: '+49 30 123 45' })?.getAttribute('href')).toBe(href);
  });

  it('follows what another tab puts in, and looks again when it comes back into sight', async () => {
    fakeApi({ 'POST /api/quotes': quoteRoute() });
    renderApp('/basket');
    await screen.findByRole('heading', { name: 'Ihr Warenkorb ist leer' });
    keep([LINES[0]]);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'basket' })));
    await line(/Pflanzenzelle/);
    keep(LINES);
    act(() => void window.dispatchEvent(new Event('focus')));
    await line(/Grafik 8/);
    act(() => {
      localStorage.clear();
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
    });
    expect(await screen.findByRole('heading', { name: 'Ihr Warenkorb ist leer' })).toBeTruthy();
  });
});
