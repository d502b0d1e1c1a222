import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { answer, fakeApi } from '../../test/fake-api.js';
import { renderApp } from '../../test/render-app.js';

describe('a page that cannot be shown', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
  });

  it('says so in its place, is told to the operators, and leaves the ways to the others', async () => {
    const calls = fakeApi({
      'GET /BACKEND.json': () => answer({ version: { no: 'text' }, demoAccounts: [] }),
      'POST /api/logging': () => ({ status: 204, json: null }),
    });
    const { user } = renderApp('/stats');
    const title = 'Ein Fehler ist aufgetreten';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(document.title).toBe(`${title} · Tastwerk`);
    expect(calls.filter(({ path }) => path === '/api/logging')).toHaveLength(1);
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Preise' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Preise' })).toBeTruthy();
    expect(screen.queryByText(title)).toBeNull();
  });
});
