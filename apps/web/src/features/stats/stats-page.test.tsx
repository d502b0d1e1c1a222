import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { answer, fakeApi } from '../../../test/fake-api.js';
import { renderApp } from '../../../test/render-app.js';
import { FRONTEND_VERSION } from '../../version.js';

describe('the page with versions', () => {
  afterEach(cleanup);

  it('names both versions and what changed when', async () => {
    fakeApi({ 'GET /BACKEND.json': () => answer({ version: '9.8.7', demoAccounts: [] }) });
    renderApp('/stats');
    expect(await screen.findByText('9.8.7')).toBeTruthy();
    expect(screen.getByText('Webanwendung').nextElementSibling?.textContent).toBe(FRONTEND_VERSION);
    expect(screen.getByRole('heading', { level: 3, name: /22\.11\.2026/ })).toBeTruthy();
    expect(document.title).toBe('Versionen · Tastwerk');
  });

  it('says when the server cannot be reached', async () => {
    fakeApi({});
    renderApp('/stats', 'en');
    expect(await screen.findByText('The server cannot be reached')).toBeTruthy();
  });
});
