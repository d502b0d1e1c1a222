import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Author } from './author.js';
import { expectAccessible } from './faults.js';
import { savedFile } from './saved-file.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

/** What only formulas say, and how each language writes x²/4 in its own code, in Nemeth Code and as LaTeX. */
const FORMULAS = {
  de: {
    tool: 'Formel …',
    dialog: 'Formel einfügen',
    source: 'Formel',
    insert: 'Einfügen',
    text: 'Text',
    label: 'Fläche',
    print: 'Formel in Schwarzschrift: x hoch 2 durch 4',
    braille: 'Formel in Brailleschrift',
    spoken: 'x hoch 2 durch 4',
    problem: 'Hinter „\\frac“ fehlt etwas.',
    own: '⠆⠭⠌⠆⠀⠳⠀⠼⠙⠰',
    code: /Mathematikschrift$/,
    nemeth: 'Nemeth-Code',
    nemethCells: '⠹⠭⠘⠆⠐⠌⠲⠼',
    view: 'Brailleseiten',
    content: 'Weiterer Text',
    says: 'Es gilt',
    unread: /Die Formel „\\frac\{x\}“ steht so auf dem Blatt, wie sie getippt ist\./,
    doubt: /noch nicht geprüft: x\^2\/4/,
    files: 'Drucken und herunterladen',
    save: (format: string) => `${format} herunterladen`,
  },
  en: {
    tool: 'Formula …',
    dialog: 'Insert formula',
    source: 'Formula',
    insert: 'Insert',
    text: 'Text',
    label: 'Area',
    print: 'Formula in black print: x squared over 4',
    braille: 'Formula in braille',
    spoken: 'x squared over 4',
    problem: 'Something is missing behind “\\frac”.',
    own: '⠰⠰⠷⠭⠔⠼⠃⠨⠌⠼⠙⠾',
    code: /Mathematics code$/,
    nemeth: 'Nemeth Code',
    nemethCells: '⠸⠩⠀⠹⠭⠘⠆⠐⠌⠲⠼⠀⠸⠱',
    view: 'Braille pages',
    content: 'Further text',
    says: 'It holds',
    unread: /The formula “\\frac\{x\}” appears as it is typed\./,
    doubt: null,
    files: 'Print and download',
    save: (format: string) => `Download ${format}`,
  },
} as const;

for (const language of ['de', 'en'] as const) {
  const words = WORDS[language];
  const formulas = FORMULAS[language];

  test.describe(`formulas (${language})`, () => {
    test.use({ locale: words.locale });

    test('one is put into a label, shown as print, braille and words, and kept', async ({ page }) => {
      const author = new Author(page, words);
      const dialog = page.getByRole('dialog', { name: formulas.dialog });
      const text = page.getByRole('textbox', { name: formulas.text, exact: true });
      await author.startDraft();
      await author.writeLabel(0.4, 0.4, formulas.label);
      await author.openTab('object');
      await text.click();
      await page.keyboard.press('Control+End');
      await page.keyboard.type(' ');
      await page.getByRole('button', { name: formulas.tool }).click();

      await test.step('a formula that is not complete is named', async () => {
        await dialog.getByRole('textbox', { name: formulas.source }).fill('\\frac{x}');
        await expect(dialog.getByText(formulas.problem)).toBeVisible();
        await page.keyboard.press('Enter');
        await expect(dialog).toBeVisible();
      });

      await test.step('it is shown while it is typed', async () => {
        await dialog.getByRole('textbox', { name: formulas.source }).fill('x^2/4');
        await expect(dialog.getByRole('img', { name: formulas.print })).toBeVisible();
        await expect(dialog.getByRole('figure', { name: formulas.braille })).toContainText(formulas.own);
        await expect(dialog.getByText(formulas.spoken, { exact: true })).toBeVisible();
        await expectAccessible(page);
      });

      await dialog.getByRole('button', { name: formulas.insert }).click();
      await expect(text).toHaveValue(`${formulas.label} $x^2/4$`);
      await expect(text).toBeFocused();
      await expect(page.getByText(formulas.own).first()).toBeAttached();

      await test.step('the draft names the code in which it is written', async () => {
        await author.openTab('draft');
        await page.getByRole('button', { name: formulas.code }).click();
        await page.getByRole('option', { name: formulas.nemeth }).click();
        await author.openTab('object');
        await expect(page.getByText(formulas.nemethCells).first()).toBeAttached();
      });

      await author.waitUntilSaved();
      await page.reload();
      await author.openTab('draft');
      await expect(page.getByRole('button', { name: formulas.code })).toContainText(formulas.nemeth);
    });

    test('it is in the files of a draft: outlines on paper, words in the tags', async ({ page }) => {
      const author = new Author(page, words);
      await author.startDraft();
      await author.nameGraphic('Parabel');
      await author.openTab('objects');
      await author.writeLabel(0.3, 0.3, `${formulas.label} $x^2/4$`);
      await page.keyboard.press('Control+p');
      const dialog = page.getByRole('dialog', { name: formulas.files });
      const saved = (format: string) =>
        savedFile(page, () => dialog.getByRole('button', { name: formulas.save(format) }).click());
      const svg = await saved('SVG');
      const drawn = readFileSync(svg.path, 'utf8');
      expect(drawn).toContain(`<title>${formulas.label} ${formulas.spoken}</title>`);
      expect(drawn).not.toContain('$');
      const pdf = await saved('PDF');
      const read = execFileSync('pdftotext', [pdf.path, '-'], { encoding: 'utf8' });
      expect(read).toContain(formulas.label);
      expect(read).not.toContain('$');
    });

    test('braille pages have formulas, and the proof names those that cannot be read', async ({ page }) => {
      const author = new Author(page, words);
      await author.startDraft();
      await author.writeLabel(0.4, 0.4, '$\\frac{x}$ $x^2/4$');
      await page.getByRole('button', { name: words.proof }).click();
      await expect(page.getByText(formulas.unread).first()).toBeVisible();
      if (formulas.doubt) await expect(page.getByText(formulas.doubt).first()).toBeVisible();

      await page.getByRole('button', { name: formulas.view, exact: true }).click();
      const content = page.getByRole('textbox', { name: formulas.content });
      await content.fill(`${formulas.says} `);
      await page.keyboard.press('Control+End');
      await page.getByRole('button', { name: formulas.tool }).last().click();
      // The dialog is loaded when it is first opened.
      await expect(page.getByRole('textbox', { name: formulas.source, exact: true })).toBeFocused();
      await page.keyboard.type('x^2/4');
      await expect(page.getByRole('img', { name: formulas.print })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(content).toHaveValue(`${formulas.says} $x^2/4$`);
      await expect(page.getByText(formulas.own).first()).toBeAttached();
    });
  });
}
