import type { Page } from '@playwright/test';
import { passwordField } from './author.js';
import { at } from './caller.js';
import { ACCOUNTS } from './publishing.js';
import type { Words } from './words.js';

/** Logs in as an admin by the form, which then leads to `path`. */
export async function logInAsAdmin(page: Page, words: Words, path: string): Promise<void> {
  await page.goto(at(`/login?redirect=${encodeURIComponent(path)}`));
  await page.getByLabel(words.email).fill(ACCOUNTS.admin.login);
  await passwordField(page, words.password).fill(ACCOUNTS.admin.password);
  await page.getByRole('main').getByRole('button', { name: words.login, exact: true }).click();
}
