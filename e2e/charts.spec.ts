import type { Page } from '@playwright/test';
import { WORK_MS } from '../scripts/setup/patience.mjs';
import { Author, DEMO, passwordField } from './author.js';
import { expectAccessible } from './faults.js';
import { KeyboardAuthor } from './keyboard-author.js';
import { languagesFor } from './languages.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

const CHART_WORDS = {
  de: {
    insert: 'Diagramm einfügen …',
    search: 'Diagramm einfügen',
    bar: 'Balkendiagramm',
    graphs: 'Funktionsgraphen',
    title: 'Titel des Blattes',
    take: 'Übernehmen',
    chosen: /^Neu: /,
    reopened: /^Bearbeiten: /,
    preview: 'Vorschau des Blattes',
    copied: 'Monat\tRegen in mm\nJanuar\t64,5\nFebruar\t51\nMärz\t48,2',
    highest: 'Höchster Wert: 64,5 (Januar)',
    changed: 'Höchster Wert: 80 (Februar)',
    name: 'Regen im Winter',
    row: /^Diagramm „Regen im Winter“/,
    noFault: /^Prüfung: (nichts gefunden|\d+ Hinweise?)/,
    parabola: /nach oben geöffnete Parabel/,
    formula: 'Formel',
    from: 'Von',
    to: 'Bis',
    step: /^Schritt/,
    noNumber: '„pi/“ ist keine Zahl.',
    nameOfAxis: 'Name',
    waves: /x-Achse von 0 bis 2 pi/,
  },
  en: {
    insert: 'Insert chart …',
    search: 'Insert chart',
    bar: 'Bar chart',
    graphs: 'Function graphs',
    title: 'Title of the sheet',
    take: 'Apply',
    chosen: /^New: /,
    reopened: /^Edit: /,
    preview: 'Preview of the sheet',
    copied: 'Month\tRain in mm\nJanuary\t64.5\nFebruary\t51\nMarch\t48.2',
    highest: 'Highest value: 64.5 (January)',
    changed: 'Highest value: 80 (February)',
    name: 'Rain in winter',
    row: /^Chart “Rain in winter”/,
    noFault: /^Proof: (nothing found|\d+ (notes?|hints?))/,
    parabola: /parabola opening upwards/,
    formula: 'Formula',
    from: 'From',
    to: 'To',
    step: /^Step/,
    noNumber: '“pi/” is not a number.',
    nameOfAxis: 'Name',
    waves: /x-axis from 0 to 2 pi/,
  },
} as const;

for (const language of languagesFor('de')) {
  const words = WORDS[language];
  const own = CHART_WORDS[language];

  test.describe(`charts from data (${language})`, () => {
    test.use({ locale: words.locale, permissions: ['clipboard-read', 'clipboard-write'] });

    test('a teacher pastes a table from a spreadsheet, takes the chart, changes it and publishes', async ({
      page,
    }) => {
      const author = new Author(page, words);
      const dialog = page.getByRole('dialog');
      const take = dialog.getByRole('button', { name: own.take, exact: true });
      const grid = dialog.getByRole('grid');
      const cell = (text: string) => grid.getByRole('gridcell', { name: text, exact: true });

      await author.visit('/login');
      await author.logIn();
      await author.startDraft();

      await test.step('chooses a bar chart and pastes', async () => {
        await page.getByRole('button', { name: own.insert }).click();
        await dialog.getByRole('button', { name: own.bar, exact: true }).click();
        await expect(page.getByRole('dialog', { name: own.chosen })).toBeVisible();
        await page.evaluate((copied) => navigator.clipboard.writeText(copied), own.copied);
        await grid.getByRole('gridcell').first().click();
        await page.keyboard.press('Control+Home');
        await page.keyboard.press('Control+v');
        await dialog.getByRole('textbox', { name: own.title }).fill(own.name);
        await expect(dialog.getByText(own.highest)).toBeVisible();
        await expectAccessible(page);
      });

      await test.step('takes it: a sheet without an error or a warning', async () => {
        await take.click();
        await expect(dialog).toHaveCount(0);
        await expect(author.objects().filter({ hasText: own.name }).first()).toBeVisible();
        await expect(page.getByRole('button', { name: own.noFault })).toBeVisible();
      });

      await test.step('opens it again by a double click, and the sheet follows a change', async () => {
        const place = await author.at(0.5, 0.7);
        await page.mouse.dblclick(place.x, place.y);
        await expect(page.getByRole('dialog', { name: own.reopened })).toBeVisible();
        await cell('51').click();
        await page.keyboard.type('80');
        await page.keyboard.press('Enter');
        await expect(dialog.getByText(own.changed)).toBeVisible();
        await take.click();
        await expect(dialog).toHaveCount(0);
        await expect(page.getByRole('button', { name: own.noFault })).toBeVisible();
      });

      await test.step('publishes', async () => {
        const publishing = await author.openPublish();
        await author.publish(publishing);
        await expect(page.getByText(words.published)).toBeVisible({ timeout: WORK_MS });
      });
    });

    test('an axis has ticks in multiples of π and a name with a formula, which are told in words', async ({
      page,
    }) => {
      const author = new Author(page, words);
      const dialog = page.getByRole('dialog');
      const take = dialog.getByRole('button', { name: own.take, exact: true });
      const axis = dialog.getByRole('group', { name: 'x', exact: true });
      const field = (name: string | RegExp) => axis.getByRole('textbox', { name });
      await author.startDraft();
      await page.getByRole('button', { name: own.insert }).click();
      await dialog.getByRole('button', { name: own.graphs, exact: true }).click();
      await dialog.getByRole('textbox', { name: own.formula }).first().fill('y = sin(x)');
      await field(own.from).fill('0');
      await field(own.to).fill('2pi');
      await field(own.step).fill('pi/');
      await expect(axis.getByText(own.noNumber)).toBeVisible();
      await field(own.step).fill('pi/2');
      await field(own.nameOfAxis).fill('$\\alpha$ in rad');
      await expect(dialog.getByText(own.waves).first()).toBeVisible();
      await expect(dialog.getByRole('region', { name: own.preview })).not.toContainText('$');
      await expectAccessible(page);
      await take.click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('button', { name: own.noFault })).toBeVisible();
    });
  });
}

test.describe('charts without a mouse', () => {
  const words = WORDS.de;
  const own = CHART_WORDS.de;
  test.use({ locale: words.locale, permissions: ['clipboard-read', 'clipboard-write'] });

  test('an author pastes a table, takes the chart and publishes by keyboard alone', async ({ page }) => {
    const author = new KeyboardAuthor(page);
    const product = process.env['PRODUCT_URL'] ?? '';
    const canvas = page.getByRole('application', { name: words.canvas });
    const dialog = page.getByRole('dialog');

    await test.step('logs in and begins a draft', async () => {
      await page.goto(`${product}/login`);
      const password = passwordField(page, words.password);
      await author.fill(page.getByLabel(words.email), DEMO.login);
      await author.fill(password, DEMO.password);
      await author.press('Enter');
      await expect(password).toHaveCount(0);
      await beginDraft(page, author);
    });

    await test.step('chooses a bar chart and pastes into the grid', async () => {
      await insertChart(page, author, own.bar);
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), own.copied);
      const grid = dialog.getByRole('grid');
      const first = grid.locator('[tabindex="0"]').first();
      await author.goTo(first);
      await author.press('Control+Home', 'Control+v');
      await expect(dialog.getByText(own.highest)).toBeVisible();
      await author.fill(dialog.getByRole('textbox', { name: own.title }), own.name);
    });

    await test.step('takes it: nothing is found on the sheet', async () => {
      await author.use(dialog.getByRole('button', { name: own.take, exact: true }));
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('button', { name: own.noFault })).toBeVisible();
    });

    await test.step('publishes', async () => {
      await author.goTo(canvas, 'F6');
      await author.press('Control+k');
      await expect(dialog.getByRole('searchbox')).toBeFocused();
      await author.type(words.publish);
      await expect(dialog.getByRole('menuitem').first()).toContainText(words.publish);
      await author.press('Enter');
      const publishing = page.getByRole('dialog', { name: 'Grafik veröffentlichen' });
      await author.use(publishing.getByRole('checkbox', { name: words.licence }), 'Space');
      await author.use(publishing.getByRole('button', { name: words.publish, exact: true }));
      await expect(publishing.getByText(words.published)).toBeVisible({ timeout: WORK_MS });
    });
  });

  test('an author makes a graph of a formula by keyboard alone and hears what it shows', async ({ page }) => {
    const author = new KeyboardAuthor(page);
    const canvas = page.getByRole('application', { name: words.canvas });
    const dialog = page.getByRole('dialog');
    await beginDraft(page, author);
    await insertChart(page, author, own.graphs);

    await test.step('writes a formula and hears of the curve', async () => {
      await author.fill(dialog.getByRole('textbox', { name: /Formel/ }).first(), 'y = x^2 - 2');
      await expect(dialog.getByText(own.parabola).first()).toBeVisible();
    });

    await test.step('takes it and is back on the drawing area', async () => {
      await author.use(dialog.getByRole('button', { name: own.take, exact: true }));
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('button', { name: own.noFault })).toBeVisible();
    });

    await test.step('opens it again by Enter', async () => {
      await author.goTo(canvas, 'F6');
      await author.press('Enter');
      await expect(page.getByRole('dialog', { name: own.reopened })).toBeVisible();
      await author.press('Escape');
      await expect(dialog).toHaveCount(0);
    });
  });

  /** Begins a draft with the focus on its drawing area. */
  async function beginDraft(page: Page, author: KeyboardAuthor): Promise<void> {
    const canvas = page.getByRole('application', { name: words.canvas });
    await page.goto(`${process.env['PRODUCT_URL'] ?? ''}/editor/splash`);
    await author.use(page.getByRole('button', { name: words.newDraft, exact: true }));
    await expect(canvas).toBeVisible();
    await author.use(page.getByRole('button', { name: 'Zur Zeichenfläche springen' }));
    await expect(canvas).toBeFocused();
  }

  /** Finds the dialog by its name in the list of commands, and chooses a type of chart. */
  async function insertChart(page: Page, author: KeyboardAuthor, type: string): Promise<void> {
    await author.press('Control+k');
    await author.type(own.search);
    await expect(page.getByRole('menuitem', { name: own.insert })).toBeVisible();
    await author.press('Enter');
    await author.use(page.getByRole('dialog').getByRole('button', { name: type, exact: true }));
    await expect(page.getByRole('dialog', { name: own.chosen })).toBeVisible();
  }
});
