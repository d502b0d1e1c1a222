import type { CliPlugin } from '@tastwerk/render/plugins';

/** What `--help` says about the commands. */
export const help: CliPlugin['help'] = {
  de: `tastwerk chart DATEN --type TYP [--title TITEL] [--out BLATT.json]
  macht aus Daten ein Blatt mit einem Diagramm.
  DATEN: eine Tabelle (CSV mit Komma oder Semikolon, TSV, JSON), die Beschreibung eines
  Diagramms als JSON oder eine Vega-Lite-Spezifikation; - liest die Standardeingabe.

  --type TYP           bar, line, scatter, pie, histogram ...
  --title TITEL        Titel des Blattes
  --out DATEI          Dokument schreiben; ohne --out auf die Standardausgabe
  --paper PAPIER       a4-portrait, a4-landscape, a3-portrait, a3-landscape;
                       ohne Angabe das kleinste, das passt
  --system SYSTEM      DE:BASIS, DE:VOLL, DE:KURZ, EN:UEB1, EN:UEB2
  --x-name, --y-name   Namen der Achsen mit Einheit
  --names SPALTE       Spalte mit den Namen der Zeilen (Überschrift oder Nummer)
  --values SPALTE,...  Spalten mit den Werten
  --group SPALTE       Spalte, deren Werte zu Reihen werden
  --header, --no-header  ob die erste Zeile Überschriften enthält
  --horizontal, --stacked  liegende, gestapelte Balken
  --points             Punktsymbole auf Linien
  --regression         Regressionsgerade im Streudiagramm
  --class-width ZAHL   Breite der Klassen im Histogramm
  --percent WO         Prozentwerte im Kreisdiagramm: legend, outside, none
  --merge              kleinste Teile im Kreisdiagramm zusammenfassen
  --each ZAHL          wie viel ein Symbol im Piktogramm bedeutet
  --symbol SYMBOL      disc, cross, ring, square, triangle ...
  --lang de|en         Sprache der Meldungen

Endet mit 1, wenn ein Hinweis offen ist oder die Prüfung einen Fehler findet.`,
  en: `tastwerk chart DATA --type TYPE [--title TITLE] [--out SHEET.json]
  makes a sheet with a chart from data.
  DATA: a table (CSV with comma or semicolon, TSV, JSON), the spec of a chart as JSON,
  or a Vega-Lite spec; - reads standard input.

  --type TYPE          bar, line, scatter, pie, histogram ...
  --title TITLE        title of the sheet
  --out FILE           where the document is written; without --out, standard output
  --paper PAPER        a4-portrait, a4-landscape, a3-portrait, a3-landscape;
                       without it, the smallest that fits
  --system SYSTEM      DE:BASIS, DE:VOLL, DE:KURZ, EN:UEB1, EN:UEB2
  --x-name, --y-name   names of the axes with their units
  --names COLUMN       column that names the rows (header or number)
  --values COLUMN,...  columns with the values
  --group COLUMN       column whose values become series
  --header, --no-header  whether the first row is a header
  --horizontal, --stacked  bars that lie, bars on each other
  --points             point symbols on lines
  --regression         regression line in a scatter plot
  --class-width NUMBER width of the classes of a histogram
  --percent WHERE      percentages of a pie chart: legend, outside, none
  --merge              merge the smallest parts of a pie chart
  --each NUMBER        what one symbol of a pictogram stands for
  --symbol SYMBOL      disc, cross, ring, square, triangle ...
  --lang de|en         language of the messages

Ends with 1 where a note is open or the proof finds an error.`,
};
