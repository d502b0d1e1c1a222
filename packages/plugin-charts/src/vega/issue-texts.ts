import { dataIssueSentence } from '../data/index.js';
import type { ChartLanguage } from '../sheet/sheet.js';
import { filled } from '../texts/filled.js';
import type { SpecIssue, VegaIssueCode } from './report.js';

/** What each issue says, with `{name}` in place of its values. */
const SENTENCES: Readonly<Record<VegaIssueCode, Readonly<Record<ChartLanguage, string>>>> = {
  VEGA_NOT_A_SPEC: {
    de: 'Das ist keine Vega-Lite-Spezifikation mit mark und encoding.',
    en: 'This is not a Vega-Lite spec with mark and encoding.',
  },
  VEGA_COMPOSED: {
    de: '{path}: Mehrere Diagramme in einer Spezifikation werden nicht gelesen. Nehmen Sie eines davon.',
    en: '{path}: several charts in one spec are not read. Take one of them.',
  },
  VEGA_MARK: {
    de: '{path}: Für „{mark}“ gibt es keinen Diagrammtyp. Möglich sind bar, line, area, point, circle, square, arc und boxplot.',
    en: '{path}: there is no type of chart for “{mark}”. Possible are bar, line, area, point, circle, square, arc and boxplot.',
  },
  VEGA_DATA_MISSING: {
    de: '{path}: Hier fehlen Daten. Sie stehen als Liste oder als CSV-Text in data.values.',
    en: '{path}: there is no data. It is a list or CSV text in data.values.',
  },
  VEGA_DATA_URL: {
    de: '{path}: Daten aus dem Netz ({url}) werden nicht geladen. Setzen Sie die Daten in data.values ein.',
    en: '{path}: data from the net ({url}) is not loaded. Put the data into data.values.',
  },
  VEGA_DATA_GENERATED: {
    de: '{path}: Erzeugte Daten werden nicht gelesen. Setzen Sie die Daten in data.values ein.',
    en: '{path}: generated data is not read. Put the data into data.values.',
  },
  VEGA_TOO_MANY_ROWS: {
    de: '{path}: Die Daten haben {count} Zeilen; möglich sind {most}.',
    en: '{path}: the data has {count} rows; at most {most} are possible.',
  },
  VEGA_TRANSFORM: {
    de: '{path}: Die Umformung „{name}“ wird nicht ausgeführt. Setzen Sie umgeformte Daten ein.',
    en: '{path}: the transform “{name}” is not applied. Put in transformed data.',
  },
  VEGA_EXPRESSION: {
    de: '{path}: Ausdrücke und Verweise werden nicht ausgewertet. Nennen Sie hier einen festen Wert.',
    en: '{path}: expressions and references are not evaluated. Give a fixed value here.',
  },
  VEGA_CHANNEL: {
    de: '{path}: Für diesen Kanal gibt es in taktilen Diagrammen nichts Entsprechendes.',
    en: '{path}: tactile charts have nothing that corresponds to this channel.',
  },
  VEGA_CHANNEL_NEEDED: {
    de: '{path}: Dieser Kanal fehlt.',
    en: '{path}: this channel is missing.',
  },
  VEGA_FIELD_UNKNOWN: {
    de: '{path}: Die Daten haben kein Feld „{field}“. Vorhanden sind: {fields}.',
    en: '{path}: the data has no field “{field}”. It has: {fields}.',
  },
  VEGA_FIELD_NESTED: {
    de: '{path}: Felder in Feldern („{field}“) werden nicht gelesen.',
    en: '{path}: fields within fields (“{field}”) are not read.',
  },
  VEGA_NOT_NUMBERS: {
    de: '{path}: „{text}“ ist keine Zahl.',
    en: '{path}: “{text}” is not a number.',
  },
  VEGA_TYPE: {
    de: '{path}: Den Typ „{type}“ gibt es nicht. Möglich sind quantitative, temporal, ordinal und nominal.',
    en: '{path}: there is no type “{type}”. Possible are quantitative, temporal, ordinal and nominal.',
  },
  VEGA_AXES: {
    de: '{path}: Zu dieser Verbindung von mark und Achsen gibt es kein Diagramm. Prüfen Sie type und aggregate.',
    en: '{path}: there is no chart for this combination of mark and axes. Check type and aggregate.',
  },
  VEGA_AGGREGATE: {
    de: '{path}: „{name}“ wird nicht berechnet. Möglich sind count, sum, mean, median, min und max.',
    en: '{path}: “{name}” is not calculated. Possible are count, sum, mean, median, min and max.',
  },
  VEGA_TIME_UNIT: {
    de: '{path}: Zeiteinheiten werden nicht zusammengefasst. Setzen Sie zusammengefasste Daten ein.',
    en: '{path}: time units are not grouped. Put in grouped data.',
  },
  VEGA_BIN: {
    de: '{path}: Klassen gibt es nur in Histogrammen: mark bar, bin an einer Achse und aggregate count an der anderen, ohne Reihen.',
    en: '{path}: classes exist in histograms only: mark bar, bin on one axis and aggregate count on the other, without series.',
  },
  VEGA_STACK: {
    de: '{path}: So gestapelte Daten werden nicht gezeichnet.',
    en: '{path}: data stacked in this way is not drawn.',
  },
  VEGA_GROUPS: {
    de: '{path}: Eine weitere Unterteilung wird hier nicht gezeichnet.',
    en: '{path}: a further division is not drawn here.',
  },
  VEGA_AREA_AS_LINE: {
    de: '{path}: Die Fläche ist als Linie gezeichnet, jede Reihe mit ihren eigenen Werten.',
    en: '{path}: the area is drawn as a line, each series with its own values.',
  },
  VEGA_LEFT_OUT: {
    de: '{path} ist nicht übernommen.',
    en: '{path} is left out.',
  },
  VEGA_SCALE_LINEAR: {
    de: '{path}: Die Achse ist linear gezeichnet, nicht als „{type}“.',
    en: '{path}: the axis is drawn linearly, not as “{type}”.',
  },
  VEGA_SUMMED: {
    de: '{path}: Mehrere Werte an derselben Stelle sind addiert.',
    en: '{path}: several values at the same place are added up.',
  },
  VEGA_AVERAGED: {
    de: '{path}: Von mehreren Werten an derselben Stelle ist der Mittelwert gezeichnet.',
    en: '{path}: of several values at the same place the mean is drawn.',
  },
  VEGA_NAMED_AXIS: {
    de: '{path}: Die Achse heißt „{name}“, weil eine Achse ohne Namen nicht zu verstehen ist.',
    en: '{path}: the axis is called “{name}”, because an axis without a name cannot be understood.',
  },
};

const isOfVega = (code: string): code is VegaIssueCode => Object.hasOwn(SENTENCES, code);

/** What `issue` says in `language`. */
export function specIssueSentence(issue: SpecIssue, language: ChartLanguage): string {
  const { code, params } = issue;
  if (!isOfVega(code)) return dataIssueSentence({ code, params }, language);
  return filled(SENTENCES[code][language], params);
}
