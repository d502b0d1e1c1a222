import { randomUUID } from 'node:crypto';
import { Author } from './author.js';
import { complaintsOf, expectAccessible } from './faults.js';
import { languagesFor } from './languages.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';
import { tick } from './tick.js';

const SAID = {
  de: {
    onlyMe: /^Nur ich/,
    byLink: /^Alle, die den Link haben/,
    saveForMe: 'Nur für mich speichern',
    saved: /Nur Sie sehen sie/,
    view: 'Grafik ansehen',
    change: 'Freigabe ändern',
    sharingOf: (title: string) => `Freigabe von „${title}“`,
    save: 'Speichern',
    seenByLink: /Wer den Link hat, kann sie ansehen/,
    copyLink: 'Link kopieren',
    gone: /^Diese Grafik gibt es nicht/,
    licence: 'CC BY-SA 4.0',
    remove: 'Grafik löschen',
    removeOf: (title: string) => `„${title}“ löschen?`,
    mine: 'Meine Grafiken',
  },
  en: {
    onlyMe: /^Only me/,
    byLink: /^Anyone with the link/,
    saveForMe: 'Save privately',
    saved: /Only you can see it/,
    view: 'View the graphic',
    change: 'Change sharing',
    sharingOf: (title: string) => `Sharing of “${title}”`,
    save: 'Save',
    seenByLink: /Anyone with the link can view it/,
    copyLink: 'Copy link',
    gone: /^This graphic does not exist/,
    licence: 'CC BY-SA 4.0',
    remove: 'Delete graphic',
    removeOf: (title: string) => `Delete “${title}”?`,
    mine: 'My graphics',
  },
} as const;

for (const language of languagesFor('de')) {
  const words = WORDS[language];
  const said = SAID[language];

  test.describe(`sharing a graphic (${language})`, () => {
    test.use({ locale: words.locale, permissions: ['clipboard-read', 'clipboard-write'] });

    test('a teacher keeps a sheet for herself, hands on its link, and deletes it', async ({
      page,
      browser,
    }) => {
      const title = `Klassenarbeit ${randomUUID().slice(0, 8)}`;
      const teacher = new Author(page, words);
      const complaints = await complaintsOf(page);
      await teacher.visit('/login');
      await teacher.logIn();
      await teacher.startDraft();
      await teacher.writeLabel(0.4, 0.5, words.labelText);
      await teacher.nameGraphic(title);
      const publishing = await teacher.openPublish();
      await tick(publishing.getByRole('radio', { name: said.onlyMe }));
      await expectAccessible(page);
      await publishing.getByRole('button', { name: said.saveForMe }).click();
      await expect(publishing.getByText(said.saved)).toBeVisible();
      await publishing.getByRole('link', { name: said.view }).click();
      const details = page.getByRole('main');
      await expect(details.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const address = new URL(page.url()).pathname;

      const context = await browser.newContext({ locale: words.locale });
      const visitor = new Author(await context.newPage(), words);
      await visitor.visit(address);
      await expect(visitor.page.getByText(said.gone)).toBeVisible();
      await visitor.visit(`/catalogue?search=${encodeURIComponent(title)}`);
      await expect(visitor.page.getByText(words.nothingFound)).toBeVisible();

      await details.getByRole('button', { name: said.change }).click();
      const sharing = page.getByRole('dialog', { name: said.sharingOf(title) });
      await tick(sharing.getByRole('radio', { name: said.byLink }));
      await tick(sharing.getByRole('checkbox', { name: words.licence }));
      await expectAccessible(page);
      await sharing.getByRole('button', { name: said.save }).click();
      await expect(details.getByText(said.seenByLink)).toBeVisible();
      await details.getByRole('button', { name: said.copyLink }).first().click();
      const link = await page.evaluate(() => navigator.clipboard.readText());

      await visitor.page.goto(link);
      const seen = visitor.page.getByRole('main');
      await expect(seen.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(seen.getByRole('link', { name: said.licence })).toBeVisible();
      await expect(seen.getByRole('img', { name: new RegExp(title) })).toBeVisible();
      await expect(seen.getByRole('button', { name: said.change })).toHaveCount(0);
      await expectAccessible(visitor.page);
      await visitor.visit(`/catalogue?search=${encodeURIComponent(title)}`);
      await expect(visitor.page.getByText(words.nothingFound)).toBeVisible();
      await context.close();

      await details.getByRole('button', { name: said.remove }).click();
      const asking = page.getByRole('alertdialog', { name: said.removeOf(title) });
      await asking.getByRole('button', { name: said.remove }).click();
      await expect(page.getByRole('heading', { name: said.mine })).toBeVisible();
      await expect(page.getByRole('link', { name: title })).toHaveCount(0);
      expect(complaints).toEqual([]);
    });
  });
}
