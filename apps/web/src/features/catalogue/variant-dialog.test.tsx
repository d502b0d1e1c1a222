import type { RenderingState } from '@tastwerk/contracts';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { DEMO_USER, graphicOf } from '../../../test/catalogue-data.js';
import { answer, fakeApi, refusal } from '../../../test/fake-api.js';
import { renderApp } from '../../../test/render-app.js';
import { storeToken } from '../../session/token.js';

const PATH = '/catalogue/7/variant/7';

function server(states: Readonly<Record<'pdf' | 'brf' | 'svg', RenderingState>>) {
  return {
    'GET /api/graphics': () => answer([]),
    'GET /api/graphics/7': () => answer(graphicOf(7, 'Pflanzenzelle')),
    'GET /api/users/validate': () => answer(DEMO_USER),
    'GET /api/variants/7/renderings': () =>
      answer({
        version_id: 1,
        file_name: 'file-7',
        renderings: Object.entries(states).map(([format, state]) => ({
          format,
          state,
          attempts: 1,
          error: null,
        })),
      }),
  };
}

describe('the dialog of a variant', () => {
  afterEach(() => {
    cleanup();
    storeToken(null);
  });

  it('tells a visitor how to get the files, and offers none', async () => {
    fakeApi(server({ pdf: 'done', brf: 'done', svg: 'done' }));
    renderApp(PATH);
    const dialog = within(await screen.findByRole('dialog', { name: 'Pflanzenzelle' }));
    const login = await dialog.findByRole('link', { name: 'Anmelden' });
    expect(login.getAttribute('href')).toBe(`/login?redirect=${encodeURIComponent(PATH)}`);
    expect(dialog.queryByRole('button', { name: /herunterladen/ })).toBeNull();
    expect(dialog.getByText('Schnitt durch eine Zelle.')).toBeTruthy();
  });

  it('offers a user the files that are made and the ways into the editor', async () => {
    storeToken('granted');
    fakeApi(server({ pdf: 'done', brf: 'failed', svg: 'running' }));
    renderApp(PATH);
    const pdf = await screen.findByRole('button', { name: 'PDF herunterladen' });
    await waitFor(() => expect(pdf.hasAttribute('disabled')).toBe(false));
    expect(screen.getByRole('button', { name: 'BRF herunterladen' }).hasAttribute('disabled')).toBe(true);
    expect(screen.getByText('Eine Datei konnte nicht erzeugt werden.')).toBeTruthy();
    const ways = screen.getByRole('group', { name: 'Im Editor öffnen' });
    expect(
      within(ways)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['copy', 'edit', 'new'].map((mode) => `/editor/app?variant=7&mode=${mode}`));
  });

  it('turns the pages and says which one is shown', async () => {
    fakeApi(server({ pdf: 'done', brf: 'done', svg: 'done' }));
    const { user } = renderApp(PATH);
    expect(await screen.findByText('Seite 1 von 2')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Nächste Seite' }));
    expect(screen.getByText('Seite 2 von 2')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Pflanzenzelle, Seite 2 von 2' }).getAttribute('src')).toBe(
      '/files/thumbnails/file-7-THUMBNAIL-xl-p2.png',
    );
  });

  it('goes back to the catalogue as it was when it is closed', async () => {
    fakeApi(server({ pdf: 'done', brf: 'done', svg: 'done' }));
    const { user, place } = renderApp(`${PATH}?search=zelle`);
    await screen.findByRole('dialog', { name: 'Pflanzenzelle' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(place()).toBe('/catalogue?search=zelle'));
  });

  it('says that a graphic is not there or not public', async () => {
    fakeApi({
      'GET /api/graphics': () => answer([]),
      'GET /api/graphics/7': () => refusal('CATALOGUE_GRAPHIC_NOT_FOUND'),
    });
    renderApp(PATH);
    expect(
      await screen.findByText('Diese Grafik gibt es nicht, oder sie ist nicht öffentlich.'),
    ).toBeTruthy();
  });
});
