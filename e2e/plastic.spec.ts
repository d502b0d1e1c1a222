import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { Author } from './author.js';
import { expectAccessible } from './faults.js';
import { savedFile } from './saved-file.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

const words = WORDS.de;

test.use({ locale: words.locale });

test('someone turns a draft as a plate in plastic, makes it higher, and takes it in parts for a printer', async ({
  page,
}) => {
  const author = new Author(page, words);
  await author.startDraft();
  await author.nameGraphic('Haus am See');
  await author.openTab('objects');
  await author.chooseTool('rect');
  await author.drag([0.4, 0.4], [0.6, 0.6]);
  await author.writeLabel(0.4, 0.7, 'haus');
  const dialog = page.getByRole('dialog', { name: '3D-Druck' });
  const plate = dialog.getByRole('application', { name: 'Seite 1 als Platte, drehbar' });

  await test.step('sees the plate', async () => {
    await page.getByRole('button', { name: '3D-Druck …' }).click();
    await expect(plate).toBeVisible();
    await expect(dialog.getByText(/^210 × 297 mm\. Etwa \d+ cm³ Kunststoff\.$/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('turns it by keys and by the mouse', async () => {
    const box = await plate.boundingBox();
    if (!box) throw new Error('the plate is not on the screen');
    // Within the ring that shows the focus.
    const clip = { x: box.x + 10, y: box.y + 10, width: box.width - 20, height: box.height - 20 };
    const picture = () => page.screenshot({ clip });
    await plate.focus();
    // The picture is drawn once more when its size is known.
    let before = await picture();
    await expect
      .poll(async () => {
        const last = before;
        before = await picture();
        return before.equals(last);
      })
      .toBe(true);
    const isAsBefore = async () => (await picture()).equals(before);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(isAsBefore).toBe(false);
    await page.keyboard.press('0');
    // As it was: what is drawn follows from the view alone.
    await expect.poll(isAsBefore).toBe(true);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 60, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    await expect.poll(isAsBefore).toBe(false);
  });

  await test.step('takes it higher, and cut for the bed of a small printer', async () => {
    await dialog.getByRole('textbox', { name: 'Schwarz' }).fill('1,5');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: /Druckbett/ }).click();
    await page.getByRole('option', { name: '180 × 180 mm' }).click();
    await expect(dialog.getByText(/4 Teile\.$/)).toBeVisible();
    const { name, path } = await savedFile(page, () =>
      dialog.getByRole('button', { name: 'Datei herunterladen' }).click(),
    );
    expect(name).toMatch(/^3mf_.*-PARTS\.3mf$/);
    const model = strFromU8(unzipSync(readFileSync(path))['3D/3dmodel.model'] ?? new Uint8Array());
    expect(model.match(/<object /g)).toHaveLength(4);
    const heights = [...model.matchAll(/ z="([-\d.]+)"/g)].map(([, z]) => Number(z));
    expect(Math.max(...new Set(heights))).toBe(3);
    await expect(dialog.getByRole('status')).toHaveText(`„${name}“ ist heruntergeladen.`);
  });

  await test.step('takes the cuts for a laser, too', async () => {
    await dialog.getByText('Zuschnitte für Laser und Schneidplotter').click();
    const { name, path } = await savedFile(page, () =>
      dialog.getByRole('button', { name: 'Datei herunterladen' }).press('Enter'),
    );
    expect(name).toMatch(/^cutter_.*-p1\.svg$/);
    expect(readFileSync(path, 'utf8')).toContain('inkscape:label="height-1.5mm"');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
});
