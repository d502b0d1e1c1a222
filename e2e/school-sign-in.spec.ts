import { IdentityProvider } from '../apps/api/test/harness/identity-provider.js';
import { expectAccessible } from './faults.js';
import { freePort } from './free-port.js';
import { languagesFor } from './languages.js';
import { startProductAt } from './product-process.js';
import { expect, test } from './test.js';

const WORDS = {
  de: {
    locale: 'de-DE',
    with: 'Mit Schulportal anmelden',
    connected: 'Verbundene Anmeldungen',
    unlink: 'Verbindung mit Schulportal trennen',
    lastWay: /Ohne diese Verbindung könnten Sie sich nicht mehr anmelden/,
    signedIn: 'Angemeldet als Frau Berg',
    logOut: 'Abmelden',
    loggedOut: 'Sie sind abgemeldet.',
    there: 'Auch bei Schulportal abmelden',
    denied: /hat Sie nicht angemeldet/,
  },
  en: {
    locale: 'en-GB',
    with: 'Log in with School Portal',
    connected: 'Connected logins',
    unlink: 'Disconnect School Portal',
    lastWay: /Without this connection you could not log in any more/,
    signedIn: 'Logged in as Frau Berg',
    logOut: 'Log out',
    loggedOut: 'You are logged out.',
    there: 'Log out at School Portal, too',
    denied: /did not log you in/,
  },
} as const;

let productUrl = '';
let stop: () => Promise<void> = () => Promise.resolve();

test.beforeAll(async () => {
  productUrl = `http://127.0.0.1:${await freePort()}`;
  const school = await IdentityProvider.start(productUrl, ['school']);
  school.people.set('berg', { nickname: 'Frau Berg' });
  const stopProduct = await startProductAt(productUrl, {
    SEED: 'none',
    SIGN_IN_PROVIDERS: JSON.stringify([school.setting('school', { nameClaim: 'nickname' })]),
  }).catch(async (error: unknown) => {
    await school.stop();
    throw error;
  });
  stop = async () => {
    await stopProduct();
    await school.stop();
  };
});
test.afterAll(() => stop());

for (const language of languagesFor('de')) {
  const words = WORDS[language];

  test.describe(`signing in with a school (${language})`, () => {
    test.use({ locale: words.locale });

    test('a teacher signs in, sees the connection and signs out at both places', async ({ page }) => {
      const main = page.getByRole('main');

      await test.step('by the button of the school, with the keyboard', async () => {
        await page.goto(`${productUrl}/login?redirect=${encodeURIComponent('/account')}`);
        await expect(main.getByRole('button', { name: words.with })).toBeVisible();
        await expectAccessible(page);
        await main.getByRole('button', { name: words.with }).press('Enter');
        await page.getByPlaceholder('Enter any login').fill('berg');
        await page.getByPlaceholder('and password').fill('any');
        await page.getByRole('button', { name: 'Sign-in' }).click();
        await expect(main.getByText(words.signedIn)).toBeVisible();
        expect(page.url()).toBe(`${productUrl}/account`);
      });

      await test.step('is still signed in after a reload', async () => {
        await page.reload();
        await expect(main.getByText(words.signedIn)).toBeVisible();
      });

      await test.step('cannot end the only way in', async () => {
        await page.goto(`${productUrl}/account/security`);
        await expect(main.getByRole('heading', { name: words.connected })).toBeVisible();
        await expectAccessible(page);
        await main.getByRole('button', { name: words.unlink }).click();
        await expect(main.getByText(words.lastWay)).toBeVisible();
      });

      await test.step('signs out here and at the school', async () => {
        await page.getByRole('button', { name: words.logOut }).click();
        await expect(main.getByText(words.loggedOut)).toBeVisible();
        await expectAccessible(page);
        await main.getByRole('button', { name: words.there }).click();
        await page.getByRole('button', { name: 'Yes, sign me out' }).click();
        await expect(page).toHaveURL(`${productUrl}/login`);
        await expect(main.getByRole('button', { name: words.with })).toBeVisible();
      });
    });

    test('who turns back at the school is told so', async ({ page }) => {
      const main = page.getByRole('main');
      await page.goto(`${productUrl}/login`);
      await main.getByRole('button', { name: words.with }).click();
      await page.getByRole('link', { name: 'Cancel' }).click();
      await expect(main.getByText(words.denied)).toBeVisible();
      await expectAccessible(page);
    });
  });
}
