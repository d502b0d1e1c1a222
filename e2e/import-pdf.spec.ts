import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { WORK_MS } from '../scripts/setup/patience.mjs';
import { Author } from './author.js';
import { complaintsOf, expectAccessible } from './faults.js';
import { importAlone } from './import-alone.js';
import { drawChart, FRUITS, pdfOf } from './pdf-files.js';
import { chooseFile, starPng } from './picture-file.js';
import { savedFile } from './saved-file.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

const words = WORDS.de;

async function importPdf(page: Page, name: string, file: Buffer): Promise<Locator> {
  const tools = page.getByRole('toolbar', { name: words.toolbar });
  await tools.getByRole('button', { name: /^Importieren/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Importieren' });
  await chooseFile(page, dialog.getByRole('button', { name: 'Datei wählen' }), name, file);
  return dialog;
}

test.use({ locale: words.locale });

test('a chart in a PDF file comes to be felt, with its names as labels; what is cut off stays away', async ({
  page,
}) => {
  const author = new Author(page, words);
  const complaints = await complaintsOf(page);
  await author.startDraft();

  await test.step('shows what becomes of the page, and reads nothing from elsewhere', async () => {
    const dialog = await importPdf(page, 'obst.pdf', await pdfOf(drawChart, { size: [432, 324] }));
    await expect(dialog.getByRole('heading', { name: 'obst' })).toBeVisible();
    // Ground, bars, line, two marks, two axes: the ground is left out, the hairline is outside of the axes.
    await expect(dialog.getByText('9 Formen', { exact: true })).toBeVisible();
    await expect(dialog.getByText('5 Beschriftungen', { exact: true })).toBeVisible();
    await expect(dialog.getByText('Nicht übernommen')).toHaveCount(0);
    await expectAccessible(page);
    await importAlone(dialog, words);
    expect(complaints).toEqual([]);
  });

  await test.step('lists bars, lines and labels on the page', async () => {
    for (const fruit of [...FRUITS, 'Menge'])
      await expect(author.objects().filter({ hasText: fruit })).toHaveCount(1);
    await page.getByRole('button', { name: words.proof }).click();
    await expect(page.getByText(/Bildbeschreibung ist unvollständig/)).toBeVisible();
    await expect(page.getByText(/^Diese Form ist nur in Farbe gedruckt/)).toHaveCount(0);
    await page.getByRole('button', { name: words.proof }).click();
  });

  await test.step('comes back from the sheet that Tastwerk prints', async () => {
    await page.keyboard.press('Control+p');
    const files = page.getByRole('dialog', { name: 'Drucken und herunterladen' });
    const pdf = await savedFile(page, () => files.getByRole('button', { name: 'PDF herunterladen' }).click());
    expect(execFileSync('pdfinfo', [pdf.path], { encoding: 'utf8' })).toMatch(/Pages:\s+1\n/);
    await files.getByRole('button', { name: words.close }).first().click();
    await expect(files).toHaveCount(0);
    const dialog = await importPdf(page, 'blatt.pdf', readFileSync(pdf.path));
    await expect(dialog.getByText(/^\d+ Formen$/)).toBeVisible();
    await importAlone(dialog, words);
    await expect(author.objects().filter({ hasText: 'Dattel' })).toHaveCount(2);
    expect(complaints).toEqual([]);
  });
});

test('of a PDF file with many pages one is chosen, by its picture or by its number', async ({ page }) => {
  const author = new Author(page, words);
  await author.startDraft();
  const file = await pdfOf((pdf) => {
    for (let sheet = 1; sheet <= 300; sheet += 1) {
      if (sheet > 1) pdf.addPage();
      pdf.fontSize(40).text(`Blatt ${sheet}`, 40, 40).circle(200, 300, 60).fill('#1f77b4');
    }
  });
  const dialog = await importPdf(page, 'heft.pdf', file);
  const pages = dialog.getByRole('list', { name: 'Seiten der Datei' });

  await test.step('draws only the pages that are in sight', async () => {
    await expect(pages.getByRole('listitem').first().locator('img')).toBeVisible();
    await expect(pages.getByRole('listitem')).toHaveCount(24);
    expect(await pages.locator('img').count()).toBeLessThan(24);
    await expectAccessible(page);
  });

  await test.step('by its picture and the keyboard', async () => {
    await pages.getByRole('button', { name: 'Seite 2', exact: true }).press('Enter');
    await expect(dialog.getByRole('heading', { name: 'Seite 2 von 300' })).toBeFocused();
    await expect(dialog.getByText('1 Form', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Andere Seite' }).click();
  });

  await test.step('by its number, far away', async () => {
    await dialog.getByRole('textbox', { name: 'Seite (1 bis 300)' }).fill('287');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('heading', { name: 'Seite 287 von 300' })).toBeFocused();
    await importAlone(dialog, words);
    await expect(author.objects().filter({ hasText: 'Blatt 287' })).toHaveCount(1);
  });
});

test('a scanned page is traced like a picture, and a drawing when that is wished', async ({ page }) => {
  const author = new Author(page, words);
  await author.startDraft();
  const star = await starPng(page, 'Großer Stern');
  const preview = /^Vorschau: [1-9]\d* Teil/;

  await test.step('finds the star of a scan', async () => {
    const scan = await pdfOf((pdf) => pdf.image(star, 0, 0, { fit: [pdf.page.width, pdf.page.height] }), {
      size: [500, 400],
    });
    const dialog = await importPdf(page, 'scan.pdf', scan);
    await expect(dialog.getByText(/^Diese Seite ist ein Bild/)).toBeVisible();
    await expect(dialog.getByRole('img', { name: preview })).toBeVisible({ timeout: WORK_MS });
    const place = dialog.getByRole('button', { name: words.putOnPage });
    await expect(place).toBeEnabled({ timeout: WORK_MS });
    await place.click();
    await expect(dialog).toHaveCount(0);
    await expect(author.objects().filter({ hasText: 'Bild scan' })).toHaveCount(1);
  });

  await test.step('traces a chart when that is wished, its text in the fonts that every reader has', async () => {
    const dialog = await importPdf(page, 'obst.pdf', await pdfOf(drawChart, { size: [432, 324] }));
    await dialog.getByRole('button', { name: 'Als Bild nachzeichnen' }).click();
    await expect(dialog.getByRole('img', { name: preview })).toBeVisible({ timeout: WORK_MS });
    await expect(dialog.getByRole('textbox', { name: 'Text 1' })).toHaveValue(/\w/, { timeout: WORK_MS });
    await dialog.getByRole('button', { name: 'Als Zeichnung übernehmen' }).click();
    await expect(dialog.getByText('9 Formen', { exact: true })).toBeVisible();
  });
});

test('PDF files that cannot be read are refused in a sentence', async ({ page }) => {
  const author = new Author(page, words);
  await author.startDraft();
  const locked = await pdfOf((pdf) => pdf.text('geheim', 40, 40), { userPassword: 'geheim' });
  const dialog = await importPdf(page, 'gesperrt.pdf', locked);
  const alert = dialog.getByRole('alert');
  await expect(alert).toContainText('mit einem Passwort geschützt');
  const another = dialog.getByRole('button', { name: 'Andere Datei' });
  const whole = await pdfOf(drawChart);
  await chooseFile(page, another, 'kaputt.pdf', whole.subarray(0, 300));
  await expect(alert).toContainText('ist beschädigt');
  await chooseFile(page, another, 'leer.pdf', await pdfOf(() => undefined));
  await expect(alert).toContainText('Diese Seite ist leer.');
  await expectAccessible(page);
  // 1,000,001 lines are more than a page may have.
  const endless = await pdfOf((pdf) => pdf.addContent('0 0 m 9 9 l S\n'.repeat(1_000_001)));
  await chooseFile(page, another, 'endlos.pdf', endless);
  await expect(alert).toContainText('Diese Seite ist zu umfangreich', { timeout: WORK_MS });
});
