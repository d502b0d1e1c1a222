import type { CliPlugin } from '@tastwerk/render/plugins';
import { bindCommand } from './bind-command.js';
import { checkCommand } from './check-command.js';

const help: CliPlugin['help'] = {
  de: `tastwerk check DATEI.ebrl …
  prüft eBraille-Publikationen nach eBraille 1.0, Regel für Regel. Fehler beenden den
  Aufruf mit 1, Warnungen nicht. Regeln, die für jedes EPUB gelten, prüft EPUBCheck.

tastwerk bind DOKUMENT.json … --out DATEI.ebrl --title TITEL [--author NAME]
  macht aus Dokumenten eine einzige Publikation, in der Reihenfolge des Aufrufs.

  --out DATEI       Datei der Publikation
  --title TITEL     Titel der Publikation
  --author NAME     Urheberin oder Urheber
  --lang de|en      Sprache der Meldungen`,
  en: `tastwerk check FILE.ebrl …
  checks eBraille publications by eBraille 1.0, rule by rule. Errors end the call with 1,
  warnings do not. EPUBCheck looks at what holds for every EPUB.

tastwerk bind DOCUMENT.json … --out FILE.ebrl --title TITLE [--author NAME]
  makes one publication of documents, in the order of the call.

  --out FILE        file of the publication
  --title TITLE     title of the publication
  --author NAME     who made it
  --lang de|en      language of the messages`,
};

const cli: CliPlugin = { help, commands: { bind: bindCommand, check: checkCommand } };

export default cli;
