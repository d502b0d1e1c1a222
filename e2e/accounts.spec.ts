import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ACCOUNT_WORDS } from './account-words.js';
import { DEMO, passwordField } from './author.js';
import { complaintsOf, expectAccessible } from './faults.js';
import { languagesFor } from './languages.js';
import { followMail } from './mailbox.js';
import { expect, test } from './test.js';

/** Longer than a token is good. */
const LATER_MS = 20 * 60_000;

const product = (path: string) => `${process.env['PRODUCT_URL']}${path}`;

for (const language of languagesFor('de')) {
  const words = ACCOUNT_WORDS[language];

  test.describe(`an account (${language})`, () => {
    test.use({ locale: words.locale });

    test('from signing up by a mail to its deletion', async ({ page, browser }) => {
      const complaints = await complaintsOf(page);
      const stamp = Date.now();
      const address = `anna-${language}-${stamp}@schule.example`;
      const newAddress = `berg-${language}-${stamp}@schule.example`;
      const first = 'vier Wörter im Regal';
      const second = 'noch ein Regal mit Wörtern';
      const main = page.getByRole('main');
      const logIn = async (login: string, password: string, where: Page = page) => {
        await where.getByRole('main').getByLabel(words.email).fill(login);
        await passwordField(where, words.password).fill(password);
        await where.getByRole('main').getByRole('button', { name: words.logIn, exact: true }).click();
        await expect(where).toHaveURL(/\/catalogue$/);
      };

      await test.step('signs up', async () => {
        await page.goto(product('/catalogue'));
        await page.getByRole('link', { name: words.signUp }).click();
        await main.getByLabel(words.email).fill(address);
        await main.getByLabel(words.displayName).fill(`Anna ${language} ${stamp}`);
        await main.getByRole('checkbox', { name: words.privacy }).press('Space');
        await expectAccessible(page);
        await main.getByRole('button', { name: words.signUp }).click();
        await expect(page.getByRole('heading', { name: words.mailSent })).toBeVisible();
      });

      await test.step('confirms the address by the mail and chooses a password', async () => {
        await followMail(page, address, '/verify-account');
        await passwordField(page, words.newPassword).fill(first);
        await passwordField(page, words.repeated).fill(first);
        await expectAccessible(page);
        await main.getByRole('button', { name: words.confirm }).click();
        await expect(page.getByText(words.thanks)).toBeVisible();
      });

      await test.step('logs in and changes the name', async () => {
        await logIn(address, first);
        await page.goto(product('/account/my_account'));
        const form = page.getByRole('form', { name: words.displayName });
        await form.getByLabel(words.displayName).fill(`Anna Berg ${language} ${stamp}`);
        await form.getByRole('button', { name: words.save }).click();
        await expect(form.getByText(words.nameDone)).toBeVisible();
        await expectAccessible(page);
      });

      await test.step('adds an address and deletes it', async () => {
        await page.goto(product('/account/addresses'));
        await page.getByRole('button', { name: words.addAddress }).click();
        const dialog = page.getByRole('dialog', { name: words.addAddress });
        await dialog.getByLabel(words.firstName).fill('Anna');
        await dialog.getByLabel(words.lastName).fill('Berg');
        await dialog.getByLabel(words.street).fill('Am Markt');
        await dialog.getByLabel(words.houseNumber).fill('3a');
        await dialog.getByLabel(words.zip).fill('Leipzig');
        // The names of countries are in a label, too.
        await dialog.getByRole('textbox', { name: words.city }).fill('Leipzig');
        await dialog.getByRole('button', { name: words.save }).click();
        await expect(dialog.getByText(words.zipInvalid)).toBeVisible();
        await dialog.getByLabel(words.zip).fill('04109');
        await expectAccessible(page);
        await dialog.getByRole('button', { name: words.save }).click();
        await expect(page.getByText('04109 Leipzig')).toBeVisible();
        await page.getByRole('button', { name: words.removeOf('Anna Berg') }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: words.remove }).click();
        await expect(page.getByText(words.noAddress)).toBeVisible();
      });

      await test.step('changes the e-mail address, which counts once it is confirmed', async () => {
        await page.goto(product('/account/my_account'));
        const form = page.getByRole('form', { name: words.email, exact: true });
        await form.getByLabel(words.newEmail).fill(newAddress);
        await passwordField(page, words.current).first().fill('not the password');
        await form.getByRole('button', { name: words.changeEmail }).click();
        await expect(form.getByRole('alert')).toHaveText(words.wrong);
        await passwordField(page, words.current).first().fill(first);
        await form.getByRole('button', { name: words.changeEmail }).click();
        await expect(form.getByText(words.emailPending)).toBeVisible();
        await followMail(page, newAddress, '/verify-login-change');
        await expect(page.getByText(words.emailDone)).toBeVisible();
      });

      await test.step('resets the forgotten password', async () => {
        await page.goto(product('/account'));
        await main.getByRole('button', { name: words.logOut }).click();
        await main.getByRole('link', { name: words.forgotten }).click();
        await main.getByLabel(words.email).fill(newAddress);
        await main.getByRole('button', { name: words.askForLink }).click();
        await expect(page.getByRole('heading', { name: words.mailSent })).toBeVisible();
        await followMail(page, newAddress, '/reset-password');
        await passwordField(page, words.newPassword).fill(second);
        await passwordField(page, words.repeated).fill(second);
        await main.getByRole('button', { name: words.savePassword }).click();
        await expect(page.getByText(words.resetDone)).toBeVisible();
        await logIn(newAddress, second);
      });

      await test.step('takes the newsletter by the link of a mail, and ends it by that of another one', async () => {
        await page.goto(product('/account/newsletter'));
        await page.getByRole('switch', { name: words.newsletter }).press('Space');
        await expect(page.getByText(words.newsletterPending)).toBeVisible();
        await followMail(page, newAddress, '/newsletter/confirm');
        await expect(page.getByText(words.newsletterConfirmed)).toBeVisible();
        await page.goto(product('/account/newsletter'));
        await expect(page.getByText(words.newsletterOn)).toBeVisible();
        await expectAccessible(page);
        await followMail(page, newAddress, '/newsletter/unsubscribe');
        await main.getByRole('button', { name: words.newsletterEnd }).click();
        await expect(page.getByText(words.newsletterEnded)).toBeVisible();
      });

      await test.step('is told of a sign-in elsewhere and ends it', async () => {
        const context = await browser.newContext({ locale: words.locale });
        const elsewhere = await context.newPage();
        await elsewhere.goto(product('/login'));
        await logIn(newAddress, second, elsewhere);
        const told = page
          .getByRole('link')
          .filter({ hasText: newAddress })
          .filter({ hasText: words.elsewhere });
        await expect(async () => {
          await page.goto(product('/mailbox'));
          expect(await told.count()).toBe(1);
        }).toPass();
        await page.goto(product('/account/security'));
        await expect(page.getByText(words.thisBrowser)).toBeVisible();
        await expectAccessible(page);
        const endOthers = page.getByRole('button', { name: words.endOthers });
        await endOthers.click();
        await expect(endOthers).toHaveCount(0);
        await elsewhere.goto(product('/account/security'));
        await expect(elsewhere.getByRole('main').getByRole('link', { name: words.logIn })).toBeVisible();
        await context.close();
      });

      await test.step('takes everything along that is kept', async () => {
        await page.goto(product('/account/data'));
        await expectAccessible(page);
        const downloading = page.waitForEvent('download');
        await page.getByRole('button', { name: words.archive }).click();
        const archive = await readFile(await (await downloading).path());
        // Each name stands in the list at the end of a ZIP as it is.
        for (const name of ['account', 'addresses', 'graphics', 'mails', 'security-events', 'sessions'])
          expect(archive.includes(`${name}.json`)).toBe(true);
      });

      await test.step('deletes the account', async () => {
        await page.getByRole('button', { name: words.deletion }).click();
        await passwordField(page, words.current).fill(second);
        await page.getByRole('button', { name: words.deleteForGood }).click();
        await expect(page.getByText(words.deleted)).toBeVisible();
        await main.getByLabel(words.email).fill(newAddress);
        await passwordField(page, words.password).fill(second);
        await main.getByRole('button', { name: words.logIn, exact: true }).click();
        await expect(main.getByRole('alert')).toHaveText(words.noAccount);
      });
      // The browser itself complains about the two answers that refuse a password.
      expect(complaints.filter((complaint) => !/status of 4\d\d/.test(complaint))).toEqual([]);
    });
  });
}

test.describe('a session', () => {
  const words = ACCOUNT_WORDS.en;
  test.use({ locale: words.locale });

  test('that has aged is renewed before anything is refused', async ({ page }) => {
    const complaints = await complaintsOf(page);
    const answers: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith('/api/')) answers.push(`${response.status()} ${pathname}`);
    });
    await page.goto(product('/login'));
    await page.getByRole('main').getByLabel(words.email).fill(DEMO.login);
    await passwordField(page, words.password).fill(DEMO.password);
    await page.getByRole('main').getByRole('button', { name: words.logIn, exact: true }).click();
    await expect(page).toHaveURL(/\/catalogue$/);
    await page.clock.setSystemTime(Date.now() + LATER_MS);
    await page.goto(product('/account/my_account'));
    await expect(page.getByRole('form', { name: words.displayName })).toBeVisible();
    expect(answers.filter((answer) => answer.endsWith(' /api/refresh'))).toEqual(['200 /api/refresh']);
    expect(complaints).toEqual([]);
  });
});
