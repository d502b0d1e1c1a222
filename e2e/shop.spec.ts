import type { Locator, Page } from '@playwright/test';
import { Author, DEMO } from './author.js';
import { Caller } from './caller.js';
import { complaintsOf, expectAccessible, expectAccessibleAtAllWidths } from './faults.js';
import { KeyboardAuthor } from './keyboard-author.js';
import { languagesFor } from './languages.js';
import { addressOf, SHOP_WORDS, type ShopWords } from './shop-words.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

/** Keeps an address in the demo account, so that there is one to choose whatever other tests leave behind. */
async function keepAddress(page: Page, lastName: string): Promise<void> {
  await (await Caller.of(page, DEMO)).post('/api/users/addresses', addressOf(lastName));
}

/** The detail dialog of the sample, found by its title. */
async function openSample(author: Author, { sample }: ShopWords): Promise<Locator> {
  const { page } = author;
  await author.visit(`/catalogue?search=${encodeURIComponent(sample)}`);
  await page.getByRole('main').getByRole('link', { name: sample }).click();
  const dialog = page.getByRole('dialog', { name: sample });
  await expect(dialog).toBeVisible();
  return dialog;
}

for (const language of languagesFor('de')) {
  const words = WORDS[language];
  const shop = SHOP_WORDS[language];

  test.describe(`the shop (${language})`, () => {
    test.use({ locale: words.locale });

    test('a whole purchase, from a graphic to its withdrawal', async ({ page, browser }) => {
      const complaints = await complaintsOf(page);
      const author = new Author(page, words);
      const main = page.getByRole('main');
      const step = (name: string | RegExp) => page.getByRole('heading', { name, level: 1 });
      const next = () => main.getByRole('button', { name: shop.next, exact: true }).click();
      const stamp = `${language} ${Date.now()}`;
      await keepAddress(page, `Berg ${stamp}`);

      await test.step('puts prints into the basket as a visitor', async () => {
        const dialog = await openSample(author, shop);
        await dialog.getByText(shop.noBraille, { exact: true }).click();
        await expect(dialog.getByText('€').first()).toBeVisible();
        await dialog.getByRole('textbox', { name: shop.quantity }).fill('2');
        await dialog.getByRole('button', { name: shop.add }).click();
        await expect(dialog.getByText(shop.inBasket)).toBeVisible();
        await expectAccessible(page);
        await dialog.getByRole('link', { name: shop.toBasket }).click();
      });

      await test.step('changes the basket, and sees what it costs', async () => {
        await expect(step(shop.basket)).toBeVisible();
        const line = main.getByRole('article', { name: shop.sample });
        await expect(page.getByRole('link', { name: shop.basketOf(2) }).first()).toBeVisible();
        await line.getByRole('button', { name: shop.kind }).click();
        await page.getByRole('option', { name: shop.withBraille }).click();
        await expect(line.getByRole('button', { name: shop.kind })).toContainText(shop.withBraille);
        await line.getByRole('textbox', { name: shop.quantity }).fill('3');
        await line.getByRole('textbox', { name: shop.quantity }).press('Enter');
        await expect(page.getByRole('link', { name: shop.basketOf(3) }).first()).toBeVisible();
        await line.getByRole('button', { name: shop.remove }).click();
        await expect(page.getByRole('heading', { name: shop.empty })).toBeVisible();
        await page.getByRole('button', { name: shop.undo }).click();
        await expect(line).toBeVisible();
        await page.reload();
        await expect(line.getByRole('textbox', { name: shop.quantity })).toHaveValue('3');
        await expect(main.getByText(shop.total)).toBeVisible();
        await expectAccessibleAtAllWidths(page);
        await main.getByRole('link', { name: shop.checkout }).click();
      });

      await test.step('logs in, and is led on', async () => {
        await expect(step(shop.loginStep)).toBeVisible();
        await expectAccessibleAtAllWidths(page);
        await author.logIn();
        await expect(step(shop.addressStep)).toBeVisible();
      });

      await test.step('types a new address, which a reload does not take away', async () => {
        await main.getByText(shop.newAddress, { exact: true }).click();
        // Labels alone would match the list of countries, too, which has their letters.
        const field = (label: string) => main.getByRole('textbox', { name: label });
        await field(shop.firstName).fill('Anna');
        await field(shop.lastName).fill(`Neu ${stamp}`);
        await field(shop.street).fill('Hafenweg');
        await field(shop.houseNumber).fill('7');
        await field(shop.zip).fill('2035');
        await field(shop.city).fill('Hamburg');
        await page.reload();
        await expect(field(shop.lastName)).toHaveValue(`Neu ${stamp}`);
        await next();
        await expect(main.getByText(shop.zipInvalid)).toBeVisible();
        await field(shop.zip).fill('20355');
        await expectAccessibleAtAllWidths(page);
        await next();
        await expect(step(shop.paymentStep)).toBeVisible();
      });

      await test.step('chooses how to pay, goes back and forth', async () => {
        await expect(page.getByRole('radio', { name: /PayPal/ })).toBeDisabled();
        await expectAccessibleAtAllWidths(page);
        await main.getByRole('link', { name: shop.back, exact: true }).click();
        await expect(page.getByRole('radio', { name: `Anna Neu ${stamp}` })).toBeChecked();
        await next();
        await expect(step(shop.paymentStep)).toBeVisible();
        await next();
      });

      await test.step('reads all about the order, and orders', async () => {
        await expect(step(shop.overviewStep)).toBeVisible();
        await expect(page.getByText(shop.paid)).toBeVisible();
        await expect(main.getByText(`Anna Neu ${stamp}`)).toBeVisible();
        await expect(main.getByText(shop.sample).first()).toBeVisible();
        const button = main.getByRole('button', { name: shop.order });
        await expect(button).toBeEnabled();
        await expectAccessibleAtAllWidths(page);
        await button.click();
        await expect(step(shop.received)).toBeVisible();
        await expectAccessibleAtAllWidths(page);
      });

      await test.step('gets terms and withdrawal form by mail, as files that open', async () => {
        const context = await browser.newContext({ locale: words.locale });
        const mails = await context.newPage();
        const files = mails.getByRole('link', { name: /\.pdf$/ });
        await expect(async () => {
          await mails.goto(`${process.env['PRODUCT_URL']}/mailbox`);
          expect(await files.count()).toBeGreaterThanOrEqual(2);
        }).toPass();
        for (const file of (await files.all()).slice(0, 2)) {
          const answer = await mails.request.get(
            new URL((await file.getAttribute('href')) ?? '', mails.url()).href,
          );
          expect(answer.headers()['content-type']).toBe('application/pdf');
          expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
        }
        await context.close();
      });

      await test.step('finds the order in the account, and cancels it', async () => {
        await main.getByRole('link', { name: shop.toOrder }).click();
        await expect(page.getByRole('region', { name: shop.history })).toBeVisible();
        await expectAccessibleAtAllWidths(page);
        await main.getByRole('button', { name: shop.cancel, exact: true }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: shop.cancelForGood }).click();
        await expect(main.getByText(shop.cancelled)).toBeVisible();
      });

      await test.step('withdraws from a contract in two steps', async () => {
        await author.visit('/widerruf?order=1');
        await main.getByLabel(shop.yourName).fill('Anna Neu');
        await expect(main.getByLabel(words.email)).toHaveValue(DEMO.login);
        await expectAccessibleAtAllWidths(page);
        await next();
        await main.getByRole('button', { name: shop.confirmWithdrawal }).click();
        await expect(step(shop.withdrawn)).toBeVisible();
        await expectAccessible(page);
      });
      // A machine with too much to do answers what stands beside the purchase with 503; what belongs to it would have failed above.
      expect(complaints.filter((complaint) => !complaint.includes('status of 503'))).toEqual([]);
    });
  });
}

test.describe('the shop by keyboard', () => {
  const words = WORDS.de;
  const shop = SHOP_WORDS.de;
  test.use({ locale: words.locale });

  test('a purchase without a mouse', async ({ page }) => {
    const author = new Author(page, words);
    const keys = new KeyboardAuthor(page);
    const main = page.getByRole('main');
    const lastName = `Tasten ${Date.now()}`;
    await keepAddress(page, lastName);
    const dialog = await openSample(author, shop);
    await keys.use(dialog.getByRole('button', { name: shop.add }));
    await keys.use(dialog.getByRole('link', { name: shop.toBasket }));
    await keys.use(main.getByRole('button', { name: shop.clear }));
    await keys.press('Escape');
    await keys.use(main.getByRole('link', { name: shop.checkout }));
    await keys.fill(main.getByLabel(words.email), DEMO.login);
    await keys.fill(main.getByLabel(/^Passwort\W?$/), DEMO.password);
    await keys.press('Enter');
    const address = page.getByRole('radio', { name: lastName });
    await expect(address).toBeAttached();
    await address.focus();
    await keys.press('Space');
    await expect(address).toBeChecked();
    await keys.use(main.getByRole('button', { name: shop.next, exact: true }));
    await expect(page.getByRole('heading', { name: shop.paymentStep })).toBeFocused();
    await keys.use(main.getByRole('button', { name: shop.next, exact: true }));
    await expect(page.getByRole('heading', { name: shop.overviewStep })).toBeFocused();
    await keys.use(main.getByRole('button', { name: shop.order }));
    await expect(page.getByRole('heading', { name: shop.received })).toBeVisible();
  });
});
