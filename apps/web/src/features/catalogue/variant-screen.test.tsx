import type { JobState } from '@tastwerk/contracts';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { catalogueRow, DEMO_USER, graphicOf, graphicOfTwo } from '../../../test/catalogue-data.js';
import { answer, fakeApi, refusal, stream } from '../../../test/fake-api.js';
import { renderingsOf } from '../../../test/renderings-data.js';
import { renderApp } from '../../../test/render-app.js';
import { storeToken } from '../../api/token.js';

const PATH = '/catalogue/7/variant/7';

function server(states: Readonly<Record<'pdf' | 'brf' | 'svg', JobState>>) {
  return {
    'GET /api/graphics': () => answer([]),
    'GET /api/graphics/7': () => answer(graphicOf(7, 'Pflanzenzelle')),
    'GET /api/users/validate': () => answer(DEMO_USER),
    'GET /api/variants/7/renderings': () => answer(renderingsOf(states, 'RENDERING_MEMORY')),
  };
}

/** What is told of the graphic, once its page is there. */
async function openPage(title = 'Pflanzenzelle') {
  await screen.findByRole('heading', { level: 1, name: title });
  return within(screen.getByRole('main'));
}

describe('a variant in full', () => {
  afterEach(() => {
    cleanup();
    storeToken(null);
  });

  it('tells a visitor how to get the files, and offers none', async () => {
    fakeApi(server({ pdf: 'done', brf: 'done', svg: 'done' }));
    renderApp(PATH);
    const details = await openPage();
    const login = await details.findByRole('link', { name: 'Anmelden' });
    expect(login.getAttribute('href')).toBe(`/login?redirect=${encodeURIComponent(PATH)}`);
    const signUp = details.getByRole('link', { name: 'Registrieren' });
    expect(signUp.getAttribute('href')).toBe(`/signup?redirect=${encodeURIComponent(PATH)}`);
    expect(details.queryByRole('button', { name: /herunterladen/ })).toBeNull();
    expect(details.getByText('Schnitt durch eine Zelle.')).toBeTruthy();
  });

  it('offers a user the files that are made and the ways into the editor', async () => {
    storeToken('granted');
    fakeApi(server({ pdf: 'done', brf: 'failed', svg: 'running' }));
    renderApp(PATH);
    const pdf = await screen.findByRole('button', { name: 'PDF herunterladen' });
    await waitFor(() => expect(pdf.hasAttribute('disabled')).toBe(false));
    expect(screen.getByRole('button', { name: 'BRF herunterladen' }).hasAttribute('disabled')).toBe(true);
    expect(
      screen.getByText(/^BRF: Eine Datei wurde nicht erzeugt, weil die Grafik zu umfangreich ist\./),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Neu erzeugen' })).toBeNull();
    const files = within(screen.getByRole('list', { name: 'Dateien' })).getAllByRole('listitem');
    expect(files.map((file) => file.textContent?.replace(/\u00a0/g, ' '))).toEqual([
      'PDF herunterladen240 kBzum Drucken auf Schwellpapier, in Originalgröße',
      ...['BRF', 'SVG'].map((format) => expect.stringContaining(`${format} herunterladen`)),
    ]);
    expect(screen.getByText('Brailleseiten für Brailledrucker')).toBeTruthy();
    const ways = screen.getByRole('group', { name: 'Im Editor öffnen' });
    expect(
      within(ways)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['copy', 'edit', 'new'].map((mode) => `/editor/app?variant=7&mode=${mode}`));
  });

  it.each([
    [/^Die Betreiber haben diese Grafik verborgen \(13\.11\.2026/, false],
    [/^Die Betreiber haben diese Variante verborgen \(13\.11\.2026/, true],
  ])('tells the author: %s, and sells no prints of it', async (title, isGraphicShown) => {
    storeToken('granted');
    const asHidden = { since: '2026-11-13T09:30:00.000Z', reason: 'Die Pfeile zeigen falsch.' };
    const graphic = graphicOf(7, 'Pflanzenzelle');
    const hidden = {
      ...graphic,
      public: isGraphicShown,
      variants: graphic.variants.map((variant) => ({
        ...variant,
        public: !isGraphicShown,
        hidden: asHidden,
      })),
    };
    fakeApi({
      ...server({ pdf: 'done', brf: 'done', svg: 'done' }),
      'GET /api/graphics/7': () => answer(hidden),
    });
    renderApp(PATH);
    const details = await openPage();
    expect(await details.findByText(title)).toBeTruthy();
    expect(details.getByText('Grund: Die Pfeile zeigen falsch.')).toBeTruthy();
    expect(await details.findByRole('button', { name: 'PDF herunterladen' })).toBeTruthy();
    expect(details.queryByRole('heading', { name: 'Gedruckt bestellen' })).toBeNull();
    expect(details.queryByRole('button', { name: /Warenkorb/ })).toBeNull();
  });

  it('shows a file as soon as it is there', async () => {
    storeToken('granted');
    fakeApi({
      ...server({ pdf: 'running', brf: 'running', svg: 'running' }),
      'GET /api/variants/7/renderings/events': () =>
        stream([renderingsOf({ pdf: 'done', brf: 'done', svg: 'done' })]),
    });
    renderApp(PATH);
    const brf = await screen.findByRole('button', { name: 'BRF herunterladen' });
    await waitFor(() => expect(brf.closest('li')?.textContent).toMatch(/240.kB/));
  });

  it('lets an admin have files made again that failed', async () => {
    storeToken('granted');
    const calls = fakeApi({
      ...server({ pdf: 'failed', brf: 'failed', svg: 'done' }),
      'GET /api/users/validate': () =>
        answer({ ...DEMO_USER, user_rights: { ...DEMO_USER.user_rights, can_edit_admin: true } }),
      'POST /api/internal/variants/7/renderings': () =>
        answer(renderingsOf({ pdf: 'queued', brf: 'queued', svg: 'done' })),
    });
    const { user } = renderApp(PATH);
    await user.click(await screen.findByRole('button', { name: 'Neu erzeugen' }));
    await waitFor(() => {
      const ordered = calls.find(
        ({ method, path }) => method === 'POST' && path.startsWith('/api/internal/'),
      );
      expect(ordered?.body).toEqual({ version_id: 1, formats: ['pdf', 'brf'] });
    });
  });

  it('turns the pages and says which one is shown', async () => {
    fakeApi(server({ pdf: 'done', brf: 'done', svg: 'done' }));
    const { user } = renderApp(PATH);
    expect(await screen.findByText('Seite 1 von 2')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Nächste Seite' }));
    expect(screen.getByText('Seite 2 von 2')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Pflanzenzelle (2/2)' }).getAttribute('src')).toBe(
      '/files/thumbnails/file-7-THUMBNAIL-xl-p2.png',
    );
  });

  it('goes back to the catalogue as it was when it is closed', async () => {
    fakeApi({
      ...server({ pdf: 'done', brf: 'done', svg: 'done' }),
      'GET /api/graphics': () => answer([catalogueRow(7, 'Pflanzenzelle')]),
    });
    const { user, place } = renderApp('/catalogue?search=zelle');
    await user.click(await screen.findByRole('link', { name: /Pflanzenzelle/ }));
    await screen.findByRole('dialog', { name: 'Pflanzenzelle' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(place()).toBe('/catalogue?search=zelle'));
  });

  it('names the graphic in the title of the page each time it is opened', async () => {
    fakeApi({
      ...server({ pdf: 'done', brf: 'done', svg: 'done' }),
      'GET /api/graphics': () => answer([catalogueRow(7, 'Pflanzenzelle')]),
    });
    const { user } = renderApp('/catalogue');
    for (const time of ['first', 'second']) {
      await user.click(await screen.findByRole('link', { name: /Pflanzenzelle/ }));
      await screen.findByRole('dialog', { name: 'Pflanzenzelle' });
      await waitFor(() => expect([time, document.title]).toEqual([time, 'Pflanzenzelle · Tastwerk']));
      await user.keyboard('{Escape}');
      await waitFor(() => expect(document.title).toBe('Katalog · Tastwerk'));
    }
  });

  it('says that a graphic is not there or not public, and leads to those that are', async () => {
    fakeApi({
      'GET /api/graphics': () => answer([]),
      'GET /api/graphics/7': () => refusal('CATALOGUE_GRAPHIC_NOT_FOUND'),
    });
    const { user, place } = renderApp(PATH);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/^Diese Grafik gibt es nicht, oder sie ist nicht öffentlich\./);
    await user.click(within(alert).getByRole('button', { name: 'Alle Grafiken zeigen' }));
    await waitFor(() => expect(place()).toBe('/catalogue'));
  });

  it('turns the pages by arrow keys and swipes, and keeps a page for each variant', async () => {
    fakeApi({
      ...server({ pdf: 'done', brf: 'done', svg: 'done' }),
      'GET /api/graphics/7': () => answer(graphicOfTwo(7, 'Pflanzenzelle')),
    });
    const { user } = renderApp(PATH);
    const desk = await screen.findByRole('group', { name: /mit den Pfeiltasten blättern/ });
    desk.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByText('Seite 2 von 2')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: /Mit Beschriftung/ }));
    expect(await screen.findByText('Seite 1 von 2')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: /Basis/ }));
    expect(await screen.findByText('Seite 2 von 2')).toBeTruthy();
    swipe(screen.getByRole('group', { name: /mit den Pfeiltasten blättern/ }), 100, 220);
    expect(screen.getByText('Seite 1 von 2')).toBeTruthy();
  });

  it('goes on to the next variant by a swipe over the sheet behind its last page', async () => {
    fakeApi({
      ...server({ pdf: 'done', brf: 'done', svg: 'done' }),
      'GET /api/graphics/7': () => answer(graphicOfTwo(7, 'Pflanzenzelle')),
    });
    const { place } = renderApp(PATH);
    const desk = () => screen.getByRole('group', { name: /mit den Pfeiltasten blättern/ });
    swipe(await screen.findByRole('group', { name: /mit den Pfeiltasten blättern/ }), 220, 100);
    expect(screen.getByText('Seite 2 von 2')).toBeTruthy();
    expect(place()).toBe(PATH);
    swipe(desk(), 220, 100);
    await waitFor(() => expect(place()).toBe('/catalogue/7/variant/8'));
    swipe(desk(), 100, 220);
    await waitFor(() => expect(place()).toBe(PATH));
  });

  it('tells the category, and the notes of whoever transcribed it', async () => {
    const graphic = graphicOf(7, 'Pflanzenzelle');
    const variants = graphic.variants.map((variant) => ({
      ...variant,
      category: 'biology',
      transcribersNotes: 'Vor dem Blatt die Zelle zeigen.',
    }));
    fakeApi({
      ...server({ pdf: 'done', brf: 'done', svg: 'done' }),
      'GET /api/graphics/7': () => answer({ ...graphic, variants }),
    });
    renderApp(PATH);
    const notes = await screen.findByRole('region', { name: 'Anmerkungen zur Übertragung' });
    expect(notes.textContent).toContain('Vor dem Blatt die Zelle zeigen.');
    const facts = screen.getByRole('region', { name: 'Angaben' });
    expect(facts.textContent).toContain('KategorieBiologie');
  });

  it('goes from variant to variant by a swipe over the words, and no further than the last', async () => {
    fakeApi({
      ...server({ pdf: 'done', brf: 'done', svg: 'done' }),
      'GET /api/graphics/7': () => answer(graphicOfTwo(7, 'Pflanzenzelle')),
    });
    const { place } = renderApp(`${PATH}?search=zelle`);
    swipe(await screen.findByText('Schnitt durch eine Zelle.'), 220, 100);
    await waitFor(() => expect(place()).toBe('/catalogue/7/variant/8?search=zelle'));
    swipe(screen.getByText('Schnitt durch eine Zelle.'), 220, 100);
    swipe(screen.getByText('Schnitt durch eine Zelle.'), 100, 110);
    expect(place()).toBe('/catalogue/7/variant/8?search=zelle');
  });

  it('names licence and author, and copies the attribution and the link without the filters', async () => {
    fakeApi(server({ pdf: 'done', brf: 'done', svg: 'done' }));
    const { user } = renderApp(`${PATH}?search=zelle`);
    const licence = within(await screen.findByRole('region', { name: 'Weiterverwenden' }));
    expect(licence.getByRole('link', { name: 'CC BY-SA 4.0' }).getAttribute('href')).toBe(
      'https://creativecommons.org/licenses/by-sa/4.0/deed.de',
    );
    await user.click(licence.getByRole('button', { name: 'Namensnennung kopieren' }));
    const address = `${window.location.origin}${PATH}`;
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toBe(
        `„Pflanzenzelle“ von Ada, Tastwerk, CC BY-SA 4.0, ${address}`,
      ),
    );
    await user.click(licence.getByRole('button', { name: 'Link kopieren' }));
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(address));
  });
});

/** Drags a finger over `element` from one place to another, in px from the left; jsdom has no events of pointers. */
function swipe(element: Element, from: number, to: number): void {
  for (const [type, clientX] of [
    ['pointerdown', from],
    ['pointerup', to],
  ] as const) {
    const event = new MouseEvent(type, { bubbles: true, clientX, clientY: 50 });
    fireEvent(element, Object.assign(event, { pointerType: 'touch', isPrimary: true }));
  }
}
