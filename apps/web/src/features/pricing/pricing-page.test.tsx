import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { DEMO_USER } from '../../../test/catalogue-data.js';
import { answer, fakeApi } from '../../../test/fake-api.js';
import { renderApp } from '../../../test/render-app.js';
import { storeToken } from '../../api/token.js';

describe('the page with prices', () => {
  afterEach(() => {
    cleanup();
    storeToken(null);
  });

  it('names the price of a page on swell paper and in braille, and where to read about shipping', async () => {
    fakeApi({});
    renderApp('/pricing');
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
      'LeistungPreis je Seite',
      'Schwellpapier A42,90 €',
      'Schwellpapier A35,90 €',
      'Brailleseite, geprägt0,60 €',
    ]);
    expect(screen.getByText(/7 % Mehrwertsteuer/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /Bezahlung und Versand/ }).getAttribute('href')).toBe(
      '/support/konto/bestellen',
    );
  });

  it('has three cards: the editor to try, and two licences that cannot be bought yet', async () => {
    fakeApi({});
    renderApp('/pricing', 'en');
    const card = async (name: string) => {
      const heading = await screen.findByRole('heading', { level: 3, name });
      const item = heading.closest('li');
      if (!item) throw new Error(`${name} is on no card`);
      return within(item);
    };
    const editor = await card('Editor');
    expect(editor.getByRole('link', { name: 'Try the editor' }).getAttribute('href')).toBe('/editor/app');
    expect(editor.getByRole('link', { name: 'Sign up' })).toBeTruthy();
    for (const [name, price] of [
      ['Downloads, 1 month', '€19.99'],
      ['Downloads, 1 year', '€199.00'],
    ] as const) {
      const licence = await card(name);
      expect(licence.getByText(price)).toBeTruthy();
      expect(licence.getByText('Currently free')).toBeTruthy();
      expect(licence.getByRole('button', { name: 'Add to basket' }).hasAttribute('disabled')).toBe(true);
    }
  });

  it('does not ask somebody to sign up who has an account', async () => {
    storeToken('granted');
    fakeApi({ 'GET /api/users/validate': () => answer(DEMO_USER) });
    renderApp('/pricing');
    await screen.findByRole('button', { name: DEMO_USER.email });
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('link', { name: 'Editor ausprobieren' })).toBeTruthy();
    expect(main.queryByRole('link', { name: 'Registrieren' })).toBeNull();
  });

  it('lists seven features of the editor and four formats', async () => {
    fakeApi({});
    renderApp('/pricing');
    const listOf = async (name: string) =>
      within((await screen.findByRole('heading', { name })).parentElement ?? document.body).getAllByRole(
        'listitem',
      );
    expect(await listOf('Funktionen des Editors')).toHaveLength(7);
    expect(await listOf('Formate zum Herunterladen')).toHaveLength(4);
  });
});
