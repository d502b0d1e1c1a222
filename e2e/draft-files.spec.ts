import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { Author } from './author.js';
import { complaintsOf, expectAccessible } from './faults.js';
import { languagesFor } from './languages.js';
import { savedFile } from './saved-file.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

/** What only the dialog for printing and downloading says. */
const FILES_WORDS = {
  de: {
    dialog: 'Drucken und herunterladen',
    save: (format: string) => `${format} herunterladen`,
    print: 'Drucken',
    sound: 'keine Fehler gefunden',
  },
  en: {
    dialog: 'Print and download',
    save: (format: string) => `Download ${format}`,
    print: 'Print',
    sound: 'no faults found',
  },
} as const;

/**
 * Has the hidden frame print nothing: Chromium without a window has no printer, and ends the page now and then when it is told to print
 * ("Headless Print Manager: Unexpected Print Manager call", Chromium 156).
 */
async function printNothing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const own = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentWindow');
    Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
      get(this: HTMLIFrameElement) {
        if (!this.hasAttribute('data-printed')) return own?.get?.call(this);
        return { focus: () => undefined, print: () => undefined };
      },
    });
  });
}

for (const language of languagesFor('de')) {
  const words = WORDS[language];
  const own = FILES_WORDS[language];

  test.describe(`files of a draft (${language})`, () => {
    test.use({ locale: words.locale });

    test('a visitor prints a draft and downloads its files without an account', async ({ page }) => {
      const author = new Author(page, words);
      const dialog = page.getByRole('dialog', { name: own.dialog });

      const complaints = await complaintsOf(page);
      await printNothing(page);
      await author.startDraft();
      await author.nameGraphic('Haus am See');
      await author.openTab('objects');
      await author.writeLabel(0.3, 0.3, 'Haus');
      await page.keyboard.press('Control+p');
      await expect(dialog).toBeVisible();
      await expectAccessible(page);

      await test.step('as a PDF in the size of the paper, with the label in braille', async () => {
        const pdf = await savedFile(page, () =>
          dialog.getByRole('button', { name: own.save('PDF') }).click(),
        );
        expect(pdf.name).toBe('haus-am-see.pdf');
        const told = execFileSync('pdfinfo', [pdf.path], { encoding: 'utf8' });
        expect(told).toMatch(/Page size:\s+595\.\d+ x 841\.\d+ pts/);
        expect(told).not.toContain('http');
      });

      await test.step('after which Escape closes the dialog', async () => {
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        await page.keyboard.press('Control+p');
        await expect(dialog).toBeVisible();
      });

      await test.step('as an archive of all files', async () => {
        const zip = await savedFile(page, () =>
          dialog.getByRole('button', { name: own.save('ZIP') }).click(),
        );
        expect(zip.name).toBe('haus-am-see.zip');
      });

      await test.step('as an eBraille publication that keeps the rules', async () => {
        const publication = await savedFile(page, () =>
          dialog.getByRole('button', { name: own.save('eBraille') }).click(),
        );
        expect(publication.name).toBe('haus-am-see.ebrl');
        const path = test.info().outputPath(publication.name);
        copyFileSync(publication.path, path);
        const checked = spawnSync('npx', ['tastwerk', 'check', path, '--lang', language], {
          encoding: 'utf8',
        });
        expect(checked.stderr).toBe(`${path}: ${own.sound}\n`);
      });

      await test.step('on the printer', async () => {
        await dialog.getByRole('button', { name: own.print, exact: true }).click();
        await expect(page.locator('iframe[data-printed]')).toHaveAttribute('src', /^blob:/);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        expect(complaints).toEqual([]);
      });
    });
  });
}
