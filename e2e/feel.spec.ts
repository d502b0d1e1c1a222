import { readFileSync } from 'node:fs';
import { Author } from './author.js';
import { expectAccessible } from './faults.js';
import { chooseFile } from './picture-file.js';
import { savedFile } from './saved-file.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

const words = WORDS.de;

test.use({ locale: words.locale });

test('someone feels a draft on pins, takes the file for a Dot Pad, and imports it', async ({ page }) => {
  const author = new Author(page, words);
  await author.startDraft();
  await author.nameGraphic('Haus am See');
  await author.openTab('objects');
  await author.chooseTool('ellipse');
  await author.drag([0.4, 0.3], [0.7, 0.6]);
  const dialog = page.getByRole('dialog', { name: 'Ertasten' });
  const panel = dialog.getByRole('application', { name: /^Stifte: 60 × 40/ });

  await test.step('sees the whole sheet on pins, and what lies under the cursor', async () => {
    await page.getByRole('button', { name: 'Ertasten …' }).click();
    await expect(panel).toBeVisible();
    await expect(dialog.getByText('Ganzes Blatt')).toBeVisible();
    await expectAccessible(page);
    await panel.focus();
    await page.keyboard.press('Shift+ArrowUp');
    await expect(dialog.getByText('Ellipse')).toBeVisible();
  });

  await test.step('zooms in by the keyboard', async () => {
    await page.keyboard.press('+');
    await expect(dialog.getByText('5 mm je Stift')).toBeVisible();
  });

  const file = await test.step('takes the file', async () => {
    const saved = await savedFile(page, () =>
      dialog.getByRole('button', { name: 'Ausschnitt als DTMS herunterladen' }).click(),
    );
    expect(saved.name).toMatch(/^dtms_.*\.dtms$/);
    const { items } = JSON.parse(readFileSync(saved.path, 'utf8'));
    expect(items[0].graphic.data).toMatch(/^[\dA-F]{600}$/);
    expect(items[0].graphic.data).toMatch(/[1-9A-F]/);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    return saved;
  });

  await test.step('imports it as points', async () => {
    await author.startDraft();
    const tools = page.getByRole('toolbar', { name: words.toolbar });
    await tools.getByRole('button', { name: /^Importieren/ }).click();
    const importing = page.getByRole('dialog', { name: 'Importieren' });
    await chooseFile(
      page,
      importing.getByRole('button', { name: 'Datei wählen' }),
      file.name,
      readFileSync(file.path),
    );
    await expect(importing.getByRole('checkbox', { name: /^Grafik 1/ })).toBeChecked();
    await importing.getByRole('button', { name: 'Importieren', exact: true }).click();
    await expect(importing).toHaveCount(0);
    await author.openTab('objects');
    await expect(author.objects().filter({ hasText: 'Kreis' }).first()).toBeVisible();
  });
});
