import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { DEMO_USER, graphicOf } from '../../../../test/catalogue-data.js';
import { answer, fakeApi, refusal } from '../../../../test/fake-api.js';
import { renderApp } from '../../../../test/render-app.js';
import { storeToken } from '../../../api/token.js';

const PATH = '/catalogue/7/variant/7';

const ADMIN = { ...DEMO_USER, user_rights: { ...DEMO_USER.user_rights, can_hide_variants: true } };

describe('keeping the catalogue in order', () => {
  afterEach(() => {
    cleanup();
    storeToken(null);
  });

  it('lets a visitor report a problem, with a reason', async () => {
    const calls = fakeApi({
      'GET /api/graphics': () => answer([]),
      'GET /api/graphics/7': () => answer(graphicOf(7, 'Pflanzenzelle')),
      'POST /api/variants/7/reports': () => ({ status: 204, json: null }),
    });
    const { user } = renderApp(PATH);
    await user.click(await screen.findByRole('button', { name: 'Problem melden' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Problem melden' }));
    await user.click(dialog.getByRole('button', { name: 'Meldung senden' }));
    expect(dialog.getByText('Bitte wählen Sie einen Grund.')).toBeTruthy();
    await user.click(dialog.getByRole('radio', { name: 'Etwas anderes' }));
    await user.click(dialog.getByRole('button', { name: 'Meldung senden' }));
    expect(dialog.getByText('Bitte beschreiben Sie das Problem.')).toBeTruthy();
    expect(calls.filter(({ path }) => path.endsWith('/reports'))).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: 'Beschreibung des Problems' }), 'Seite 2 ist leer.');
    await user.click(dialog.getByRole('button', { name: 'Meldung senden' }));
    expect(await screen.findByText(/^Danke, Ihre Meldung ist eingegangen\./)).toBeTruthy();
    expect(calls.filter(({ path }) => path.endsWith('/reports')).map(({ body }) => body)).toEqual([
      { reason: 'other', text: 'Seite 2 ist leer.' },
    ]);
  });

  it('keeps what was written where a report is refused', async () => {
    fakeApi({
      'GET /api/graphics': () => answer([]),
      'GET /api/graphics/7': () => answer(graphicOf(7, 'Pflanzenzelle')),
      'POST /api/variants/7/reports': () => refusal('REQUEST_THROTTLED'),
    });
    const { user } = renderApp(PATH, 'en');
    await user.click(await screen.findByRole('button', { name: 'Report a problem' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report a problem' }));
    await user.click(dialog.getByRole('radio', { name: 'Content is incorrect' }));
    await user.type(dialog.getByRole('textbox', { name: 'Description of the problem' }), 'Upside down');
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByRole('alert')).toBeTruthy();
    expect(dialog.getByRole('textbox', { name: 'Description of the problem' })).toHaveProperty(
      'value',
      'Upside down',
    );
  });

  it('hides a variant for whoever may and gives a reason, and says what is hidden', async () => {
    storeToken('granted');
    let isPublic = true;
    const graphic = graphicOf(7, 'Pflanzenzelle');
    const calls = fakeApi({
      'GET /api/graphics': () => answer([]),
      'GET /api/graphics/7': () =>
        answer({
          ...graphic,
          variants: graphic.variants.map((variant) => ({
            ...variant,
            public: isPublic,
            hidden: isPublic ? null : { since: null, reason: 'Seitenverkehrt' },
          })),
        }),
      'GET /api/users/validate': () => answer(ADMIN),
      'POST /api/internal/variants/7': ({ body }) => {
        isPublic = false;
        return answer({ id: 7, ...Object(body) });
      },
    });
    const { user } = renderApp(PATH);
    const part = within(await screen.findByRole('region', { name: 'Sichtbarkeit' }));
    expect(part.getByText('Alle können diese Variante sehen.')).toBeTruthy();
    expect(screen.queryByText('nicht öffentlich')).toBeNull();
    await user.click(part.getByRole('button', { name: 'Variante verbergen' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: /^Diese Variante von „\s?Pflanzenzelle\s?“ verbergen$/ }),
    );
    await user.click(dialog.getByRole('button', { name: 'Variante verbergen' }));
    expect(dialog.getByText('Bitte geben Sie einen Grund an.')).toBeTruthy();
    expect(calls.filter(({ path }) => path.startsWith('/api/internal'))).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: /^Grund/ }), ' Seitenverkehrt ');
    await user.click(dialog.getByRole('button', { name: 'Variante verbergen' }));
    expect(await part.findByText(/^Diese Variante ist verborgen/)).toBeTruthy();
    expect(part.getByRole('button', { name: 'Variante zeigen' })).toBeTruthy();
    expect(screen.getByText('nicht öffentlich')).toBeTruthy();
    expect(calls.find(({ path }) => path === '/api/internal/variants/7')?.body).toEqual({
      public: false,
      reason: 'Seitenverkehrt',
    });
  });

  it('keeps the reason where hiding is refused', async () => {
    storeToken('granted');
    fakeApi({
      'GET /api/graphics': () => answer([]),
      'GET /api/graphics/7': () => answer(graphicOf(7, 'Pflanzenzelle')),
      'GET /api/users/validate': () => answer(ADMIN),
      'POST /api/internal/graphics/7': () => refusal('REQUEST_THROTTLED'),
    });
    const { user } = renderApp(PATH, 'en');
    await user.click(await screen.findByRole('button', { name: 'Hide whole graphic' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Hide the whole graphic/ }));
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Copied');
    await user.click(dialog.getByRole('button', { name: 'Hide whole graphic' }));
    expect(await dialog.findByRole('alert')).toBeTruthy();
    expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveProperty('value', 'Copied');
  });

  it('shows a whole graphic again', async () => {
    storeToken('granted');
    const calls = fakeApi({
      'GET /api/graphics': () => answer([]),
      'GET /api/graphics/7': () => answer({ ...graphicOf(7, 'Pflanzenzelle'), public: false }),
      'GET /api/users/validate': () => answer(ADMIN),
      'POST /api/internal/graphics/7': () => refusal('INTERNAL'),
    });
    const { user } = renderApp(PATH);
    const part = within(await screen.findByRole('region', { name: 'Sichtbarkeit' }));
    expect(part.getByText(/^Die ganze Grafik ist verborgen/)).toBeTruthy();
    await user.click(part.getByRole('button', { name: 'Ganze Grafik zeigen' }));
    expect(await part.findByRole('alert')).toBeTruthy();
    expect(calls.find(({ path }) => path === '/api/internal/graphics/7')?.body).toEqual({ public: true });
  });

  it('offers no switch to those who may not', async () => {
    storeToken('granted');
    fakeApi({
      'GET /api/graphics': () => answer([]),
      'GET /api/graphics/7': () => answer(graphicOf(7, 'Pflanzenzelle')),
      'GET /api/users/validate': () => answer(DEMO_USER),
    });
    renderApp(PATH);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Bearbeiten' })).toBeTruthy());
    expect(screen.queryByRole('region', { name: 'Sichtbarkeit' })).toBeNull();
  });
});
