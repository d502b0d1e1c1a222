import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { WORK_MS } from '../scripts/setup/patience.mjs';
import { Author } from './author.js';
import { complaintsOf, expectAccessible } from './faults.js';
import { chooseFile } from './picture-file.js';
import { KeyboardAuthor } from './keyboard-author.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

const words = WORDS.de;
const PLOT = readFileSync('content/import-samples/gnuplot-erwaermungskurve-wasser.svg');

/** Errors of a plot as it comes in: its braille lies on the lines of its grid. */
const MANY = 20;

const tactileDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Tastbar machen' });
const importDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Importieren' });
const takeButton = (page: Page): Locator =>
  tactileDialog(page).getByRole('button', { name: 'Übernehmen', exact: true });

/** Errors that the proof counts in its button. */
async function errorsOn(page: Page): Promise<number> {
  // Behind an open dialog the button has no role.
  const text = await page.locator('button', { hasText: /^Prüfung: / }).textContent();
  return Number(/(\d+) Fehler/u.exec(text ?? '')?.[1] ?? 0);
}

const expectManyErrors = (page: Page) =>
  expect.poll(() => errorsOn(page), { timeout: WORK_MS }).toBeGreaterThan(MANY);
const expectNoErrors = (page: Page) => expect.poll(() => errorsOn(page), { timeout: WORK_MS }).toBe(0);

test.use({ locale: words.locale });

test('a teacher imports a plot, looks at how it is made tactile, takes it over and publishes it', async ({
  page,
}) => {
  const author = new Author(page, words);
  const complaints = await complaintsOf(page);
  const dialog = tactileDialog(page);

  await test.step('logs in, imports the plot and leaves on what follows', async () => {
    await author.visit('/login');
    await author.logIn();
    await author.startDraft();
    const tools = page.getByRole('toolbar', { name: words.toolbar });
    await tools.getByRole('button', { name: /^Importieren/ }).click();
    const choose = importDialog(page).getByRole('button', { name: /Datei/ });
    await chooseFile(page, choose, 'erwaermungskurve.svg', PLOT);
    await expect(importDialog(page).getByRole('switch', { name: words.tactileAfterwards })).toBeChecked();
    await expectAccessible(page, 'import');
    await importDialog(page).getByRole('button', { name: words.putOnPage }).click({ timeout: WORK_MS });
  });

  await test.step('sees what each step does, and what the proof finds before and afterwards', async () => {
    await expect(dialog.getByRole('status')).toContainText(/^Vorher \d+ Fehler .*danach keine Fehler/, {
      timeout: WORK_MS,
    });
    await expectManyErrors(page);
    await expect(dialog.getByText(/^\d+ Rasterlinien entfernt/)).toBeVisible();
    await expect(dialog.getByRole('img', { name: /^Die Seite vorher; \d+ Objekte/ })).toBeVisible();
    await expect(dialog.getByRole('img', { name: 'Die Seite nachher' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Rasterlinien entfernen: zeigen' }).click();
    await expect(dialog.getByText('Gezeigt wird: Rasterlinien entfernen.')).toBeVisible();
    await expectAccessible(page, 'making tactile');
    await dialog.getByText(/^\d+ Rasterlinien$/).click();
    await expect(dialog.getByRole('checkbox', { name: /^Pfad.* behalten$/ }).first()).toBeVisible();
    await expectAccessible(page, 'what is removed');
  });

  await test.step('takes it over, sees no error any more, and takes it back as one step', async () => {
    await takeButton(page).click();
    await expect(dialog).toHaveCount(0);
    await expectNoErrors(page);
    await author.canvas().focus();
    await page.keyboard.press('Control+z');
    await expectManyErrors(page);
  });

  await test.step('does it again and publishes', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Tastbar machen');
    await page.keyboard.press('Enter');
    await expect(takeButton(page)).toBeEnabled({ timeout: WORK_MS });
    await takeButton(page).click();
    await expectNoErrors(page);
    const publish = await author.openPublish();
    await author.publish(publish);
    await expect(publish.getByText(words.published)).toBeVisible({ timeout: WORK_MS });
    expect(complaints).toEqual([]);
  });
});

test('a teacher makes a plot tactile by keyboard and hears what was done', async ({ page }) => {
  const author = new KeyboardAuthor(page);
  const canvas = page.getByRole('application', { name: words.canvas });
  const dialog = tactileDialog(page);

  await test.step('imports the plot alone', async () => {
    await page.goto(`${process.env['PRODUCT_URL'] ?? ''}/editor/app`);
    await expect(canvas).toBeVisible();
    await author.use(page.getByRole('button', { name: 'Zur Zeichenfläche springen' }));
    await expect(canvas).toBeFocused();
    await author.press('Control+i');
    const imports = importDialog(page);
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      author.use(imports.getByRole('button', { name: /Datei/ })),
    ]);
    await chooser.setFiles({ name: 'erwaermungskurve.svg', mimeType: '', buffer: PLOT });
    const follows = imports.getByRole('switch', { name: words.tactileAfterwards });
    await author.use(follows, 'Space');
    await expect(follows).not.toBeChecked();
    await author.use(imports.getByRole('button', { name: words.putOnPage }));
    await expect(imports).toHaveCount(0);
    await expectManyErrors(page);
  });

  await test.step('finds the command, leaves out a step and keeps a line of the grid', async () => {
    await author.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
    await author.type('Tastbar machen');
    await author.press('Enter');
    await expect(takeButton(page)).toBeEnabled({ timeout: WORK_MS });
    const scale = dialog.getByRole('checkbox', { name: 'Größe anpassen' });
    await author.use(scale, 'Space');
    await expect(dialog.getByText('Wird ausgelassen')).toBeVisible();
    await expect(takeButton(page)).toBeEnabled({ timeout: WORK_MS });
    await author.use(scale, 'Space');
    await expect(takeButton(page)).toBeEnabled({ timeout: WORK_MS });
    await author.use(dialog.locator('summary', { hasText: /Rasterlinien/ }));
    await author.use(dialog.getByRole('checkbox', { name: /^Pfad.* behalten$/ }).first(), 'Space');
    await expect(dialog.getByText('1 behalten', { exact: true })).toBeVisible({ timeout: WORK_MS });
    await expect(takeButton(page)).toBeEnabled({ timeout: WORK_MS });
  });

  await test.step('takes it over, hears what was done, and takes it back', async () => {
    await author.use(takeButton(page));
    await expect(dialog).toHaveCount(0);
    await author.hear(/^Die Seite ist tastbar gemacht\. \d+ Objekte wurden entfernt\. Vorher \d+ Fehler/);
    await author.goTo(canvas, 'F6');
    await author.press('Control+z');
    await author.hear(/^Rückgängig: /);
    await expectManyErrors(page);
  });
});
