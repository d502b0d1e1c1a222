import type { Browser, Page } from '@playwright/test';
import type { ACCOUNT_WORDS } from './account-words.js';
import { passwordField } from './author.js';
import { at, Caller } from './caller.js';
import { followMail } from './mailbox.js';
import { expect } from './test.js';

type AccountWords = (typeof ACCOUNT_WORDS)[keyof typeof ACCOUNT_WORDS];

/** The password of every account that a test signs up. */
const PASSWORD = 'vier Wörter im Regal';

/** A user with an account and a browser of their own. */
export interface Member {
  readonly address: string;
  readonly password: string;
  readonly page: Page;
}

/** Signs up an account whose address begins with `name`, confirms it by its mail, and logs it in, in a browser of its own. */
export async function newMember(browser: Browser, words: AccountWords, name: string): Promise<Member> {
  const context = await browser.newContext({ locale: words.locale });
  const page = await context.newPage();
  const address = `${name}-${Date.now()}@schule.example`;
  await page.request.post(at('/api/create-account'), {
    data: { login: address, 'login-confirm': address },
    headers: { 'accept-language': words.locale },
  });
  await followMail(page, address, '/verify-account');
  await passwordField(page, words.newPassword).fill(PASSWORD);
  await passwordField(page, words.repeated).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: words.confirm }).click();
  await expect(page.getByText(words.thanks)).toBeVisible();
  await logIn(page, words, address, PASSWORD);
  return { address, password: PASSWORD, page };
}

/** Fills in and sends the form of the login, which is on the screen. */
export async function logIn(page: Page, words: AccountWords, login: string, password: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel(words.email).fill(login);
  await passwordField(page, words.password).fill(password);
  await main.getByRole('button', { name: words.logIn, exact: true }).click();
  await expect(page).toHaveURL(/\/catalogue$/);
}

/** Deletes the account. */
export async function removeMember({ page, address, password }: Member): Promise<void> {
  const caller = await Caller.of(page, { login: address, password });
  await caller.post('/api/users/delete', { password });
}
