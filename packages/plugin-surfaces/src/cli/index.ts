import type { CliPlugin } from '@tastwerk/render/plugins';
import { bindCommand } from './bind-command.js';
import { checkCommand } from './check-command.js';
import { plasticCommand } from './plastic-command.js';

const help: CliPlugin['help'] = {
  de: `tastwerk check DATEI.ebrl …
  prüft eBraille-Publikationen nach eBraille 1.0, Regel für Regel. Fehler beenden den
  Aufruf mit 1, Warnungen nicht. Regeln, die für jedes EPUB gelten, prüft EPUBCheck.

tastwerk bind DOKUMENT.json … --out DATEI.ebrl --title TITEL [--author NAME]
  macht aus Dokumenten eine einzige Publikation, in der Reihenfolge des Aufrufs.

  --out DATEI       Datei der Publikation
  --title TITEL     Titel der Publikation
  --author NAME     Urheberin oder Urheber

tastwerk plastic DOKUMENT.json … [--mold] [--bed 220x220] [--format 3mf|stl] [--out ORDNER]
  macht aus Dokumenten Körper für den 3D-Druck, jede Seite eine Platte.

  --mold            Formen zum Tiefziehen: schräge Wände und Löcher für die Luft
  --base MM         Dicke der Platte; ohne Angabe 1.5, bei Formen 3
  --high MM         Höhe von Schwarz; ohne Angabe 1
  --low MM          Höhe von Grau und Texturen; ohne Angabe 0.5
  --dots MM         Höhe der Braillepunkte; ohne Angabe 0.5
  --bed BREITExHÖHE Druckbett in mm; größere Platten werden in Teile mit Nasen geschnitten
  --format 3mf|stl  3mf (alle Teile in einer Datei) oder stl; ohne Angabe 3mf
  --out ORDNER      wohin geschrieben wird; ohne Angabe der aktuelle Ordner
  --lang de|en      Sprache der Meldungen`,
  en: `tastwerk check FILE.ebrl …
  checks eBraille publications by eBraille 1.0, rule by rule. Errors end the call with 1,
  warnings do not. EPUBCheck looks at what holds for every EPUB.

tastwerk bind DOCUMENT.json … --out FILE.ebrl --title TITLE [--author NAME]
  makes one publication of documents, in the order of the call.

  --out FILE        file of the publication
  --title TITLE     title of the publication
  --author NAME     who made it

tastwerk plastic DOCUMENT.json … [--mold] [--bed 220x220] [--format 3mf|stl] [--out FOLDER]
  makes bodies for 3D printing of documents, a plate of each page.

  --mold            moulds for thermoforming: leaning walls, and holes for the air
  --base MM         thickness of the plate; 1.5 by default, 3 for moulds
  --high MM         height of black; 1 by default
  --low MM          height of grey and textures; 0.5 by default
  --dots MM         height of the dots of braille; 0.5 by default
  --bed WIDTHxHEIGHT bed in mm; larger plates are cut into parts with tabs
  --format 3mf|stl  3mf (all parts in one file) or stl; 3mf by default
  --out FOLDER      where to write; the current folder by default
  --lang de|en      language of the messages`,
};

const cli: CliPlugin = {
  help,
  commands: { bind: bindCommand, check: checkCommand, plastic: plasticCommand },
};

export default cli;
