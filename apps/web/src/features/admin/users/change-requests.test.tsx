import type { ChangeRequest } from '@tastwerk/contracts';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { asAdmin } from '../../../../test/as-admin.js';
import { DEMO_USER } from '../../../../test/catalogue-data.js';
import { answer, fakeApi, refusal } from '../../../../test/fake-api.js';
import { renderApp } from '../../../../test/render-app.js';
import { storeToken } from '../../../api/token.js';

const REQUEST: ChangeRequest = {
  id: 3,
  account_id: 7,
  account_email: 'ada@example.org',
  account_name: 'Ada',
  proposer_id: 8,
  proposer_name: 'Grace',
  role: 1,
  rights_given: ['can_view_admin', 'can_edit_admin'],
  rights_taken: ['can_order'],
  blocked: null,
  erases: false,
  created_at: '2026-11-20T09:30:00.000Z',
  expires_at: '2026-11-27T09:30:00.000Z',
  part: 'decides',
};

const DETAILS = {
  id: 7,
  email: 'ada@example.org',
  display_name: 'Ada',
  role: 0,
  rights: ['can_publish'],
  state: 'active',
  language: 'de',
  newsletter_active: false,
  graphics: 0,
  created_at: '2026-11-01T09:30:00.000Z',
  verified_at: '2026-11-01T09:31:00.000Z',
  last_seen_at: null,
  approved_by: 'none',
  ordering: 'none',
  blocked_at: null,
  sessions: [],
  change_request: null as ChangeRequest | null,
};

const DONE = () => ({ status: 204, json: null });

describe('change requests', () => {
  afterEach(() => {
    cleanup();
    storeToken(null);
  });

  it('are listed with what changes in words, and one is confirmed after a question', async () => {
    let open: readonly ChangeRequest[] = [REQUEST];
    const calls = asAdmin({
      'GET /api/internal/change-requests': () => answer(open),
      'POST /api/internal/change-requests/3/accept': () => {
        open = [];
        return DONE();
      },
    });
    const { user } = renderApp('/admin/change-requests');
    const card = within(await screen.findByRole('region', { name: 'Änderung am Konto ada@example.org' }));
    expect(card.getByText('Neue Rolle: Administration')).toBeTruthy();
    expect(card.getByText('Neue Rechte: Verwaltung ansehen, Verwaltung ändern')).toBeTruthy();
    expect(card.getByText('Entzogene Rechte: Bestellen')).toBeTruthy();
    expect(card.getByText('Grace')).toBeTruthy();
    await user.click(card.getByRole('button', { name: 'Änderung am Konto ada@example.org bestätigen' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Bestätigen' }));
    const done = await screen.findByText('Die Änderung am Konto ada@example.org ist bestätigt.');
    expect(document.activeElement?.contains(done)).toBe(true);
    expect(await screen.findByText('Keine offenen Änderungsanträge')).toBeTruthy();
  });

  it.each([
    ['proposed', /Sie haben diese Änderung beantragt/, ['Änderung am Konto ada@example.org zurückziehen']],
    ['concerned', /betrifft Ihr eigenes Konto/, []],
    ['lacks_rights', /Ihnen fehlt ein Recht/, ['Änderung am Konto ada@example.org ablehnen']],
    ['looks', /brauchen Sie das Recht/, []],
  ] as const)('say why they cannot be confirmed: %s', async (part, reason, buttons) => {
    asAdmin({ 'GET /api/internal/change-requests': () => answer([{ ...REQUEST, part }]) });
    renderApp('/admin/change-requests');
    const card = within(await screen.findByRole('region', { name: 'Änderung am Konto ada@example.org' }));
    expect(card.getByText(reason)).toBeTruthy();
    expect(card.queryAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(buttons);
  });

  it('that cannot be loaded are asked for again', async () => {
    asAdmin({ 'GET /api/internal/change-requests': () => refusal('SERVICE_UNAVAILABLE') });
    renderApp('/admin/change-requests');
    expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeTruthy();
  });

  it('come about where an admin’s account is changed, and stand on its page until they are refused', async () => {
    let details = { ...DETAILS, rights: ['can_view_admin', 'can_edit_admin'] };
    asAdmin({
      'GET /api/internal/users/7': () => answer(details),
      'POST /api/internal/users/7': () => {
        details = { ...details, change_request: { ...REQUEST, part: 'proposed' } };
        return answer(details);
      },
      'POST /api/internal/change-requests/3/withdraw': () => {
        details = { ...details, change_request: null };
        return DONE();
      },
    });
    const { user } = renderApp('/admin/users/7');
    expect(await screen.findByText(/Dies ist ein Konto der Administration/)).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Verwaltung ändern' }));
    await user.click(screen.getByRole('button', { name: 'Rolle und Rechte speichern' }));
    const waiting = await screen.findByText(/Die Änderung wartet jetzt auf die Bestätigung/);
    expect(document.activeElement?.contains(waiting)).toBe(true);
    expect(screen.getByRole('checkbox', { name: 'Verwaltung ändern' })).toHaveProperty('checked', true);
    const card = within(screen.getByRole('region', { name: 'Offener Änderungsantrag' }));
    await user.click(card.getByRole('button', { name: /zurückziehen$/ }));
    expect(await screen.findByText('Der Änderungsantrag ist zurückgezogen.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Offener Änderungsantrag' })).toBeNull());
  });

  it('come about for a deletion, too, and the account stays on the screen', async () => {
    let details = DETAILS;
    asAdmin({
      'GET /api/internal/users/7': () => answer(details),
      'POST /api/internal/users/7/erase': () => {
        details = { ...DETAILS, change_request: { ...REQUEST, part: 'proposed' } };
        return answer({ erased: false });
      },
    });
    const { user, place } = renderApp('/admin/users/7');
    await user.click(await screen.findByRole('button', { name: 'Endgültig löschen' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Endgültig löschen' }));
    expect(await screen.findByRole('region', { name: 'Offener Änderungsantrag' })).toBeTruthy();
    expect(place()).toBe('/admin/users/7');
  });

  it('offer no right that the admin lacks, and say so', async () => {
    storeToken('granted');
    const user_rights = { ...DEMO_USER.user_rights, can_view_admin: true, can_edit_admin: true };
    fakeApi({
      'GET /api/users/validate': () => answer({ ...DEMO_USER, user_rights }),
      'GET /api/internal/users/7': () => answer(DETAILS),
    });
    renderApp('/admin/users/7');
    const edit = await screen.findByRole('checkbox', { name: 'Verwaltung ändern' });
    expect(edit).toHaveProperty('disabled', false);
    expect(screen.getByText('Sie können nur Rechte und Rollen geben, die Sie selbst haben.')).toBeTruthy();
    const given = screen.getByRole('checkbox', { name: 'Veröffentlichen' });
    expect(given).toHaveProperty('disabled', false);
    const others = screen.getByRole('checkbox', { name: 'Varianten verbergen (haben Sie selbst nicht)' });
    expect(others).toHaveProperty('disabled', true);
  });
});
