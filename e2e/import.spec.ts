import type { Locator, Page } from '@playwright/test';
import { WORK_MS } from '../scripts/setup/patience.mjs';
import { Author } from './author.js';
import { expectAccessible } from './faults.js';
import { importAlone } from './import-alone.js';
import { languagesFor } from './languages.js';
import { chooseFile, starPng } from './picture-file.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

/** What a user reads in the import dialog. */
const IMPORT = {
  de: {
    tool: /^Importieren/,
    choose: 'Datei wählen',
    another: 'Andere Datei',
    caption: 'Großer Stern',
    preview: /^Vorschau: [1-9]\d* Teil/,
    text: 'Text 1',
    keep: 'Bild als Hintergrund unter die Seite legen',
    backdrop: 'Hintergrundbild',
    remove: 'Hintergrundbild entfernen',
    cropAgain: 'Hintergrundbild zuschneiden',
    width: 'Breite (px)',
    crop: 'Zuschneiden',
    shapes: '2 Formen',
    leftOut: 'Programme (Skripte)',
    noPicture: /weder ein Bild \(JPEG, PNG\) noch/,
    cancel: 'Abbrechen',
    picture: 'Bild nacht',
    house: 'Haus',
  },
  en: {
    tool: /^Import/,
    choose: 'Choose a file',
    another: 'Another file',
    caption: 'Large star',
    preview: /^Preview: [1-9]\d* part/,
    text: 'Text 1',
    keep: 'Put the picture under the page as a backdrop',
    backdrop: 'Backdrop',
    remove: 'Remove the backdrop',
    cropAgain: 'Crop the backdrop',
    width: 'Width (px)',
    crop: 'Crop',
    shapes: '2 shapes',
    leftOut: 'Programs (scripts)',
    noPicture: /neither a picture \(JPEG, PNG\) nor/,
    cancel: 'Cancel',
    picture: 'Picture nacht',
    house: 'House',
  },
} as const;

const SVG = (house: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="120mm" height="80mm" viewBox="0 0 120 80"><script>alert(1)</script>
  <defs><rect id="wall" width="40" height="30"/></defs><use href="#wall" x="10" y="40" fill="#222"/>
  <path d="M10 40L30 20L50 40Z" fill="none" stroke="#d00" stroke-width="1.5"/><text x="70" y="60" font-size="8">${house}</text></svg>`;

for (const language of languagesFor('en')) {
  const words = WORDS[language];
  const said = IMPORT[language];

  test.describe(`importing (${language})`, () => {
    test.use({ locale: words.locale });

    const open = async (page: Page): Promise<Locator> => {
      await page
        .getByRole('toolbar', { name: words.toolbar })
        .getByRole('button', { name: said.tool })
        .click();
      return page.getByRole('dialog');
    };

    test('a picture becomes relief and labels, a drawing its shapes, and what is neither is refused', async ({
      page,
    }) => {
      const author = new Author(page, words);
      const count = async (number: number) => expect(author.objects()).toHaveCount(number);
      await author.startDraft();
      await count(1);
      const picture = await starPng(page, said.caption);

      await test.step('refuses a file that is no picture, and asks for another', async () => {
        const dialog = await open(page);
        await chooseFile(
          page,
          dialog.getByRole('button', { name: said.choose }),
          'brief.png',
          Buffer.from('Ein Brief'),
        );
        await expect(dialog.getByRole('alert')).toContainText(said.noPicture);
        await chooseFile(page, dialog.getByRole('button', { name: said.another }), 'nacht.png', picture);
      });

      await test.step('traces the star, finds its caption and puts both on the page', async () => {
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByRole('textbox', { name: said.text })).toHaveValue(said.caption, {
          timeout: WORK_MS,
        });
        await expect(dialog.getByRole('img', { name: said.preview })).toBeVisible({
          timeout: WORK_MS,
        });
        await dialog.getByText(said.keep).click();
        await expect(dialog.getByRole('switch', { name: said.keep })).toBeChecked();
        await dialog.getByRole('button', { name: words.putOnPage }).click();
        await expect(dialog).toHaveCount(0);
        await count(3);
        await expect(author.objects().filter({ hasText: said.caption })).toHaveCount(1);
      });

      await test.step('shows the picture below, takes it away and takes the import back', async () => {
        const backdrop = page.getByRole('group', { name: said.backdrop });
        await expect(backdrop).toBeVisible();
        await backdrop.getByRole('button', { name: said.remove }).click();
        await expect(backdrop).toHaveCount(0);
        await author.canvas().focus();
        await page.keyboard.press('Control+z');
        await expect(backdrop).toBeVisible();
        // The picture and what was traced of it came in one step.
        await page.keyboard.press('Control+z');
        await count(1);
        await expect(backdrop).toHaveCount(0);
        await page.keyboard.press('Control+y');
        await expect(backdrop).toBeVisible();
      });

      await test.step('crops the picture below again, and finds the rest of it still there', async () => {
        const backdrop = page.getByRole('group', { name: said.backdrop });
        for (const [was, becomes] of [
          [/^1\D?000$/, '600'],
          [/^600$/, '800'],
        ] as const) {
          await backdrop.getByRole('button', { name: said.cropAgain }).click();
          const dialog = page.getByRole('dialog', { name: said.cropAgain });
          const width = dialog.getByRole('textbox', { name: said.width });
          await expect(width).toHaveValue(was);
          await expectAccessible(page);
          await width.fill(becomes);
          await dialog.getByRole('button', { name: said.crop, exact: true }).click();
          await expect(dialog).toHaveCount(0);
        }
        await author.canvas().focus();
        await page.keyboard.press('Control+z');
        await page.keyboard.press('Control+z');
        await count(3);
        await page.keyboard.press('Control+z');
        await count(1);
      });

      await test.step('imports an SVG file and says what is left out', async () => {
        const dialog = await open(page);
        await chooseFile(
          page,
          dialog.getByRole('button', { name: said.choose }),
          'haus.svg',
          Buffer.from(SVG(said.house)),
        );
        await expect(dialog.getByText(said.shapes)).toBeVisible();
        await expect(dialog.getByText(said.leftOut)).toBeVisible();
        await importAlone(dialog, words);
        await count(3);
        await expect(author.objects().filter({ hasText: said.house })).toHaveCount(1);
      });
    });
  });
}
