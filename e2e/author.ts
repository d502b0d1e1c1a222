import { expect, type Locator, type Page } from '@playwright/test';
import type { Words } from './words.js';
import { tick } from './tick.js';

export const DEMO = { login: 'demo@tastwerk.example', password: 'tastwerk-demo' };

/** The password field of this label, and not the button that shows what is in it. */
export function passwordField(page: Page, label: string): Locator {
  return page.getByLabel(new RegExp(`^${label}\\W?$`));
}

/** What a person who draws and publishes does with mouse and keys. Places are shares of the drawing area, from 0 to 1. */
export class Author {
  constructor(
    readonly page: Page,
    readonly words: Words,
  ) {}

  async visit(path: string): Promise<void> {
    await this.page.goto(`${process.env['PRODUCT_URL']}${path}`);
  }

  /** Fills in the login form that is on the screen and waits for the answer: leaving earlier would leave as a visitor. */
  async logIn(): Promise<void> {
    const { page, words } = this;
    await page.getByLabel(words.email).fill(DEMO.login);
    const password = passwordField(page, words.password);
    await password.fill(DEMO.password);
    await page.getByRole('main').getByRole('button', { name: words.login, exact: true }).click();
    await expect(password).toHaveCount(0);
  }

  async startDraft(): Promise<void> {
    await this.visit('/editor/splash');
    await this.page.getByRole('button', { name: this.words.newDraft }).click();
    await expect(this.canvas()).toBeVisible();
    // A new draft begins with its guide at the side where the objects are listed.
    await this.openTab('objects');
  }

  canvas(): Locator {
    return this.page.getByRole('application', { name: this.words.canvas });
  }

  async chooseTool(tool: keyof Words['tools']): Promise<void> {
    const tools = this.page.getByRole('toolbar', { name: this.words.toolbar });
    await tools.getByRole('button', { name: this.words.tools[tool] }).click();
  }

  /** Where a share of the drawing area lies on the screen, in px. */
  async at(x: number, y: number): Promise<{ x: number; y: number }> {
    const box = await this.canvas().boundingBox();
    if (!box) throw new Error('the drawing area is not on the screen');
    return { x: box.x + box.width * x, y: box.y + box.height * y };
  }

  async drag(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
    await this.pull(from, to);
    await this.page.mouse.up();
  }

  /** Drags with the button still held at the end. */
  async pull(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
    const start = await this.at(...from);
    const end = await this.at(...to);
    await this.page.mouse.move(start.x, start.y);
    await this.page.mouse.down();
    await this.page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
    await this.page.mouse.move(end.x, end.y, { steps: 4 });
  }

  async click(x: number, y: number): Promise<void> {
    const point = await this.at(x, y);
    await this.page.mouse.click(point.x, point.y);
  }

  /** Places a label and types into it. */
  async writeLabel(x: number, y: number, text: string): Promise<void> {
    await this.chooseTool('label');
    await this.click(x, y);
    await this.page.getByRole('textbox', { name: this.words.editLabel }).fill(text);
    await this.page.keyboard.press('Escape');
  }

  /** The objects on the page, as the list beside the sheet shows them. */
  objects(): Locator {
    return this.page.getByRole('treegrid', { name: this.words.objects }).getByRole('row');
  }

  /** How many rows the objects have, once they are there: a new draft has one, too. */
  async countObjects(): Promise<number> {
    await expect(this.objects()).not.toHaveCount(0);
    return this.objects().count();
  }

  /** Chooses a drawn sample, such as a colour or a texture. */
  async pick(group: string, sample: string): Promise<void> {
    const samples = this.page.getByRole('radiogroup', { name: group, exact: true });
    await samples
      .locator('label')
      .filter({ has: this.page.getByRole('radio', { name: sample, exact: true }) })
      .click();
  }

  async openTab(tab: keyof Words['tabs']): Promise<void> {
    await this.page.getByRole('tab', { name: this.words.tabs[tab], exact: true }).click();
  }

  async nameGraphic(title: string): Promise<void> {
    await this.openTab('draft');
    await this.page.getByRole('textbox', { name: this.words.graphicTitle }).fill(title);
    await this.page.keyboard.press('Tab');
  }

  /** Waits until the editor has stored every change. What it says about that vanishes by itself; its mark stays until the next change. */
  async waitUntilSaved(): Promise<void> {
    await expect(this.page.locator('[data-state="saved"]')).toHaveCount(1);
  }

  /** Opens the publish dialog of the editor. */
  async openPublish(): Promise<Locator> {
    await this.page.getByRole('button', { name: this.words.publish }).click();
    return this.page.getByRole('dialog');
  }

  /** Agrees to the licence in the publish dialog and publishes. */
  async publish(dialog: Locator): Promise<void> {
    await tick(dialog.getByRole('checkbox', { name: this.words.licence }));
    await dialog.getByRole('button', { name: this.words.publish }).click();
  }

  /** Presses `keys` at once, as a cell is written with several fingers. */
  async pressChord(keys: string): Promise<void> {
    for (const key of keys) await this.page.keyboard.down(key);
    for (const key of keys) await this.page.keyboard.up(key);
  }
}
