import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { brailleOf, graphicOf } from '../../../../test/catalogue-data.js';
import { answer, fakeApi, type FakeRoutes, refusal } from '../../../../test/fake-api.js';
import { renderApp } from '../../../../test/render-app.js';

const BRAILLE = 'GET /api/variants/7/versions/1/braille';

const api = (routes: FakeRoutes) =>
  fakeApi({ 'GET /api/graphics/7': () => answer(graphicOf(7, 'Pflanzenzelle')), ...routes });

/** The part of the page for braille, opened by its button. */
async function opened(language: 'de' | 'en' = 'de') {
  const { user } = renderApp('/catalogue/7/variant/7', language);
  const name = language === 'de' ? 'Braille lesen' : 'Read the braille';
  await user.click(await screen.findByRole('button', { name }));
  return { user, part: within(screen.getByRole('region', { name: 'Braille' })) };
}

describe('the braille on the page of a graphic', () => {
  afterEach(cleanup);

  it('is asked for when its button is pressed, without a session', async () => {
    const calls = api({ [BRAILLE]: () => answer(brailleOf(['Kern'])) });
    const { part } = await opened();
    expect(await part.findByText('⠁⠁⠁⠁')).toBeTruthy();
    expect(calls.filter(({ path }) => path.endsWith('/braille'))).toHaveLength(1);
    expect(calls.some(({ path }) => path === '/api/variants/7')).toBe(false);
  });

  it('tells the language of print and braille, whatever the page is in', async () => {
    const braille = brailleOf(['Kern']);
    api({ [BRAILLE]: () => answer({ ...braille, text: [{ print: 'Eine Zelle.', braille: '⠁⠁ ⠃' }] }) });
    const { part } = await opened('en');
    expect((await part.findByText('Kern')).lang).toBe('de');
    expect(part.getByText('⠁⠁⠁⠁').lang).toBe('de-Brai');
    expect(part.getByRole('heading', { name: 'Image description in braille' })).toBeTruthy();
    expect(part.getByText('⠁⠁ ⠃').lang).toBe('de-Brai');
  });

  it('of English graphics is English', async () => {
    api({ [BRAILLE]: () => answer({ ...brailleOf(['cell']), system: 'EN:UEB2' }) });
    const { part } = await opened();
    expect((await part.findByText('cell')).lang).toBe('en');
    expect(part.getByText('⠁⠁⠁⠁').lang).toBe('en-Brai');
  });

  it('names the page where there are several, and says the same word twice', async () => {
    const braille = brailleOf(['Kern', 'Kern'], [], ['Wand']);
    const [first, ...others] = braille.pages;
    const legend = [{ print: 'k Kern', braille: '⠁ ⠃' }];
    api({ [BRAILLE]: () => answer({ ...braille, pages: [{ ...first, legend }, ...others] }) });
    const { part } = await opened();
    expect(await part.findAllByText('Kern')).toHaveLength(2);
    expect(part.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Beschriftungen, Seite 1',
      'Legende, Seite 1',
      'Beschriftungen, Seite 3',
    ]);
  });

  it('says that there are no labels, and where a long text goes on', async () => {
    api({ [BRAILLE]: () => answer({ ...brailleOf([]), is_whole: false }) });
    const { part } = await opened();
    expect(await part.findByText('Diese Grafik hat keine Beschriftungen.')).toBeTruthy();
    expect(part.getByText(/^Hier steht nur der Anfang/)).toBeTruthy();
  });

  it('says that it is loading, then why it failed, and asks again', async () => {
    let isBusy = true;
    let answerNow = () => {};
    const waiting = new Promise<void>((resolve) => (answerNow = resolve));
    api({
      [BRAILLE]: async () => {
        await waiting;
        return isBusy ? refusal('DOCUMENT_READING_BUSY') : answer(brailleOf(['Kern']));
      },
    });
    const { part, user } = await opened('en');
    expect(await part.findByText('Loading the braille…')).toBeTruthy();
    answerNow();
    expect(await part.findByText(/processing many graphics/)).toBeTruthy();
    isBusy = false;
    await user.click(part.getByRole('button', { name: 'Try again' }));
    expect(await part.findByText('Kern')).toBeTruthy();
  });

  it('is put away again', async () => {
    api({ [BRAILLE]: () => answer(brailleOf(['Kern'])) });
    const { part, user } = await opened();
    await part.findByText('Kern');
    await user.click(part.getByRole('button', { name: 'Braille ausblenden' }));
    expect(part.queryByText('Kern')).toBeNull();
  });
});
