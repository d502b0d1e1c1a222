import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { CONTENT_ROUTES } from '../../../test/content-data.js';
import { fakeApi } from '../../../test/fake-api.js';
import { renderApp } from '../../../test/render-app.js';

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('knowledge and support', () => {
  afterEach(cleanup);

  it('begin with their introduction, and list their own articles by topic', async () => {
    fakeApi(CONTENT_ROUTES);
    renderApp('/wissen');
    expect(await title('Willkommen')).toBeTruthy();
    const main = within(screen.getByRole('main'));
    expect(main.getByText('Kurz: Drucken')).toBeTruthy();
    expect(main.queryByText('Konto anlegen')).toBeNull();
    expect(document.title).toBe('Willkommen · Tastwerk');
  });

  it('show the name of a category that has no introduction', async () => {
    fakeApi(CONTENT_ROUTES);
    renderApp('/support/konto');
    expect(await title('Konto')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Konto anlegen' })).toBeTruthy();
  });

  it('show an article with its days, licence and place in the topics', async () => {
    fakeApi(CONTENT_ROUTES);
    renderApp('/wissen/papier/schwellpapier');
    expect(await title('Schwellpapier & Wärme')).toBeTruthy();
    expect(screen.getByText('Veröffentlicht am 01.10.2026 · geändert am 02.11.2026')).toBeTruthy();
    const licence = within(screen.getByRole('article')).getByRole('link', { name: /CC BY-SA 4\.0/ });
    expect(licence.getAttribute('href')).toMatch(/deed\.de$/);
    const [current] = screen.getAllByRole('link', { current: 'page', name: 'Schwellpapier & Wärme' });
    expect(current?.getAttribute('href')).toBe('/wissen/papier/schwellpapier');
  });

  it.each(['/wissen/papier/anlegen', '/wissen/konto', '/wissen/nichts', '/support/konto/nichts'])(
    'say that %s leads nowhere',
    async (path) => {
      fakeApi(CONTENT_ROUTES);
      renderApp(path);
      expect(await title('Diesen Artikel gibt es nicht')).toBeTruthy();
      expect(document.title).toBe('Diesen Artikel gibt es nicht · Tastwerk');
      const way = screen.getByRole('link', { name: /^Alle Artikel in / });
      expect(way.getAttribute('href')).toBe(path.slice(0, path.indexOf('/', 1)));
    },
  );

  it('say when the texts cannot be loaded, and load them when asked again', async () => {
    const routes = { ...CONTENT_ROUTES };
    const { 'GET /api/cms/categories': categories, ...broken } = routes;
    const shown: Record<string, (typeof routes)[string]> = broken;
    fakeApi(shown);
    const { user } = renderApp('/wissen');
    const again = await screen.findByRole('button', { name: 'Erneut versuchen' });
    if (categories) shown['GET /api/cms/categories'] = categories;
    await user.click(again);
    expect(await title('Willkommen')).toBeTruthy();
  });

  it('are searched: hits are marked by the beginnings of words, and lead to the article', async () => {
    fakeApi(CONTENT_ROUTES);
    const { user, place } = renderApp('/support');
    await user.type(await screen.findByRole('searchbox', { name: 'Artikel durchsuchen' }), 'wärme{Enter}');
    expect(await title('1 Artikel zu „wärme“')).toBeTruthy();
    const hits = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(hits).toEqual(['Wärme', 'Warme']);
    await user.click(screen.getByRole('link', { name: 'Schwellpapier & Wärme' }));
    await waitFor(() => expect(place()).toBe('/wissen/papier/schwellpapier'));
  });

  it('say when a search finds nothing, and clear it', async () => {
    fakeApi(CONTENT_ROUTES);
    const { user, place } = renderApp('/wissen/papier/drucken?search=xyz');
    expect(await title('Kein Artikel gefunden')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Suche leeren' }));
    expect(await title('Drucken')).toBeTruthy();
    expect(place()).toBe('/wissen/papier/drucken');
  });
});

describe('legal pages', () => {
  afterEach(cleanup);

  it('speak the language of their address, whatever the interface speaks', async () => {
    fakeApi(CONTENT_ROUTES);
    renderApp('/info/en/66?Imprint', 'de');
    expect(await title('Imprint')).toBeTruthy();
    expect(screen.getByRole('article').getAttribute('lang')).toBe('en');
    expect(document.title).toBe('Imprint · Tastwerk');
  });

  it.each(['/info/de/67', '/info/fr/66', '/info/de/impressum', '/info/de/0'])(
    'say that %s leads nowhere',
    async (path) => {
      fakeApi(CONTENT_ROUTES);
      renderApp(path);
      expect(await title('Diese Seite gibt es nicht')).toBeTruthy();
      expect(document.title).toBe('Seite nicht gefunden · Tastwerk');
    },
  );

  it('are linked in the footer by the menu of the content service', async () => {
    fakeApi(CONTENT_ROUTES);
    renderApp('/login');
    const link = await screen.findByRole('link', { name: 'Impressum (Menü)' });
    expect(link.getAttribute('href')).toBe('/info/de/66?Impressum%20(Men%C3%BC)');
  });

  it('are linked in the footer when the content service does not answer, too', async () => {
    fakeApi({});
    renderApp('/login');
    const link = await screen.findByRole('link', { name: 'Datenschutzerklärung' });
    expect(link.getAttribute('href')).toMatch(/^\/info\/de\/65\?/);
  });
});
