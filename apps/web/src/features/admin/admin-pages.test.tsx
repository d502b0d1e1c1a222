import { type ErrorGroup, FIGURES, type ListedUser, WAITING } from '@tastwerk/contracts';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { asAdmin } from '../../../test/as-admin.js';
import { answer, type FakeRoutes, refusal } from '../../../test/fake-api.js';
import { renderApp } from '../../../test/render-app.js';
import { storeToken } from '../../api/token.js';

const USER: ListedUser = {
  id: 7,
  email: 'ada@example.org',
  display_name: 'Ada',
  role: 0,
  rights: ['can_publish'],
  state: 'active',
  language: 'de',
  newsletter_active: false,
  graphics: 3,
  created_at: '2026-11-01T09:30:00.000Z',
  verified_at: '2026-11-01T09:31:00.000Z',
  last_seen_at: null,
};

const DETAILS = { ...USER, approved_by: 'listed', blocked_at: null, sessions: [], change_request: null };

const ERROR: ErrorGroup = {
  id: 4,
  type: 'TypeError',
  message: 'x is undefined',
  stack: 'at y',
  place: '/catalogue',
  device: 'Firefox, Linux',
  frontend_version: '0.1.0',
  backend_version: '0.1.0',
  count: 12,
  first_seen_at: '2026-11-01T09:30:00.000Z',
  last_seen_at: '2026-11-02T09:30:00.000Z',
  resolved_at: null,
  resolved_by: null,
};

const each = (names: readonly string[], count: number) =>
  Object.fromEntries(names.map((name) => [name, count]));

describe('the pages of the administration', () => {
  afterEach(() => {
    cleanup();
    storeToken(null);
  });

  it('begin with figures, what waits and where to settle it', async () => {
    asAdmin({
      'GET /api/internal/figures': ({ query }) =>
        answer({
          totals: each(FIGURES, 9),
          waiting: { ...each(WAITING, 0), reports: 2 },
          queue: {
            renders_queued: 1,
            renders_running: 0,
            documents_queued: 0,
            mails_queued: 0,
            outbox: 0,
            oldest_seconds: 5,
          },
          days: [
            { day: '2026-11-21', counts: each(FIGURES, 1) },
            { day: '2026-11-22', counts: each(FIGURES, Number(query.get('days')) / 10) },
          ],
        }),
    });
    renderApp('/admin/start');
    const reports = await screen.findByRole('link', { name: 'Offene Meldungen 2' });
    expect(reports.getAttribute('href')).toBe('/admin/reports');
    const orders = screen.getByRole('link', { name: 'Neue Bestellungen 0' });
    expect(orders.getAttribute('href')).toBe('/admin/orders?status=1');
    const chart = screen.getByRole('img', { name: /^Bestellungen je Tag als Balken: 4 im Zeitraum/ });
    expect(chart.querySelectorAll('rect')).toHaveLength(2);
  });

  it('find users by what the address says, and sort and hide columns there', async () => {
    const calls = asAdmin({
      'GET /api/internal/users': () => answer({ users: [USER], total: 1, next: null }),
    });
    const { user, place } = renderApp('/admin/users?q=ada&state=active');
    expect(await screen.findByRole('link', { name: 'ada@example.org' })).toBeTruthy();
    const asked = () => calls.filter(({ path }) => path === '/api/internal/users').at(-1)?.query;
    expect(asked()?.get('search')).toBe('ada');
    expect(asked()?.get('state')).toBe('active');
    await user.click(screen.getByRole('button', { name: 'Angelegt' }));
    await waitFor(() => expect(asked()?.get('sort')).toBe('created_at'));
    expect(asked()?.get('direction')).toBe('asc');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Angelegt' }));
    const head = () => screen.getByRole('columnheader', { name: 'Angelegt' });
    await waitFor(() => expect(head().getAttribute('aria-sort')).toBe('ascending'));
    await user.click(screen.getByRole('button', { name: 'Spalten' }));
    await user.click(screen.getByRole('checkbox', { name: 'Grafiken' }));
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Grafiken' })).toBeNull());
    expect(place()).toContain('columns=graphics');
  });

  it('change the rights of a user and ask before they erase one', async () => {
    let isLast = true;
    const calls = asAdmin({
      'GET /api/internal/users': () => answer({ users: [], total: 0, next: null }),
      'GET /api/internal/users/7': () => answer(DETAILS),
      'POST /api/internal/users/7': () => answer(DETAILS),
      'POST /api/internal/users/7/erase': () =>
        isLast ? refusal('ACCOUNT_ADMIN_NEEDED') : answer({ erased: true }),
    });
    const { user, place } = renderApp('/admin/users/7');
    await user.click(await screen.findByRole('checkbox', { name: 'Bestellen' }));
    await user.click(screen.getByRole('button', { name: 'Rolle und Rechte speichern' }));
    const sent = () => calls.filter(({ method }) => method === 'POST');
    await waitFor(() =>
      expect(sent().at(-1)?.body).toEqual({ role: 0, rights: ['can_publish', 'can_order'] }),
    );
    const saved = await screen.findByText('Rolle und Rechte sind gespeichert.');
    expect(document.activeElement?.contains(saved)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    await user.click(screen.getByRole('button', { name: 'Endgültig löschen' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Endgültig löschen' }));
    expect(await dialog.findByRole('alert')).toBeTruthy();
    expect(sent().at(-1)?.path).toBe('/api/internal/users/7/erase');
    const looks = () => calls.filter(({ path }) => path === '/api/internal/users/7').length;
    const before = looks();
    isLast = false;
    await user.click(dialog.getByRole('button', { name: 'Endgültig löschen' }));
    await waitFor(() => expect(place()).toBe('/admin/users'));
    expect(looks()).toBe(before);
  });

  it('say that a session has ended and an account is blocked, and offer neither to those who may only look', async () => {
    let details = {
      ...DETAILS,
      sessions: [
        { id: 's1', device: 'Firefox, Linux', created_at: USER.created_at, last_used_at: USER.created_at },
      ],
    };
    const routes: FakeRoutes = {
      'GET /api/internal/users/7': () => answer(details),
      'POST /api/internal/users/7/sessions/s1/revoke': () => {
        details = { ...details, sessions: [] };
        return { status: 204, json: null };
      },
      'POST /api/internal/users/7': () => answer(details),
    };
    asAdmin(routes, false);
    renderApp('/admin/users/7');
    expect(await screen.findByText('Firefox, Linux')).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Bestellen' })).toHaveProperty('disabled', true);
    for (const name of [/beenden$/, 'Sperren', 'Endgültig löschen', /speichern$/])
      expect(screen.queryByRole('button', { name })).toBeNull();
    cleanup();
    asAdmin(routes);
    const { user } = renderApp('/admin/users/7');
    await user.click(await screen.findByRole('button', { name: 'Anmeldung mit Firefox, Linux beenden' }));
    expect(await screen.findByText('Die Anmeldung ist beendet.')).toBeTruthy();
    expect(screen.getByText('Dieses Konto ist nirgends angemeldet.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Sperren' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Sperren' }));
    expect(await screen.findByText('Das Konto ist gesperrt.')).toBeTruthy();
  });

  it('settle errors of browsers, and show the rest to those who may only look', async () => {
    const other = { ...ERROR, id: 5, type: 'RangeError', message: 'too far' };
    let left = [ERROR, other];
    const routes: FakeRoutes = {
      'GET /api/internal/errors/frontend': () => answer({ errors: left, total: left.length }),
      'POST /api/internal/errors/4': () => {
        left = [other];
        return answer({ ...ERROR, resolved_at: ERROR.last_seen_at });
      },
    };
    const calls = asAdmin(routes);
    const { user } = renderApp('/admin/errors');
    const row = within(await screen.findByRole('row', { name: /x is undefined/ }));
    expect(row.getByText('12')).toBeTruthy();
    await user.click(row.getByRole('button', { name: '„TypeError“ als erledigt markieren' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ resolved: true }),
    );
    await waitFor(() => expect(screen.queryByRole('row', { name: /x is undefined/ })).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'In Browsern' })),
    );
    await user.click(screen.getByRole('button', { name: 'Anzahl' }));
    const asked = () => calls.filter(({ path }) => path === '/api/internal/errors/frontend').at(-1)?.query;
    await waitFor(() => expect(asked()?.get('sort')).toBe('count'));
    expect(asked()?.get('direction')).toBe('asc');
    left = [ERROR];
    cleanup();
    asAdmin(routes, false);
    renderApp('/admin/errors/frontend', 'en');
    expect(await screen.findByRole('row', { name: /x is undefined/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Mark/ })).toBeNull();
    expect(screen.getByText(/can view everything here, but not change it/)).toBeTruthy();
  });

  it('say that there is nothing, and why something cannot be had', async () => {
    asAdmin({ 'GET /api/internal/audit': () => answer([]) });
    renderApp('/admin/audit');
    expect(await screen.findByText('Noch keine Änderungen')).toBeTruthy();
    cleanup();
    asAdmin({ 'GET /api/internal/audit': () => refusal('SERVICE_UNAVAILABLE') });
    renderApp('/admin/audit');
    expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeTruthy();
  });
});
