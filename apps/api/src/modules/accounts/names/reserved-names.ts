import { lookAlikeKeys } from '../../../platform/look-alikes/look-alikes.js';

/** Words that speak for the operators or the product, in both languages. */
const OFFICIAL = [
  'tastwerk',
  ...['admin', 'admins', 'administrator', 'administratorin', 'administratoren', 'administration', 'sysadmin'],
  ...['moderator', 'moderatorin', 'moderatoren', 'moderation', 'mod', 'mods'],
  ...[
    'operator',
    'operators',
    'operations',
    'betreiber',
    'betreiberin',
    'betreibende',
    'verwaltung',
    'verwalter',
  ],
  ...['support', 'supporter', 'helpdesk', 'hilfe', 'help', 'service', 'kundendienst', 'kundenservice'],
  ...['root', 'system', 'systems', 'server', 'superuser', 'webmaster', 'postmaster', 'hostmaster', 'noreply'],
  ...[
    'redaktion',
    'redakteur',
    'redakteurin',
    'editorial',
    'editors',
    'staff',
    'mitarbeiter',
    'mitarbeiterin',
  ],
  ...[
    'official',
    'offiziell',
    'security',
    'sicherheit',
    'abuse',
    'datenschutz',
    'privacy',
    'rechnung',
    'billing',
  ],
  ...['deleteduser', 'unknown', 'unbekannt', 'anonymous', 'anonym'],
];

/** Words that may stand beside those; by themselves they are free. */
const BESIDE = [
  'team',
  'the',
  'der',
  'die',
  'das',
  'dem',
  'vom',
  'von',
  'from',
  'of',
  'by',
  'für',
  'for',
  'and',
  'und',
  'your',
  'ihr',
];

/** `text` as a name of the list is compared: letters and digits as they are drawn, without marks and whatever stands between them. */
function comparable(text: string): readonly string[] {
  return lookAlikeKeys(text).map((key) => key.replace(/[^\p{L}\p{N}]/gu, ''));
}

const oneOf = (words: readonly string[]) => [...new Set(words.flatMap(comparable))].join('|');
const RESERVED = new RegExp(
  `^(?:${oneOf(BESIDE)})*(?:${oneOf(OFFICIAL)})(?:${oneOf([...OFFICIAL, ...BESIDE])})*$`,
  'u',
);

/** Digits that are read as letters. */
const DIGITS: Readonly<Record<string, string>> = { 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' };

/** Whether `name` would be taken for the operators: made of words of the list, however they are written, with numbers beside them. */
export function isReservedName(name: string): boolean {
  const words = name.replace(/[345789]/g, (digit) => DIGITS[digit] ?? digit);
  const unnumbered = name.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return [name, words, unnumbered].flatMap(comparable).some((text) => RESERVED.test(text));
}
