import { filled } from '../texts/filled.js';
import type { DataIssue, DataIssueCode, DataTable, Detected } from './table.js';
import type { ChartLanguage } from '../sheet/sheet.js';

/** What each issue says, with `{name}` in place of its values; `{cell}` is the cell as spreadsheets name it, such as `B3`. */
const SENTENCES: Readonly<Record<DataIssueCode, Readonly<Record<ChartLanguage, string>>>> = {
  DATA_EMPTY: {
    de: 'Die Daten sind leer.',
    en: 'The data is empty.',
  },
  DATA_TOO_LARGE: {
    de: 'Die Daten sind größer als {most} MB. Wählen Sie einen kleineren Ausschnitt.',
    en: 'The data is larger than {most} MB. Choose a smaller part of it.',
  },
  DATA_IS_WORKBOOK: {
    de: 'Das ist eine Arbeitsmappe (Excel, LibreOffice) oder ein Archiv. Speichern Sie die Tabelle als CSV oder kopieren Sie die Zellen.',
    en: 'This is a workbook (Excel, LibreOffice) or an archive. Save the table as CSV or copy the cells.',
  },
  DATA_NOT_TEXT: {
    de: 'Das ist keine Textdatei.',
    en: 'This is not a text file.',
  },
  DATA_ONLY_HEADER: {
    de: 'Unter der Kopfzeile stehen keine Daten.',
    en: 'There is no data below the header.',
  },
  DATA_TOO_MANY_ROWS: {
    de: 'Die Tabelle hat {count} Zeilen; möglich sind {most}.',
    en: 'The table has {count} rows; at most {most} are possible.',
  },
  DATA_TOO_MANY_COLUMNS: {
    de: 'Die Tabelle hat {count} Spalten; möglich sind {most}.',
    en: 'The table has {count} columns; at most {most} are possible.',
  },
  DATA_ROW_TOO_LONG: {
    de: 'Zeile {row} hat {count} Zellen, die Kopfzeile nur {wanted}. Trennt ein Komma auch Dezimalstellen ab? Speichern Sie die Tabelle dann mit Semikolon.',
    en: 'Row {row} has {count} cells, the header only {wanted}. Does a comma also begin decimals? Then save the table with semicolons.',
  },
  DATA_QUOTE_OPEN: {
    de: 'In Zeile {row} fehlt ein Anführungszeichen, oder eines ist zu viel.',
    en: 'In row {row} a quotation mark is missing, or there is one too many.',
  },
  DATA_TEXT_TOO_LONG: {
    de: 'Zelle {cell}: Der Text hat {count} Zeichen; möglich sind {most}.',
    en: 'Cell {cell}: the text has {count} characters; at most {most} are possible.',
  },
  DATA_NOT_A_NUMBER: {
    de: 'Zelle {cell}: „{text}“ ist keine Zahl. Lassen Sie die Zelle leer, wenn ein Wert fehlt.',
    en: 'Cell {cell}: “{text}” is not a number. Leave the cell empty where a value is missing.',
  },
  DATA_NUMBER_TOO_LARGE: {
    de: 'Zelle {cell}: „{text}“ ist zu groß. Rechnen Sie in einer größeren Einheit.',
    en: 'Cell {cell}: “{text}” is too large. Use a larger unit.',
  },
  DATA_MIXED_DECIMALS: {
    de: 'Zelle {cell}: „{text}“ hat ein anderes Dezimalzeichen als die übrigen Zahlen der Spalte.',
    en: 'Cell {cell}: “{text}” has another decimal sign than the other numbers of the column.',
  },
  DATA_UNITS_DIFFER: {
    de: 'Zelle {cell}: Die Einheit ist {unit}, in der Spalte sonst {wanted}.',
    en: 'Cell {cell}: the unit is {unit}, elsewhere in the column {wanted}.',
  },
  DATA_JSON_BROKEN: {
    de: 'Der Text beginnt wie JSON, ist aber kein gültiges JSON.',
    en: 'The text begins like JSON but is not valid JSON.',
  },
  DATA_JSON_SHAPE: {
    de: 'Aus diesem JSON wird keine Tabelle. Möglich sind eine Liste von Objekten, eine Liste von Listen oder {columns, rows}.',
    en: 'This JSON is not a table. Possible are a list of objects, a list of lists, or {columns, rows}.',
  },
  DATA_JSON_NESTED: {
    de: 'Zeile {row}, Spalte {column}: Der Wert ist eine Liste oder ein Objekt und keine Zahl.',
    en: 'Row {row}, column {column}: the value is a list or an object, not a number.',
  },
  DATA_NO_NUMBERS: {
    de: 'Die Tabelle hat keine Spalte mit Zahlen.',
    en: 'The table has no column of numbers.',
  },
  DATA_NO_DATES: {
    de: 'Die Tabelle hat keine Spalte mit Jahren oder Daten.',
    en: 'The table has no column of years or dates.',
  },
  DATA_TOO_MANY_SERIES: {
    de: 'Das sind {count} Reihen; ein Diagramm hat höchstens {most}. Wählen Sie einen Teil der Daten aus.',
    en: 'These are {count} series; a chart has at most {most}. Select a part of the data.',
  },
  DATA_TWO_NUMBER_COLUMNS: {
    de: 'Ein Streudiagramm braucht zwei Spalten mit Zahlen.',
    en: 'A scatter plot needs two columns of numbers.',
  },
  DATA_UNKNOWN_COLUMN: {
    de: 'Die Tabelle hat keine Spalte „{name}“. Vorhanden sind: {columns}.',
    en: 'The table has no column “{name}”. It has: {columns}.',
  },
  DATA_COLUMN_NOT_NUMBERS: {
    de: 'Die Spalte „{name}“ enthält keine Zahlen.',
    en: 'The column “{name}” does not hold numbers.',
  },
  DATA_TYPE_WITHOUT_TABLE: {
    de: 'Der Diagrammtyp „{type}“ entsteht nicht aus einer Tabelle.',
    en: 'The chart type “{type}” is not made from a table.',
  },
  DATA_NOT_DRAWABLE: {
    de: 'Diese Angabe passt nicht zum Diagrammtyp: {path}.',
    en: 'This setting does not fit the type of chart: {path}.',
  },
};

/** Letters of a column as spreadsheets name it: 1 is A, 27 is AA. */
function columnLetters(column: number): string {
  const rest = column - 1;
  const last = String.fromCharCode(65 + (rest % 26));
  return rest < 26 ? last : columnLetters(Math.floor(rest / 26)) + last;
}

/** What `issue` says in `language`. */
export function dataIssueSentence({ code, params }: DataIssue, language: ChartLanguage): string {
  const { row, column } = params;
  const cell = typeof column === 'number' ? { cell: `${columnLetters(column)}${row ?? ''}` } : {};
  const values: DataIssue['params'] = { ...params, ...cell };
  return filled(SENTENCES[code][language], values);
}

const DELIMITERS = {
  de: { '\t': 'Tabulatoren', ';': 'Semikolon', ',': 'Komma' },
  en: { '\t': 'tabs', ';': 'semicolons', ',': 'commas' },
} as const;

const ENCODINGS = { 'utf-8': 'UTF-8', 'utf-16': 'UTF-16', 'windows-1252': 'Windows-1252' } as const;

const FORMATS = {
  de: { csv: 'CSV', tsv: 'Tabelle', json: 'JSON' },
  en: { csv: 'CSV', tsv: 'table', json: 'JSON' },
} as const;

/** How the decimal sign was found. */
function decimalWords({ decimal, isDecimalGuessed }: Detected, language: ChartLanguage): readonly string[] {
  if (!decimal) return [];
  const isComma = decimal === ',';
  if (language === 'de') {
    const sign = isComma ? 'Dezimalkomma' : 'Dezimalpunkt';
    return [isDecimalGuessed ? `${sign} angenommen (bitte prüfen)` : sign];
  }
  const sign = isComma ? 'decimal comma' : 'decimal point';
  return [isDecimalGuessed ? `${sign} assumed (please check)` : sign];
}

/** Lines above or below a table, in quotation marks. */
function linesBeside(lines: readonly string[], where: string, language: ChartLanguage): readonly string[] {
  if (lines.length === 0) return [];
  const quoted = lines.map((line) => (language === 'de' ? `„${line}“` : `“${line}”`));
  return [`${where}: ${quoted.join(', ')}`];
}

/** What was found out about `table`, in one line, so that a person can check it. */
export function detectedSentence(
  { detected, rowCount, columns }: DataTable,
  language: ChartLanguage,
): string {
  const { format, encoding, delimiter, hasHeader, missing, leadingLines, trailingLines } = detected;
  const isGerman = language === 'de';
  const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
  const parts = [
    FORMATS[language][format],
    ...(encoding ? [ENCODINGS[encoding]] : []),
    ...(delimiter
      ? [`${isGerman ? 'getrennt durch' : 'separated by'} ${DELIMITERS[language][delimiter]}`]
      : []),
    ...decimalWords(detected, language),
    isGerman
      ? hasHeader
        ? 'mit Kopfzeile'
        : 'ohne Kopfzeile'
      : hasHeader
        ? 'with header'
        : 'without header',
    isGerman ? count(rowCount, 'Zeile', 'Zeilen') : count(rowCount, 'row', 'rows'),
    isGerman ? count(columns.length, 'Spalte', 'Spalten') : count(columns.length, 'column', 'columns'),
    ...(missing === 0
      ? []
      : [isGerman ? count(missing, 'Wert fehlt', 'Werte fehlen') : `${missing} missing`]),
    ...linesBeside(leadingLines, isGerman ? 'über der Tabelle' : 'above the table', language),
    ...linesBeside(trailingLines, isGerman ? 'unter der Tabelle' : 'below the table', language),
  ];
  return `${isGerman ? 'Gelesen' : 'Read'}: ${parts.join(', ')}.`;
}
