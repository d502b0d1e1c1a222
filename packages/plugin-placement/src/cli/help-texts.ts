import type { CliPlugin } from '@tastwerk/render/plugins';

/** What `--help` says about the command. */
export const help: CliPlugin['help'] = {
  de: `tastwerk tactile DATEI.svg [--out BLATT.json] [--report BERICHT.json]
  macht aus einer Zeichnung ein tastbares Blatt: entfernt, was nichts trägt, verbreitert
  Linien, ersetzt Füllungen durch Texturen, setzt Beschriftungen in Braille an freie Plätze.
  - liest die Standardeingabe.

  --out DATEI       Dokument schreiben; ohne --out auf die Standardausgabe
  --report DATEI    Bericht schreiben: Befunde vorher und nachher, Schritte, Entferntes
  --title TITEL     Titel des Blattes (sonst der Text über der Zeichnung oder der Dateiname)
  --paper PAPIER    a4-portrait, a4-landscape, a3-portrait, a3-landscape
  --system SYSTEM   DE:BASIS, DE:VOLL, DE:KURZ, EN:UEB1, EN:UEB2
                    sowie andere wie fr:fr-bfu-g2@3.39 (npx tastwerk tables)
  --without SCHRITT,...  Schritte auslassen: axes, ground, doubles, strokes,
                    outlined-text, arrows, leads, grid, specks, legend, title, scale,
                    widths, boxes, bars, fills, points, gaps, numbers, place
  --lang de|en      Sprache der Meldungen

Endet mit 1, wenn die Prüfung danach noch einen Fehler findet.`,
  en: `tastwerk tactile FILE.svg [--out SHEET.json] [--report REPORT.json]
  makes a tactile sheet of a drawing: removes what carries nothing, widens lines,
  puts textures in place of fills, and braille labels where there is room.
  - reads standard input.

  --out FILE        where the document is written; without --out, standard output
  --report FILE     where the report is written: findings before and after, steps, removals
  --title TITLE     title of the sheet (else the text above the drawing or the file's name)
  --paper PAPER     a4-portrait, a4-landscape, a3-portrait, a3-landscape
  --system SYSTEM   DE:BASIS, DE:VOLL, DE:KURZ, EN:UEB1, EN:UEB2
                    and others such as fr:fr-bfu-g2@3.39 (npx tastwerk tables)
  --without STEP,...  steps to leave out: axes, ground, doubles, strokes,
                    outlined-text, arrows, leads, grid, specks, legend, title, scale,
                    widths, boxes, bars, fills, points, gaps, numbers, place
  --lang de|en      language of the messages

Ends with 1 when the proof still finds an error.`,
};
