import { readFile } from 'node:fs/promises';
import { logInAsAdmin } from './as-admin.js';
import { Caller } from './caller.js';
import { complaintsOf, expectAccessibleAtAllWidths } from './faults.js';
import { languagesFor } from './languages.js';
import { newJob } from './new-job.js';
import { ACCOUNTS } from './publishing.js';
import { savedFile } from './saved-file.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

const SAID = {
  de: {
    title: 'Rechnungsjournal',
    from: /^Von/,
    to: /^Bis/,
    wrong: 'Bitte wählen Sie zwei Tage eines Jahres, den früheren zuerst.',
    csv: 'Als CSV herunterladen',
    csvDone: /^\d+ Zeilen heruntergeladen$/,
    datev: 'Für DATEV herunterladen',
    datevDone: 'Die DATEV-Datei ist heruntergeladen.',
    file: 'rechnungsjournal',
    head: '"Nummer";"Art";"Datum";"Bestellung";"Rechnungsempfänger";"Hebt auf";"USt. %";"Netto";"USt.";"Brutto";"Muster"',
    separator: ';',
    invoice: '"Rechnung"',
    creditNote: '"Rechnungskorrektur"',
    no: '"nein"',
  },
  en: {
    title: 'Invoice journal',
    from: /^From/,
    to: /^To/,
    wrong: 'Please choose two days of one year, the earlier one first.',
    csv: 'Download as CSV',
    csvDone: /^\d+ rows downloaded$/,
    datev: 'Download for DATEV',
    datevDone: 'The DATEV file has been downloaded.',
    file: 'invoice-journal',
    head: '"Number","Kind","Date","Order","Billed to","Cancels","VAT %","Net","VAT","Gross","Specimen"',
    separator: ',',
    invoice: '"Invoice"',
    creditNote: '"Credit note"',
    no: '"no"',
  },
} as const;

for (const language of languagesFor('de')) {
  const words = WORDS[language];
  const said = SAID[language];

  test.describe(`the invoice journal (${language})`, () => {
    test.use({ locale: words.locale });

    test('gives the invoices and credit notes of a period as CSV and for DATEV', async ({ page }) => {
      const complaints = await complaintsOf(page);
      const main = page.getByRole('main');
      const admin = await Caller.of(page, ACCOUNTS.admin);
      const lastName = `Müller ${Date.now()}`;
      // The admin orders as well: other tests wait for mails to the user demo.
      const order = await newJob(admin, admin, lastName);
      await admin.post(`/api/internal/orders/${order}/rpc`, { method: 'cancel_invoice', reason: 'Doppelt' });
      const { invoices } = await admin.get(`/api/internal/orders/${order}`);
      const [invoice, creditNote] = invoices.map(({ number }: { readonly number: string }) => number);
      const [year] = invoice.split('-');
      const [from, to] = [`${year}-01-01`, `${year}-12-31`];

      await test.step('an admin opens it and chooses a period', async () => {
        await logInAsAdmin(page, words, '/admin/start');
        await page.getByRole('link', { name: said.title }).click();
        await expect(page.getByRole('heading', { level: 1, name: said.title })).toBeVisible();
        await expectAccessibleAtAllWidths(page);
        await main.getByLabel(said.from).fill(`${Number(year) - 1}-12-31`);
        await main.getByLabel(said.to).fill(to);
        await expect(main.getByText(said.wrong)).toBeVisible();
        await expect(main.getByRole('button', { name: said.csv })).toBeDisabled();
        await expectAccessibleAtAllWidths(page);
        await main.getByLabel(said.from).fill(from);
        await expect(main.getByText(said.wrong)).toHaveCount(0);
      });

      await test.step('the CSV file has a row for each, as spreadsheet programs of the language read it', async () => {
        const { name, path } = await savedFile(page, () =>
          main.getByRole('button', { name: said.csv }).click(),
        );
        expect(name).toBe(`${said.file}-${from}-${to}.csv`);
        await expect(main.getByText(said.csvDone)).toBeVisible();
        const lines = (await readFile(path, 'utf8')).split('\r\n');
        expect(lines[0]).toBe(`\uFEFF${said.head}`);
        const rows = lines
          .map((line) => line.split(said.separator))
          .filter((cells) => cells[3] === `${order}`);
        expect(rows.map((cells) => cells.slice(0, 2))).toEqual([
          [`"${invoice}"`, said.invoice],
          [`"${creditNote}"`, said.creditNote],
        ]);
        const [bill = [], taken = []] = rows;
        expect([bill[4], bill[5], bill[6], bill[10]]).toEqual([`"Bea ${lastName}"`, '""', '7', said.no]);
        expect(taken[5]).toBe(`"${invoice}"`);
        // The same amounts, taken back.
        expect(Number(bill[9]?.replace(',', '.'))).toBeGreaterThan(0);
        expect(taken.slice(7, 10)).toEqual(bill.slice(7, 10).map((amount) => `-${amount}`));
      });

      await test.step('the DATEV file has a posting for each, in its code page', async () => {
        const { name, path } = await savedFile(page, () =>
          main.getByRole('button', { name: said.datev }).click(),
        );
        expect(name).toBe(`EXTF_Buchungsstapel_${from}_${to}.csv`);
        await expect(main.getByText(said.datevDone)).toBeVisible();
        const lines = (await readFile(path, 'latin1')).split('\r\n');
        expect(lines[0]).toMatch(/^"EXTF";700;21;"Buchungsstapel";13;/);
        expect(lines[0]).toContain(`${year}0101;4;${year}0101;${year}1231;`);
        const postings = lines.filter((line) => line.includes(`"Bea ${lastName}"`));
        expect(postings).toHaveLength(2);
        const posting = (sign: string, number: string, takesBack: string) =>
          new RegExp(
            `^\\d+,\\d\\d;"${sign}";"EUR";;;"";10000;8300;"";\\d{4};"${number}";"${takesBack}";;"Bea ${lastName}"$`,
          );
        expect(postings[0]).toMatch(posting('S', invoice, ''));
        expect(postings[1]).toMatch(posting('H', creditNote, invoice));
        await expectAccessibleAtAllWidths(page);
      });
      expect(complaints).toEqual([]);
    });
  });
}
