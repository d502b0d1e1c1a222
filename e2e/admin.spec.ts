import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { logInAsAdmin } from './as-admin.js';
import { complaintsOf, expectAccessible } from './faults.js';
import { languagesFor } from './languages.js';
import { ACCOUNTS } from './publishing.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

const SAID = {
  de: {
    title: 'Verwaltung',
    waiting: 'Offene Aufgaben',
    chart: /^Grafiken je Tag als Balken/,
    approvals: 'Freigegebene Adressen',
    pattern: 'Adresse oder Muster',
    approve: 'Adresse freigeben',
    remove: (pattern: string) => `Freigabe von ${pattern} entfernen`,
    changes: 'Änderungen',
    users: 'Konten',
    lookFor: 'E-Mail-Adresse oder Name',
    facts: 'Angaben',
    errors: 'Fehler',
    lookForError: 'Art, Text oder Stelle',
    resolve: '„BrowserTestError“ als erledigt markieren',
    noErrors: 'Keine Fehler mit diesem Status',
  },
  en: {
    title: 'Administration',
    waiting: 'Pending work',
    chart: /^Graphics per day as bars/,
    approvals: 'Approved addresses',
    pattern: 'Address or pattern',
    approve: 'Approve an address',
    remove: (pattern: string) => `Remove the approval of ${pattern}`,
    changes: 'Changes',
    users: 'Accounts',
    lookFor: 'E-mail address or name',
    facts: 'Details',
    errors: 'Errors',
    lookForError: 'Type, text or place',
    resolve: 'Resolve “BrowserTestError”',
    noErrors: 'No errors with this status',
  },
} as const;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const address = (path: string) => `${process.env['PRODUCT_URL']}${path}`;

/** A word of letters alone, which no other test writes: numbers do not tell errors apart. */
const newWord = () => randomUUID().replaceAll(/[^a-f]/g, 'x');

for (const language of languagesFor('de')) {
  const words = WORDS[language];
  const said = SAID[language];

  test.describe(`the administration (${language})`, () => {
    test.use({ locale: words.locale });

    test('shows figures, finds an account, approves an address, settles an error and remembers who did it', async ({
      page,
    }) => {
      const complaints = await complaintsOf(page);
      const word = newWord();
      const pattern = `*@${word}.example`;
      await logInAsAdmin(page, words, '/admin/start');
      await expect(heading(page, said.title)).toBeVisible();
      await expect(page.getByRole('heading', { name: said.waiting })).toBeVisible();
      await expect(page.getByRole('img', { name: said.chart })).toBeVisible();
      await expectAccessible(page);

      const sections = page.getByRole('navigation', { name: said.title });
      await sections.getByRole('link', { name: said.users, exact: true }).click();
      await page.getByRole('searchbox', { name: said.lookFor }).fill(ACCOUNTS.admin.login);
      await expect(page).toHaveURL(/q=admin/);
      await page.getByRole('table').getByRole('link', { name: ACCOUNTS.admin.login }).click();
      await expect(heading(page, ACCOUNTS.admin.login)).toBeVisible();
      await expect(page.getByRole('heading', { name: said.facts })).toBeVisible();
      await expectAccessible(page);

      await sections.getByRole('link', { name: said.approvals }).click();
      await expect(heading(page, said.approvals)).toBeVisible();
      await page.getByRole('textbox', { name: said.pattern }).fill(pattern);
      await page.getByRole('button', { name: said.approve }).click();
      await expect(page.getByRole('cell', { name: pattern, exact: true })).toBeVisible();
      await expectAccessible(page);

      await page.request.post(address('/api/logging'), {
        data: { error: { type: 'BrowserTestError', message: `no ${word} there` }, path: '/catalogue' },
      });
      await sections.getByRole('link', { name: said.errors, exact: true }).click();
      await page.getByRole('searchbox', { name: said.lookForError }).fill(word);
      await expect(page.getByRole('row', { name: word })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: said.resolve }).click();
      await expect(page.getByText(said.noErrors)).toBeVisible();

      await sections.getByRole('link', { name: said.changes, exact: true }).click();
      await expect(page.getByRole('row', { name: new RegExp(`${said.approve}.*${word}`) })).toBeVisible();
      await expectAccessible(page);

      await sections.getByRole('link', { name: said.approvals }).click();
      await page.getByRole('button', { name: said.remove(pattern) }).click();
      await expect(page.getByRole('cell', { name: pattern, exact: true })).toHaveCount(0);
      expect(complaints).toEqual([]);
    });
  });
}
