import { logInAsAdmin } from './as-admin.js';
import { Author } from './author.js';
import { at, Caller } from './caller.js';
import { complaintsOf, expectAccessibleAtAllWidths } from './faults.js';
import { languagesFor } from './languages.js';
import { followMail } from './mailbox.js';
import { ACCOUNTS } from './publishing.js';
import { addressOf, SHOP_WORDS } from './shop-words.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';
import { tick } from './tick.js';

const SAID = {
  de: {
    request: (id: number) => `Angebotsanfrage ${id}`,
    unitPrice: 'Einzelpreis in Euro (brutto)',
    addExtra: 'Freie Position hinzufügen',
    text: /^Bezeichnung/,
    extra: 'Bindung',
    send: 'Angebot senden',
    sent: /gesendet \(Version 1\)/,
    accepted: /angenommen \(Version 1\), Kundin oder Kunde/,
    quote: 'Ihr Angebot',
    pdf: 'Als PDF herunterladen',
    terms: 'Ich stimme den Nutzungsbedingungen zu.',
    agree: 'Bitte stimmen Sie den Nutzungsbedingungen zu.',
    done: 'Sie haben dieses Angebot angenommen.',
  },
  en: {
    request: (id: number) => `Quote request ${id}`,
    unitPrice: 'Unit price in euros (incl. VAT)',
    addExtra: 'Add free line',
    text: /^Description/,
    extra: 'Binding',
    send: 'Send quote',
    sent: /sent \(Version 1\)/,
    accepted: /accepted \(Version 1\), customer/,
    quote: 'Your quote',
    pdf: 'Download as PDF',
    terms: 'I agree to the terms of use.',
    agree: 'Please agree to the terms of use.',
    done: 'You have accepted this quote.',
  },
} as const;

for (const language of languagesFor('de')) {
  const words = WORDS[language];
  const shop = SHOP_WORDS[language];
  const said = SAID[language];

  test.describe(`a quote (${language})`, () => {
    test.use({ locale: words.locale });

    test('is sent from the administration and accepted by the link of its mail', async ({
      page,
      browser,
    }) => {
      const complaints = await complaintsOf(page);
      const customer = await Caller.of(page, ACCOUNTS.demo);
      await customer.post('/api/users/addresses', addressOf(`Angebot ${Date.now()}`));
      const [{ variant_id: contentId }] = await customer.get('/api/graphics?search=Pflanzenzelle');
      const { id } = await customer.post('/api/quotes/request', {
        items: [{ contentId, productId: 'graphic', quantity: 200 }],
        name: 'Schule am Weg',
      });

      await test.step('an admin sets prices, adds a line and sends it', async () => {
        await logInAsAdmin(page, words, `/admin/quote-requests/${id}`);
        await expect(page.getByRole('heading', { level: 1, name: said.request(id) })).toBeVisible();
        await page.getByRole('textbox', { name: said.unitPrice }).fill('2');
        await page.getByRole('button', { name: said.addExtra }).click();
        await page.getByRole('textbox', { name: said.text }).fill(said.extra);
        await expectAccessibleAtAllWidths(page);
        await page.getByRole('main').getByRole('button', { name: said.send }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: said.send }).click();
        await expect(page.getByText(said.sent)).toBeVisible();
      });

      await test.step('the customer opens the link without an account, logs in and accepts', async () => {
        const context = await browser.newContext({ locale: words.locale });
        const visitor = await context.newPage();
        const strange = await complaintsOf(visitor);
        const main = visitor.getByRole('main');
        await followMail(visitor, ACCOUNTS.demo.login, '/quote', '#');
        await expect(visitor.getByRole('heading', { level: 1, name: said.quote })).toBeVisible();
        await expect(main.getByText(said.extra)).toBeVisible();
        const [file] = await Promise.all([
          visitor.waitForEvent('download'),
          main.getByRole('button', { name: said.pdf }).click(),
        ]);
        expect(file.suggestedFilename()).toContain(`${id}-1.pdf`);
        await new Author(visitor, words).logIn();
        await tick(main.getByRole('radio', { name: /Bea Angebot/ }).first());
        await main.getByRole('button', { name: shop.order }).click();
        await expect(main.getByText(said.agree)).toBeVisible();
        await expectAccessibleAtAllWidths(visitor);
        await main.getByText(said.terms).click();
        await main.getByRole('button', { name: shop.order }).click();
        await expect(visitor.getByRole('heading', { level: 1, name: shop.received })).toBeVisible();
        await visitor.goto(at('/quote'));
        await expect(main.getByText(said.done)).toBeVisible();
        expect(strange).toEqual([]);
        await context.close();
      });

      await test.step('the admin sees who accepted it', async () => {
        await page.reload();
        await expect(page.getByText(said.accepted)).toBeVisible();
      });
      expect(complaints).toEqual([]);
    });
  });
}
