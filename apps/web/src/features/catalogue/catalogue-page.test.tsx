import { CATALOGUE_PAGE } from '@tastwerk/contracts';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { catalogueRow, facetsOf } from '../../../test/catalogue-data.js';
import { answer, fakeApi, type FakeAnswer, refusal } from '../../../test/fake-api.js';
import { renderApp } from '../../../test/render-app.js';

const full = Array.from({ length: CATALOGUE_PAGE.usual }, (_, index) =>
  catalogueRow(100 - index, `Grafik ${index + 1}`),
);

describe('the catalogue page', () => {
  afterEach(() => {
    cleanup();
    window.history.replaceState(null, '');
  });

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

  it('counts the variants of a graphic that are not public', async () => {
    const rows = [true, false, false].map((isPublic, index) => ({
      ...catalogueRow(7, 'Uhr lesen'),
      variant_id: 7 + index,
      public: isPublic,
    }));
    fakeApi({ 'GET /api/graphics': () => answer(rows) });
    renderApp('/catalogue');
    const card = (await screen.findByRole('link', { name: 'Uhr lesen' })).closest('li');
    expect(card?.textContent).toMatch(/3 Varianten2 nicht öffentlich$/);
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
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('link', { name: 'Uhr lesen' })).toBeTruthy();
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it('shows nothing that was found before where a search fails', async () => {
    fakeApi({
      'GET /api/graphics': ({ query }) =>
        query.has('search') ? refusal('SERVICE_UNAVAILABLE') : answer([catalogueRow(7, 'Uhr lesen')]),
    });
    const { user } = renderApp('/catalogue');
    await screen.findByRole('link', { name: 'Uhr lesen' });
    await user.type(screen.getByRole('combobox', { name: 'Katalog durchsuchen' }), 'xyz{Enter}');
    expect(await screen.findByText(/Datenbank ist gerade nicht erreichbar/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Uhr lesen' })).toBeNull();
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

  it('loads as many pages after a reload as there were before', async () => {
    const calls = fakeApi({
      'GET /api/graphics': ({ query }) =>
        answer(query.get('before') === '71' ? [catalogueRow(70, 'Die letzte')] : full),
    });
    const { user } = renderApp('/catalogue');
    await user.click(await screen.findByRole('button', { name: 'Mehr laden' }));
    expect(await screen.findByRole('link', { name: 'Die letzte' })).toBeTruthy();
    cleanup();
    renderApp('/catalogue');
    expect(await screen.findByRole('link', { name: 'Die letzte' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Grafik 1' })).toBeTruthy();
    expect(calls.filter(({ path }) => path === '/api/graphics')).toHaveLength(4);
  });

  it('says how many there are at least where there is more than is counted, and offers its choices without figures', async () => {
    const facets = { ...facetsOf(10_000, { Biologie: 312 }), is_exact: false, are_kinds_exact: false };
    fakeApi({
      'GET /api/graphics': () => answer(full),
      'GET /api/graphics/facets': () => answer(facets),
    });
    renderApp('/catalogue');
    expect(await screen.findByText('Mehr als 10.000 Grafiken')).toBeTruthy();
    const filters = screen.getByRole('complementary', { name: 'Filter' });
    expect(within(filters).getByRole('checkbox', { name: 'Biologie' })).toBeTruthy();
    expect(within(filters).queryByRole('img')).toBeNull();
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
    await user.click(await screen.findByRole('checkbox', { name: 'Biologie' }));
    await user.click(screen.getByRole('checkbox', { name: 'Schule' }));
    await waitFor(() => expect(asked()?.get('tags')).toBe('4,9'));
    expect(asked()?.get('system')).toBe('DE:KURZ');
    await user.click(screen.getByRole('checkbox', { name: 'Biologie' }));
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
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Filter' })).toBeNull());
  });

  it('counts what each filter would leave, and all that fit', async () => {
    const calls = fakeApi({
      'GET /api/graphics': () => answer(full),
      'GET /api/graphics/facets': () => answer(facetsOf(1234, { Biologie: 7 })),
    });
    const { user } = renderApp('/catalogue');
    expect(await screen.findByText('1.234 Grafiken')).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'A3 0 Grafiken' })).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Biologie 7 Grafiken' }));
    await waitFor(() =>
      expect(
        calls
          .filter(({ path }) => path === '/api/graphics/facets')
          .at(-1)
          ?.query.get('tags'),
      ).toBe('1'),
    );
  });

  it('says "at least" where counting ended early', async () => {
    fakeApi({
      'GET /api/graphics': () => answer(full),
      'GET /api/graphics/facets': () =>
        answer({ ...facetsOf(10_000), is_exact: false, are_kinds_exact: false }),
    });
    renderApp('/catalogue', 'en');
    expect(await screen.findByText('More than 10,000 graphics')).toBeTruthy();
  });

  it('says that only similar words were found', async () => {
    fakeApi({
      'GET /api/graphics': () => answer([catalogueRow(7, 'Pflanzenzelle')]),
      'GET /api/graphics/facets': () => answer({ ...facetsOf(1), match: 'similar' }),
    });
    renderApp('/catalogue?search=Pflansenzele');
    expect(await screen.findByText(/^Zu „Pflansenzele“ gibt es keine Grafik\./)).toBeTruthy();
  });

  it('takes each filter away by its chip, and all at once', async () => {
    fakeApi({
      'GET /api/graphics': () => answer([catalogueRow(7, 'Uhr lesen')]),
      'GET /api/graphics/facets': () => answer(facetsOf(1)),
      'GET /api/tags': () => answer([{ tag_id: 4, name: 'Biologie', taxonomy_id: null }]),
    });
    const { user, place } = renderApp('/catalogue?search=Uhr&format=a4&tags=4,99');
    const chips = within(await screen.findByRole('list', { name: 'Gewählte Filter' }));
    expect(await chips.findByRole('button', { name: 'Filter entfernen: Biologie' })).toBeTruthy();
    expect(chips.getByRole('button', { name: 'Filter entfernen: Unbekanntes Schlagwort' })).toBeTruthy();
    await user.click(chips.getByRole('button', { name: 'Filter entfernen: Biologie' }));
    await waitFor(() => expect(place()).toBe('/catalogue?search=Uhr&format=a4&tags=99'));
    await user.click(chips.getByRole('button', { name: 'Filter entfernen: Suche: Uhr' }));
    await waitFor(() => expect(place()).toBe('/catalogue?format=a4&tags=99'));
    await user.click(chips.getByRole('button', { name: 'Alle entfernen' }));
    await waitFor(() => expect(place()).toBe('/catalogue'));
    expect(screen.queryByRole('list', { name: 'Gewählte Filter' })).toBeNull();
  });

  it('keeps the words and drops the filters where these leave nothing', async () => {
    fakeApi({ 'GET /api/graphics': () => answer([]) });
    const { user, place } = renderApp('/catalogue?search=Uhr&format=a3');
    await user.click(await screen.findByRole('button', { name: 'Ohne Filter nach „Uhr“ suchen' }));
    await waitFor(() => expect(place()).toBe('/catalogue?search=Uhr'));
  });

  it('shows the first tags and those that are chosen, and all on demand', async () => {
    const tags = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`Wort ${index + 1}`, 1]));
    fakeApi({
      'GET /api/graphics': () => answer([catalogueRow(7, 'Uhr lesen')]),
      'GET /api/graphics/facets': () => answer(facetsOf(1, tags)),
    });
    const { user } = renderApp('/catalogue?tags=20');
    expect(await screen.findByRole('checkbox', { name: /^Wort 20 / })).toHaveProperty('checked', true);
    expect(screen.getAllByRole('checkbox')).toHaveLength(13);
    await user.click(screen.getByRole('button', { name: 'Alle Schlagwörter zeigen' }));
    expect(screen.getAllByRole('checkbox')).toHaveLength(20);
  });

  it('suggests graphics and tags for what is typed, and leads to what is chosen', async () => {
    const asked: (string | null)[] = [];
    fakeApi({
      'GET /api/graphics': () => answer([]),
      'GET /api/graphics/7': () => refusal('CATALOGUE_GRAPHIC_NOT_FOUND'),
      'GET /api/graphics/suggestions': ({ query }) => {
        asked.push(query.get('search'));
        return answer({
          graphics: [
            { graphic_id: 7, variant_id: 8, title: 'Pflanzenzelle', translations: [], system: 'DE:VOLL' },
          ],
          tags: [{ tag_id: 4, name: 'Pflanzen', taxonomy_id: 120 }],
        });
      },
    });
    const { user, place } = renderApp('/catalogue?search=Uhr&tags=3');
    const field = await screen.findByRole('combobox', { name: 'Katalog durchsuchen' });
    expect(field).toHaveProperty('value', 'Uhr');
    await user.clear(field);
    await user.type(field, 'Pfl');
    // The beginning alone may be answered before the rest is typed.
    await waitFor(() => expect(asked.at(-1)).toBe('Pfl'));
    await user.click(await screen.findByRole('option', { name: /^Pflanzen\s*Schlagwort/ }));
    await waitFor(() => expect(place()).toBe('/catalogue?tags=3%2C4'));
    await user.type(await screen.findByRole('combobox', { name: 'Katalog durchsuchen' }), 'Pfl');
    await screen.findByRole('option', { name: /^Pflanzenzelle/ });
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(place()).toBe('/catalogue/7/variant/8'));
  });

  it('calls tags, categories and titles as the language of the interface has them', async () => {
    const translations = [{ language: 'en' as const, title: 'Telling the time', description: '' }];
    fakeApi({
      'GET /api/graphics': () => answer([{ ...catalogueRow(7, 'Uhr lesen'), translations }]),
      'GET /api/graphics/facets': () =>
        answer({ ...facetsOf(1), tags: [{ tag_id: 4, name: 'Brüche', taxonomy_id: 35, count: 1 }] }),
      'GET /api/tags': () => answer([{ tag_id: 4, name: 'Brüche', taxonomy_id: 35 }]),
    });
    const { user, place } = renderApp('/catalogue?tags=4', 'en');
    expect(await screen.findByRole('link', { name: 'Telling the time' })).toBeTruthy();
    expect(await screen.findByRole('checkbox', { name: /^Fractions/ })).toHaveProperty('checked', true);
    expect(screen.getByRole('button', { name: 'Remove filter: Fractions' })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /^Biology/ }));
    await waitFor(() => expect(place()).toBe('/catalogue?tags=4&category=biology'));
    await user.click(await screen.findByRole('button', { name: 'Remove filter: Biology' }));
    await waitFor(() => expect(place()).toBe('/catalogue?tags=4'));
  });

  it('puts the list in the order that is chosen by keyboard, and keeps it in the address', async () => {
    const asked: string[] = [];
    fakeApi({
      'GET /api/graphics': ({ query }) => {
        asked.push(`${query.get('sort')} ${query.get('language')}`);
        return answer([catalogueRow(7, 'Uhr lesen')]);
      },
    });
    const { user, place } = renderApp('/catalogue');
    const order = await screen.findByRole('button', { name: /Sortierung/ });
    expect(asked).toEqual(['newest de']);
    act(() => order.focus());
    await user.keyboard('{Enter}');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Neueste zuerst',
      'Titel von A bis Z',
    ]);
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(place()).toBe('/catalogue?sort=title'));
    expect(asked.at(-1)).toBe('title de');
    await user.type(screen.getByRole('combobox', { name: 'Katalog durchsuchen' }), 'Uhr{Enter}');
    await waitFor(() => expect(place()).toBe('/catalogue?sort=title&search=Uhr'));
  });

  it('looks for words by relevance unless another order is chosen', async () => {
    const asked: (string | null)[] = [];
    fakeApi({
      'GET /api/graphics': ({ query }) => {
        asked.push(query.get('sort'));
        return answer([catalogueRow(7, 'Uhr lesen')]);
      },
    });
    renderApp('/catalogue?search=Uhr');
    expect(await screen.findByRole('button', { name: /Beste Treffer zuerst/ })).toBeTruthy();
    expect(asked).toEqual(['relevance']);
  });

  it('says in which language suggested titles are', async () => {
    const translations = [{ language: 'en', title: 'Plant root', description: '' }];
    fakeApi({
      'GET /api/graphics': () => answer([]),
      'GET /api/graphics/suggestions': () =>
        answer({
          graphics: [
            { graphic_id: 7, variant_id: 8, title: 'Pflanzenzelle', translations: [], system: 'DE:VOLL' },
            { graphic_id: 8, variant_id: 9, title: 'Wurzel', translations, system: 'DE:VOLL' },
          ],
          tags: [],
        }),
    });
    const { user } = renderApp('/catalogue', 'en');
    await user.type(await screen.findByRole('combobox', { name: 'Search the catalogue' }), 'Pl');
    expect((await screen.findByText('Pflanzenzelle')).lang).toBe('de');
    expect(screen.getByText('Plant root').lang).toBe('en');
  });

  it('searches for what is typed where suggestions cannot be had', async () => {
    fakeApi({ 'GET /api/graphics': () => answer([]) });
    const { user, place } = renderApp('/catalogue?format=a3');
    await user.type(await screen.findByRole('combobox', { name: 'Katalog durchsuchen' }), ' Uhr {Enter}');
    await waitFor(() => expect(place()).toBe('/catalogue?format=a3&search=Uhr'));
  });
});
