import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { catalogueRow, graphicOf } from '../../../../test/catalogue-data.js';
import { answer, fakeApi } from '../../../../test/fake-api.js';
import { renderApp } from '../../../../test/render-app.js';
import { quoteRoute } from '../../../../test/shop-data.js';

const kept = () => JSON.parse(localStorage.getItem('basket') ?? 'null');

describe('putting a graphic into the basket', () => {
  beforeEach(() => localStorage.clear());
  afterEach(cleanup);

  it('tells the price of one copy, and adds as many as are wanted', async () => {
    fakeApi({
      'GET /api/graphics': () => answer([catalogueRow(7, 'Pflanzenzelle')]),
      'GET /api/graphics/7': () => answer(graphicOf(7, 'Pflanzenzelle')),
      'POST /api/quotes': quoteRoute(),
    });
    const { user } = renderApp('/catalogue/7/variant/7');
    const print = within(await screen.findByRole('region', { name: 'Gedruckt bestellen' }));
    expect(
      await print.findByText(/6,40\s€ je Stück, inkl\. 7 % MwSt\., zzgl\. 2,00\s€ Versand/),
    ).toBeTruthy();
    await user.click(print.getByRole('button', { name: 'In den Warenkorb' }));
    expect(kept()).toEqual([{ contentId: 7, productId: 'graphic', quantity: 1 }]);
    await user.click(print.getByRole('radio', { name: /Ohne Prägung/ }));
    expect(await print.findByText(/5,80\s€ je Stück/)).toBeTruthy();
    const quantity = print.getByRole('textbox', { name: 'Anzahl' });
    await user.clear(quantity);
    await user.type(quantity, '3{Enter}');
    await user.click(print.getByRole('button', { name: 'In den Warenkorb' }));
    expect(kept()).toEqual([
      { contentId: 7, productId: 'graphic', quantity: 1 },
      { contentId: 7, productId: 'graphic_nobraille', quantity: 3 },
    ]);
    expect(print.getByText(/Im Warenkorb: 4 Stück/)).toBeTruthy();
    expect(print.getByRole('link', { name: 'Zum Warenkorb' }).getAttribute('href')).toBe('/basket');
  });
});
