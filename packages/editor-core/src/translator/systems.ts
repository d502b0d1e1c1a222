/** The braille systems of German and English, as country:system (product spec section 9, decisions), in the tables of liblouis 3.24. */
export const BRAILLE_SYSTEMS = ['DE:BASIS', 'DE:VOLL', 'DE:KURZ', 'EN:UEB1', 'EN:UEB2'] as const;

/** A system by the table that writes it, as language:table@release: `fr:fr-bfu-g2@3.39` is written by that table of liblouis 3.39. */
export type TableSystem = `${string}:${string}@${string}`;

/** A braille system, as a document names it. */
export type BrailleSystem = (typeof BRAILLE_SYSTEMS)[number] | TableSystem;

/** The systems of German and English that new documents are written in; those of other languages are named by the catalogue of tables. */
export const USUAL_SYSTEMS = [
  'DE:BASIS',
  'DE:VOLL',
  'DE:KURZ',
  'en:en-ueb-g1@3.39',
  'en:en-ueb-g2@3.39',
] as const satisfies readonly BrailleSystem[];

/** The system of a new document. */
export const DEFAULT_BRAILLE_SYSTEM: BrailleSystem = 'DE:VOLL';

/** The parts of a system that names its table: a BCP 47 tag, the name of a file without its ending, a release of liblouis. */
export const SYSTEM_PARTS = {
  language: /[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}/,
  table: /[A-Za-z0-9][A-Za-z0-9_-]{0,39}/,
  release: /[0-9]{1,2}\.[0-9]{1,2}/,
} as const;

const TABLE_SYSTEM = new RegExp(
  `^${SYSTEM_PARTS.language.source}:${SYSTEM_PARTS.table.source}@${SYSTEM_PARTS.release.source}$`,
);

/** The longest name of a system, in characters. */
export const SYSTEM_LENGTH_MAX = 68;

/**
 * Whether `value` names a system. A name says no more than which table is meant: where that is not at hand, texts have no braille
 * (`BRAILLE_UNAVAILABLE`), and the document stays as it is.
 */
export function isBrailleSystem(value: unknown): value is BrailleSystem {
  if (typeof value !== 'string') return false;
  return BRAILLE_SYSTEMS.some((system) => system === value) || TABLE_SYSTEM.test(value);
}

/** The systems of liblouis 3.24 whose tables have become others since, with the one that new documents take. */
const NEWER: Readonly<Record<string, BrailleSystem>> = {
  'EN:UEB1': 'en:en-ueb-g1@3.39',
  'EN:UEB2': 'en:en-ueb-g2@3.39',
};

/** The same system by its newest tables. */
export function newestSystem(system: BrailleSystem): BrailleSystem {
  return NEWER[system] ?? system;
}

/** All systems that are the same as `system` by tables of any release, itself among them. */
export function systemsLike(system: BrailleSystem): readonly BrailleSystem[] {
  const newest = newestSystem(system);
  return [newest, ...BRAILLE_SYSTEMS.filter((older) => NEWER[older] === newest)];
}

/** The system that a person names, such as `de:kurz`; undefined for text that names none. */
export function systemNamed(text: string): BrailleSystem | undefined {
  const wanted = text.trim();
  const first = BRAILLE_SYSTEMS.find((system) => system === wanted.toUpperCase());
  return first ?? (isBrailleSystem(wanted) ? wanted : undefined);
}

/** A system that names its table. */
export interface TableName {
  /** A BCP 47 tag. */
  readonly language: string;
  /** The table's file name without its ending. */
  readonly table: string;
  /** The release of liblouis. */
  readonly release: string;
}

/** What a system that names its table says; undefined for the systems of the first documents. */
export function tableOfSystem(system: BrailleSystem): TableName | undefined {
  const [language = '', table, release] = system.split(/[:@]/u);
  return table === undefined || release === undefined ? undefined : { language, table, release };
}

/** The language whose print text a system writes, as a BCP 47 tag. */
export function languageOfSystem(system: BrailleSystem): string {
  return tableOfSystem(system)?.language ?? system.slice(0, system.indexOf(':')).toLowerCase();
}

/** The systems of words of German and English within a text of another language: not contracted, because their readers may not know more. */
const FOREIGN_SYSTEMS: Readonly<Record<string, BrailleSystem>> = {
  de: 'DE:VOLL',
  en: newestSystem('EN:UEB1'),
};

/** The system that writes words of `language`, a BCP 47 tag, within a text of `system`: that itself where it is of the language or no other is known. */
export function systemWithin(system: BrailleSystem, language: string): BrailleSystem {
  const wanted = primaryLanguage(language);
  if (wanted === primaryLanguage(languageOfSystem(system))) return system;
  return FOREIGN_SYSTEMS[wanted] ?? system;
}

/** A language that has words of the product. */
export type WordLanguage = 'de' | 'en';

/** The language of words that the product itself puts into texts of `language`, a BCP 47 tag: German into German ones, else English. */
export function wordLanguage(language: string): WordLanguage {
  return primaryLanguage(language) === 'de' ? 'de' : 'en';
}

/** The language of words that the product itself puts into texts of `system`. */
export function wordLanguageOf(system: BrailleSystem): WordLanguage {
  return wordLanguage(languageOfSystem(system));
}

/** A BCP 47 tag without script and region: `zh` of `zh-Hans`. */
export function primaryLanguage(tag: string): string {
  return tag.split('-', 1)[0] ?? tag;
}

/** The language whose braille a system is, as a BCP 47 tag with the script Braille (ISO 15924). */
export function brailleTagOf(system: BrailleSystem): string {
  return `${primaryLanguage(languageOfSystem(system))}-Brai`;
}
