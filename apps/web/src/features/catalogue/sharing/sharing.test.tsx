import { afterEach, describe, expect, it } from '@jest/globals';
import { LINK_KEY_HEADER } from '@tastwerk/contracts';
import { GRAPHIC_LICENCES, type PublicationTerms, VISIBILITIES } from '@tastwerk/editor-core/document';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { DEMO_USER, graphicOf } from '../../../../test/catalogue-data.js';
import { answer, fakeApi, refusal } from '../../../../test/fake-api.js';
import { renderingsOf } from '../../../../test/renderings-data.js';
import { renderApp } from '../../../../test/render-app.js';
import { storeToken } from '../../../api/token.js';

const KEY = 'abcdefghijklmnopqrst-_';
const PATH = '/catalogue/7/variant/7';
const LINKED: PublicationTerms = { visibility: 'link', licence: 'cc-by' };
const ANY = { link_key: null, visibilities: [...VISIBILITIES], licences: [...GRAPHIC_LICENCES] };

const graphicUnder = (terms: PublicationTerms, sharing: ReturnType<typeof graphicOf>['sharing'] = ANY) => ({
  ...graphicOf(7, 'Pflanzenzelle'),
  ...terms,
  sharing,
});

function server(graphic: ReturnType<typeof graphicUnder>) {
  storeToken('granted');
  return {
    'GET /api/graphics': () => answer([]),
    'GET /api/graphics/7': () => answer(graphic),
    'GET /api/users/validate': () => answer(DEMO_USER),
    'GET /api/variants/7/renderings': () => answer(renderingsOf({ pdf: 'done' })),
  };
}

const section = async () => within(await screen.findByRole('region', { name: 'Freigabe' }));

describe('who sees a graphic', () => {
  afterEach(() => {
    cleanup();
    storeToken(null);
  });

  it('is for its author to change, who agrees to another licence', async () => {
    const routes = server(graphicUnder({ visibility: 'private', licence: 'own' }));
    const calls = fakeApi({
      ...routes,
      'POST /api/graphics/7/terms': () => answer(graphicUnder(LINKED)),
    });
    const { user } = renderApp(PATH);
    expect((await section()).getByText('Nur Sie können diese Grafik sehen.')).toBeTruthy();
    await user.click((await section()).getByRole('button', { name: 'Freigabe ändern' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: /^Freigabe von „\s?Pflanzenzelle\s?“$/ }),
    );
    await user.click(dialog.getByRole('radio', { name: /^Alle, die den Link haben/ }));
    await user.click(dialog.getByRole('button', { name: 'Speichern' }));
    expect(dialog.getByText('Bitte stimmen Sie der Lizenz zu.')).toBeTruthy();
    await user.click(dialog.getByRole('checkbox', { name: /CC BY-SA 4.0/ }));
    await user.click(dialog.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Freigabe von/ })).toBeNull());
    const sent = calls.find(({ path }) => path === '/api/graphics/7/terms');
    expect(sent?.body).toEqual({
      visibility: 'link',
      licence: 'cc-by-sa',
      new_link: false,
      licenceAccepted: true,
    });
  });

  it('says why it cannot be changed, and keeps the dialog', async () => {
    fakeApi({
      ...server(graphicUnder({ visibility: 'all', licence: 'cc-by-sa' })),
      'POST /api/graphics/7/terms': () => refusal('CATALOGUE_TERMS_FIXED'),
    });
    const { user } = renderApp(PATH);
    await user.click((await section()).getByRole('button', { name: 'Freigabe ändern' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Freigabe von/ }));
    await user.click(dialog.getByRole('radio', { name: /^Alle, die den Link haben/ }));
    expect(dialog.getByText(/Die Grafik wird aus dem Katalog entfernt/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Speichern' }));
    expect(await dialog.findByText(/Diese Freigabe ist nicht mehr möglich/)).toBeTruthy();
  });

  it('gives a link to hand on, with its key', async () => {
    fakeApi(server(graphicUnder(LINKED, { ...ANY, link_key: KEY })));
    const { user } = renderApp(PATH);
    await user.click((await section()).getByRole('button', { name: 'Link kopieren' }));
    const address = `${window.location.origin}${PATH}?key=${KEY}`;
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(address));
    expect(screen.getByText('über Link')).toBeTruthy();
  });

  it('deletes after asking, and leads to what is left', async () => {
    const calls = fakeApi({
      ...server(graphicUnder({ visibility: 'private', licence: 'own' })),
      'POST /api/graphics/7/remove': () => ({ status: 204, json: undefined }),
      'GET /api/users/graphics': () => answer([]),
    });
    const { user, place } = renderApp(PATH);
    await user.click((await section()).getByRole('button', { name: 'Grafik löschen' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: /^„\s?Pflanzenzelle\s?“ löschen\?$/ }),
    );
    const removals = () => calls.filter(({ path }) => path === '/api/graphics/7/remove').length;
    expect(removals()).toBe(0);
    await user.click(dialog.getByRole('button', { name: 'Grafik löschen' }));
    await waitFor(() => expect(place()).toBe('/account/graphics'));
    expect(removals()).toBe(1);
  });
});

describe('a graphic by its link', () => {
  afterEach(() => {
    cleanup();
    window.history.replaceState(null, '', '/');
    storeToken(null);
  });

  it('sends the key, names its licence, and is opened as a new graphic alone', async () => {
    const calls = fakeApi(server(graphicUnder(LINKED, null)));
    window.history.replaceState(null, '', `${PATH}?key=${KEY}`);
    renderApp(`${PATH}?key=${KEY}`);
    const ways = within(await screen.findByRole('group', { name: 'Im Editor öffnen' }));
    expect(ways.getAllByRole('link').map((way) => way.getAttribute('href'))).toEqual([
      `/editor/app?variant=7&mode=new&key=${KEY}`,
    ]);
    expect(screen.queryByRole('region', { name: 'Freigabe' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'In den Warenkorb' })).toBeNull();
    expect(screen.getByRole('link', { name: 'CC BY 4.0' })).toBeTruthy();
    const asked = calls.find(({ path }) => path === '/api/graphics/7');
    expect(asked?.headers.get(LINK_KEY_HEADER)).toBe(KEY);
  });
});
