import type { Locator, Page } from '@playwright/test';
import { WORK_MS } from '../scripts/setup/patience.mjs';
import { Author } from './author.js';
import { expectAccessible } from './faults.js';
import { languagesFor } from './languages.js';
import { chooseFile } from './picture-file.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

/** What a user reads of a photograph that is imported. */
const PHOTO = {
  de: {
    tool: /^Importieren/,
    choose: 'Datei wählen',
    areas: 'Flächen',
    outlines: 'Umrisse',
    strength: 'Stärke',
    leastLength: /^Kleinste Länge/,
    parts: /^Vorschau: \d+ Teile? nachgezeichnet/,
    lines: /^Vorschau: \d+ Linien nachgezeichnet/,
    tooBlack: 'Als Flächen wird ein großer Teil schwarz.',
    switch: 'Umrisse verwenden',
    fewEdges: 'Das Bild hat kaum Kanten.',
    picture: 'Bild garten',
    proof: 'Prüfung',
    description: /Bildbeschreibung ist unvollständig/,
    tooMuchInk: /der Fläche erhaben|quillt ganz auf/,
  },
  en: {
    tool: /^Import/,
    choose: 'Choose a file',
    areas: 'Areas',
    outlines: 'Outlines',
    strength: 'Strength',
    leastLength: /^Smallest length/,
    parts: /^Preview: \d+ parts? traced/,
    lines: /^Preview: \d+ lines traced/,
    tooBlack: 'as areas, much of it becomes black.',
    switch: 'Use outlines',
    fewEdges: 'The picture has hardly any edges.',
    picture: 'Picture garten',
    proof: 'Proof',
    description: /description is incomplete/,
    tooMuchInk: /of the area is raised|The whole area swells/,
  },
} as const;

/** A house, a tree and a ball before a sky, as a dark and noisy photograph of 1000 by 750 px, drawn by the browser. */
async function photo(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1000, 750];
    const context = canvas.getContext('2d');
    if (!context) throw new Error('the browser draws nothing');
    const fade = (from: string, to: string, top: number, bottom: number) => {
      const gradient = context.createLinearGradient(0, top, 0, bottom);
      gradient.addColorStop(0, from);
      gradient.addColorStop(1, to);
      context.fillStyle = gradient;
    };
    const shape = (...corners: readonly (readonly [number, number])[]) => {
      context.beginPath();
      for (const [x, y] of corners) context.lineTo(x, y);
      context.fill();
    };
    const ball = (x: number, y: number, radius: number) => {
      context.beginPath();
      context.arc(x, y, radius, 0, 2 * Math.PI);
      context.fill();
    };
    // A camera sees no edge sharper than this.
    context.filter = 'blur(1px)';
    fade('#2f4a66', '#8fa5b5', 0, 480);
    context.fillRect(0, 0, 1000, 750);
    fade('#2c4a20', '#152510', 480, 750);
    context.fillRect(0, 480, 1000, 270);
    fade('#c9b692', '#8d7c5c', 330, 580);
    context.fillRect(140, 330, 240, 250);
    fade('#6b2a1c', '#48180f', 210, 330);
    shape([110, 335], [260, 205], [410, 335]);
    context.fillStyle = '#241a12';
    context.fillRect(225, 455, 65, 125);
    context.fillRect(660, 380, 45, 220);
    fade('#16300f', '#0b1a08', 180, 420);
    ball(682, 300, 125);
    fade('#dd9a8a', '#7a2418', 560, 690);
    ball(500, 625, 65);

    const pixels = context.getImageData(0, 0, 1000, 750);
    let state = 1;
    for (let at = 0; at < pixels.data.length; at += 4) {
      // Numbers that look like chance and are the same each time (Numerical Recipes).
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      const noise = (state / 2 ** 32 - 0.5) * 24;
      for (let part = at; part < at + 3; part += 1) pixels.data[part] = (pixels.data[part] ?? 0) + noise;
    }
    context.putImageData(pixels, 0, 0);
    return canvas.toDataURL('image/jpeg', 0.9);
  });
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

/** How many lines the preview tells of. */
async function linesIn(preview: Locator): Promise<number> {
  const label = (await preview.getAttribute('aria-label')) ?? '';
  return Number(/\d+/u.exec(label)?.[0]);
}

for (const language of languagesFor('de')) {
  const words = WORDS[language];
  const said = PHOTO[language];

  test.describe(`a photograph (${language})`, () => {
    test.use({ locale: words.locale });

    test('comes in as outlines; as areas it is said to become black, and without edges that there are none', async ({
      page,
    }) => {
      const author = new Author(page, words);
      await author.startDraft();
      await expect(author.objects()).toHaveCount(1);
      await page
        .getByRole('toolbar', { name: words.toolbar })
        .getByRole('button', { name: said.tool })
        .click();
      const dialog = page.getByRole('dialog');
      const lines = dialog.getByRole('img', { name: said.lines });
      const outlines = dialog.getByRole('radio', { name: said.outlines });
      const alert = dialog.getByRole('alert');

      await test.step('is traced as outlines from the first on', async () => {
        const file = await photo(page);
        await chooseFile(page, dialog.getByRole('button', { name: said.choose }), 'garten.jpg', file);
        await expect(lines).toBeVisible({ timeout: WORK_MS });
        await expect(outlines).toBeChecked();
        await expect(alert).toHaveCount(0);
        await expectAccessible(page);
      });

      await test.step('is not fit for areas: a sentence says so, and its button leads back', async () => {
        await outlines.focus();
        await page.keyboard.press('ArrowUp');
        await expect(dialog.getByRole('radio', { name: said.areas })).toBeChecked();
        await expect(alert).toContainText(said.tooBlack, { timeout: WORK_MS });
        await expect(dialog.getByRole('img', { name: said.parts })).toBeVisible();
        await expectAccessible(page);
        await alert.getByRole('button', { name: said.switch }).click();
        await expect(lines).toBeVisible({ timeout: WORK_MS });
        await expect(outlines).toBeFocused();
        await expect(alert).toHaveCount(0);
      });

      await test.step('has no edges of the greatest strength, and fewer that are long', async () => {
        const all = await linesIn(lines);
        const strength = dialog.getByRole('slider', { name: said.strength });
        const found = await strength.inputValue();
        await strength.focus();
        await page.keyboard.press('End');
        await expect(alert).toContainText(said.fewEdges, { timeout: WORK_MS });
        await strength.fill(found);
        await expect(alert).toHaveCount(0, { timeout: WORK_MS });
        await expect.poll(() => linesIn(lines), { timeout: WORK_MS }).toBe(all);
        const leastLength = dialog.getByRole('textbox', { name: said.leastLength });
        const usual = await leastLength.inputValue();
        await leastLength.fill('60');
        await page.keyboard.press('Tab');
        await expect.poll(() => linesIn(lines), { timeout: WORK_MS }).toBeLessThan(all);
        await leastLength.fill(usual);
        await page.keyboard.press('Tab');
        await expect.poll(() => linesIn(lines), { timeout: WORK_MS }).toBe(all);
      });

      await test.step('comes onto the page as lines, with no finding about too much black', async () => {
        const expected = await linesIn(lines);
        // House, roof, door, tree, ball and horizon.
        expect(expected).toBeGreaterThanOrEqual(6);
        const place = dialog.getByRole('button', { name: words.putOnPage });
        await expect(place).toBeEnabled({ timeout: WORK_MS });
        await place.click();
        await expect(dialog).toHaveCount(0);
        const group = author.objects().filter({ hasText: said.picture });
        await expect(group).toHaveCount(1);
        await group.focus();
        await page.keyboard.press('ArrowRight');
        await expect(author.objects()).toHaveCount(2 + expected);

        await page.getByRole('button', { name: words.proof }).click();
        await expect(page.getByRole('region', { name: said.proof, exact: true })).toBeVisible();
        await expect(page.getByText(said.description)).toBeVisible();
        await expect(page.getByText(said.tooMuchInk)).toHaveCount(0);
        await page.getByRole('button', { name: words.proof }).click();

        await author.canvas().focus();
        await page.keyboard.press('Control+z');
        await expect(author.objects()).toHaveCount(1);
      });
    });
  });
}
