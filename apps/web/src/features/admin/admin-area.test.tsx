import type { Report } from '@tastwerk/contracts';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { DEMO_USER } from '../../../test/catalogue-data.js';
import { asAdmin } from '../../../test/as-admin.js';
import { answer, fakeApi, refusal } from '../../../test/fake-api.js';
import { renderApp } from '../../../test/render-app.js';
import { storeToken } from '../../api/token.js';

const REPORT: Report = {
  id: 5,
  reason: 'incorrect',
  text: 'Die Uhr geht nach.',
  state: 'open',
  note: '',
  created_at: '2026-11-12T09:30:00.000Z',
  settled_at: null,
  reporter: null,
  graphic_id: 7,
  graphic_title: 'Uhr lesen',
  graphic_public: true,
  variant_id: 8,
  variant_title: 'Basis',
  system: 'DE:VOLL',
  variant_public: false,
  version_id: 9,
};

const TAGS = [
  { tag_id: 1, name: 'Mathe', taxonomy_id: null, count: 2 },
  { tag_id: 2, name: 'Mathematik', taxonomy_id: null, count: 40 },
];

describe('the administration', () => {
  afterEach(() => {
    cleanup();
    storeToken(null);
  });

  it('begins with its sections, and is closed to others', async () => {
    asAdmin({});
    const { place } = renderApp('/admin');
    expect(await screen.findByRole('heading', { level: 1, name: 'Verwaltung' })).toBeTruthy();
    await waitFor(() => expect(place()).toBe('/admin/start'));
    cleanup();
    storeToken('granted');
    fakeApi({ 'GET /api/users/validate': () => answer(DEMO_USER) });
    renderApp('/admin/reports');
    expect(await screen.findByText('Ihr Konto hat keinen Zugriff auf die Verwaltung.')).toBeTruthy();
    cleanup();
    storeToken(null);
    renderApp('/admin/reports');
    const main = within(screen.getByRole('main'));
    const login = await main.findByRole('link', { name: 'Anmelden' });
    expect(login.getAttribute('href')).toBe('/login?redirect=%2Fadmin%2Freports');
  });

  it('is found in the menu of those who may see it', async () => {
    asAdmin({});
    const { user, place } = renderApp('/login');
    await user.click((await screen.findAllByRole('button', { name: DEMO_USER.email }))[0] ?? document.body);
    await user.click(await screen.findByRole('menuitem', { name: 'Verwaltung' }));
    await waitFor(() => expect(place()).toBe('/admin/start'));
  });

  it('lists reports by state and settles one with a note', async () => {
    const calls = asAdmin({
      'GET /api/internal/reports': ({ query }) => answer(query.get('state') === 'open' ? [REPORT] : []),
      'POST /api/internal/reports/5': () => answer({ ...REPORT, state: 'resolved' }),
    });
    const { user } = renderApp('/admin/reports');
    const row = within(await screen.findByRole('row', { name: /Uhr lesen/ }));
    expect(row.getByText('Ist inhaltlich falsch')).toBeTruthy();
    expect(row.getByText('Die Uhr geht nach.')).toBeTruthy();
    expect(row.getByText('Gast')).toBeTruthy();
    expect(row.getByText('nicht öffentlich')).toBeTruthy();
    expect(row.getByRole('link').getAttribute('href')).toBe('/catalogue/7/variant/8');
    await user.click(row.getByRole('button', { name: 'Meldung zu „Uhr lesen“ bearbeiten' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Meldung zu/ }));
    await user.click(dialog.getByRole('radio', { name: 'Erledigt' }));
    await user.type(dialog.getByRole('textbox', { name: 'Vermerk' }), 'Zeiger gerichtet');
    await user.click(dialog.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Meldung zu/ })).toBeNull());
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      state: 'resolved',
      note: 'Zeiger gerichtet',
    });
  });

  it('says that there are no reports, and why they cannot be had', async () => {
    asAdmin({ 'GET /api/internal/reports': () => answer([]) });
    renderApp('/admin/reports?state=rejected');
    expect(await screen.findByText('Keine Meldungen mit diesem Status')).toBeTruthy();
    cleanup();
    asAdmin({ 'GET /api/internal/reports': () => refusal('SERVICE_UNAVAILABLE') });
    renderApp('/admin/reports');
    expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeTruthy();
  });

  it('renames a tag, and keeps what was typed where the name is taken', async () => {
    const calls = asAdmin({
      'GET /api/internal/tags': () => answer(TAGS),
      'POST /api/internal/tags/1': () => refusal('CATALOGUE_TAG_EXISTS'),
    });
    const { user } = renderApp('/admin/tags');
    await user.click(await screen.findByRole('button', { name: '„Mathe“ umbenennen' }));
    const dialog = within(await screen.findByRole('dialog', { name: /umbenennen$/ }));
    const name = dialog.getByRole('textbox', { name: /^Name/ });
    await user.clear(name);
    await user.type(name, ' Mathematik ');
    await user.click(dialog.getByRole('button', { name: 'Umbenennen' }));
    expect(await dialog.findByText(/^Ein Schlagwort mit diesem Namen gibt es schon\./)).toBeTruthy();
    expect(name).toHaveProperty('value', ' Mathematik ');
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ name: 'Mathematik' });
  });

  it('merges a tag into one that is looked up, and not into itself', async () => {
    const calls = asAdmin({
      'GET /api/internal/tags': () => answer(TAGS),
      'POST /api/internal/tags/1/merge': () => answer({ ...TAGS[1], count: 42 }),
    });
    const { user } = renderApp('/admin/tags');
    await user.click(await screen.findByRole('button', { name: '„Mathe“ zusammenlegen' }));
    const dialog = within(await screen.findByRole('dialog', { name: /zusammenlegen$/ }));
    expect(dialog.getByRole('button', { name: 'Zusammenlegen' })).toHaveProperty('disabled', true);
    await user.type(dialog.getByRole('combobox', { name: 'Mit welchem Schlagwort?' }), 'Mathe');
    expect(await dialog.findAllByRole('option')).toHaveLength(1);
    await user.click(dialog.getByRole('option', { name: /Mathematik/ }));
    expect(dialog.getByText('Aus „Mathe“ wird „Mathematik“.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Zusammenlegen' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /zusammenlegen$/ })).toBeNull());
    expect(calls.find(({ path }) => path.endsWith('/merge'))?.body).toEqual({ into: 2 });
  });

  it('shows, and lets nothing be changed by, those who may only look', async () => {
    asAdmin({ 'GET /api/internal/tags': () => answer(TAGS) }, false);
    renderApp('/admin/tags', 'en');
    expect(await screen.findByRole('cell', { name: 'Mathematik' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Rename/ })).toBeNull();
  });
});
