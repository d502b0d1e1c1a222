import type { Locator, Page } from '@playwright/test';
import { Author } from './author.js';
import { languagesFor } from './languages.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

const SAID = {
  de: {
    preview: 'Vorschau',
    relief: 'Relief',
    reliefOf: /^Relief, Seite 1 von 1/,
    black: 'Was aufquillt',
    blackOf: /^Was aufquillt, Seite 1 von 1/,
    graphic: 'Die Pflanzenzelle',
    asRelief: 'Als Relief',
    picture: /^Relief: Die Pflanzenzelle, Seite 1/,
  },
  en: {
    preview: 'Preview',
    relief: 'Relief',
    reliefOf: /^Relief, page 1 of 1/,
    black: 'What swells',
    blackOf: /^What swells, page 1 of 1/,
    graphic: 'The water cycle',
    asRelief: 'As relief',
    picture: /^Relief: The water cycle, page 1/,
  },
} as const;

const FEW_TONES = 3;

/** Waits until a picture has many tones: a shaded sheet has more than ink on paper. */
async function expectShaded(picture: Locator): Promise<void> {
  const tones = () =>
    picture.evaluate((element) => {
      if (!(element instanceof HTMLCanvasElement)) throw new Error('no canvas');
      const { data } = element.getContext('2d')?.getImageData(0, 0, element.width, element.height) ?? {};
      return new Set(data?.filter((_, at) => at % 4 === 0)).size;
    });
  await expect.poll(tones).toBeGreaterThan(FEW_TONES);
}

for (const language of languagesFor('en')) {
  const words = WORDS[language];
  const said = SAID[language];

  test.describe(`what will be felt (${language})`, () => {
    test.use({ locale: words.locale });

    test('an author sees by keyboard what becomes of the drawing', async ({ page }: { page: Page }) => {
      const author = new Author(page, words);
      await author.startDraft();
      await author.chooseTool('rect');
      await author.drag([0.35, 0.25], [0.5, 0.4]);
      await page.keyboard.press('w');
      const view = page.getByRole('region', { name: said.preview, exact: true });
      await expect(view.getByRole('tab', { name: said.relief })).toHaveAttribute('aria-selected', 'true');
      await expect(view.getByRole('status')).toHaveText(said.reliefOf);
      await expectShaded(view.getByRole('img', { name: said.reliefOf }));

      await view.getByRole('tab', { name: said.relief }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(view.getByRole('status')).toHaveText(said.blackOf);
      await expect(view.getByRole('img', { name: said.blackOf })).toBeVisible();

      await page.keyboard.press('Escape');
      await expect(view).toBeHidden();
      await expect(author.canvas()).toBeVisible();
    });

    test('a visitor sees a published sheet as relief', async ({ page }) => {
      const author = new Author(page, words);
      await author.visit('/catalogue');
      await page.getByRole('combobox', { name: words.search }).fill(said.graphic);
      await page.getByRole('main').getByRole('button', { name: words.searchSubmit, exact: true }).click();
      await page.getByRole('link', { name: said.graphic }).first().click();
      const dialog = page.getByRole('dialog', { name: said.graphic });
      await dialog.getByRole('button', { name: said.asRelief }).click();
      const picture = dialog.getByRole('img', { name: said.picture });
      await expect(picture).toBeVisible();
      await expectShaded(picture);
    });
  });
}
