import { CATALOGUE_PAGE } from '@tastwerk/contracts';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { catalogueRow } from '../../../test/catalogue-data.js';
import { answer, fakeApi, type FakeAnswer, refusal } from '../../../test/fake-api.js';
import { renderApp } from '../../../test/render-app.js';

const full = Array.from({ length: CATALOGUE_PAGE.usual }, (_, index) =>
  catalogueRow(100 - index, `Grafik ${index + 1}`),
);

describe('the catalogue page', () => {
  afterEach(cleanup);

  it('shows each graphic with its facts and a link to its first variant', async () => {
    fakeApi({ 'GET /api/graphics': () => answer([catalogueRow(7, 'Uhr lesen')]) });
    renderApp('/catalogue');
    const link = await screen.findByRole('link', { name: 'Uhr lesen' });
    expect(link.getAttribute('href')).toBe('/catalogue/7/variant/7');
    expect(screen.getByText('A4 · 1 Seite · Deutsche Vollschrift')).toBeTruthy();
    expect(screen.getByText('1 Grafik')).toBeTruthy();
  });

  it('gives a graphic without a title a name', async () => {
    fakeApi({ 'GET /api/graphics': () => answer([catalogueRow(7, '')]) });
    renderApp('/catalogue', 'en');
    expect(await screen.findByRole('link', { name: /no title|untitled/i })).toBeTruthy();
  });

  it('marks a graphic that is not public, and that alone', async () => {
    fakeApi({
      'GET /api/graphics': () =>
        answer([{ ...catalogueRow(8, 'Entwurf'), public: false }, catalogueRow(7, 'Uhr lesen')]),
    });
    renderApp('/catalogue');
    const hidden = (await screen.findByText('nicht öffentlich')).closest('li');
    expect(hidden?.textContent).toContain('Entwurf');
    expect(screen.getAllByText('nicht öffentlich')).toHaveLength(1);
  });

  it('says that nothing was found, and shows everything again on demand', async () => {
    const calls = fakeApi({
      'GET /api/graphics': ({ query }) => answer(query.has('search') ? [] : [catalogueRow(7, 'Uhr lesen')]),
    });
    const { user } = renderApp('/catalogue?search=xyz');
    expect(await screen.findByText('Keine Grafik gefunden')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Alle Grafiken zeigen' }));
    expect(await screen.findByRole('link', { name: 'Uhr lesen' })).toBeTruthy();
    expect(
      calls
        .filter(({ path }) => path === '/api/graphics')
        .at(-1)
        ?.query.has('search'),
    ).toBe(false);
  });

  it.each<[string, FakeAnswer, RegExp]>([
    ['an internal error', refusal('INTERNAL'), /interner Fehler/],
    ['a database out of reach', refusal('SERVICE_UNAVAILABLE'), /Datenbank ist gerade nicht erreichbar/],
    ['a gateway that gives up', { status: 504, json: undefined }, /Datenbank ist gerade nicht erreichbar/],
  ])('explains %s and tries again on demand', async (_, failure, sentence) => {
    let isBroken = true;
    fakeApi({ 'GET /api/graphics': () => (isBroken ? failure : answer([catalogueRow(7, 'Uhr lesen')])) });
    const { user } = renderApp('/catalogue');
    const box = (await screen.findByText(sentence)).closest('[role="status"]');
    expect(box?.classList.contains('info')).toBe(true);
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    expect(await screen.findByRole('link', { name: 'Uhr lesen' })).toBeTruthy();
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it('loads more after the last graphic shown, until the list is at its end', async () => {
    const calls = fakeApi({
      'GET /api/graphics': ({ query }) =>
        answer(query.get('before') === '71' ? [catalogueRow(70, 'Die letzte')] : full),
    });
    const { user } = renderApp('/catalogue');
    await screen.findByRole('link', { name: 'Grafik 1' });
    await user.click(screen.getByRole('button', { name: 'Mehr laden' }));
    expect(await screen.findByRole('link', { name: 'Die letzte' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Grafik 1' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mehr laden' })).toBeNull());
    expect(calls.filter(({ path }) => path === '/api/graphics')).toHaveLength(2);
  });

  it('asks for what the filters say, and writes them into the address', async () => {
    const calls = fakeApi({ 'GET /api/graphics': () => answer([]) });
    const { user, place } = renderApp('/catalogue');
    await user.click(await screen.findByRole('radio', { name: 'A3' }));
    await waitFor(() => expect(place()).toBe('/catalogue?format=a3'));
    await waitFor(() =>
      expect(
        calls
          .filter(({ path }) => path === '/api/graphics')
          .at(-1)
          ?.query.get('format'),
      ).toBe('a3'),
    );
  });

  it('narrows by braille system and by tags, and widens again', async () => {
    const tags = [
      { tag_id: 4, name: 'Biologie', popularity: 2 },
      { tag_id: 9, name: 'Schule', popularity: 1 },
    ];
    const calls = fakeApi({ 'GET /api/graphics': () => answer([]), 'GET /api/tags': () => answer(tags) });
    const { user, place } = renderApp('/catalogue');
    const asked = () => calls.filter(({ path }) => path === '/api/graphics').at(-1)?.query;
    await user.click(await screen.findByRole('radio', { name: 'Deutsche Kurzschrift' }));
    await user.click(await screen.findByRole('button', { name: 'Biologie' }));
    await user.click(screen.getByRole('button', { name: 'Schule' }));
    await waitFor(() => expect(asked()?.get('tags')).toBe('4,9'));
    expect(asked()?.get('system')).toBe('DE:KURZ');
    await user.click(screen.getByRole('button', { name: 'Biologie' }));
    await waitFor(() => expect(asked()?.get('tags')).toBe('9'));
    await user.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }));
    await waitFor(() => expect(place()).toBe('/catalogue'));
  });

  it('has the same filters in a flyout for small screens', async () => {
    fakeApi({ 'GET /api/graphics': () => answer([]) });
    const { user, place } = renderApp('/catalogue');
    await user.click(await screen.findByRole('button', { name: 'Filter' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await user.click(sheet.getByRole('radio', { name: 'A3' }));
    await waitFor(() => expect(place()).toBe('/catalogue?format=a3'));
    await user.click(sheet.getByRole('button', { name: 'Filter schließen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
