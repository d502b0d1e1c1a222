import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { Letter, type LetterOptions } from './letter.js';

const folder = mkdtempSync(join(tmpdir(), 'tastwerk-letter-'));
afterAll(() => rmSync(folder, { recursive: true }));

const OPTIONS: LetterOptions = {
  title: 'Rechnung & <Gutschrift>',
  author: 'Wörter & Söhne',
  language: 'de',
  date: new Date(Date.UTC(2026, 10, 22)),
  pageLine: (page, pages) => `Seite ${page} von ${pages}`,
};

/** A file of the letter, for programs that read PDF. */
async function fileOf(letter: Letter): Promise<string> {
  const file = join(folder, 'letter.pdf');
  writeFileSync(file, await letter.end());
  return file;
}

const textOf = (file: string) => execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });

const rows = (count: number) => Array.from({ length: count }, (_, index) => [`Zeile ${index + 1}`, '2,90 €']);
const COLUMNS = [
  { title: 'Leistung', share: 3 },
  { title: 'Betrag', share: 1, align: 'right' },
] as const;

describe('a letter', () => {
  it('says what it is, tagged and as PDF/A, with its title escaped', async () => {
    const file = await fileOf(new Letter(OPTIONS).heading('Rechnung').paragraph('Guten Tag'));
    const facts = execFileSync('pdfinfo', [file], { encoding: 'utf8' });
    expect(facts).toContain('Title:           Rechnung & <Gutschrift>');
    expect(facts).toMatch(/Tagged: +yes/);
    expect(facts).toMatch(/Producer: +Tastwerk/);
    const bytes = readFileSync(file, 'latin1');
    expect(bytes).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(bytes).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
    expect(bytes.match(/<\?xpacket begin/g)).toHaveLength(1);
    expect(bytes).toContain('Rechnung &amp; &lt;Gutschrift&gt;');
  });

  it('embeds every font that it uses', async () => {
    const file = await fileOf(new Letter(OPTIONS).paragraph('Łukasz, naïve, 2,90 €'));
    const fonts = execFileSync('pdffonts', [file], { encoding: 'utf8' }).trim().split('\n').slice(2);
    expect(fonts).toHaveLength(2);
    for (const font of fonts) expect(font).toMatch(/ yes yes yes /);
    expect(textOf(file)).toContain('Łukasz, naïve, 2,90 €');
  });

  it.each([
    ['Polish, Czech, Turkish, Romanian', 'Łódź, Příbor, İstanbul, Şişli, Târgu Mureș'],
    ['Vietnamese', 'Nguyễn Thị Thanh Hương'],
    ['Greek', 'Ελευθέριος Παπαδόπουλος, Ὀδυσσεύς'],
    ['Russian, Ukrainian, Serbian', 'Имя Фамилия, Євген Їжак, Ђорђе'],
  ])('writes names in %s, with their fonts embedded', async (_, words) => {
    const file = await fileOf(new Letter(OPTIONS).paragraph(words));
    expect(textOf(file).trim().normalize('NFC')).toContain(words);
    const fonts = execFileSync('pdffonts', [file], { encoding: 'utf8' }).trim().split('\n').slice(2);
    for (const font of fonts) expect(font).toMatch(/ yes yes yes /);
  });

  describe.each([
    ['de', 'Zeichen, die in der Schrift dieses Dokuments fehlen, sind in lateinischer Umschrift gedruckt'],
    ['en', 'Characters that the font of this document lacks are printed in Latin transcription'],
  ] as const)('with characters that its fonts lack (%s)', (language, note) => {
    /** The words of a document, each line break a space. */
    const wordsOf = async (letter: Letter) => textOf(await fileOf(letter)).replace(/\s+/g, ' ');
    const notesIn = (words: string) => words.split(note).length - 1;

    it('prints them in Latin letters and says so once, at the end', async () => {
      const letter = new Letter({ ...OPTIONS, language })
        .heading('Rechnung für Müller & 北京')
        .paragraph('דוד לוי\nرقم ١٢\n東京 2-1 ラーメン\nŁódź 😀 Ж')
        .table({ columns: COLUMNS, rows: [['김철수 \ue000', '2,90 €']] });
      const words = await wordsOf(letter);
      expect(words).toContain(
        'Rechnung für Müller & BeiJing dvd lvy rqm 12 DongJing 2-1 ramen Łódź :grinning: Ж',
      );
      expect(words).toContain('GimCheolSu [U+E000] 2,90 €');
      expect(words).not.toContain('?');
      expect(notesIn(words)).toBe(1);
      expect(words.indexOf(note)).toBeGreaterThan(words.indexOf('2,90 €'));
    });

    it('says so on a page that is full, and on paper whose pages have no line', async () => {
      const full = await wordsOf(new Letter({ ...OPTIONS, language }).downTo(262).paragraph('山'));
      expect(full).toContain('Seite 1 von 1');
      expect(notesIn(full)).toBe(1);
      const { title, author, date } = OPTIONS;
      const plain = new Letter({ title, author, date, language }).paragraph('山');
      expect(notesIn(await wordsOf(plain))).toBe(1);
    });

    it('says so when only the line of each page has such a character', async () => {
      const words = await wordsOf(new Letter({ ...OPTIONS, language, pageLine: (page) => `山 ${page}` }));
      expect(words).toContain('Shan 1');
      expect(notesIn(words)).toBe(1);
    });

    it('says nothing when all characters are known or invisible', async () => {
      const words = await wordsOf(new Letter({ ...OPTIONS, language }).paragraph('a\tb\u202ec\u00add Ω Ж ỹ'));
      expect(words).toContain('a bcd Ω Ж ỹ');
      expect(notesIn(words)).toBe(0);
    });
  });

  it('breaks a transcription that is wider than the page into lines', async () => {
    const words = textOf(await fileOf(new Letter(OPTIONS).paragraph('山'.repeat(100)))).replace(/\s/g, '');
    expect(words).toContain('Shan'.repeat(100));
  });

  it('wraps long words and repeats the head of a table on each page, whose number it tells', async () => {
    const letter = new Letter(OPTIONS).paragraph('x'.repeat(300)).table({ columns: COLUMNS, rows: rows(50) });
    const pages = textOf(await fileOf(letter))
      .split('\f')
      .filter(Boolean);
    expect(pages).toHaveLength(2);
    for (const [index, page] of pages.entries()) {
      expect(page).toMatch(/Leistung +Betrag/);
      expect(page).toContain(`Seite ${index + 1} von 2`);
    }
    const text = pages.join('\n');
    expect([...text.matchAll(/Zeile (\d+) +2,90 €/g)].map(([, number]) => Number(number))).toEqual(
      Array.from({ length: 50 }, (_, index) => index + 1),
    );
    expect(text.replace(/[^x]/g, '')).toHaveLength(300);
  });

  it('is read aloud in order, a repeated head once', async () => {
    const file = await fileOf(
      new Letter(OPTIONS).heading('Rechnung').table({ columns: COLUMNS, rows: rows(60) }),
    );
    const tags = execFileSync('pdfinfo', ['-struct-text', file], { encoding: 'utf8' });
    expect(tags.match(/Leistung/g)).toHaveLength(1);
    expect(tags.indexOf('Rechnung')).toBeLessThan(tags.indexOf('Leistung'));
    expect(tags.match(/^ +TR/gm)).toHaveLength(61);
  });

  it('carries files, and gives the same bytes each time', async () => {
    const write = () => {
      const note = { mime: 'text/xml', description: 'Daten', relationship: 'Alternative' } as const;
      const attachments = [{ ...note, name: 'factur-x.xml', bytes: new TextEncoder().encode('<a/>') }];
      return new Letter({ ...OPTIONS, attachments }).paragraph('Guten Tag').end();
    };
    const [one, other] = await Promise.all([write(), write()]);
    expect(one).toEqual(other);
    const file = join(folder, 'attached.pdf');
    writeFileSync(file, one);
    execFileSync('pdfdetach', ['-save', '1', '-o', join(folder, 'out.xml'), file]);
    expect(readFileSync(join(folder, 'out.xml'), 'utf8')).toBe('<a/>');
  });
});
