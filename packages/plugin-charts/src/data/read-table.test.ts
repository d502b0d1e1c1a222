import { describe, expect, it } from '@jest/globals';
import { dataIssueSentence, detectedSentence } from './issue-texts.js';
import { readTable } from './read-table.js';
import type { DataTable, ReadOptions } from './table.js';

type Language = ReadOptions['language'];

function read(
  text: string | Uint8Array,
  language: Language = 'de',
  more: Partial<ReadOptions> = {},
): DataTable {
  const result = readTable(text, { language, ...more });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

const issueOf = (text: string | Uint8Array, language: Language = 'de') => {
  const result = readTable(text, { language });
  return result.ok ? undefined : result.error;
};

const kinds = (table: DataTable) => table.columns.map(({ kind }) => kind);
const headers = (table: DataTable) => table.columns.map(({ header }) => header);
const values = (table: DataTable, column = 1) => table.columns[column]?.values;
const texts = (table: DataTable, column = 0) => table.columns[column]?.texts;

describe('tables of text', () => {
  it('reads what a spreadsheet copies', () => {
    const table = read('Obst\tAnzahl\r\nÄpfel\t20\r\nBirnen\t35\r\n');
    expect(table.detected).toMatchObject({ format: 'tsv', delimiter: '\t', hasHeader: true, missing: 0 });
    expect(kinds(table)).toEqual(['names', 'numbers']);
    expect(headers(table)).toEqual(['Obst', 'Anzahl']);
    expect(texts(table)).toEqual(['Äpfel', 'Birnen']);
    expect(values(table)).toEqual([20, 35]);
  });

  it.each([
    ['semicolon and comma', 'a;b\nx;1,5\ny;2.000,25\n', ';', ',', [1.5, 2000.25]],
    ['comma and point', 'a,b\nx,1.5\ny,"2,000.25"\n', ',', '.', [1.5, 2000.25]],
    ['semicolon and point', 'a;b\nx;1.5\ny;2.25\n', ';', '.', [1.5, 2.25]],
    ['tab and comma', 'a\tb\nx\t1,5\ny\t-2,25\n', '\t', ',', [1.5, -2.25]],
    ['quoted decimal comma in comma CSV', 'a,b\nx,"1,5"\ny,"2,25"\n', ',', ',', [1.5, 2.25]],
  ])('tells delimiter and decimal sign apart: %s', (_, text, delimiter, decimal, expected) => {
    for (const language of ['de', 'en'] as const) {
      const table = read(text, language);
      expect(table.detected).toMatchObject({ delimiter, decimal, isDecimalGuessed: false });
      expect(values(table)).toEqual(expected);
    }
  });

  it('reads 1.234 by the language and says that it guessed', () => {
    const text = 'a;b\nx;1.234\ny;5.678\n';
    expect(values(read(text, 'de'))).toEqual([1234, 5678]);
    expect(values(read(text, 'en'))).toEqual([1.234, 5.678]);
    expect(read(text).detected).toMatchObject({ decimal: ',', isDecimalGuessed: true });
    expect(detectedSentence(read(text), 'de')).toContain('Dezimalkomma angenommen (bitte prüfen)');
    expect(detectedSentence(read(text, 'en'), 'en')).toContain('decimal point assumed (please check)');
  });

  it('reads 1.234 by its neighbours where they are clear', () => {
    expect(values(read('a;b\nx;1.234\ny;0.5\n'))).toEqual([1.234, 0.5]);
    expect(values(read('a;b;c\nx;1.234;0,5\ny;5.678;1\n', 'en'))).toEqual([1234, 5678]);
    expect(values(read('a;b\nx;1.234.567\ny;2.345\n', 'en'))).toEqual([1234567, 2345]);
  });

  it.each([
    ["1'234", 1234],
    ['1’234,5', 1234.5],
    ['1 234,5', 1234.5],
    ['1\u202f234', 1234],
    ['1\u00a0234\u00a0567', 1234567],
    ['−5,5', -5.5],
    ['–3', -3],
    ['+7', 7],
    ['(1.250,5)', -1250.5],
    [',5', 0.5],
    ['1,5e3', 1500],
    ['2E-2', 0.02],
    ['-0', 0],
    ['20 %', 20],
    ['3,50 €', 3.5],
    ['€ 3,50', 3.5],
    ['-$12', -12],
    ['12kg', 12],
    ['80 km/h', 80],
    ['21,5 °C', 21.5],
    ['5 m²', 5],
    ['3 Mio.', 3],
  ])('reads %s', (text, expected) => {
    expect(values(read(`Name;Wert\nx;${text}\n`))).toEqual([expected]);
  });

  it.each([
    '5a',
    '1.',
    '01067',
    '10-20',
    '< 5',
    '1/2',
    '1.2.3',
    '12.34.567',
    '3,4,5',
    '5 bis 10',
    '1 23',
    'e5',
  ])('takes %s for a name and no number', (text) => {
    expect(kinds(read(`Name;Wert\n${text};1\n`))).toEqual(['names', 'numbers']);
  });

  it('takes the unit that all numbers of a column have', () => {
    const table = read('Tier;Masse;Tempo\nHund;12 kg;40\nKatze;4,5 kg;48 km/h\n');
    expect(table.columns.map(({ unit }) => unit)).toEqual([undefined, 'kg', undefined]);
    expect(values(table, 2)).toEqual([40, 48]);
  });

  it('refuses units that differ, naming the cell', () => {
    const issue = issueOf('Tier;Masse\nHund;12 kg\nMaus;20 g\n');
    expect(issue).toEqual({
      code: 'DATA_UNITS_DIFFER',
      params: { row: 3, column: 2, unit: 'g', wanted: 'kg' },
    });
    expect(issue && dataIssueSentence(issue, 'de')).toBe(
      'Zelle B3: Die Einheit ist g, in der Spalte sonst kg.',
    );
  });

  it('takes counted words for names', () => {
    expect(kinds(read('Was;Preis\n3 Äpfel;2\n2 Birnen;1\n'))).toEqual(['names', 'numbers']);
  });

  it.each(['', '-', '–', 'n/a', 'N/A', 'k. A.', 'k.A.', '#NV', '.', '...', 'null'])(
    'takes "%s" for a missing value',
    (text) => {
      const table = read(`Name;Wert;c\na;1;1\nb;${text};2\nc;3;3\n`);
      expect(values(table)).toEqual([1, null, 3]);
      expect(table.detected.missing).toBe(1);
    },
  );

  it('keeps quoted fields with delimiters, quotes and lines', () => {
    const table = read('Name;Wert\r\n"Äpfel; rot";1\r\n"sagt ""ja""";2\r\n"zwei\r\nZeilen";3\r\n');
    expect(texts(table)).toEqual(['Äpfel; rot', 'sagt "ja"', 'zwei Zeilen']);
  });

  it('names the row of a quote that does not end', () => {
    expect(issueOf('Name;Wert\na;1\n"b;2\nc;3\n')).toMatchObject({
      code: 'DATA_QUOTE_OPEN',
      params: { row: 3 },
    });
  });

  it('takes the delimiter that Excel names', () => {
    const table = read('sep=;\nName;Wert\na;1\n');
    expect(headers(table)).toEqual(['Name', 'Wert']);
  });

  it('reads one column of numbers', () => {
    expect(values(read('1,75\n1,80\n1,68\n'), 0)).toEqual([1.75, 1.8, 1.68]);
    expect(values(read('Größe\n1,75\n1,80\n', 'en'), 0)).toEqual([1.75, 1.8]);
    expect(values(read('1,234\n5,678\n', 'en'), 0)).toEqual([1234, 5678]);
    expect(read('1,5\n2,7\n', 'en').columns).toHaveLength(2);
    expect(values(read('3\n4\n5\n'), 0)).toEqual([3, 4, 5]);
  });

  it('leaves blank rows and columns out and keeps the numbers of the others', () => {
    const table = read(';Name;;Wert\n;;;\n;a;;1\n\n;b;;x\n;c;;3\n;d;;4\n'.replace('x', '2'));
    expect(headers(table)).toEqual(['Name', 'Wert']);
    expect(table.columns.map(({ column }) => column)).toEqual([2, 4]);
    expect(issueOf(';Name;;Wert\n\n;a;;1\n;b;;x\n;c;;3\n')).toEqual({
      code: 'DATA_NOT_A_NUMBER',
      params: { row: 4, column: 4, text: 'x' },
    });
  });

  it('leaves a title above the table out and says so', () => {
    const table = read('Umfrage 2024;;\nName;a;b\nx;1;2\n');
    expect(table.detected.leadingLines).toEqual(['Umfrage 2024']);
    expect(detectedSentence(table, 'de')).toBe(
      'Gelesen: CSV, getrennt durch Semikolon, mit Kopfzeile, 1 Zeile, 3 Spalten, über der Tabelle: „Umfrage 2024“.',
    );
  });
});

describe('what stands around a table', () => {
  it('is left out below a blank line, and said', () => {
    const table = read('Name;Wert\na;1\nb;2\n\nQuelle: Amt\nStand: Mai\n');
    expect(table.rowCount).toBe(2);
    expect(table.detected.trailingLines).toEqual(['Quelle: Amt', 'Stand: Mai']);
    expect(detectedSentence(table, 'en')).toContain('below the table: “Quelle: Amt”, “Stand: Mai”');
  });

  it('is data where no blank line parts it, or where a column is alone', () => {
    expect(read('Name;Wert\na;1\nb;\n').rowCount).toBe(2);
    expect(read('1\n2\n\n3\n').rowCount).toBe(3);
  });
});

describe('headers', () => {
  it.each([
    ['words above numbers', 'Obst;Zahl\na;1\n', true],
    ['a free corner', ';2019;2020\na;1;2\n', true],
    ['years above numbers', 'Land;2019;2020\na;1;2\nb;3;4\n', true],
    ['years beside other columns', 'Land;2019;2020;Quelle\na;1;2;x\nb;3;4;y\n', true],
    ['words above dates', 'Tag;Wert\n1.2.2024;3\n', true],
    ['numbers alone', '1;2\n3;4\n', false],
    ['a row like the others', 'Äpfel;20\nBirnen;35\n', false],
    ['numbers like years', 'a;1900;2000\nb;1850;2010\n', false],
  ])('%s', (_, text, expected) => {
    expect(read(text).detected.hasHeader).toBe(expected);
  });

  it('are taken as the caller says', () => {
    expect(read('a;1900\nb;1850\n', 'de', { hasHeader: true }).columns[1]?.header).toBe('1900');
    expect(read('a;b\nc;d\n', 'de', { hasHeader: false }).rowCount).toBe(2);
  });
});

describe('dates', () => {
  it.each([
    ['2024-03-01', '2024-03-03', 2],
    ['1.3.2024', '03.03.2024', 2],
    ['1. 3. 2024', '3. 3. 24', 2],
    ['28.2.', '1.3.', 2],
    ['2024-02', '2024-03', 29],
    ['02.2024', '03.2024', 29],
    ['2024-03-01T12:00:00Z', '2024-03-02T00:00', 0.5],
  ])('%s and %s', (from, to, days) => {
    const [first, second] = read(`Tag;Wert\n${from};1\n${to};2\n`).columns[0]?.values ?? [];
    expect((second ?? 0) - (first ?? 0)).toBeCloseTo(days, 9);
    expect(kinds(read(`Tag;Wert\n${from};1\n${to};2\n`))[0]).toBe('dates');
  });

  it('are written without midnight', () => {
    const table = read('Tag,Wert\n2024-03-01T00:00:00Z,1\n2024-03-02T08:30:00Z,2\n');
    expect(texts(table)).toEqual(['2024-03-01', '2024-03-02 08:30']);
  });

  it('are years where a header or their order says so', () => {
    expect(kinds(read('Jahr;Wert\n2019;5\n2021;6\n'))).toEqual(['dates', 'numbers']);
    expect(kinds(read('2019;5\n2020;6\n'))).toEqual(['dates', 'numbers']);
    expect(kinds(read('Höhe;Wert\n1500;5\n2000;6\n'))).toEqual(['numbers', 'numbers']);
    expect(kinds(read('Wert\n1900\n2000\n'))).toEqual(['numbers']);
  });

  it('are days of the calendar', () => {
    expect(kinds(read('Tag;Wert\n31.2.2024;1\n30.2.2024;2\n'))[0]).toBe('names');
    expect(kinds(read('Tag;Wert\n29.2.2024;1\n'))[0]).toBe('dates');
  });
});

describe('JSON', () => {
  it.each([
    ['a list of records', '[{"Obst":"Äpfel","Zahl":20},{"Obst":"Birnen","Zahl":35.5}]'],
    ['a list of lists', '[["Obst","Zahl"],["Äpfel",20],["Birnen",35.5]]'],
    ['columns and rows', '{"columns":["Obst","Zahl"],"rows":[["Äpfel",20],["Birnen",35.5]]}'],
  ])('reads %s', (_, text) => {
    const table = read(text);
    expect(headers(table)).toEqual(['Obst', 'Zahl']);
    expect(texts(table)).toEqual(['Äpfel', 'Birnen']);
    expect(values(table)).toEqual([20, 35.5]);
    expect(table.detected).toMatchObject({ format: 'json', hasHeader: true });
  });

  it('reads one record of numbers, and a list of numbers', () => {
    expect(values(read('{"Äpfel": 20, "Birnen": 35}'))).toEqual([20, 35]);
    expect(values(read('[1, 2.5, 3]'), 0)).toEqual([1, 2.5, 3]);
  });

  it('takes fields that are missing in a record', () => {
    const table = read('[{"a":"x","b":1},{"a":"y","c":2},{"a":"z","b":null,"c":3}]');
    expect(values(table, 1)).toEqual([1, null, null]);
    expect(values(table, 2)).toEqual([null, 2, 3]);
  });

  it.each([
    ['[{"a":1},', 'DATA_JSON_BROKEN'],
    ['{"a":{"b":1}}', 'DATA_JSON_SHAPE'],
    ['[{"a":[1]}]', 'DATA_JSON_NESTED'],
    ['[]', 'DATA_EMPTY'],
    ['{}', 'DATA_EMPTY'],
    ['[1,{"a":2}]', 'DATA_JSON_SHAPE'],
  ])('refuses %s', (text, code) => {
    expect(issueOf(text)?.code).toBe(code);
  });

  it('is bounded before cells are made', () => {
    const wide = JSON.stringify(Array.from({ length: 400 }, (_, index) => ({ [`k${index}`]: index })));
    expect(issueOf(wide)).toMatchObject({ code: 'DATA_TOO_MANY_COLUMNS', params: { count: 400, most: 100 } });
    expect(issueOf(`${'['.repeat(200_000)}`)?.code).toBe('DATA_JSON_BROKEN');
  });
});

describe('files', () => {
  const utf8 = (text: string) => new Uint8Array(Buffer.from(text, 'utf8'));

  it('reads UTF-8 with and without its mark', () => {
    for (const mark of ['', '\ufeff']) {
      const table = read(utf8(`${mark}Größe;Preis\nä;3 €\n`));
      expect(headers(table)).toEqual(['Größe', 'Preis']);
      expect(table.detected.encoding).toBe('utf-8');
      expect(table.columns[1]?.unit).toBe('€');
    }
  });

  it('reads Windows-1252', () => {
    const table = read(new Uint8Array(Buffer.from('Gr\xf6\xdfe;Preis\n\xe4 \x96 b;3 \x80\n', 'latin1')));
    expect(headers(table)).toEqual(['Größe', 'Preis']);
    expect(texts(table)).toEqual(['ä – b']);
    expect(table.columns[1]?.unit).toBe('€');
    expect(table.detected.encoding).toBe('windows-1252');
  });

  it('reads UTF-16 with its mark', () => {
    const table = read(new Uint8Array(Buffer.from('\ufeffName\tWert\nä\t1\n', 'utf16le')));
    expect(texts(table)).toEqual(['ä']);
    expect(table.detected.encoding).toBe('utf-16');
  });

  it('names workbooks and files that are no text', () => {
    expect(issueOf(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))?.code).toBe('DATA_IS_WORKBOOK');
    expect(issueOf(new Uint8Array([65, 0, 66, 0, 67]))?.code).toBe('DATA_NOT_TEXT');
  });
});

describe('bounds', () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, index) => `n${index};${index}`).join('\n');

  it.each([
    ['', 'DATA_EMPTY', {}],
    ['\n \n;;\n', 'DATA_EMPTY', {}],
    [`Name;Wert\n${rows(501)}`, 'DATA_TOO_MANY_ROWS', { count: 501, most: 500 }],
    [`Name;Wert\n${rows(2000)}`, 'DATA_TOO_MANY_ROWS', { count: 2001, most: 500 }],
    [`a;${'1;'.repeat(101)}1`, 'DATA_TOO_MANY_COLUMNS', { count: 103, most: 100 }],
    ['x'.repeat(1024 * 1024 + 1), 'DATA_TOO_LARGE', { most: 1 }],
    [`Name;Wert\n${'x'.repeat(201)};1`, 'DATA_TEXT_TOO_LONG', { row: 2, column: 1, count: 201, most: 200 }],
    ['Name;Wert\na;1\nb;2e12\n', 'DATA_NUMBER_TOO_LARGE', { row: 3, column: 2, text: '2e12' }],
    ['Name;Wert\na;1,5\nb;2.25\nc;3,5\n', 'DATA_MIXED_DECIMALS', { row: 3, column: 2, text: '2.25' }],
    ['Name,Wert\nÄpfel,3,5\nBirnen,4,5\n', 'DATA_ROW_TOO_LONG', { row: 2, count: 3, wanted: 2 }],
    ['Name;Wert\na;1\nb;zwei\nc;3\n', 'DATA_NOT_A_NUMBER', { row: 3, column: 2, text: 'zwei' }],
  ])('%#', (text, code, params) => {
    expect(issueOf(text)).toEqual({ code, params });
  });

  it('holds 500 rows', () => {
    expect(read(`Name;Wert\n${rows(500)}`).rowCount).toBe(500);
  });

  it('fills all values of the sentences', () => {
    const issues = [issueOf(''), issueOf(`Name;Wert\n${rows(501)}`), issueOf('Name,Wert\nÄpfel,3,5\n')];
    for (const issue of issues) {
      for (const language of ['de', 'en'] as const) {
        expect(issue && dataIssueSentence(issue, language)).toMatch(/^[^{}]+$/u);
      }
    }
  });
});
