import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { WORK_MS } from '../scripts/setup/patience.mjs';
import { Author } from './author.js';
import { savedFile } from './saved-file.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

/** Braille of the label's text as Unicode cells: "Die Straße" in Vollschrift, "Street" in UEB grade 1. */
const CELLS = { de: '⠙⠬⠀⠾⠗⠁⠮⠑', en: '⠠⠎⠞⠗⠑⠑⠞' } as const;

for (const language of ['de', 'en'] as const) {
  const words = WORDS[language];

  test.describe(`from drawing to sheet (${language})`, () => {
    test.use({ locale: words.locale });

    test('an author draws, keeps a draft, publishes, finds it and downloads it', async ({ page }) => {
      const author = new Author(page, words);
      const title = language === 'de' ? `Stadtplan ${Date.now()}` : `Town map ${Date.now()}`;
      const count = async (number: number) => expect(author.objects()).toHaveCount(number);

      await test.step('draws shapes, a path and a label', async () => {
        await author.startDraft();
        await author.openTab('object');
        await count(1);
        await author.chooseTool('rect');
        await author.drag([0.35, 0.25], [0.5, 0.4]);
        await count(2);
        await author.pick(words.texture, words.grid);
        await author.pick(words.fill, words.yellow);
        await author.chooseTool('ellipse');
        await author.drag([0.52, 0.25], [0.65, 0.4]);
        await author.chooseTool('path');
        await author.click(0.36, 0.5);
        await author.click(0.45, 0.55);
        await author.click(0.6, 0.48);
        await page.keyboard.press('Enter');
        await count(4);
        await author.writeLabel(0.4, 0.65, words.labelText);
        await count(5);
        await expect(page.getByRole('figure', { name: words.braille })).toContainText(CELLS[language]);
      });

      await test.step('moves, resizes, deletes, takes back and repeats', async () => {
        const left = page.getByRole('textbox', { name: words.left });
        const before = await left.inputValue();
        await author.drag([0.42, 0.66], [0.47, 0.7]);
        await expect(left).not.toHaveValue(before);
        const width = page.getByRole('textbox', { name: words.width });
        await width.fill('90');
        await width.press('Enter');
        await expect(width).toHaveValue(/^90/);
        await author.canvas().focus();
        await page.keyboard.press('Delete');
        await count(4);
        await page.keyboard.press('Control+z');
        await count(5);
        await page.getByRole('button', { name: words.undo }).click();
        await page.getByRole('button', { name: words.redo }).click();
        await page.getByRole('button', { name: words.redo }).click();
        await count(4);
        await page.getByRole('button', { name: words.undo }).click();
        await count(5);
        await page.getByRole('button', { name: words.zoomIn }).click();
      });

      await test.step('finds the draft again after a reload', async () => {
        await author.nameGraphic(title);
        await author.waitUntilSaved();
        await page.reload();
        await author.openTab('object');
        await count(5);
        await page.getByRole('button', { name: words.toDrafts }).click();
        const card = page.getByRole('listitem').filter({ hasText: title });
        await expect(card).toContainText(words.unpublished);
        await expect(card.getByRole('time')).toContainText(String(new Date().getFullYear()));
        await card.getByRole('button', { name: title, exact: true }).click();
      });

      await test.step('logs in and publishes', async () => {
        const visitor = await author.openPublish();
        await visitor.getByRole('button', { name: words.login }).click();
        await author.logIn();
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByRole('checkbox', { name: words.licence })).toBeVisible();
        // So low that the sentence below the box would lie behind the edge.
        await page.setViewportSize({ width: 1400, height: 820 });
        await dialog.getByRole('button', { name: words.publish }).click();
        await expect(dialog.getByRole('checkbox', { name: words.licence })).toBeFocused();
        await expect(dialog.getByText(words.licenceRequired)).toBeInViewport({ ratio: 1 });
        // What has the focus stays in sight when there is less room, as above the keyboard of a tablet.
        await page.setViewportSize({ width: 1400, height: 700 });
        await expect(dialog.getByText(words.licenceRequired)).toBeInViewport({ ratio: 1 });
        await author.publish(dialog);
        await expect(dialog.getByText(words.published)).toBeVisible({ timeout: WORK_MS });
        await dialog.getByRole('link', { name: words.openInCatalogue }).click();
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      });

      await test.step('finds it in the catalogue with its picture', async () => {
        await author.visit('/catalogue');
        await page.getByRole('combobox', { name: words.search }).fill(title);
        await page.getByRole('main').getByRole('button', { name: words.searchSubmit, exact: true }).click();
        const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });
        await expect(card).toHaveCount(1);
        const picture = card.locator('img');
        await expect(picture).toHaveJSProperty('naturalWidth', 320);
        await card.getByRole('link').click();
      });

      await test.step('downloads a PDF and a BRF that are right', async () => {
        const dialog = page.getByRole('dialog', { name: title });
        const pdf = await savedFile(page, () =>
          dialog.getByRole('button', { name: words.download('PDF') }).click(),
        );
        expect(pdf.name).toMatch(/^[a-z0-9-]+\.pdf$/);
        const info = execFileSync('pdfinfo', [pdf.path], { encoding: 'utf8' });
        expect(info).toMatch(/Page size:\s+595\.2\d+ x 841\.8\d+ pts \(A4\)/);
        expect(info).toMatch(/Pages:\s+1\b/);
        expect(info).toContain(title);
        expect(execFileSync('pdftotext', [pdf.path, '-'], { encoding: 'utf8' })).toContain(words.labelText);
        const brf = await savedFile(page, () =>
          dialog.getByRole('button', { name: words.download('BRF') }).click(),
        );
        expect(brf.name).toMatch(/^[a-z0-9-]+\.brf$/);
        expect(readFileSync(brf.path, 'latin1')).toMatch(/^[\x20-\x5f\r\n\f]*$/);
      });
    });

    test('a server that is gone costs nothing, and nothing is published twice', async ({ page }) => {
      const author = new Author(page, words);
      const title = language === 'de' ? `Notfall ${Date.now()}` : `Outage ${Date.now()}`;
      await author.visit('/login');
      await author.logIn();
      await author.startDraft();
      await author.writeLabel(0.4, 0.5, words.labelText);
      await author.nameGraphic(title);
      const dialog = await author.openPublish();

      // The first answer is lost on the way back: the server has stored the graphic, the browser does not know.
      let sent = 0;
      await page.route('**/api/graphics', async (route) => {
        sent += 1;
        if (sent === 1) {
          await route.fetch();
          await route.abort('connectionreset');
        } else {
          await route.continue();
        }
      });
      await author.publish(dialog);
      await expect(dialog.getByText(words.notPublished)).toBeVisible();
      await dialog.getByRole('button', { name: words.tryAgain }).click();
      await expect(dialog.getByText(words.published)).toBeVisible({ timeout: WORK_MS });
      await page.unroute('**/api/graphics');
      await author.visit(`/catalogue?search=${encodeURIComponent(title)}`);
      await expect(page.getByRole('main').getByRole('link', { name: title })).toHaveCount(1);
    });

    test('a label that has no braille is named before anything is sent', async ({ page }) => {
      const author = new Author(page, words);
      await author.visit('/login');
      await author.logIn();
      await author.startDraft();
      await author.writeLabel(0.4, 0.5, 'Bär 😀');
      await author.nameGraphic('Bär');
      const dialog = await author.openPublish();
      await expect(dialog.getByText(words.unwritable)).toBeVisible();
      await expect(dialog.getByText('😀').first()).toBeVisible();
    });
  });
}
