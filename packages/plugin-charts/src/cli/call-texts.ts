import type { ChartLanguage } from '../sheet/sheet.js';
import { filled } from '../texts/filled.js';

/** What the commands say besides the sentences of issues and notes; `{name}` stands for a value and `{name|one|more}` for words that follow from a count. */
const WORDS = {
  noData: {
    de: 'Nennen Sie eine Datei mit Daten (CSV, TSV, JSON, Vega-Lite) oder - für die Standardeingabe.',
    en: 'Name a file with data (CSV, TSV, JSON, Vega-Lite), or - for standard input.',
  },
  noType: {
    de: 'Nennen Sie mit --type den Diagrammtyp: {allowed}.',
    en: 'Name the type of chart with --type: {allowed}.',
  },
  unknownType: {
    de: 'Den Diagrammtyp "{value}" gibt es für Tabellen nicht. Möglich sind: {allowed}.',
    en: 'There is no type of chart "{value}" for tables. Possible are: {allowed}.',
  },
  unknownPaper: {
    de: 'Das Papier "{value}" gibt es nicht. Möglich sind: {allowed}.',
    en: 'There is no paper "{value}". Possible are: {allowed}.',
  },
  notANumber: {
    de: '--{option}: "{value}" ist keine Zahl.',
    en: '--{option}: "{value}" is not a number.',
  },
  optionOfTable: {
    de: '--{option} gilt für Tabellen; diese Datei sagt selbst, wie das Diagramm aussieht.',
    en: '--{option} is for tables; this file itself says what the chart looks like.',
  },
  optionOfType: {
    de: '--{option} passt nicht zum Diagrammtyp {type}.',
    en: '--{option} does not fit the chart type {type}.',
  },
  noFormula: {
    de: 'Nennen Sie eine Formel, etwa "y = x^2 - 3".',
    en: 'Name a formula, such as "y = x^2 - 3".',
  },
  formula: {
    de: 'Formel "{formula}", Zeichen {place}: {sentence}',
    en: 'Formula "{formula}", character {place}: {sentence}',
  },
  twoFormulas: {
    de: '--area-between braucht zwei Formeln.',
    en: '--area-between needs two formulas.',
  },
  notARange: {
    de: '--{option}: "{value}" ist kein Bereich wie -3..3.',
    en: '--{option}: "{value}" is not a range such as -3..3.',
  },
  notAParameter: {
    de: '--param: "{value}" ist kein Wert eines Parameters wie a=2.',
    en: '--param: "{value}" is not the value of a parameter, such as a=2.',
  },
  oneColumn: {
    de: 'Dieser Diagrammtyp zeigt eine Spalte. Zahlen enthalten: {columns}. Wählen Sie mit --values.',
    en: 'This type of chart shows one column. Columns of numbers: {columns}. Choose with --values.',
  },
  note: { de: 'Hinweis: {sentence}', en: 'Note: {sentence}' },
  open: { de: 'Offen: {sentence}', en: 'Open: {sentence}' },
  proof: {
    de: 'Prüfung: {errors} Fehler, {warnings} {warnings|Warnung|Warnungen}{rules}.',
    en: 'Proof: {errors} {errors|error|errors}, {warnings} {warnings|warning|warnings}{rules}.',
  },
} as const satisfies Record<string, Record<ChartLanguage, string>>;

/** A sentence of a command in `language`. */
export const say = (
  language: ChartLanguage,
  key: keyof typeof WORDS,
  values: Readonly<Record<string, string | number>> = {},
): string => filled(WORDS[key][language], values);
