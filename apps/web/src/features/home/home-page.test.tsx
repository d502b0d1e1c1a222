import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { fakeApi } from '../../../test/fake-api.js';
import { renderApp } from '../../../test/render-app.js';

describe('the landing page', () => {
  afterEach(cleanup);

  it.each([
    ['Katalog ansehen', '/catalogue'],
    ['Grafik erstellen', '/editor/splash'],
  ])('leads on by "%s"', (name, href) => {
    fakeApi({});
    renderApp('/');
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  });

  it('explains design, production and delivery', () => {
    fakeApi({});
    renderApp('/');
    const steps = screen.getByRole('region', { name: 'Von der Idee zum Blatt' });
    const names = within(steps).getAllByRole('heading', { level: 2 });
    expect(names.map(({ textContent }) => textContent)).toEqual(['Gestalten', 'Produzieren', 'Liefern']);
  });

  it('shows a sheet in the language of its readers', () => {
    fakeApi({});
    renderApp('/');
    const sheet = screen.getByRole('img', { name: /Grafik des Auges im Schnitt/ });
    expect(sheet.getAttribute('src')).toBe('/landing-sheet-de.png');
  });

  it('shows the logo, the search and that this is an alpha', () => {
    fakeApi({});
    renderApp('/');
    expect(screen.getByRole('link', { name: 'Tastwerk, Startseite' })).toBeTruthy();
    expect(screen.getByRole('searchbox', { name: 'Katalog durchsuchen' })).toBeTruthy();
    expect(screen.getByText('Alpha')).toBeTruthy();
    expect(document.title).toBe('Tastwerk');
  });
});
