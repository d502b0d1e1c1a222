import type { Locator, Page } from '@playwright/test';
import { Author } from './author.js';
import { languagesFor } from './languages.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

const SAID = {
  de: {
    preview: 'Vorschau',
    print: 'Wie gedruckt',
    printOf: /^Wie gedruckt, Seite 1 von 1/,
    example: /Der QR-Code hier ist nur ein Beispiel/,
    relief: 'Relief',
    reliefOf: /^Relief, Seite 1 von 1/,
    black: 'Was aufquillt',
    blackOf: /^Was aufquillt, Seite 1 von 1/,
    graphic: 'Die Pflanzenzelle',
    asRelief: 'Als Relief',
    picture: /^Relief: Die Pflanzenzelle\b/,
  },
  en: {
    preview: 'Preview',
    print: 'As printed',
    printOf: /^As printed, page 1 of 1/,
    example: /QR code shown here is only an example/,
    relief: 'Relief',
    reliefOf: /^Relief, page 1 of 1/,
    black: 'What swells',
    blackOf: /^What swells, page 1 of 1/,
    graphic: 'The water cycle',
    asRelief: 'As relief',
    picture: /^Relief: The water cycle\b/,
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

/** Share of blue pixels in a box of the picture, given in shares of its sides. */
function blueShare(picture: Locator, box: { x: number; y: number; width: number; height: number }) {
  return picture.evaluate((element, { x, y, width, height }) => {
    if (!(element instanceof HTMLCanvasElement)) throw new Error('no canvas');
    const { width: across, height: down } = element;
    const context = element.getContext('2d');
    if (!context) throw new Error('no context');
    const { data } = context.getImageData(x * across, y * down, width * across, height * down);
    let blue = 0;
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, , ofBlue = 0] = data.subarray(at, at + 3);
      if (ofBlue - red > 100) blue += 1;
    }
    return blue / (data.length / 4);
  }, box);
}

/** On A4 upright: the QR code 5 mm from the upper right corner, 12 mm wide; the version as far from the lower one. */
const CODE_BOX = { x: 193 / 210, y: 5 / 297, width: 12 / 210, height: 12 / 297 };
const VERSION_BOX = { x: 195 / 210, y: 287 / 297, width: 10 / 210, height: 6 / 297 };

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

      await view.getByRole('tab', { name: said.print }).click();
      const sheet = view.getByRole('img', { name: said.printOf });
      await expect(view.getByText(said.example)).toBeVisible();
      await expect.poll(() => blueShare(sheet, CODE_BOX)).toBeGreaterThan(0.3);
      expect(await blueShare(sheet, VERSION_BOX)).toBeGreaterThan(0.01);

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
