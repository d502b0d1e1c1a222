import type { CliPlugin } from '@tastwerk/render/plugins';

/** What `--help` says about the commands. */
export const help: CliPlugin['help'] = {
  de: `tastwerk chart DATEN --type TYP [--title TITEL] [--out BLATT.json]
  macht aus Daten ein Blatt mit einem Diagramm.
  DATEN: eine Tabelle (CSV mit Komma oder Semikolon, TSV, JSON), die Beschreibung eines
  Diagramms als JSON oder eine Vega-Lite-Spezifikation; - liest die Standardeingabe.

  --type TYP           bar, line, scatter, pie, histogram ...
  --title TITEL        Titel des Blattes (sonst die Zeile über der Tabelle)
  --out DATEI          Dokument schreiben; ohne --out auf die Standardausgabe
  --paper PAPIER       a4-portrait, a4-landscape, a3-portrait, a3-landscape;
                       ohne Angabe das kleinste, das passt
  --system SYSTEM      DE:BASIS, DE:VOLL, DE:KURZ, EN:UEB1, EN:UEB2
                       sowie andere wie fr:fr-bfu-g2@3.39 (npx tastwerk tables)
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

tastwerk plot FORMEL... [--x -3..3] [--title TITEL] [--out BLATT.json]
  zeichnet Graphen von Funktionen, etwa tastwerk plot "y = x^2 - 3" "y = 2 sin x".
  Formeln stehen in Schulschreibweise, auch mit Dezimalkomma und abschnittsweise.

  --x VON..BIS, --y VON..BIS  Bereiche der Achsen, auch -2π..2π; ohne --y nach den Graphen
  --x-step, --y-step   Abstand der Teilstriche, auch pi/2
  --param a=2;b=0,5    Werte von Parametern
  --degrees            Winkel in Grad
  --zeros, --extrema, --intersections  Nullstellen, Extrempunkte, Schnittpunkte markieren
  --asymptotes         Asymptoten zeichnen
  --tangent STELLE     Tangente an den ersten Graphen
  --area VON..BIS      Fläche zwischen dem ersten Graphen und der x-Achse
  --area-between VON..BIS  Fläche zwischen den ersten beiden Graphen
  --free-scale         Einheiten der Achsen dürfen verschieden lang sein
  --title, --out, --paper, --system, --x-name, --y-name  wie bei chart

--lang de|en           Sprache der Meldungen

Endet mit 1, wenn ein Hinweis offen ist oder die Prüfung einen Fehler findet.`,
  en: `tastwerk chart DATA --type TYPE [--title TITLE] [--out SHEET.json]
  makes a sheet with a chart from data.
  DATA: a table (CSV with comma or semicolon, TSV, JSON), the spec of a chart as JSON,
  or a Vega-Lite spec; - reads standard input.

  --type TYPE          bar, line, scatter, pie, histogram ...
  --title TITLE        title of the sheet (else the line above the table)
  --out FILE           where the document is written; without --out, standard output
  --paper PAPER        a4-portrait, a4-landscape, a3-portrait, a3-landscape;
                       without it, the smallest that fits
  --system SYSTEM      DE:BASIS, DE:VOLL, DE:KURZ, EN:UEB1, EN:UEB2
                       and others such as fr:fr-bfu-g2@3.39 (npx tastwerk tables)
  --x-name, --y-name   names of the axes with their units
  --names COLUMN       column that names the rows (header or number)
  --values COLUMN,...  columns with the values
  --group COLUMN       column whose values become series
  --header, --no-header  whether the first row is a header
  --horizontal, --stacked  bars that lie, bars on each other
  --points             point symbols on lines
  --regression         regression line in a scatter plot
  --class-width NUMBER width of the classes of a histogram
  --percent WHERE      percentages of a pie chart: key, outside, none
  --merge              merge the smallest parts of a pie chart
  --each NUMBER        what one symbol of a pictogram stands for
  --symbol SYMBOL      disc, cross, ring, square, triangle ...

tastwerk plot FORMULA... [--x -3..3] [--title TITLE] [--out SHEET.json]
  draws graphs of functions, such as tastwerk plot "y = x^2 - 3" "y = 2 sin x".
  Formulas are in school notation, also with decimal commas and of several cases.

  --x FROM..TO, --y FROM..TO  ranges of the axes, also -2π..2π; without --y as the graphs need
  --x-step, --y-step   distance of the ticks, also pi/2
  --param a=2;b=0.5    values of parameters
  --degrees            angles in degrees
  --zeros, --extrema, --intersections  mark zeros, extrema, intersections
  --asymptotes         draw asymptotes
  --tangent PLACE      tangent to the first graph
  --area FROM..TO      area between the first graph and the x-axis
  --area-between FROM..TO  area between the first two graphs
  --free-scale         units of the axes may differ in length
  --title, --out, --paper, --system, --x-name, --y-name  as for chart

--lang de|en           language of the messages

Ends with 1 where a note is open or the proof finds an error.`,
};
