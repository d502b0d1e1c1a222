import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { catalogueRow, DEMO_USER, graphicOf } from '../../../test/catalogue-data.js';
import { answer, fakeApi } from '../../../test/fake-api.js';
import { renderApp } from '../../../test/render-app.js';
import { storeToken } from '../../api/token.js';

const ROUTES = {
  'GET /api/graphics': () => answer([catalogueRow(7, 'Pflanzenzelle')]),
  'GET /api/graphics/7': () => answer(graphicOf(7, 'Pflanzenzelle')),
};

/** Waits until the heading of level 1 with this name has the focus. */
async function expectFocusOn(name: string): Promise<void> {
  const heading = await screen.findByRole('heading', { level: 1, name });
  await waitFor(() => expect(document.activeElement).toBe(heading));
}

/** Waits as long as the focus takes to be moved, so that it is known where it stays. */
const settle = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => done())));
  });

describe('the focus', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    cleanup();
    storeToken(null);
    localStorage.clear();
  });

  it('is not moved on the first page', async () => {
    fakeApi(ROUTES);
    renderApp('/login');
    await screen.findByRole('heading', { level: 1, name: 'Anmelden' });
    await settle();
    expect(document.activeElement).toBe(document.body);
  });

  it('goes to the main heading of each page that a link leads to', async () => {
    fakeApi(ROUTES);
    const { user } = renderApp('/');
    const bar = within(screen.getByRole('banner'));
    await user.click(bar.getByRole('link', { name: 'Katalog' }));
    await expectFocusOn('Katalog');
    expect(document.title).toBe('Katalog · Tastwerk');
    await user.click(bar.getByRole('link', { name: 'Preise' }));
    await expectFocusOn('Preise');
    await user.click(bar.getByRole('link', { name: 'Support' }));
    await expectFocusOn('Der Text konnte nicht geladen werden');
  });

  it('is in the dialog of a graphic, and then again on its card', async () => {
    fakeApi(ROUTES);
    const { user } = renderApp('/catalogue');
    const card = await screen.findByRole('link', { name: /Pflanzenzelle/ });
    await user.click(card);
    const dialog = await screen.findByRole('dialog', { name: 'Pflanzenzelle' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(card));
    await settle();
    expect(document.activeElement).toBe(card);
  });

  it('goes to the main heading of the page that a login leads to', async () => {
    fakeApi({ ...ROUTES, 'POST /api/login': () => answer(DEMO_USER, { authorization: 'Bearer granted' }) });
    const { user } = renderApp('/login');
    await user.type(screen.getByLabelText(/^E-Mail/), 'ada@example.org');
    await user.type(screen.getByLabelText(/^Passwort\W?$/), 'a long password{Enter}');
    await expectFocusOn('Katalog');
  });

  it('goes to the heading where the pressed button is gone, and says that the mail was sent', async () => {
    fakeApi({ 'POST /api/create-account': () => answer({ verification_state: 1 }) });
    const { user } = renderApp('/signup');
    await user.type(screen.getByLabelText(/E-Mail-Adresse/), 'anna@schule.example');
    await user.click(screen.getByRole('checkbox', { name: /Datenschutzerklärung/ }));
    await user.click(screen.getByRole('button', { name: 'Registrieren' }));
    await expectFocusOn('Bitte prüfen Sie Ihr Postfach');
  });

  it('stays where it is after a press beside everything', async () => {
    fakeApi(ROUTES);
    const { user } = renderApp('/catalogue');
    await screen.findByRole('link', { name: /Pflanzenzelle/ });
    const button = document.createElement('button');
    screen.getByRole('main').append(button);
    button.focus();
    await user.click(screen.getByRole('banner'));
    button.remove();
    await settle();
    expect(document.activeElement?.tagName).not.toBe('H1');
  });
});
