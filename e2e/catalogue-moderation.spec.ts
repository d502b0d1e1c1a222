import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { Author, passwordField } from './author.js';
import { expectAccessible } from './faults.js';
import { languagesFor } from './languages.js';
import { ACCOUNTS, Publisher } from './publishing.js';
import { expect, test } from './test.js';
import { WORDS, type Words } from './words.js';

const SAID = {
  de: {
    reports: 'Meldungen',
    hide: 'Variante verbergen',
    hideOf: (title: string) => `Diese Variante von „${title}“ verbergen`,
    why: 'Grund',
    show: 'Variante zeigen',
    hidden: /^Diese Variante ist verborgen/,
    shown: 'Alle können diese Variante sehen.',
    relief: 'Als Relief',
    gone: /^Diese Grafik gibt es nicht/,
    settleOf: (title: string) => `Meldung zu „${title}“ bearbeiten`,
    resolved: 'Erledigt',
    note: 'Vermerk',
    noteIs: (note: string) => `Vermerk: ${note}`,
    save: 'Speichern',
    tags: 'Schlagwörter',
    findTag: 'Schlagwort suchen',
    rename: 'Umbenennen',
    renameOf: (name: string) => `„${name}“ umbenennen`,
    merge: 'Zusammenlegen',
    mergeOf: (name: string) => `„${name}“ zusammenlegen`,
    into: 'Mit welchem Schlagwort?',
    name: 'Name',
  },
  en: {
    reports: 'Reports',
    hide: 'Hide variant',
    hideOf: (title: string) => `Hide this variant of “${title}”`,
    why: 'Reason',
    show: 'Show variant',
    hidden: /^This variant is hidden/,
    shown: 'Everyone can see this variant.',
    relief: 'As relief',
    gone: /^This graphic does not exist/,
    settleOf: (title: string) => `Handle the report on “${title}”`,
    resolved: 'Resolved',
    note: 'Note',
    noteIs: (note: string) => `Note: ${note}`,
    save: 'Save',
    tags: 'Tags',
    findTag: 'Find a tag',
    rename: 'Rename',
    renameOf: (name: string) => `Rename “${name}”`,
    merge: 'Merge',
    mergeOf: (name: string) => `Merge “${name}”`,
    into: 'Into which tag?',
    name: 'Name',
  },
} as const;

/** Something that stands in no other test's titles and tags. */
const stamp = () => randomUUID().slice(0, 8);

async function logInAsAdmin(page: Page, words: Words): Promise<Author> {
  const admin = new Author(page, words);
  await admin.visit('/login');
  await page.getByLabel(words.email).fill(ACCOUNTS.admin.login);
  const password = passwordField(page, words.password);
  await password.fill(ACCOUNTS.admin.password);
  await page.getByRole('main').getByRole('button', { name: words.login, exact: true }).click();
  await expect(password).toHaveCount(0);
  return admin;
}

for (const language of languagesFor('en')) {
  const words = WORDS[language];
  const said = SAID[language];

  test.describe(`keeping the catalogue in order (${language})`, () => {
    test.use({ locale: words.locale });

    test('an admin hides what was reported, shows it again, and settles the report', async ({
      page,
      browser,
    }) => {
      const title = `Gemeldet ${stamp()}`;
      const publisher = await Publisher.of(page);
      const { variantId, address } = await publisher.publish(title);
      await publisher.post(`/api/variants/${variantId}/reports`, {
        reason: 'incorrect',
        text: 'Upside down',
      });

      const admin = await logInAsAdmin(page, words);
      await admin.visit('/admin/reports');
      const row = page.getByRole('row').filter({ hasText: title });
      await expect(row).toContainText('Upside down');
      await expectAccessible(page);
      await row.getByRole('link').click();
      // It is opened by its address, as a page.
      const details = page.getByRole('main');
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await details.getByRole('button', { name: said.hide, exact: true }).click();
      const asking = page.getByRole('dialog', { name: said.hideOf(title) });
      await expectAccessible(page);
      await asking.getByRole('textbox', { name: said.why }).fill('Zwei Pfeile vertauscht');
      await asking.getByRole('button', { name: said.hide, exact: true }).click();
      await expect(asking).toHaveCount(0);
      await expect(details.getByText(said.hidden)).toBeVisible();
      await details.getByRole('button', { name: said.relief }).click();
      await expect(details.getByRole('img', { name: new RegExp(`^Relief: ${title}`) })).toBeVisible();
      await expectAccessible(page);

      const context = await browser.newContext({ locale: words.locale });
      const visitor = new Author(await context.newPage(), words);
      await visitor.visit(address);
      await expect(visitor.page.getByText(said.gone)).toBeVisible();
      await visitor.visit(`/catalogue?search=${encodeURIComponent(title)}`);
      await expect(visitor.page.getByText(words.nothingFound)).toBeVisible();

      // What its author is told, in the author's own language.
      const mail = visitor.page.getByRole('link').filter({ hasText: title });
      await expect(async () => {
        // The list is whole when it comes, and does not grow by itself.
        await visitor.page.goto(`${process.env['PRODUCT_URL']}/mailbox`);
        expect(await mail.count()).toBeGreaterThan(0);
      }).toPass();
      await mail.first().click();
      await expect(visitor.page.getByText('Zwei Pfeile vertauscht')).toBeVisible();

      await details.getByRole('button', { name: said.show, exact: true }).click();
      await expect(details.getByText(said.shown)).toBeVisible();
      await visitor.visit(address);
      await expect(visitor.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await context.close();

      await admin.visit('/admin/reports');
      await row.getByRole('button', { name: said.settleOf(title) }).click();
      const settling = page.getByRole('dialog', { name: said.settleOf(title) });
      await settling.getByText(said.resolved, { exact: true }).click();
      await settling.getByRole('textbox', { name: said.note }).fill('Looked at it');
      await settling.getByRole('button', { name: said.save }).click();
      await expect(settling).toHaveCount(0);
      await expect(row).toHaveCount(0);
      await admin.visit('/admin/reports?state=resolved');
      await expect(row).toContainText(said.noteIs('Looked at it'));
    });

    test('an admin renames a tag and merges it with another', async ({ page }) => {
      const mark = stamp();
      const [misspelt, right, other] = [`Geometire ${mark}`, `Geometrie ${mark}`, `Formen ${mark}`];
      const publisher = await Publisher.of(page);
      await publisher.publish(`Kreis ${mark}`, [misspelt]);
      await publisher.publish(`Quadrat ${mark}`, [other]);

      const admin = await logInAsAdmin(page, words);
      await admin.visit('/admin/tags');
      await page.getByRole('searchbox', { name: said.findTag }).fill(mark);
      await expect(page.getByRole('row').filter({ hasText: mark })).toHaveCount(2);
      await expectAccessible(page);
      await page.getByRole('button', { name: said.renameOf(misspelt) }).click();
      const renaming = page.getByRole('dialog', { name: said.renameOf(misspelt) });
      await renaming.getByRole('textbox', { name: said.name }).fill(right);
      await renaming.getByRole('button', { name: said.rename, exact: true }).click();
      await expect(renaming).toHaveCount(0);

      await page.getByRole('button', { name: said.mergeOf(right) }).click();
      const merging = page.getByRole('dialog', { name: said.mergeOf(right) });
      await merging.getByRole('combobox', { name: said.into }).fill(other);
      await page.getByRole('option', { name: other }).click();
      await merging.getByRole('button', { name: said.merge, exact: true }).click();
      await expect(merging).toHaveCount(0);
      const rows = page.getByRole('row').filter({ hasText: mark });
      await expect(rows).toHaveCount(1);
      await expect(rows).toContainText(`${other}2`);
    });
  });
}
