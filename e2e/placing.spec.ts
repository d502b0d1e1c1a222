import { readFileSync } from 'node:fs';
import { WORK_MS } from '../scripts/setup/patience.mjs';
import { Author } from './author.js';
import { expectAccessible } from './faults.js';
import { importAlone } from './import-alone.js';
import { chooseFile } from './picture-file.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

const words = WORDS.de;
const CELL = 'content/import-samples/inkscape-pflanzenzelle.svg';

/** Errors of a drawing whose labels lie on it; placed, it has fewer. */
const MANY = 5;

/** Errors that the proof counts in its button. */
const errorsIn = (text: string): number => Number(/(\d+) Fehler/u.exec(text)?.[1] ?? 0);

test.use({ locale: words.locale });

test('a teacher imports a drawing and has its labels placed, with a look before they are taken', async ({
  page,
}) => {
  const author = new Author(page, words);
  await author.startDraft();
  const proof = page.getByRole('button', { name: /^Prüfung: \d/ });
  const errors = async () => errorsIn((await proof.textContent()) ?? '');

  await test.step('imports a plant cell, whose labels lie on it', async () => {
    const tools = page.getByRole('toolbar', { name: words.toolbar });
    await tools.getByRole('button', { name: /^Importieren/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Importieren' });
    const choose = dialog.getByRole('button', { name: /Datei/ });
    await chooseFile(page, choose, 'pflanzenzelle.svg', readFileSync(CELL));
    await importAlone(dialog, words);
    await expect.poll(errors, { timeout: WORK_MS }).toBeGreaterThan(MANY);
  });

  const dialog = page.getByRole('dialog', { name: 'Beschriftungen platzieren' });
  await test.step('finds the command and looks at what it would do', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Beschriftungen platzieren');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('status')).toContainText('bekommen einen anderen Platz', {
      timeout: WORK_MS,
    });
    await expect(dialog.getByRole('img', { name: /Pfeile zeigen/ })).toBeVisible();
    await expectAccessible(page, 'placing labels');
  });

  await test.step('takes it, finds fewer errors, and takes it back as one step', async () => {
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(errors, { timeout: WORK_MS }).toBeLessThan(MANY);
    await page.keyboard.press('Control+z');
    await expect.poll(errors, { timeout: WORK_MS }).toBeGreaterThan(MANY);
  });
});
