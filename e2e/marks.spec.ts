import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Author } from './author.js';
import { expectAccessibleAtAllWidths } from './faults.js';
import { savedFile } from './saved-file.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

/** What only marks say, and how each language writes its words. */
const MARKS = {
  de: {
    tool: 'Auszeichnen …',
    dialog: 'Text auszeichnen',
    bold: 'Fett',
    language: /Sprache/,
    other: 'Englisch',
    note: /^Anmerkung zur Übertragung/,
    braille: 'Text in Brailleschrift',
    insert: 'Einfügen',
    text: 'Text',
    label: 'Das ist sehr alt',
    word: 'sehr',
    emphasised: '⠸⠎⠑⠓⠗',
    foreign: { words: 'Good morning', mark: 'en', cells: '⠠⠛⠕⠕⠙⠀⠍⠕⠗⠝⠊⠝⠛' },
    noted: { words: 'neu', cells: '⠠⠰⠶⠝⠣⠠⠰⠶' },
    view: 'Brailleseiten',
    content: 'Weiterer Text',
    unread: /ist die Auszeichnung „fett“ nicht bekannt/,
    files: 'Drucken und herunterladen',
    save: (format: string) => `${format} herunterladen`,
  },
  en: {
    tool: 'Mark up …',
    dialog: 'Mark up text',
    bold: 'Bold',
    language: /Language/,
    other: 'German',
    note: /^Transcriber’s note/,
    braille: 'Text in braille',
    insert: 'Insert',
    text: 'Text',
    label: 'It is very old',
    word: 'very',
    emphasised: '⠘⠂⠧',
    foreign: { words: 'Guten Morgen', mark: 'de', cells: '⠛⠥⠞⠑⠝⠀⠍⠕⠗⠛⠑⠝' },
    noted: { words: 'new', cells: '⠈⠨⠣⠝⠑⠺⠈⠨⠜' },
    view: 'Braille pages',
    content: 'Further text',
    unread: /the mark “fett” is not known/,
    files: 'Print and download',
    save: (format: string) => `Download ${format}`,
  },
} as const;

for (const language of ['de', 'en'] as const) {
  const words = WORDS[language];
  const marks = MARKS[language];

  test.describe(`marked words (${language})`, () => {
    test.use({ locale: words.locale });

    test('a word of a label is emphasised, on the sheet and in its files', async ({ page }) => {
      const author = new Author(page, words);
      const dialog = page.getByRole('dialog', { name: marks.dialog });
      const text = page.getByRole('textbox', { name: marks.text, exact: true });
      await author.startDraft();
      await author.writeLabel(0.2, 0.4, marks.label);
      await author.openTab('object');
      await text.click();
      await text.evaluate((field: HTMLTextAreaElement, word) => {
        const start = field.value.indexOf(word);
        field.setSelectionRange(start, start + word.length);
      }, marks.word);
      await page.getByRole('button', { name: marks.tool }).click();
      await dialog.getByText(marks.bold, { exact: true }).click();
      await expect(dialog.getByRole('figure', { name: marks.braille })).toContainText(marks.emphasised);
      await expectAccessibleAtAllWidths(page);
      await dialog.getByRole('button', { name: marks.insert }).click();
      await expect(text).toHaveValue(marks.label.replace(marks.word, `[${marks.word}]{b}`));
      await expect(page.getByText(marks.emphasised).first()).toBeAttached();

      await author.nameGraphic('Alter');
      await page.keyboard.press('Control+p');
      const files = page.getByRole('dialog', { name: marks.files });
      const saved = (format: string) =>
        savedFile(page, () => files.getByRole('button', { name: marks.save(format) }).click());
      const svg = readFileSync((await saved('SVG')).path, 'utf8');
      expect(svg).toMatch(new RegExp(`stroke-width="[^"]+"[^>]*>${marks.word}</text>`));
      expect(svg).not.toContain('{b}');
      const pdf = execFileSync('pdftotext', [(await saved('PDF')).path, '-'], { encoding: 'utf8' });
      expect(pdf.replaceAll(/\s+/g, ' ')).toContain(marks.label);
    });

    test('braille pages have words of another language and notes, and the proof names what is no mark', async ({
      page,
    }) => {
      const author = new Author(page, words);
      const dialog = page.getByRole('dialog', { name: marks.dialog });
      await author.startDraft();
      await author.writeLabel(0.3, 0.4, '[A]{fett}');
      await page.getByRole('button', { name: words.proof }).click();
      await expect(page.getByText(marks.unread).first()).toBeVisible();

      await page.getByRole('button', { name: marks.view, exact: true }).click();
      const content = page.getByRole('textbox', { name: marks.content });
      await content.click();
      await page.getByRole('button', { name: marks.tool }).last().click();
      await dialog.getByRole('textbox', { name: marks.text }).fill(marks.foreign.words);
      await dialog.getByRole('button', { name: marks.language }).click();
      await page.getByRole('option', { name: marks.other }).click();
      await expect(dialog.getByRole('figure', { name: marks.braille })).toContainText(marks.foreign.cells);
      await page.keyboard.press('Control+Enter');
      await expect(content).toHaveValue(`[${marks.foreign.words}]{${marks.foreign.mark}}`);
      await page.keyboard.type(' ');

      await page.getByRole('button', { name: marks.tool }).last().click();
      await dialog.getByRole('textbox', { name: marks.text }).fill(marks.noted.words);
      await dialog.getByText(marks.note).click();
      await page.keyboard.press('Control+Enter');
      await expect(content).toHaveValue(
        `[${marks.foreign.words}]{${marks.foreign.mark}} [${marks.noted.words}]{note}`,
      );
      const shown = `${marks.foreign.cells}⠀${marks.noted.cells}`;
      await expect(page.getByText(shown).first()).toBeAttached();
    });
  });
}
