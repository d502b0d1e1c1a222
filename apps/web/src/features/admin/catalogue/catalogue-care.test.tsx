import type { Job, KeptVariant, RenderRound } from '@tastwerk/contracts';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { asAdmin } from '../../../../test/as-admin.js';
import { answer, refusal } from '../../../../test/fake-api.js';
import { unmarkedTexts } from '../../../../test/unmarked-texts.js';
import { renderApp } from '../../../../test/render-app.js';
import { storeToken } from '../../../api/token.js';

const HIDDEN = { since: '2026-11-12T09:30:00.000Z', by: 'Ada', reason: 'Seitenverkehrt' };

const VARIANT: KeptVariant = {
  variant_id: 8,
  variant_title: 'Basis',
  system: 'DE:VOLL',
  variant_hidden: null,
  graphic_id: 7,
  graphic_title: 'Uhr lesen',
  graphic_hidden: null,
  graphic_visibility: 'all',
  author: 'Bea',
  created_at: '2026-11-12T09:30:00.000Z',
  versions: 2,
  files_done: 6,
  files_open: 0,
  files_failed: 1,
};

const ROUND: RenderRound = {
  id: 3,
  aim: 'renderer',
  graphic: null,
  variant: null,
  renderer: '0.0.9',
  formats: ['pdf', 'svg'],
  started_at: '2026-11-12T09:30:00.000Z',
  finished_at: null,
  is_stopped: false,
  actor_name: 'Ada',
  versions: 20,
  ordered: 10,
  jobs_open: 8,
  jobs_done: 11,
  jobs_failed: 1,
};

const JOB: Job = {
  work: 'document',
  id: 5,
  product: 'invoice',
  state: 'failed',
  attempts: 3,
  error: 'INVOICE_FAILED',
  created_at: '2026-11-12T09:30:00.000Z',
  updated_at: '2026-11-12T09:31:00.000Z',
  graphic: null,
  order: { id: 42, invoice_number: '2026-00007' },
  mail: null,
};

describe('looking after the catalogue', () => {
  afterEach(() => {
    cleanup();
    storeToken(null);
  });

  it('says in which language the titles of graphics are', async () => {
    asAdmin({ 'GET /api/internal/catalogue': () => answer([VARIANT]) });
    const { user } = renderApp('/admin/graphics', 'en');
    await screen.findByRole('link', { name: 'Uhr lesen' });
    await user.click(screen.getByRole('button', { name: /^Hide.*Uhr lesen/ }));
    await screen.findByRole('dialog');
    expect([...unmarkedTexts('Uhr lesen', 'de'), ...unmarkedTexts('Basis', 'de')]).toEqual([]);
  });

  it('hides a graphic for a reason that has to be given', async () => {
    let variant = VARIANT;
    const calls = asAdmin({
      'GET /api/internal/catalogue': () => answer([variant]),
      'POST /api/internal/graphics/7': () => {
        variant = { ...VARIANT, graphic_hidden: HIDDEN };
        return answer({ id: 7, public: false });
      },
    });
    const { user } = renderApp('/admin/graphics?shown=hidden&q=uhr');
    await user.click(await screen.findByRole('button', { name: '„Uhr lesen“ verbergen' }));
    const asked = calls.find(({ path }) => path === '/api/internal/catalogue')?.query;
    expect([asked?.get('shown'), asked?.get('search')]).toEqual(['hidden', 'uhr']);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: 'Die ganze Grafik mit allen Varianten' }));
    await user.click(dialog.getByRole('button', { name: 'Verbergen' }));
    expect(await dialog.findByText('Bitte geben Sie einen Grund an.')).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: /^Grund/ }), 'Seitenverkehrt');
    await user.click(dialog.getByRole('button', { name: 'Verbergen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      public: false,
      reason: 'Seitenverkehrt',
    });
    expect(await screen.findByRole('cell', { name: 'Grafik verborgen Seitenverkehrt' })).toBeTruthy();
  });

  it('shows again what is hidden, and tells why that was refused', async () => {
    const calls = asAdmin({
      'GET /api/internal/catalogue': () => answer([{ ...VARIANT, variant_hidden: HIDDEN }]),
      'POST /api/internal/variants/8': () => refusal('CATALOGUE_VARIANT_NOT_FOUND'),
    });
    const { user } = renderApp('/admin/graphics');
    await user.click(await screen.findByRole('button', { name: 'Variante „Uhr lesen“ wieder zeigen' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ public: true });
  });

  it('has the files of a whole graphic made again', async () => {
    const calls = asAdmin({
      'GET /api/internal/catalogue': () => answer([VARIANT]),
      'POST /api/internal/render-rounds': () => answer({ ...ROUND, aim: 'graphic' }),
    });
    const { user } = renderApp('/admin/graphics', 'en');
    await user.click(await screen.findByRole('button', { name: 'Recreate the files of “Uhr lesen”' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: 'The whole graphic with all its variants' }));
    await user.click(dialog.getByRole('button', { name: 'Recreate' }));
    expect(await screen.findByText('The files of “Uhr lesen” are being recreated.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show progress' }).getAttribute('href')).toBe('/admin/rounds');
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ aim: 'graphic', id: 7 });
  });

  it('shows how far rounds are, stops one and begins another', async () => {
    const calls = asAdmin({
      'GET /api/internal/render-rounds': () => answer([ROUND]),
      'GET /api/internal/renderers': () => answer([{ renderer: '0.0.9', is_current: false, versions: 20 }]),
      'POST /api/internal/render-rounds/3/stop': () => answer({ ...ROUND, is_stopped: true }),
      'POST /api/internal/render-rounds': () => answer(ROUND),
    });
    const { user } = renderApp('/admin/rounds');
    const row = within(await screen.findByRole('row', { name: /Alles von Version 0\.0\.9/ }));
    expect(row.getByRole('progressbar')).toMatchObject({ value: 12, max: 40 });
    expect(row.getByText('12 von 40 Dateien, davon 1 fehlgeschlagen')).toBeTruthy();
    await user.click(row.getByRole('button', { name: 'Durchgang 3 anhalten' }));
    const sent = () => calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
    await waitFor(() => expect(sent()).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Alle Dateien von Version 0.0.9 neu erzeugen' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Alle neu erzeugen' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent()).toEqual([
      ['/api/internal/render-rounds/3/stop', undefined],
      ['/api/internal/render-rounds', { aim: 'renderer', renderer: '0.0.9' }],
    ]);
  });

  it('begins a job of an order anew', async () => {
    const calls = asAdmin({
      'GET /api/internal/jobs': () =>
        answer({ jobs: [JOB], counts: { queued: 0, running: 0, done: 4, failed: 1 } }),
      'POST /api/internal/jobs/document/5/retry': () => answer({ ...JOB, state: 'queued' }),
    });
    const { user } = renderApp('/admin/jobs?work=document&state=failed');
    const link = await screen.findByRole('link', { name: 'Bestellung 42, 2026-00007' });
    expect(link.getAttribute('href')).toBe('/admin/orders/42');
    expect(screen.getByRole('cell', { name: 'Rechnung oder Rechnungskorrektur' })).toBeTruthy();
    expect(screen.getByRole('cell', { name: /^[^_]+\. \(INVOICE_FAILED\)$/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Auftrag 5 erneut versuchen' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')?.path).toBe('/api/internal/jobs/document/5/retry'),
    );
    expect(calls.find(({ path }) => path === '/api/internal/jobs')?.query.get('work')).toBe('document');
  });

  it('says that only rows which are loaded are sorted and searched', async () => {
    const jobs = Array.from({ length: 50 }, (_, at) => ({ ...JOB, id: 100 - at }));
    asAdmin({
      'GET /api/internal/jobs': () =>
        answer({ jobs, counts: { queued: 0, running: 0, done: 0, failed: 99 } }),
    });
    const { user } = renderApp('/admin/jobs?work=document');
    const partly = /^Es sind noch nicht alle Zeilen geladen/;
    await screen.findByRole('button', { name: 'Mehr laden' });
    expect(screen.queryByText(partly)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Nummer' }));
    expect(await screen.findByText(partly)).toBeTruthy();
  });

  it('unfolds its sections on small screens, and folds them behind the page they lead to', async () => {
    asAdmin({ 'GET /api/internal/tags': () => answer([]), 'GET /api/internal/reports': () => answer([]) });
    const { user, place } = renderApp('/admin/tags');
    const fold = await screen.findByRole('button', { name: 'Verwaltung: Schlagwörter' });
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    await user.click(fold);
    expect(fold.getAttribute('aria-expanded')).toBe('true');
    await user.click(screen.getByRole('link', { name: 'Meldungen' }));
    await waitFor(() => expect(place()).toBe('/admin/reports'));
    const folded = screen.getByRole('button', { name: 'Verwaltung: Meldungen' });
    expect(folded.getAttribute('aria-expanded')).toBe('false');
  });
});
