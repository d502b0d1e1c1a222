import { readFileSync } from 'node:fs';
import { Author } from './author.js';
import { expectAccessible } from './faults.js';
import { savedFile } from './saved-file.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

const words = WORDS.de;

test.use({ locale: words.locale });

test('someone looks at a draft as an embosser punches it, and takes the file for the embosser', async ({
  page,
}) => {
  const author = new Author(page, words);
  await author.startDraft();
  await author.nameGraphic('Haus am See');
  await author.openTab('objects');
  await author.chooseTool('rect');
  await author.drag([0.4, 0.4], [0.6, 0.6]);
  await author.writeLabel(0.4, 0.7, 'haus');
  const dialog = page.getByRole('dialog', { name: 'Prägen' });

  await test.step('sees the page as dots', async () => {
    await page.getByRole('button', { name: 'Prägen …' }).click();
    await expect(dialog.getByRole('img', { name: /^Seite 1 als Punkte, 84 nebeneinander/ })).toBeVisible();
    await expect(dialog.getByText('Alle Brailleschrift passt in das Raster.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('takes the job for an Index embosser', async () => {
    const { name, path } = await savedFile(page, () =>
      dialog.getByRole('button', { name: 'Datei herunterladen' }).click(),
    );
    expect(name).toMatch(/^index_.*\.prn$/);
    const job = readFileSync(path, 'latin1');
    const [settings = '', graphic = ''] = job.split('\u001b\u0007');
    expect(settings).toMatch(/DTM0,.*,GD1,PN0;$/);
    expect(graphic.endsWith('\u001b\u0006\u001a')).toBe(true);
    // A side of the rectangle is a column of four dots in each line of the job.
    expect(graphic.split('\r\n').filter((line) => line.includes('O')).length).toBeGreaterThan(3);
    await expect(dialog.getByRole('status')).toHaveText(`„${name}“ ist heruntergeladen.`);
  });

  await test.step('compares with the finer dots of another embosser, by the keyboard', async () => {
    await dialog.getByRole('radio', { name: 'Index ab V4, Punkte im Abstand von 2,5 mm' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('radio', { name: 'ViewPlus, 20 Punkte je Zoll' })).toBeChecked();
    await expect(dialog.getByRole('img', { name: /^Seite 1 als Punkte, 165 nebeneinander/ })).toBeVisible();
    const { name, path } = await savedFile(page, () =>
      dialog.getByRole('button', { name: 'Datei herunterladen' }).press('Enter'),
    );
    expect(name).toMatch(/^viewplus_.*\.pdf$/);
    expect(readFileSync(path, 'latin1')).toMatch(/^%PDF-1\.4/);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
});
