import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { fillPath, MAIL_PAGES, RIGHTS } from '@tastwerk/contracts';
import { DEMO_USER } from '../../test/catalogue-data.js';
import { answer, fakeApi } from '../../test/fake-api.js';
import { renderApp } from '../../test/render-app.js';
import { storeToken } from '../api/token.js';
import { screenAt } from './screens.js';

const ADMIN = {
  ...DEMO_USER,
  role: 1,
  user_rights: Object.fromEntries(RIGHTS.map((right) => [right, true])),
};
const PARAMS = { graphicId: 1, variantId: 2, order: 12, request: 5, user: 7, language: 'de', page: 63 };
const pages = Object.values(MAIL_PAGES).map((page) => fillPath(page, PARAMS));

describe('a link of a mail', () => {
  afterEach(() => {
    cleanup();
    storeToken(null);
  });

  it.each(pages)('opens a page of the app: %s', (path) => {
    expect(screenAt(path)).toBeDefined();
  });

  it.each(pages.filter((path) => /^\/(account|admin)\//.test(path)))(
    'into an area shows what is there, and to a visitor the way to log in: %s',
    async (path) => {
      for (const token of [null, 'granted']) {
        storeToken(token);
        fakeApi({ 'GET /api/users/validate': () => answer(ADMIN) });
        renderApp(path);
        await screen.findAllByRole('heading', { level: 1 });
        expect(screen.queryByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeNull();
        const login = within(screen.getByRole('main')).queryByRole('link', { name: 'Anmelden' });
        expect(login !== null).toBe(token === null);
        cleanup();
      }
    },
  );

  it('to the sessions shows them', async () => {
    storeToken('granted');
    fakeApi({
      'GET /api/users/validate': () => answer(ADMIN),
      'GET /api/users/sessions': () => answer([]),
      'GET /api/users/security-events': () => answer([]),
    });
    renderApp(MAIL_PAGES.sessions);
    expect(await screen.findByRole('heading', { name: 'Anmeldungen' })).toBeTruthy();
  });
});
