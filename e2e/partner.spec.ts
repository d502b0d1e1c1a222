import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { ACCOUNT_WORDS } from './account-words.js';
import { Author, passwordField } from './author.js';
import { at, Caller } from './caller.js';
import { complaintsOf, expectAccessibleAtAllWidths } from './faults.js';
import { type Language, languagesFor } from './languages.js';
import { followMail } from './mailbox.js';
import { newJob } from './new-job.js';
import { ACCOUNTS } from './publishing.js';
import { SHOP_WORDS } from './shop-words.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

const PASSWORD = 'sieben Bögen Schwellpapier';

/** Signs up by the link of a mail, and is made a production partner by an admin. */
async function newPartner(page: Page, admin: Caller, email: string, language: Language): Promise<void> {
  const words = ACCOUNT_WORDS[language];
  const sent = await page.request.post(at('/api/create-account'), {
    headers: { 'accept-language': language },
    data: { login: email, 'login-confirm': email, display_name: email.replace('@', ' ') },
  });
  expect(sent.ok()).toBe(true);
  await followMail(page, email, '/verify-account');
  await passwordField(page, words.newPassword).fill(PASSWORD);
  await passwordField(page, words.repeated).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: words.confirm }).click();
  await expect(page.getByText(words.thanks)).toBeVisible();
  const { users } = await admin.get(`/api/internal/users?search=${encodeURIComponent(email)}`);
  await admin.post(`/api/internal/users/${users[0].id}`, { role: 2 });
}

/** Presses `button`, and answers with the file that comes of it. */
async function download(page: Page, button: Locator): Promise<{ file: Download; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { file, bytes: await readFile(await file.path()) };
}

for (const language of languagesFor('en')) {
  const words = WORDS[language];
  const shop = SHOP_WORDS[language];

  test.describe(`the production partner (${language})`, () => {
    test.use({ locale: words.locale });

    test('takes an order from a mail, makes it and sends it; the customer is told, and has an invoice', async ({
      page,
      browser,
    }) => {
      const complaints = await complaintsOf(page);
      const main = page.getByRole('main');
      const stamp = `${language}-${Date.now()}`;
      const email = `druck-${stamp}@schule.example`;
      const admin = await Caller.of(page, ACCOUNTS.admin);
      const customer = await Caller.of(page, ACCOUNTS.demo);
      const trackingNumber = `0034-${stamp}`;
      await newPartner(page, admin, email, language);
      const order = await newJob(customer, admin, `Druck ${stamp}`);

      await test.step('downloads the package by the link of the mail, without logging in', async () => {
        await followMail(page, email, '/partner');
        await expect(page.getByRole('heading', { name: shop.partner, level: 1 })).toBeVisible();
        await expectAccessibleAtAllWidths(page);
        const { file, bytes } = await download(page, main.getByRole('button', { name: shop.package }));
        expect(file.suggestedFilename()).toBe(shop.packageFile);
        expect(bytes.subarray(0, 2).toString()).toBe('PK');
        // Names in a ZIP are not packed.
        expect(bytes.includes('order.json')).toBe(true);
        await expect(main.getByText(shop.packageSaved)).toBeVisible();
      });

      await test.step('is told that a link counts once', async () => {
        await page.reload();
        await main.getByRole('button', { name: shop.package }).click();
        await expect(main.getByText(shop.linkUsed)).toBeVisible();
        await expectAccessibleAtAllWidths(page);
        await main.getByRole('link', { name: shop.toJobs }).click();
      });

      await test.step('logs in and sees what is to be made, on the screen and on paper', async () => {
        await main.getByRole('link', { name: words.login, exact: true }).click();
        await main.getByLabel(words.email).fill(email);
        await passwordField(page, words.password).fill(PASSWORD);
        await main.getByRole('button', { name: words.login, exact: true }).click();
        const job = main.getByRole('article', { name: shop.orderOf(order), exact: true });
        await expect(job.getByText(`Druck ${stamp}`)).toBeVisible();
        const { file, bytes } = await download(
          page,
          job.getByRole('button', { name: shop.packageOf(order) }),
        );
        expect(file.suggestedFilename()).toBe(`order-${order}.zip`);
        expect(bytes.includes('order.json')).toBe(true);
        await expectAccessibleAtAllWidths(page);
        await page.emulateMedia({ media: 'print' });
        await expect(page.getByRole('heading', { name: shop.pickList })).toBeVisible();
        await expect(main.getByRole('row', { name: new RegExp(`^${order} .*Pflanzenzelle`) })).toBeVisible();
        await expect(job).toBeHidden();
        await expect(page.getByRole('navigation').first()).toBeHidden();
        await page.emulateMedia({ media: 'screen' });
      });

      await test.step('says that it has left, and with which number', async () => {
        await main.getByRole('button', { name: shop.shippedOf(order) }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel(shop.tracking).fill(trackingNumber);
        await expectAccessibleAtAllWidths(page);
        await dialog.getByRole('button', { name: shop.confirmShipped, exact: true }).click();
        await expect(main.getByText(shop.shippedSaid(order))).toBeVisible();
        const job = main.getByRole('article', { name: shop.orderOf(order), exact: true });
        await expect(job).toHaveCount(0);
        await main.getByText(shop.shippedToday, { exact: true }).click();
        await expect(job.getByText(trackingNumber)).toBeVisible();
      });

      await test.step('the customer follows the parcel and downloads the invoice', async () => {
        const context = await browser.newContext({ locale: words.locale });
        const other = await context.newPage();
        const author = new Author(other, words);
        await author.visit(`/login?redirect=${encodeURIComponent(`/account/orders/${order}`)}`);
        await author.logIn();
        const view = other.getByRole('main');
        await expect(view.getByText(shop.onItsWay)).toBeVisible();
        await expect(view.getByText(trackingNumber)).toBeVisible();
        const button = view.getByRole('button', { name: shop.invoice });
        const number = shop.invoice.exec((await button.textContent()) ?? '')?.[1];
        const { file, bytes } = await download(other, button);
        expect(file.suggestedFilename()).toBe(`${number}.pdf`);
        expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
        await expectAccessibleAtAllWidths(other);
        await view.getByRole('button', { name: shop.again }).click();
        await expect(other.getByRole('heading', { name: shop.basket, level: 1 })).toBeVisible();
        await context.close();
      });
      // The link that was used up is refused, of which the browser complains.
      expect(complaints.filter((complaint) => !/status of (4\d\d|503)/.test(complaint))).toEqual([]);
    });
  });
}
