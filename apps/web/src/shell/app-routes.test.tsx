import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { DEMO_USER } from '../../test/catalogue-data.js';
import { answer, fakeApi } from '../../test/fake-api.js';
import { fakeLargeScreen } from '../../test/fake-large-screen.js';
import { renderApp } from '../../test/render-app.js';
import { createTestI18n } from '../../test/test-i18n.js';
import { currentToken, storeToken } from '../api/token.js';
import { PARTS } from './parts.js';

describe('the shell', () => {
  afterEach(() => {
    cleanup();
    storeToken(null);
    localStorage.clear();
  });

  it('says that an address leads nowhere, in the title too', async () => {
    fakeApi({});
    renderApp('/no/such/page');
    expect(await screen.findByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeTruthy();
    expect(document.title).toBe('Seite nicht gefunden · Tastwerk');
  });

  it.each([
    ['/', 'Tastwerk'],
    ['/login', 'Anmelden · Tastwerk'],
    ['/catalogue', 'Katalog · Tastwerk'],
    ['/editor/splash', 'Editor · Tastwerk'],
  ])('names the page %s in the title', async (path, title) => {
    fakeApi({ 'GET /api/graphics': () => answer([]) });
    fakeLargeScreen();
    await PARTS.splash.preload(createTestI18n());
    renderApp(path);
    await waitFor(() => expect(document.title).toBe(title));
  });

  it('folds the navigation into a menu, which closes when it has led on', async () => {
    fakeApi({ 'GET /api/graphics': () => answer([]) });
    const { user, place } = renderApp('/');
    await user.click(screen.getByRole('button', { name: 'Menü' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menü' }));
    expect(menu.getByRole('link', { name: 'Anmelden' })).toBeTruthy();
    expect(menu.getByRole('button', { name: 'Sprache: DE' })).toBeTruthy();
    await user.click(menu.getByRole('link', { name: 'Katalog' }));
    await waitFor(() => expect(place()).toBe('/catalogue'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('changes the language at once, of the page too, and keeps the choice', async () => {
    fakeApi({});
    const { user } = renderApp('/');
    expect(document.documentElement.lang).toBe('de');
    await user.click(screen.getByRole('button', { name: 'Sprache: DE' }));
    await user.click(await screen.findByRole('menuitem', { name: 'English' }));
    await waitFor(() => expect(document.documentElement.lang).toBe('en'));
    expect(screen.getByRole('link', { name: 'Catalogue' })).toBeTruthy();
    expect(localStorage.getItem('lang')).toBe('en');
  });

  it('sends a visitor to the login and back to the page they are on', async () => {
    fakeApi({ 'GET /api/graphics': () => answer([]) });
    renderApp('/catalogue?format=a3');
    const link = await screen.findByRole('link', { name: 'Anmelden' });
    expect(link.getAttribute('href')).toBe('/login?redirect=%2Fcatalogue%3Fformat%3Da3');
  });

  it('logs out, forgets the token and goes to the login', async () => {
    storeToken('granted');
    const calls = fakeApi({
      'GET /api/users/validate': () => answer(DEMO_USER),
      'POST /api/logout': () => ({ status: 204, json: undefined }),
    });
    const { user, place } = renderApp('/');
    await user.click(await screen.findByRole('button', { name: DEMO_USER.email }));
    await user.click(await screen.findByRole('menuitem', { name: 'Abmelden' }));
    await waitFor(() => expect(place()).toBe('/login?after_logout'));
    expect(currentToken()).toBeNull();
    expect(calls.some(({ path }) => path === '/api/logout')).toBe(true);
  });

  it('takes the landing page to the catalogue with what was typed', async () => {
    fakeApi({ 'GET /api/graphics': () => answer([]) });
    const { user, place } = renderApp('/');
    await user.type(screen.getByRole('searchbox'), 'Pflanzenzelle{Enter}');
    await waitFor(() => expect(place()).toBe('/catalogue?search=Pflanzenzelle'));
  });
});
