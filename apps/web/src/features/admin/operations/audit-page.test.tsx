import { type AdminChange, ROUTES } from '@tastwerk/contracts';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { asAdmin } from '../../../../test/as-admin.js';
import { answer } from '../../../../test/fake-api.js';
import { renderApp } from '../../../../test/render-app.js';
import de from '../../../i18n/de/admin.json' with { type: 'json' };
import { storeToken } from '../../../api/token.js';

const CHANGE: AdminChange = {
  id: 1,
  action: 'callOrder',
  params: { id: '12' },
  body: '{"method":"cancel_invoice","reason":"Doppelt"}',
  outcome: 'done',
  actor_id: 2,
  actor_name: 'Ada',
  device: 'Firefox, Linux',
  correlation_id: 'c1',
  created_at: '2026-11-22T09:30:00.000Z',
};

/** Rights whose use to change something is written down. */
const KEPT: readonly string[] = ['can_edit_admin', 'can_hide_variants'];

describe('what admins changed', () => {
  afterEach(() => {
    cleanup();
    storeToken(null);
  });

  it('is told in words, with the way to what it was about', async () => {
    const rows = [
      CHANGE,
      { ...CHANGE, id: 2, action: 'changeUser', params: { id: '7' }, body: '{"blocked":true}' },
      { ...CHANGE, id: 3, body: '{"method":"change_status","status":2}' },
      { ...CHANGE, id: 4, action: 'ofAnOldVersion', params: {} },
    ];
    asAdmin({ 'GET /api/internal/audit': () => answer(rows) });
    renderApp('/admin/audit');
    const row = within(await screen.findByRole('row', { name: /Rechnung stornieren/ }));
    expect(row.getByRole('link', { name: 'id 12' }).getAttribute('href')).toBe('/admin/orders/12');
    const user = within(screen.getByRole('row', { name: /Konto ändern/ }));
    expect(user.getByRole('link', { name: 'id 7' }).getAttribute('href')).toBe('/admin/users/7');
    expect(screen.getByRole('cell', { name: 'Status ändern' })).toBeTruthy();
    expect(screen.getByRole('cell', { name: 'ofAnOldVersion' })).toBeTruthy();
  });

  it('has words for every call that is written down', () => {
    const kept = Object.entries(ROUTES).flatMap(([name, { access, method }]) =>
      method !== 'GET' && typeof access === 'object' && KEPT.includes(access.right) ? [name] : [],
    );
    expect(Object.keys(de.audit.actions).toSorted()).toEqual(kept.toSorted());
  });
});
