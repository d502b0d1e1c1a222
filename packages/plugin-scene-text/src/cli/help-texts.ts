import type { CliPlugin } from '@tastwerk/render/plugins';

/** What `--help` says about the commands. */
export const help: CliPlugin['help'] = {
  de: `tastwerk text BLATT.json [--out BLATT.tactile.txt] [--language de|en]
  schreibt ein Dokument als Szenentext: eine Zeile je Objekt, zu lesen und zu ändern
  in jedem Editor. - liest die Standardeingabe.

tastwerk draw BLATT.tactile.txt [--out BLATT.json] [--base ALT.json] [--language de|en]
  macht aus einem Szenentext ein Dokument. Was nicht zu lesen ist, steht als
  DATEI:ZEILE:SPALTE: SATZ auf der Fehlerausgabe.

  --out DATEI       Datei schreiben; ohne --out auf die Standardausgabe
  --language de|en  Sprache des Textes; ohne Angabe die des Braillesystems, beim
                    Lesen die der ersten Zeile
  --base ALT.json   Dokument, aus dem der Text stammt: Unverändertes behält seine Kennung
  --lang de|en      Sprache der Meldungen`,
  en: `tastwerk text SHEET.json [--out SHEET.tactile.txt] [--language de|en]
  writes a document as a scene text: one line for each object, to read and change in
  any editor. - reads standard input.

tastwerk draw SHEET.tactile.txt [--out SHEET.json] [--base OLD.json] [--language de|en]
  makes a document of a scene text. What cannot be read is told on standard error as
  FILE:LINE:COLUMN: SENTENCE.

  --out FILE        where the file is written; without --out, standard output
  --language de|en  language of the text; without it that of the braille system, when
                    reading that of the first line
  --base OLD.json   the document that the text was written from: what is unchanged keeps its id
  --lang de|en      language of the messages`,
};
