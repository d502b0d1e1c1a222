import type { CDPSession, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { ACCOUNT_WORDS } from './account-words.js';
import { passwordField } from './author.js';
import { complaintsOf, expectAccessible } from './faults.js';
import { languagesFor } from './languages.js';
import { followMail } from './mailbox.js';
import { expect, test } from './test.js';

const product = (path: string) => `${process.env['PRODUCT_URL']}${path}`;

const WORDS = {
  de: {
    addPasskey: 'Passkey hinzufügen',
    next: 'Weiter',
    codes: 'Wiederherstellungscodes',
    kept: 'Ich habe sie aufbewahrt',
    setUp: 'App einrichten',
    appCode: 'Code aus der App',
    confirmApp: 'Einrichten',
    renew: 'Neue Codes erzeugen',
    byPasskey: 'Mit Passkey anmelden',
    code: 'Code',
    wrong: 'Dieser Code gilt nicht oder nicht mehr.',
    isItYou: 'Sind Sie es?',
    confirm: 'Bestätigen',
    confirmByPasskey: 'Mit Passkey bestätigen',
    factor: 'Zweiten Faktor bestätigen',
    download: 'Archiv herunterladen',
    removeOf: 'Passkey „Schule“ entfernen',
    remove: 'Entfernen',
  },
  en: {
    addPasskey: 'Add a passkey',
    next: 'Continue',
    codes: 'Recovery codes',
    kept: 'I have kept them',
    setUp: 'Set up an app',
    appCode: 'Code from the app',
    confirmApp: 'Set up',
    renew: 'Make new codes',
    byPasskey: 'Log in with a passkey',
    code: 'Code',
    wrong: 'This code is not valid, or no longer valid.',
    isItYou: 'Is it you?',
    confirm: 'Confirm',
    confirmByPasskey: 'Confirm with a passkey',
    factor: 'Confirm your second factor',
    download: 'Download archive',
    removeOf: 'Remove passkey “Schule”',
    remove: 'Remove',
  },
} as const;

/** Gives the browser an authenticator that says yes to everything, as a finger on a sensor does. */
async function addAuthenticator(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}

for (const language of languagesFor('de')) {
  const account = ACCOUNT_WORDS[language];
  const words = WORDS[language];

  test.describe(`second factors (${language})`, () => {
    test.use({ locale: account.locale });

    test('a teacher sets up a passkey and an app, and uses each, with the keyboard alone', async ({
      page,
    }) => {
      const complaints = await complaintsOf(page);
      const main = page.getByRole('main');
      const address = `karla-${language}-${Date.now()}@schule.example`;
      const password = 'vier Wörter im Regal';
      const press = (name: string) => main.getByRole('button', { name, exact: true }).press('Enter');
      const logOut = async () => {
        await page.goto(product('/account'));
        await press(account.logOut);
        await expect(passwordField(page, account.password)).toBeVisible();
      };
      const logIn = async () => {
        await main.getByLabel(account.email).fill(address);
        await passwordField(page, account.password).fill(password);
        await press(account.logIn);
      };

      await test.step('has an account', async () => {
        await page.goto(product('/signup'));
        await main.getByLabel(account.email).fill(address);
        await main.getByRole('checkbox', { name: account.privacy }).press('Space');
        await press(account.signUp);
        await expect(page.getByRole('heading', { name: account.mailSent })).toBeVisible();
        await followMail(page, address, '/verify-account');
        await passwordField(page, account.newPassword).fill(password);
        await passwordField(page, account.repeated).fill(password);
        await press(account.confirm);
        await logIn();
        await expect(page).toHaveURL(/\/catalogue$/);
      });

      await test.step('adds a passkey and keeps the recovery codes', async () => {
        await addAuthenticator(page);
        await page.goto(product('/account/security'));
        await press(words.addPasskey);
        const dialog = page.getByRole('dialog', { name: words.addPasskey });
        await dialog.getByRole('textbox').fill('Schule');
        await expectAccessible(page);
        await page.keyboard.press('Enter');
        const codes = page.getByRole('dialog', { name: words.codes });
        await expect(codes.getByRole('listitem')).toHaveCount(10);
        await expectAccessible(page);
        await codes.getByRole('button', { name: words.kept }).last().press('Enter');
        await expect(main.getByText('Schule', { exact: true })).toBeVisible();
      });

      let key = '';
      await test.step('confirms the passkey before an app is added in a session of the password alone', async () => {
        await logOut();
        await logIn();
        await expect(page).toHaveURL(/\/catalogue$/);
        await page.goto(product('/account/security'));
        await press(words.setUp);
        const question = page.getByRole('dialog', { name: words.factor });
        await expect(question.getByRole('button', { name: words.confirmByPasskey })).toBeVisible();
        await expectAccessible(page);
        await question.getByRole('button', { name: words.confirmByPasskey }).press('Enter');
        await expect(question).toHaveCount(0);
      });

      await test.step('sets up an app: a wrong code is told, the right one can be pasted with a blank', async () => {
        const dialog = page.getByRole('dialog', { name: words.setUp });
        key = ((await dialog.locator('p[lang=""]').textContent()) ?? '').replaceAll(' ', '');
        await expectAccessible(page);
        await dialog.getByLabel(words.appCode).fill('000000');
        await page.keyboard.press('Enter');
        await expect(dialog.getByRole('alert')).toContainText(words.wrong);
        const code = codeOf(key, 0);
        await dialog.getByLabel(words.appCode).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
        await page.keyboard.press('Enter');
        await expect(dialog).toHaveCount(0);
        await expectAccessible(page);
      });

      await test.step('signs in by the password and a code of the app', async () => {
        await logOut();
        await logIn();
        const code = main.getByLabel(new RegExp(`^${words.code}\\W?$`));
        await expect(code).toBeFocused();
        await expectAccessible(page);
        await code.fill(codeOf(key, 1));
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/catalogue$/);
      });

      await test.step('signs in by the passkey alone', async () => {
        await logOut();
        await press(words.byPasskey);
        await expect(page).toHaveURL(/\/catalogue$/);
      });

      await test.step('is asked again before the data leave, and proves it by the password', async () => {
        await page.goto(product('/account/data'));
        await askForProofOnce(page, '**/api/users/export');
        await press(words.download);
        const question = page.getByRole('dialog', { name: words.isItYou });
        await expectAccessible(page);
        await passwordField(page, account.password).fill(password);
        const saved = page.waitForEvent('download');
        await page.keyboard.press('Enter');
        expect((await saved).suggestedFilename()).toBe('tastwerk-export.zip');
        await expect(question).toHaveCount(0);
      });

      await test.step('removes the passkey, and proves it by that very passkey', async () => {
        await page.goto(product('/account/security'));
        await askForProofOnce(page, '**/remove');
        await press(words.removeOf);
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: words.remove, exact: true })
          .press('Enter');
        const question = page.getByRole('dialog', { name: words.isItYou });
        await question.getByRole('button', { name: words.confirmByPasskey }).press('Enter');
        await expect(page.getByRole('alertdialog')).toHaveCount(0);
        await expect(main.getByText('Schule', { exact: true })).toHaveCount(0);
      });

      expect(
        complaints.filter((complaint) => !complaint.includes('422') && !complaint.includes('403')),
      ).toEqual([]);
    });
  });
}

/** Lets the next call of `address` be refused as eleven minutes after the last proof; the one after reaches the server. */
async function askForProofOnce(page: Page, address: string): Promise<void> {
  const body = { error: 'PROOF_NEEDED', type: 'Forbidden', message: '', correlationId: 'test' };
  await page.route(address, (route) => route.fulfill({ status: 403, json: body }), { times: 1 });
}

/** A code of an app with this key, some steps of 30 seconds from now: none before, which the next second may make too old. */
function codeOf(key: string, steps: number): string {
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * 30_000 });
}
