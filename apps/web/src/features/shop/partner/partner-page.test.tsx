import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { DEMO_USER } from '../../../../test/catalogue-data.js';
import { answer, type FakeRoutes, fakeApi, refusal } from '../../../../test/fake-api.js';
import { renderApp } from '../../../../test/render-app.js';
import { watchSavedFiles } from '../../../../test/saved-files.js';
import { PRODUCED_ORDER } from '../../../../test/shop-data.js';
import { storeToken } from '../../../api/token.js';

const { sheets: SHEETS } = PRODUCED_ORDER;

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
    signedIn(2, { 'GET /api/production/orders': () => answer({ orders: [PRODUCED_ORDER], sheets: SHEETS }) });
    renderApp('/partner');
    const article = await screen.findByRole('article', { name: 'Bestellung 12' });
    const job = within(article);
    expect(job.getByText('Pflanzenzelle, Basis').parentElement?.textContent).toBe('2 × Pflanzenzelle, Basis');
    const picture = article.querySelector('img')?.getAttribute('src');
    expect(picture).toContain(PRODUCED_ORDER.items[0]?.current_file_name);
    expect(job.getByText('4 Blätter Schwellpapier A4, 2 Brailleseiten')).toBeTruthy();
    expect(job.getByText('04109 Leipzig')).toBeTruthy();
    expect(job.getByRole('button', { name: /Produktionspaket zu Bestellung 12/ })).toBeTruthy();
    const row = within(screen.getByRole('table')).getByRole('row', { name: /Pflanzenzelle/ });
    expect(row.textContent).toContain('2 Blätter Schwellpapier A4, 1 Brailleseite');
    expect(screen.getByText(/^Stand: \d\d\.\d\d\.\d{4}, \d\d:\d\d$/)).toBeTruthy();
  });

  it('asks before an order is reported as shipped, and takes the number of its parcel', async () => {
    let open = [PRODUCED_ORDER];
    const calls = signedIn(2, {
      'GET /api/production/orders': () => answer({ orders: open, sheets: SHEETS }),
      'POST /api/production/orders/12/shipped': () => {
        open = [];
        return answer({ ...PRODUCED_ORDER, status: 3 });
      },
    });
    const { user } = renderApp('/partner');
    await user.click(await screen.findByRole('button', { name: 'Bestellung 12 als verschickt melden' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ist Bestellung 12 verschickt?' }));
    await user.type(dialog.getByLabelText(/^Sendungsnummer/), '00340434');
    await user.click(dialog.getByRole('button', { name: 'Verschickt' }));
    expect(await screen.findByText('Bestellung 12 ist als verschickt gemeldet.')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Keine offenen Produktionsaufträge' })).toBeTruthy();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ tracking_number: '00340434' });
  });

  it('says of a package whether it is still being made or could not be, and looks again by itself', async () => {
    const jobs = (state: 'running' | 'done') => [
      { ...PRODUCED_ORDER, id: 12, package: { state, size_bytes: null } },
      { ...PRODUCED_ORDER, id: 13, package: { state: 'failed', size_bytes: null } },
    ];
    let orders = jobs('running');
    signedIn(2, { 'GET /api/production/orders': () => answer({ orders, sheets: SHEETS }) });
    renderApp('/partner');
    const job = async (name: string) => within(await screen.findByRole('article', { name }));
    expect((await job('Bestellung 12')).getByText('Das Produktionspaket wird gerade erzeugt.')).toBeTruthy();
    expect((await job('Bestellung 13')).getByText(/konnte nicht erzeugt werden/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Produktionspaket zu Bestellung/ })).toBeNull();
    orders = jobs('done');
    const button = { name: 'Produktionspaket zu Bestellung 12 herunterladen' };
    expect(await screen.findByRole('button', button, { timeout: 30_000 })).toBeTruthy();
  });

  it('says so when the jobs cannot be loaded, and loads them when asked again', async () => {
    let isAway = true;
    signedIn(2, {
      'GET /api/production/orders': () =>
        isAway ? refusal('INTERNAL') : answer({ orders: [PRODUCED_ORDER], sheets: SHEETS }),
    });
    const { user } = renderApp('/partner');
    const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
    isAway = false;
    await user.click(retry);
    expect(await screen.findByRole('article', { name: 'Bestellung 12' })).toBeTruthy();
  });
});

describe('the link of a mail to a package', () => {
  beforeEach(() => storeToken(null));
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
  });

  it('is used up by a press of the button alone, and leads to a file', async () => {
    const files = watchSavedFiles();
    const calls = fakeApi({ 'POST /api/production/packages': () => answer(null) });
    const { user } = renderApp('/partner?key=signed');
    const button = await screen.findByRole('button', { name: 'Produktionspaket herunterladen' });
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await user.click(button);
    expect(await screen.findByText(/Das Produktionspaket ist heruntergeladen/)).toBeTruthy();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ key: 'signed' });
    expect(files).toEqual(['produktionspaket.zip']);
    expect(screen.queryByRole('button', { name: 'Produktionspaket herunterladen' })).toBeNull();
  });

  it('tells that it has been used or has expired, and where the package is then', async () => {
    const files = watchSavedFiles();
    fakeApi({ 'POST /api/production/packages': () => refusal('PACKAGE_LINK_INVALID') });
    const { user, place } = renderApp('/partner?key=used');
    await user.click(await screen.findByRole('button', { name: 'Produktionspaket herunterladen' }));
    expect(await screen.findByText(/Dieser Link gilt nicht mehr: Er wurde schon benutzt/)).toBeTruthy();
    expect(files).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Produktionspaket herunterladen' })).toBeNull();
    const onwards = screen.getByRole('link', { name: 'Zu den Produktionsaufträgen' });
    expect(document.activeElement).toBe(onwards);
    await user.click(onwards);
    expect(place()).toBe('/partner');
    expect(
      await screen.findByText('Bitte melden Sie sich an, um Produktionsaufträge zu sehen.'),
    ).toBeTruthy();
  });
});
