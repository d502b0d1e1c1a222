import { readFileSync } from 'node:fs';
import { WORK_MS } from '../scripts/setup/patience.mjs';
import { Author } from './author.js';
import { expectAccessible } from './faults.js';
import { chooseFile } from './picture-file.js';
import { savedFile } from './saved-file.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

const words = WORDS.de;

test.use({ locale: words.locale });

test('someone downloads a draft as an eBraille publication, and imports it into another draft', async ({
  page,
}) => {
  const author = new Author(page, words);
  await author.startDraft();
  await author.nameGraphic('Haus am See');
  await author.openTab('objects');
  await author.writeLabel(0.3, 0.3, 'haus');

  const publication = await test.step('downloads it', async () => {
    await page.keyboard.press('Control+p');
    const files = page.getByRole('dialog', { name: 'Drucken und herunterladen' });
    const saved = await savedFile(page, () =>
      files.getByRole('button', { name: 'eBraille herunterladen' }).click(),
    );
    expect(saved.name).toMatch(/\.ebrl$/);
    await page.keyboard.press('Escape');
    await expect(files).toHaveCount(0);
    return saved;
  });

  await test.step('begins another draft, and sees what the publication holds', async () => {
    await author.startDraft();
    const tools = page.getByRole('toolbar', { name: words.toolbar });
    await tools.getByRole('button', { name: /^Importieren/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Importieren' });
    await expect(dialog.getByText(/^eBraille-Publikationen/)).toBeVisible();
    await chooseFile(
      page,
      dialog.getByRole('button', { name: 'Datei wählen' }),
      publication.name,
      readFileSync(publication.path),
    );
    await expect(dialog.getByText('„Haus am See“')).toBeVisible({ timeout: WORK_MS });
    await expect(dialog.getByRole('checkbox', { name: 'Grafik 1: haus am see' })).toBeChecked();
    await expect(dialog.getByRole('img', { name: 'Vorschau: Grafik 1: haus am see' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('takes print, and has the label again', async () => {
    const dialog = page.getByRole('dialog', { name: 'Importieren' });
    await dialog.getByText('Schwarzschrift, die neu übertragen wird').click();
    await dialog.getByRole('button', { name: 'Importieren', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Haus am See');
    await author.openTab('objects');
    await expect(author.objects().filter({ hasText: 'haus' }).first()).toBeVisible();
  });
});
