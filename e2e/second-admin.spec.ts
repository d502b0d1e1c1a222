import type { Page } from '@playwright/test';
import { ACCOUNT_WORDS } from './account-words.js';
import { logInAsAdmin } from './as-admin.js';
import { at } from './caller.js';
import { complaintsOf, expectAccessible } from './faults.js';
import { languagesFor } from './languages.js';
import { followMail } from './mailbox.js';
import { type Member, newMember, removeMember } from './member.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

const SAID = {
  de: {
    lookFor: 'E-Mail-Adresse oder Name',
    view: 'Verwaltung ansehen',
    edit: 'Verwaltung ändern',
    hide: /Varianten verbergen \(haben Sie selbst nicht\)/,
    save: 'Rolle und Rechte speichern',
    saved: 'Rolle und Rechte sind gespeichert.',
    waiting: /Die Änderung wartet jetzt auf die Bestätigung/,
    open: 'Offener Änderungsantrag',
    gives: 'Neue Rechte: Verwaltung ansehen, Verwaltung ändern',
    waits: /Offene Änderungsanträge\s*1/,
    accept: (address: string) => `Änderung am Konto ${address} bestätigen`,
    confirm: 'Bestätigen',
    accepted: (address: string) => `Die Änderung am Konto ${address} ist bestätigt.`,
    none: 'Keine offenen Änderungsanträge',
    event: 'Änderung eines Kontos der Administration bestätigt und ausgeführt',
  },
  en: {
    lookFor: 'E-mail address or name',
    view: 'View the administration',
    edit: 'Edit the administration',
    hide: /\(you do not have it yourself\)/,
    save: 'Save role and rights',
    saved: 'Role and rights are saved.',
    waiting: /The change is now waiting for a second admin/,
    open: 'Open change request',
    gives: 'New rights: View the administration, Edit the administration',
    waits: /Open change requests\s*1/,
    accept: (address: string) => `Confirm the change of the account ${address}`,
    confirm: 'Confirm',
    accepted: (address: string) => `The change of the account ${address} is confirmed.`,
    none: 'No open change requests',
    event: 'Change of an admin’s account confirmed and made',
  },
} as const;

for (const language of languagesFor('de')) {
  const words = ACCOUNT_WORDS[language];
  const said = SAID[language];

  test.describe(`a second admin (${language})`, () => {
    test.use({ locale: words.locale });
    const members: Member[] = [];
    test.afterEach(async () => {
      for (const member of members.splice(0)) await removeMember(member);
    });

    /** Gives the account at `address` the rights of the administration. */
    async function makeAdmin(page: Page, address: string): Promise<void> {
      await page.goto(at(`/admin/users?q=${encodeURIComponent(address)}`));
      await page.getByRole('table').getByRole('link', { name: address }).click();
      for (const name of [said.view, said.edit]) await page.getByRole('checkbox', { name }).press('Space');
      await page.getByRole('button', { name: said.save }).click();
    }

    test('confirms that a third account becomes an admin’s', async ({ page, browser }) => {
      const bea = await newMember(browser, words, `bea-${language}`);
      members.push(bea);
      const cleo = await newMember(browser, words, `cleo-${language}`);
      members.push(cleo);
      const complaints = await complaintsOf(page);
      await logInAsAdmin(page, WORDS[language], '/admin/users');
      await expect(page.getByRole('searchbox', { name: said.lookFor })).toBeVisible();

      await test.step('the only admin makes a second one at once', async () => {
        await makeAdmin(page, bea.address);
        await expect(page.getByText(said.saved)).toBeVisible();
      });

      await test.step('a third one has to wait', async () => {
        await makeAdmin(page, cleo.address);
        await expect(page.getByText(said.waiting)).toBeVisible();
        const card = page.getByRole('region', { name: said.open });
        await expect(card.getByText(said.gives)).toBeVisible();
        await expect(page.getByRole('checkbox', { name: said.edit })).not.toBeChecked();
        await expectAccessible(page);
      });

      await test.step('the second admin sees it and confirms it by the keyboard', async () => {
        const second = bea.page;
        await second.goto(at('/admin/start'));
        await expect(second.getByRole('link', { name: said.waits })).toBeVisible();
        await followMail(second, bea.address, '/admin/users/', '');
        await expect(second.getByText(said.gives)).toBeVisible();
        await expect(second.getByRole('checkbox', { name: said.hide })).toBeDisabled();
        await second.goto(at('/admin/change-requests'));
        await expectAccessible(second);
        await second.getByRole('button', { name: said.accept(cleo.address) }).press('Enter');
        await second.getByRole('alertdialog').getByRole('button', { name: said.confirm }).press('Enter');
        await expect(second.getByText(said.accepted(cleo.address))).toBeVisible();
        await expect(second.getByText(said.none)).toBeVisible();
        await expectAccessible(second);
      });

      await test.step('the third account is an admin’s, and its owner reads so', async () => {
        await page.reload();
        await expect(page.getByRole('checkbox', { name: said.edit })).toBeChecked();
        await cleo.page.goto(at('/account/security'));
        await expect(cleo.page.getByText(said.event)).toBeVisible();
      });
      expect(complaints).toEqual([]);
    });
  });
}
