import { RENDERING_FORMATS } from '@tastwerk/contracts';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { WORK_MS } from '../scripts/setup/patience.mjs';
import { Author, passwordField } from './author.js';
import { complaintsOf, expectAccessible } from './faults.js';
import { languagesFor } from './languages.js';
import { ACCOUNTS, Publisher } from './publishing.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

/** How many files, by format, are made of a version. */
const FILES = RENDERING_FORMATS.length;

const SAID = {
  de: {
    sections: 'Verwaltung',
    graphics: 'Grafiken',
    find: 'Titel, Name oder Nummer',
    hide: (title: string) => `„${title}“ verbergen`,
    hideNow: 'Verbergen',
    whole: 'Die ganze Grafik mit allen Varianten',
    reason: /^Grund/,
    reasonMissing: 'Bitte geben Sie einen Grund an.',
    isHidden: 'Grafik verborgen',
    gone: /^Diese Grafik gibt es nicht/,
    showAgain: (title: string) => `Ganze Grafik „${title}“ wieder zeigen`,
    isShown: 'öffentlich',
    render: (title: string) => `Dateien von „${title}“ neu erzeugen`,
    renderNow: 'Neu erzeugen',
    progress: 'Fortschritt zeigen',
    rounds: 'Dateien neu erzeugen',
    aim: (title: string) => `Grafik ${title}`,
    done: 'fertig',
    all: `${FILES} von ${FILES} Dateien`,
    jobs: 'Aufträge',
    csv: /als CSV speichern$/i,
  },
  en: {
    sections: 'Administration',
    graphics: 'Graphics',
    find: 'Title, name or number',
    hide: (title: string) => `Hide “${title}”`,
    hideNow: 'Hide',
    whole: 'The whole graphic with all its variants',
    reason: /^Reason/,
    reasonMissing: 'Please give a reason.',
    isHidden: 'Graphic hidden',
    gone: /^This graphic does not exist/,
    showAgain: (title: string) => `Show the whole graphic “${title}” again`,
    isShown: 'public',
    render: (title: string) => `Recreate the files of “${title}”`,
    renderNow: 'Recreate',
    progress: 'Show progress',
    rounds: 'Recreate files',
    aim: (title: string) => `Graphic ${title}`,
    done: 'done',
    all: `${FILES} of ${FILES} files`,
    jobs: 'Jobs',
    csv: /^Save.* as CSV$/,
  },
} as const;

const REASON = 'The hands point the wrong way';

for (const language of languagesFor('en')) {
  const words = WORDS[language];
  const said = SAID[language];

  test.describe(`looking after the catalogue (${language})`, () => {
    test.use({ locale: words.locale });

    test('an admin hides a graphic for a reason, shows it again, and has its files made anew', async ({
      page,
      browser,
    }) => {
      const title = `Verwaltet ${randomUUID().slice(0, 8)}`;
      const publisher = await Publisher.of(page);
      const { address } = await publisher.publish(title);

      const admin = new Author(page, words);
      await admin.visit('/login');
      await page.getByLabel(words.email).fill(ACCOUNTS.admin.login);
      await passwordField(page, words.password).fill(ACCOUNTS.admin.password);
      await page.getByRole('main').getByRole('button', { name: words.login, exact: true }).click();
      await expect(passwordField(page, words.password)).toHaveCount(0);
      const complaints = await complaintsOf(page);

      // A small screen: the sections are behind a button.
      await page.setViewportSize({ width: 390, height: 844 });
      await admin.visit('/admin/start');
      const sections = page.getByRole('navigation', { name: said.sections });
      const link = sections.getByRole('link', { name: said.graphics, exact: true });
      const fold = sections.getByRole('button', { name: said.sections });
      await expect(fold).toHaveAttribute('aria-expanded', 'false');
      await expect(link).toBeHidden();
      await fold.click();
      await link.click();
      await expect(page.getByRole('heading', { level: 1, name: said.graphics })).toBeVisible();
      await expect(link).toBeHidden();
      await expectAccessible(page);

      // A wide one: the area is as wide as the window.
      await page.setViewportSize({ width: 1800, height: 900 });
      await page.getByRole('searchbox', { name: said.find }).fill(title);
      const row = page.getByRole('row').filter({ hasText: title });
      await expect(row).toHaveCount(1);
      const table = page.getByRole('region', { name: said.graphics });
      await expect.poll(async () => (await table.boundingBox())?.width).toBeGreaterThan(1400);

      await row.getByRole('button', { name: said.hide(title) }).click();
      const dialog = page.getByRole('dialog', { name: said.hide(title) });
      await dialog.getByText(said.whole).click();
      await dialog.getByRole('button', { name: said.hideNow, exact: true }).click();
      await expect(dialog.getByText(said.reasonMissing)).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('textbox', { name: said.reason }).fill(REASON);
      await dialog.getByRole('button', { name: said.hideNow, exact: true }).click();
      await expect(dialog).toHaveCount(0);
      await expect(row.getByText(said.isHidden)).toBeVisible();
      await expect(row).toContainText(REASON);
      await expectAccessible(page);

      const context = await browser.newContext({ locale: words.locale });
      const visitor = new Author(await context.newPage(), words);
      await visitor.visit(address);
      await expect(visitor.page.getByText(said.gone)).toBeVisible();
      await row.getByRole('button', { name: said.showAgain(title) }).click();
      await expect(row.getByText(said.isShown, { exact: true })).toBeVisible();
      await visitor.visit(address);
      await expect(visitor.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await context.close();

      await row.getByRole('button', { name: said.render(title) }).click();
      const rendering = page.getByRole('dialog', { name: said.render(title) });
      await rendering.getByText(said.whole).click();
      await rendering.getByRole('button', { name: said.renderNow, exact: true }).click();
      await page.getByRole('link', { name: said.progress }).click();
      await expect(page.getByRole('heading', { level: 1, name: said.rounds })).toBeVisible();
      const round = page.getByRole('row').filter({ hasText: said.aim(title) });
      await expect(round.getByText(said.all)).toBeVisible({ timeout: WORK_MS });
      await expect(round.getByText(said.done, { exact: true })).toBeVisible();
      await expectAccessible(page);

      await sections.getByRole('link', { name: said.jobs, exact: true }).click();
      await expect(page.getByRole('row').filter({ hasText: title }).first()).toBeVisible();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: said.csv }).click(),
      ]);
      expect(await readFile(await file.path(), 'utf8')).toContain(title);
      await expectAccessible(page);
      expect(complaints).toEqual([]);
    });
  });
}
