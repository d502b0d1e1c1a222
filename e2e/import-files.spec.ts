import type { Locator, Page } from '@playwright/test';
import { WORK_MS } from '../scripts/setup/patience.mjs';
import { Author } from './author.js';
import { expectAccessible } from './faults.js';
import { importAlone } from './import-alone.js';
import { chooseFile, starPng } from './picture-file.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';
import { tick } from './tick.js';

const words = WORDS.de;
const MOST_BYTES = 20 * 1024 * 1024;

/** The beginning of a PNG file that claims a size in px. */
function pngOf(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(64);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(bytes);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

const PEF = `<pef xmlns="http://www.daisy.org/ns/2008/pef" version="2008-1"><head/><body>
<volume cols="30" rows="27" rowgap="0" duplex="false"><section><page><row>⠓⠁⠥⠎</row></page></section></volume></body></pef>`;

/** A draft as the older product wrote it, in px. */
const OLD_DRAFT = {
  formatVersion: '0.9',
  uuid: '5f0f7c1e-0000-4000-8000-000000000001',
  graphicTitle: 'Alte Scheune',
  variantTitle: 'Basis',
  medium: 'swell',
  system: 'DE:VOLL',
  width: 210,
  height: 297,
  pages: [
    {
      name: 'Seite 1',
      text: false,
      rendering: '<svg/>',
      objects: [
        { uuid: '5f0f7c1e-0000-4000-8000-000000000002', type: 'rect', x: 96, y: 192, width: 96, height: 48 },
      ],
    },
  ],
};

async function openImport(page: Page): Promise<Locator> {
  const tools = page.getByRole('toolbar', { name: words.toolbar });
  await tools.getByRole('button', { name: /^Importieren/ }).click();
  return page.getByRole('dialog', { name: 'Importieren' });
}

test.use({ locale: words.locale });

test('someone cuts a picture by hand and by numbers, and lays the part under the page', async ({ page }) => {
  const author = new Author(page, words);
  await author.startDraft();
  const dialog = await openImport(page);
  await chooseFile(
    page,
    dialog.getByRole('button', { name: 'Datei wählen' }),
    'nacht.png',
    await starPng(page, 'Großer Stern'),
  );
  await dialog.getByRole('button', { name: 'Zuschneiden' }).click();
  const stage = dialog.getByRole('group', { name: 'Bild mit Ausschnitt' });
  const left = dialog.getByRole('slider', { name: 'Linke Kante' });
  await expect(left).toHaveAttribute('aria-valuenow', '0');
  await expect(stage.locator('img')).toBeVisible();
  await expectAccessible(page);

  await test.step('pulls the left side; Escape gives that up and leaves the dialog open', async () => {
    const box = await stage.boundingBox();
    if (!box) throw new Error('the picture is not on the screen');
    const y = box.y + box.height * 0.7;
    const pull = async () => {
      await page.mouse.move(box.x + 2, y);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width * 0.1, y, { steps: 4 });
      await page.mouse.move(box.x + box.width * 0.25, y, { steps: 4 });
      await expect(left).not.toHaveAttribute('aria-valuenow', '0');
    };
    await pull();
    await page.keyboard.press('Escape');
    await expect(left).toHaveAttribute('aria-valuenow', '0');
    await page.mouse.up();
    await pull();
    await page.mouse.up();
    await expect(dialog.getByRole('textbox', { name: 'Von links (px)' })).not.toHaveValue('0');
  });

  await test.step('says the rest in numbers', async () => {
    for (const [field, px] of [
      ['Von links (px)', '200'],
      ['Breite (px)', '600'],
      ['Höhe (px)', '300'],
    ] as const) {
      await dialog.getByRole('textbox', { name: field }).fill(px);
      await page.keyboard.press('Tab');
    }
    await expect(left).toHaveAttribute('aria-valuenow', '200');
    await expect(dialog.getByRole('slider', { name: 'Rechte Kante' })).toHaveAttribute(
      'aria-valuenow',
      '800',
    );
    await dialog.getByRole('button', { name: 'Zuschneiden' }).click();
    await expect(dialog.getByRole('img', { name: /^Vorschau/ })).toBeVisible();
  });

  await test.step('lays what is left of it under the page', async () => {
    await dialog.getByText('Bild als Hintergrund unter die Seite legen').click();
    const place = dialog.getByRole('button', { name: words.putOnPage });
    await expect(place).toBeEnabled({ timeout: WORK_MS });
    await place.click();
    await expect(dialog).toHaveCount(0);
    const backdrop = page.getByRole('group', { name: 'Hintergrundbild' });
    await backdrop.getByRole('button', { name: 'Hintergrundbild zuschneiden' }).click();
    const again = page.getByRole('dialog', { name: 'Hintergrundbild zuschneiden' });
    for (const [field, px] of [
      ['Von links (px)', '200'],
      ['Breite (px)', '600'],
      ['Höhe (px)', '300'],
    ] as const)
      await expect(again.getByRole('textbox', { name: field })).toHaveValue(px);
  });
});

test('what is too large is refused in a sentence, braille and old drafts come in', async ({ page }) => {
  const author = new Author(page, words);
  await author.startDraft();
  const dialog = await openImport(page);
  const alert = dialog.getByRole('alert');
  const take = 'In die Brailleseiten übernehmen';
  const text = page.getByRole('textbox', { name: 'Weiterer Text' });
  const toDrawing = page.getByRole('button', { name: 'Zur Zeichnung', exact: true });
  const another = dialog.getByRole('button', { name: 'Andere Datei' });

  await test.step('refuses 20 MB and a byte, and 40 megapixels and some, however small the file', async () => {
    const first = dialog.getByRole('button', { name: 'Datei wählen' });
    await chooseFile(page, first, 'viel.txt', Buffer.alloc(MOST_BYTES + 1, 'a'));
    await expect(alert).toContainText('höchstens 20 MB und 40 Megapixel');
    await chooseFile(page, another, 'brief.txt.png', Buffer.from('Ein Brief'));
    await expect(alert).toContainText('weder ein Bild');
    await chooseFile(page, another, 'riese.png', pngOf(30_000, 30_000));
    await expect(alert).toContainText('höchstens 20 MB und 40 Megapixel');
    await expectAccessible(page);
  });

  await test.step('makes the page of a PEF file text of the braille pages', async () => {
    await chooseFile(page, another, 'haus.pef', Buffer.from(PEF));
    await expect(dialog.getByText('1 Brailleseite mit 1 Zeile', { exact: true })).toBeVisible();
    await expect(dialog.getByText('⠓⠁⠥⠎')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: take }).click();
    await expect(dialog).toHaveCount(0);
    await expect(text).toHaveValue('⠓⠁⠥⠎');
    // The focus is in what has come to the front, and not lost with the dialog.
    await expect(page.locator('[data-covering-view]')).toBeFocused();
    await expectAccessible(page);
    await toDrawing.click();
  });

  await test.step('takes another page from a BRF file behind it', async () => {
    await openImport(page);
    await chooseFile(
      page,
      dialog.getByRole('button', { name: 'Datei wählen' }),
      'baum.brf',
      Buffer.from('BAUM\r\nBLATT\r\n\f'),
    );
    await expect(dialog.getByText('1 Brailleseite mit 2 Zeilen')).toBeVisible();
    await expect(dialog.getByRole('row', { name: '⠃⠇⠁⠞⠞ blatt' })).toBeVisible();
    await dialog.getByRole('button', { name: take }).click();
    await expect(dialog).toHaveCount(0);
    await expect(text).toHaveValue('⠓⠁⠥⠎\n\n⠃⠁⠥⠍\n⠃⠇⠁⠞⠞');
    await toDrawing.click();
  });

  await test.step('opens a draft of the older product as a new one', async () => {
    await openImport(page);
    await chooseFile(
      page,
      dialog.getByRole('button', { name: 'Datei wählen' }),
      'scheune.json',
      Buffer.from(JSON.stringify(OLD_DRAFT)),
    );
    await expect(dialog.getByRole('heading', { name: 'Entwurf „Alte Scheune“' })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Als neuen Entwurf öffnen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Alte Scheune');
    await author.openTab('objects');
    await expect(author.objects().filter({ hasText: words.tools.rect })).toHaveCount(1);
  });
});

/** A bar chart as matplotlib writes it: bars in colours without outlines, hairlines, letters as outlines. */
const CHART = `<svg xmlns="http://www.w3.org/2000/svg" width="432pt" height="360pt" viewBox="0 0 432 360">
  <path d="M0 360H432V0H0Z" style="fill: #ffffff"/>
  ${['#1f77b4', '#ff7f0e', '#2ca02c', '#d62728', '#9467bd']
    .map(
      (colour, at) =>
        `<path d="M${70 + 64 * at} 320H${120 + 64 * at}V${100 + 30 * at}H${70 + 64 * at}Z" style="fill: ${colour}"/>`,
    )
    .join('')}
  <path d="M54 320V43" style="fill: none; stroke: #000000; stroke-width: 0.8"/>
  <g id="text_1"><!-- Obst --><path d="M200 20H204V28Z"/><path d="M208 20H212V28Z"/></g></svg>`;

test('a bar chart in colours comes to be felt; as it looks, the proof names each bar that does not swell', async ({
  page,
}) => {
  const author = new Author(page, words);
  const flatBars = page.getByText(/^Diese Form ist nur in Farbe gedruckt/);
  const importChart = async (prepare: (dialog: Locator) => Promise<void>) => {
    const dialog = await openImport(page);
    await chooseFile(
      page,
      dialog.getByRole('button', { name: 'Datei wählen' }),
      'obst.svg',
      Buffer.from(CHART),
    );
    await expect(dialog.getByText('1 Beschriftung')).toBeVisible();
    await prepare(dialog);
    await importAlone(dialog, words);
  };
  await author.startDraft();

  await test.step('as it is offered, all of it swells', async () => {
    await importChart(async (dialog) => {
      await expect(dialog.getByText('6 Formen')).toBeVisible();
      await dialog.getByText('Nur zeigen, was aufquillt').click();
      await expect(
        dialog.getByRole('img', { name: 'Vorschau der Zeichnung' }).locator('image'),
      ).toBeVisible();
      await expect(dialog.getByText(/quillt nicht auf|quellen nicht auf/)).toHaveCount(0);
      await expectAccessible(page);
    });
    await page.getByRole('button', { name: words.proof }).click();
    await expect(page.getByRole('region', { name: 'Prüfung', exact: true })).toBeVisible();
    await expect(page.getByText(/Bildbeschreibung ist unvollständig/)).toBeVisible();
    await expect(flatBars).toHaveCount(0);
    await page.getByRole('button', { name: words.proof }).click();
    await author.canvas().focus();
    await page.keyboard.press('Control+z');
    await expect(author.objects()).toHaveCount(1);
  });

  await test.step('as it looks, five bars are found, and one press gives all of them outlines', async () => {
    await importChart(async (dialog) => {
      await tick(dialog.getByRole('checkbox', { name: /^Farbige Flächen/ }), false);
      await expect(dialog.getByText(/^5 Formen sind nur in Farbe gedruckt/)).toBeVisible();
    });
    // Findings that say the same are one row, with one fix for all of them.
    await page.getByRole('button', { name: words.proof }).click();
    await expect(flatBars).toHaveCount(1);
    const row = page.getByRole('listitem').filter({ has: flatBars });
    await expect(row).toContainText('5 Objekte');
    await row.getByRole('button', { name: /^Beheben: / }).click();
    await expect(flatBars).toHaveCount(0);
  });
});
