import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { DEMO_USER } from '../../../test/catalogue-data.js';
import { answer, fakeApi } from '../../../test/fake-api.js';
import { fakeLargeScreen } from '../../../test/fake-large-screen.js';
import { renderApp } from '../../../test/render-app.js';
import { storeToken } from '../../api/token.js';

const NOTE = /Für Entwürfe brauchen Sie kein Konto/;

describe('the way into the editor', () => {
  beforeEach(fakeLargeScreen);
  afterEach(() => {
    cleanup();
    storeToken(null);
  });

  it('tells a visitor what an account is for, where to log in, and lets them start all the same', async () => {
    fakeApi({});
    renderApp('/editor/splash');
    const note = (await screen.findByText(NOTE)).closest('.alert');
    expect(note?.classList.contains('info')).toBe(true);
    const ways = [...(note?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(ways).toEqual(['/login?redirect=%2Feditor%2Fsplash', '/signup?redirect=%2Feditor%2Fsplash']);
    expect(screen.getByRole('button', { name: 'Neuer Entwurf' }).hasAttribute('disabled')).toBe(false);
  });

  it('opens a blank draft where a reload opens a blank one again', async () => {
    fakeApi({});
    const { place, user } = renderApp('/editor/splash');
    await user.click(await screen.findByRole('button', { name: 'Neuer Entwurf' }));
    expect(place()).toBe('/editor/app');
  });

  it('says nothing of that to a signed-in user', async () => {
    storeToken('granted before');
    fakeApi({ 'GET /api/users/validate': () => answer(DEMO_USER) });
    renderApp('/editor/splash');
    await screen.findByRole('button', { name: DEMO_USER.email });
    expect(await screen.findByRole('button', { name: 'Neuer Entwurf' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(NOTE)).toBeNull());
  });
});
