import { expect, type Locator, type Page } from '@playwright/test';
import { WORK_MS } from '../scripts/setup/patience.mjs';
import { DEMO, passwordField } from './author.js';

/** Labels of the form that logs in. */
interface LogInWords {
  readonly email: string;
  readonly password: string;
}

/** What the dialog that publishes is called, and what it says. */
interface PublishWords {
  readonly publish: string;
  readonly publishDialog: string;
  readonly licence: RegExp;
  readonly published: string;
}

/** More stops than any screen of the product has; a person who needs more is lost. */
const MOST_STOPS = 120;

/** Between the keys of a chord; a plus by itself is a key. */
const CHORD = /(?<=.)\+(?=.)/u;

/** What a person does who has a keyboard and hears what the editor says. There is no way to the mouse in here. */
export class KeyboardAuthor {
  /** Keys pressed since {@link beginCount}: each of a chord, and each character that was typed. */
  #keys = 0;

  constructor(private readonly page: Page) {}

  /** How many keys were pressed since {@link beginCount}. */
  get keys(): number {
    return this.#keys;
  }

  beginCount(): void {
    this.#keys = 0;
  }

  /** Logs the demo account in. */
  async logIn(words: LogInWords): Promise<void> {
    await this.page.goto(`${process.env['PRODUCT_URL'] ?? ''}/login`);
    const password = passwordField(this.page, words.password);
    await this.fill(this.page.getByLabel(words.email), DEMO.login);
    await this.fill(password, DEMO.password);
    await this.press('Enter');
    await expect(password).toHaveCount(0);
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      this.#keys += key.split(CHORD).length;
      await this.page.keyboard.press(key);
    }
  }

  async type(text: string): Promise<void> {
    this.#keys += text.length;
    await this.page.keyboard.type(text);
  }

  /** Writes `text` over what stands in the field that has the focus. */
  async overwrite(text: string): Promise<void> {
    await this.press('Control+a');
    await this.type(text);
  }

  /** Goes on by `key` until `target` has the focus; what cannot be used yet is passed over by Tab, so it is waited for. */
  async goTo(target: Locator, key = 'Tab'): Promise<void> {
    await expect(target).toBeVisible();
    await expect(target).toBeEnabled();
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.press(key);
    }
    await expect(target).toBeFocused();
  }

  /** Goes to `target` and presses it. */
  async use(target: Locator, key = 'Enter'): Promise<void> {
    await this.goTo(target);
    await this.press(key);
  }

  /** Goes to a field and writes into it. */
  async fill(target: Locator, text: string): Promise<void> {
    await this.goTo(target);
    await this.overwrite(text);
  }

  /** Chooses in a list that opens below a button: its first letters lead to `option`. */
  async choose(target: Locator, option: string): Promise<void> {
    await this.use(target);
    const list = this.page.getByRole('listbox');
    // Arrow keys that are pressed earlier would be heard by the button.
    await expect.poll(() => list.evaluate((rows) => rows.contains(document.activeElement))).toBe(true);
    const row = list.getByRole('option', { name: option, exact: true });
    await this.goTo(row, 'ArrowDown');
    await this.press('Enter');
    await expect(list).toBeHidden();
  }

  /** Publishes the open draft under the first licence, by the list of commands. */
  async publish(words: PublishWords): Promise<void> {
    const { page } = this;
    await this.press('Control+k');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('searchbox')).toBeFocused();
    await this.type(words.publish);
    await expect(dialog.getByRole('menuitem').first()).toContainText(words.publish);
    await this.press('Enter');
    const publish = page.getByRole('dialog', { name: words.publishDialog });
    await this.use(publish.getByRole('checkbox', { name: words.licence }), 'Space');
    await this.use(publish.getByRole('button', { name: words.publish, exact: true }));
    await expect(publish.getByText(words.published)).toBeVisible({ timeout: WORK_MS });
  }

  /** Waits until the editor says `words`, alone or within a longer utterance: steps that follow quickly are told together. */
  async hear(words: string | RegExp): Promise<void> {
    await expect(this.page.locator('[data-spoken="true"]')).toContainText(words);
  }
}
