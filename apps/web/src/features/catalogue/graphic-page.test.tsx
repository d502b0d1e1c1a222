import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { catalogueRow, graphicOf, graphicOfTwo } from '../../../test/catalogue-data.js';
import { answer, fakeApi } from '../../../test/fake-api.js';
import { unmarkedTexts } from '../../../test/unmarked-texts.js';
import { renderApp } from '../../../test/render-app.js';

const DESCRIPTION = 'Schnitt\n\n# Aufbau\nEine Zelle.\n- Kern\n- Wand\n1. lesen\n2. tasten';

function describedGraphic() {
  const graphic = graphicOf(7, 'Pflanzenzelle');
  return {
    ...graphic,
    description: 'Eine Zelle von innen.',
    variants: graphic.variants.map((variant) => ({ ...variant, description: DESCRIPTION })),
  };
}

const levels = () => screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));

describe('a graphic that is opened by its address', () => {
  afterEach(cleanup);

  it('is a page with its title as the main heading, and no catalogue behind it', async () => {
    const calls = fakeApi({ 'GET /api/graphics/7': () => answer(describedGraphic()) });
    renderApp('/catalogue/7/variant/7');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Pflanzenzelle' });
    expect(screen.getByRole('main').contains(heading)).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.title).toBe('Pflanzenzelle · Tastwerk');
    expect(calls.some(({ path }) => path === '/api/graphics')).toBe(false);
    // No level is left out.
    expect(levels().every((level, index) => index === 0 || level <= (levels()[index - 1] ?? 0) + 1)).toBe(
      true,
    );
  });

  it('has its description in paragraphs, headings and lists', async () => {
    fakeApi({ 'GET /api/graphics/7': () => answer(describedGraphic()) });
    renderApp('/catalogue/7/variant/7');
    const part = within(await screen.findByRole('region', { name: 'Bildbeschreibung' }));
    expect(part.getByRole('heading', { level: 3, name: 'Aufbau' })).toBeTruthy();
    const [bullets, numbers] = part.getAllByRole('list');
    expect([bullets?.tagName, numbers?.tagName]).toEqual(['UL', 'OL']);
    expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Kern',
      'Wand',
      'lesen',
      'tasten',
    ]);
  });

  it('says in which language its words are', async () => {
    fakeApi({ 'GET /api/graphics/7': () => answer(describedGraphic()) });
    renderApp('/catalogue/7/variant/7', 'en');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Pflanzenzelle' });
    expect(heading.lang).toBe('de');
    expect(screen.getByText('Eine Zelle von innen.').lang).toBe('de');
    expect(screen.getByText('Eine Zelle.').closest('[lang]')?.getAttribute('lang')).toBe('de');
    expect(screen.getByRole('img', { name: 'Pflanzenzelle (1/2)' }).lang).toBe('de');
    expect(unmarkedTexts('Pflanzenzelle', 'de')).toEqual([]);
  });

  it('says in which language a title is that stands in a sentence', async () => {
    const graphic = graphicOfTwo(7, 'Pflanzenzelle');
    const api = { 'GET /api/graphics/7': () => answer(graphic) };
    fakeApi({
      ...api,
      'GET /api/variants/7/history': () => answer({ versions: [], contributors: [], total: 0 }),
    });
    const { user } = renderApp('/catalogue/7/variant/7', 'en');
    await screen.findByRole('heading', { level: 1, name: 'Pflanzenzelle' });
    await user.click(screen.getByRole('button', { name: 'Report a problem' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Pflanzenzelle').lang).toBe('de');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('link', { name: 'View versions' }));
    expect(
      (await screen.findByRole('heading', { name: /Basis/ })).querySelector('[lang=de]')?.textContent,
    ).toBe('Basis');
    expect([...unmarkedTexts('Pflanzenzelle', 'de'), ...unmarkedTexts('Basis', 'de')]).toEqual([]);
  });

  it('leads to the catalogue, from where it opens in a dialog', async () => {
    fakeApi({
      'GET /api/graphics': () => answer([catalogueRow(7, 'Pflanzenzelle')]),
      'GET /api/graphics/7': () => answer(describedGraphic()),
    });
    const { user } = renderApp('/catalogue/7/variant/7');
    await user.click(await screen.findByRole('link', { name: 'Zum Katalog' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Katalog' })).toBeTruthy();
    await user.click(await screen.findByRole('link', { name: /Pflanzenzelle/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pflanzenzelle' }));
    expect(await dialog.findByRole('heading', { level: 3, name: 'Bildbeschreibung' })).toBeTruthy();
  });

  it('names the variant that is shown, in the title and aloud when it changes', async () => {
    fakeApi({ 'GET /api/graphics/7': () => answer(graphicOfTwo(7, 'Pflanzenzelle')) });
    const { user } = renderApp('/catalogue/7/variant/7');
    const said = await screen.findByText((_, element) => element?.textContent === 'Variante: Basis', {
      selector: '[role=status]',
    });
    expect(document.title).toBe('Pflanzenzelle, Basis · Tastwerk');
    await user.click(screen.getByRole('link', { name: /Mit Beschriftung/ }));
    await waitFor(() => expect(said.textContent).toBe('Variante: Mit Beschriftung'));
    expect(said.getAttribute('role')).toBe('status');
    expect(document.title).toBe('Pflanzenzelle, Mit Beschriftung · Tastwerk');
  });
});
