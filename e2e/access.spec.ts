import { expect, type Locator, type Page } from '@playwright/test';
import { Author, DEMO } from './author.js';
import { Caller } from './caller.js';
import { expectAccessible } from './faults.js';
import { KeyboardAuthor } from './keyboard-author.js';
import { addressOfSample } from './sample-address.js';
import { addressOf, SHOP_WORDS } from './shop-words.js';
import { test } from './test.js';
import { WORDS } from './words.js';

/** A laptop, and the narrowest window that a page has to fit: a wide one that is enlarged to 400 % (WCAG 1.4.10). */
const WIDE = { width: 1366, height: 768 };
const NARROW = { width: 320, height: 640 };
const ENLARGED = { width: 320, height: 256 };

const ENGLISH_SAMPLE = 'The water cycle';

const SAID = {
  de: {
    notice: 'Cookies und Datenschutz',
    necessary: 'Nur Notwendiges',
    links: ['Katalog', 'Editor', 'Support', 'Wissen', 'Preise'],
    footer: ['Versionen', 'Barrierefreiheit', 'Kontakt', 'Vertrag widerrufen'],
    whoMayOrder: 'Wer bestellen kann',
    description: 'Bildbeschreibung',
    readBraille: 'Braille lesen',
    toCatalogue: 'Zum Katalog',
    signUp: 'Registrieren',
  },
  en: {
    notice: 'Cookies and privacy',
    necessary: 'Necessary only',
    links: ['Catalogue', 'Editor', 'Support', 'Knowledge', 'Pricing'],
    footer: ['Versions', 'Accessibility', 'Contact', 'Withdraw from a contract'],
    whoMayOrder: 'Who can order',
    description: 'Image description',
    readBraille: 'Read the braille',
    toCatalogue: 'To the catalogue',
    signUp: 'Sign up',
  },
} as const;

const words = WORDS.de;
const shop = SHOP_WORDS.de;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Waits until the page has its one heading and nothing of it loads any more. */
async function arrive(page: Page): Promise<void> {
  await expect(heading(page)).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0);
}

/** Fails where the page is wider than the window, with what stands out. */
async function expectFits(page: Page): Promise<void> {
  const wide = () =>
    page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      const all = [...document.querySelectorAll('body *')];
      const out = all.filter((element) => element.getBoundingClientRect().right > clientWidth + 1);
      return [`${scrollWidth} px`, ...out.slice(0, 3).map((element) => element.outerHTML.slice(0, 120))];
    });
  await expect.poll(async () => [page.url(), await wide()]).toEqual([page.url(), []]);
}

/** Puts one print of a sample into the basket of this browser. */
async function fillBasket(author: Author): Promise<void> {
  const { page } = author;
  await author.visit(await addressOfSample(page, shop.sample));
  await page.getByRole('button', { name: shop.add }).click();
  await expect(page.getByRole('link', { name: shop.toBasket })).toBeVisible();
}

const VISITOR_PAGES = [
  '/',
  '/catalogue',
  '/login',
  '/signup',
  '/reset-password-request',
  '/basket',
  '/editor/splash',
  '/wissen',
  '/wissen/papier-und-druck/dateiformate',
  '/support',
  '/support?search=braille',
  '/info/de/67',
  '/info/en/67',
  '/pricing',
  '/stats',
  '/kontakt',
  '/widerruf',
  '/no/such/page',
];

const USER_PAGES = [
  '/account',
  '/account/my_account',
  '/account/graphics',
  '/account/addresses',
  '/account/orders',
  '/account/newsletter',
  '/account/security',
  '/account/data',
];

test.describe.configure({ mode: 'parallel' });

for (const language of ['de', 'en'] as const) {
  const said = SAID[language];

  test.describe(`the pages (${language})`, () => {
    test.use({ locale: WORDS[language].locale });

    test('fit a window of 320 px and one that is enlarged to 400 %, for a visitor', async ({ page }) => {
      const author = new Author(page, WORDS[language]);
      const graphic = await addressOfSample(page, SHOP_WORDS[language].sample);
      for (const path of [...VISITOR_PAGES, graphic, `${graphic}?view=history`]) {
        await test.step(path, async () => {
          await page.setViewportSize(NARROW);
          await author.visit(path);
          await arrive(page);
          await expectFits(page);
          await page.setViewportSize(ENLARGED);
          await expectFits(page);
        });
      }
    });

    test('say their title, and have the focus on their heading, after every link', async ({ page }) => {
      await page.setViewportSize(WIDE);
      const author = new Author(page, WORDS[language]);
      await author.visit('/');
      await expect(heading(page)).toBeVisible();
      const follow = async (place: Locator, name: string) => {
        await place.getByRole('link', { name, exact: true }).click();
        await expect(heading(page)).toBeFocused();
        const title = await heading(page).textContent();
        await expect(page).toHaveTitle(/. · Tastwerk$/);
        return title;
      };
      const titles: (string | null)[] = [];
      for (const name of said.links) titles.push(await follow(page.getByRole('banner'), name));
      for (const name of said.footer) titles.push(await follow(page.getByRole('contentinfo'), name));
      expect(new Set(titles).size).toBe(titles.length);
      await page.goBack();
      await expect(heading(page)).toHaveText(titles.at(-2) ?? '');
      await expect(heading(page)).toBeFocused();
      await page.goForward();
      await expect(heading(page)).toHaveText(titles.at(-1) ?? '');
      await expect(heading(page)).toBeFocused();
    });

    test('say in which language the words of others are', async ({ page }) => {
      const author = new Author(page, WORDS[language]);
      // A graphic without a title in the other language; the German and the English samples have theirs.
      await author.visit(await addressOfSample(page, SHOP_WORDS.de.sample));
      await arrive(page);
      await expect(heading(page)).toHaveAttribute('lang', /^(de|en)$/);
      const part = page.getByRole('region', { name: said.description, exact: true });
      await expect(part.locator('[lang]')).toHaveAttribute('lang', 'de');
      await page.getByRole('button', { name: said.readBraille }).click();
      const braille = page.locator('[lang="de-Brai"]').first();
      await expect(braille).toHaveText(/^[\u2800-\u28ff ]+$/);
      await expectAccessible(page);
      await page.setViewportSize(NARROW);
      await expectFits(page);
    });
  });
}

test.describe('a visitor (de)', () => {
  const said = SAID.de;
  test.use({ locale: words.locale });

  test('opens a graphic by its address as a page, and from the catalogue in a dialog', async ({ page }) => {
    const author = new Author(page, words);
    const address = await addressOfSample(page, shop.sample);
    await author.visit(address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: shop.sample })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: said.toCatalogue }).click();
    await page.getByRole('combobox', { name: words.search }).fill(shop.sample);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: words.search })).toBeFocused();
    await page.getByRole('main').getByRole('link', { name: shop.sample }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('hears at the basket who may order, before the checkout', async ({ page }) => {
    const author = new Author(page, words);
    await fillBasket(author);
    await page.getByRole('link', { name: shop.toBasket }).click();
    await expect(heading(page)).toBeFocused();
    await expect(page.getByText(said.whoMayOrder)).toBeVisible();
    await page.setViewportSize(NARROW);
    await expectFits(page);
    await expectAccessible(page);
  });

  test('keeps the focus when a line leaves the basket, and when all of them do', async ({ page }) => {
    const author = new Author(page, words);
    await fillBasket(author);
    await author.visit('/basket');
    const keys = new KeyboardAuthor(page);
    const main = page.getByRole('main');
    await keys.use(main.getByRole('button', { name: shop.remove }));
    const undo = main.getByRole('button', { name: shop.undo });
    await expect(undo).toBeFocused();
    await keys.press('Enter');
    await expect(main.getByRole('article', { name: shop.sample })).toBeVisible();
    await expect(heading(page)).toBeFocused();
    await keys.use(main.getByRole('button', { name: shop.clear }));
    await keys.use(page.getByRole('alertdialog').getByRole('button').last());
    await expect(main.getByRole('heading', { name: shop.empty })).toBeVisible();
    await expect(heading(page)).toBeFocused();
  });

  test('is led to the consent that is missing, which says what is wrong', async ({ page }) => {
    const author = new Author(page, words);
    await author.visit('/signup');
    const consent = page.getByRole('checkbox', { name: /Datenschutzerklärung/ });
    await expect(consent).toHaveAttribute('aria-required', 'true');
    await page.getByRole('main').getByLabel(words.email).fill('anna@schule.example');
    await page.getByRole('main').getByRole('button', { name: said.signUp, exact: true }).click();
    await expect(consent).toBeFocused();
    await expect(consent).toHaveAttribute('aria-invalid', 'true');
    await expect(consent).toHaveAccessibleDescription('Dieses Feld muss ausgefüllt werden.');
    await expectAccessible(page);
  });
});

test.describe('before the choice about cookies (de)', () => {
  const said = SAID.de;
  test.use({ locale: words.locale, storageState: { cookies: [], origins: [] } });

  for (const size of [WIDE, NARROW, ENLARGED]) {
    test(`the question comes first and covers nothing that has the focus (${size.width} × ${size.height})`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      const author = new Author(page, words);
      await author.visit('/pricing');
      const notice = page.getByRole('region', { name: said.notice });
      await expect(notice).toBeVisible();
      await expectFits(page);
      const keys = new KeyboardAuthor(page);
      // After the way past the bar alone.
      await keys.press('Tab', 'Tab');
      await expect(notice.locator(':focus')).toHaveCount(1);
      /** Whether the question lies above what has the focus. */
      const isCovered = () =>
        notice.evaluate((box) => {
          const focused = document.activeElement;
          if (!focused || focused === document.body || box.contains(focused)) return false;
          const { x, y, width, height } = focused.getBoundingClientRect();
          return box.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        });
      const last = page.getByRole('contentinfo').getByRole('button', { name: said.notice });
      for (let stops = 0; stops < 60; stops += 1) {
        await keys.press('Tab');
        expect(await isCovered(), `after ${stops + 3} stops`).toBe(false);
        if (await last.evaluate((element) => element === document.activeElement)) break;
      }
      await expect(last).toBeFocused();
      await keys.press('Enter');
      await expect(notice).toBeFocused();
      await keys.press('Escape');
      await expect(last).toBeFocused();
      await notice.getByRole('button', { name: said.necessary }).click();
      await expect(notice).toBeHidden();
      await expect(heading(page)).toBeFocused();
    });
  }
});

test.describe('a user (de)', () => {
  test.use({ locale: words.locale });

  test('finds no page of the account or the checkout that is wider than 320 px', async ({ page }) => {
    const author = new Author(page, words);
    await (await Caller.of(page, DEMO)).post('/api/users/addresses', addressOf(`Schmal ${Date.now()}`));
    await author.visit('/login');
    await author.logIn();
    await expect(heading(page)).toBeFocused();
    await page.setViewportSize(NARROW);
    for (const path of USER_PAGES) {
      await test.step(path, async () => {
        await author.visit(path);
        await arrive(page);
        await expectFits(page);
      });
    }
    await fillBasket(author);
    await author.visit('/checkout');
    await expect(page.getByRole('heading', { name: shop.addressStep })).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
  });

  test('reads how a postcode has to look, and where the focus is after an order that failed', async ({
    page,
  }) => {
    const author = new Author(page, words);
    const main = page.getByRole('main');
    const field = (label: string) => main.getByRole('textbox', { name: label });
    const next = () => main.getByRole('button', { name: shop.next, exact: true }).click();
    await (await Caller.of(page, DEMO)).post('/api/users/addresses', addressOf(`Fehler ${Date.now()}`));
    await author.visit('/login');
    await author.logIn();
    await fillBasket(author);
    await author.visit('/checkout');
    await main.getByText(shop.newAddress, { exact: true }).click();
    await field(shop.firstName).fill('Anna');
    await field(shop.lastName).fill(`Fehler ${Date.now()}`);
    // As a browser fills it in that keeps street and number in one line.
    await field(shop.street).fill('Hafenweg 7');
    await field(shop.street).blur();
    await expect(field(shop.street)).toHaveValue('Hafenweg');
    await expect(field(shop.houseNumber)).toHaveValue('7');
    await field(shop.zip).fill('2035');
    await field(shop.city).fill('Hamburg');
    await next();
    await expect(field(shop.zip)).toBeFocused();
    await expect(field(shop.zip)).toHaveAccessibleDescription(/5 Ziffern, zum Beispiel 10115/);
    await field(shop.zip).fill('20355');
    await next();
    await expect(page.getByRole('heading', { name: shop.paymentStep })).toBeFocused();
    await next();
    await expect(page.getByRole('heading', { name: shop.overviewStep })).toBeFocused();
    await page.route('**/api/orders', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 409,
            json: { error: 'ORDER_PRICE_CHANGED', type: 'Conflict', message: '', correlationId: 'test' },
          })
        : route.continue(),
    );
    const order = main.getByRole('button', { name: shop.order });
    await expect(order).toBeEnabled();
    await order.focus();
    await page.keyboard.press('Enter');
    await expect(main.getByRole('alert')).toBeVisible();
    await expect(order).toBeFocused();
    await page.setViewportSize(NARROW);
    await expectFits(page);
  });
});

/** The themes that people choose, and what the system asks for where none is chosen: dark, or the colours of its own. */
const LOOKS = [
  { name: 'light', theme: 'light', media: {} },
  { name: 'dark', theme: 'dark', media: {} },
  { name: 'high contrast', theme: 'contrast', media: {} },
  { name: 'dark by the system', theme: null, media: { colorScheme: 'dark' } },
  { name: 'forced colours', theme: null, media: { forcedColors: 'active' } },
] as const;

for (const { name, theme, media } of LOOKS) {
  test(`pages and the editor have no fault: ${name}`, async ({ page }) => {
    const author = new Author(page, WORDS.en);
    await page.emulateMedia(media);
    if (theme) await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    for (const path of ['/', await addressOfSample(page, ENGLISH_SAMPLE), '/signup']) {
      await author.visit(path);
      await arrive(page);
      if (theme) await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expectAccessible(page);
    }
    await author.startDraft();
    await author.chooseTool('rect');
    await author.drag([0.3, 0.3], [0.6, 0.5]);
    await expectAccessible(page);
  });
}
