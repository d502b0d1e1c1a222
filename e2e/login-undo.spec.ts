import { ACCOUNT_WORDS } from './account-words.js';
import { passwordField } from './author.js';
import { at, Caller } from './caller.js';
import { complaintsOf, expectAccessible } from './faults.js';
import { languagesFor } from './languages.js';
import { followMail } from './mailbox.js';
import { logIn, newMember } from './member.js';
import { expect, test } from './test.js';

const SAID = {
  de: {
    undo: 'Änderung rückgängig machen',
    done: /Das Konto hat wieder seine frühere E-Mail-Adresse/,
    undone: 'Änderung der E-Mail-Adresse rückgängig gemacht',
    network: /Netz 127\.0\.0\.0\/24|Netz ::1/,
    notLoggedIn: 'Anmelden',
    used: /Dieser Link gilt nicht mehr/,
  },
  en: {
    undo: 'Undo the change',
    done: /The account has its former e-mail address again/,
    undone: 'Change of the e-mail address undone',
    network: /network 127\.0\.0\.0\/24|network ::1/,
    notLoggedIn: 'Log in',
    used: /This link is no longer valid/,
  },
} as const;

for (const language of languagesFor('de')) {
  const words = ACCOUNT_WORDS[language];
  const said = SAID[language];

  test.describe(`a stolen account (${language})`, () => {
    test.use({ locale: words.locale });

    test('comes back by the mail to the old address, with a new password', async ({
      page: thief,
      browser,
    }) => {
      const { address, password, page } = await newMember(browser, words, `nora-${language}`);
      const complaints = await complaintsOf(page);
      const main = page.getByRole('main');

      await test.step('a thief changes the address', async () => {
        const stolen = `thief-${language}-${Date.now()}@schule.example`;
        const caller = await Caller.of(thief, { login: address, password });
        await caller.post('/api/change-login', { login: stolen, password });
        await followMail(thief, stolen, '/verify-login-change');
        await expect(thief.getByText(words.emailDone)).toBeVisible();
      });

      await test.step('which ends the session of the owner', async () => {
        await page.goto(at('/account'));
        await expect(main.getByRole('link', { name: said.notLoggedIn, exact: true })).toBeVisible();
      });

      await test.step('the owner undoes it by the mail', async () => {
        await followMail(page, address, '/undo-login-change');
        await expect(page.getByRole('button', { name: said.undo })).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('button', { name: said.undo }).press('Enter');
        await expect(page.getByText(said.done)).toBeVisible();
        await expectAccessible(page);
        await page.reload();
        await page.getByRole('button', { name: said.undo }).click();
        await expect(main.getByRole('alert')).toHaveText(said.used);
      });

      await test.step('and sets a new password', async () => {
        const fresh = 'noch ein Regal mit Wörtern';
        await followMail(page, address, '/reset-password');
        await passwordField(page, words.newPassword).fill(fresh);
        await passwordField(page, words.repeated).fill(fresh);
        await main.getByRole('button', { name: words.savePassword }).click();
        await expect(page.getByText(words.resetDone)).toBeVisible();
        await logIn(page, words, address, fresh);
        await page.goto(at('/account/security'));
        const event = main.getByRole('listitem').filter({ hasText: said.undone });
        await expect(event).toHaveText(said.network);
      });
      // The browser itself complains about answers that refuse.
      expect(complaints.filter((complaint) => !/status of 4\d\d/.test(complaint))).toEqual([]);
    });
  });
}
