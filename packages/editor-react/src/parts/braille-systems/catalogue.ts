import { type BrailleSystem, isBrailleSystem, USUAL_SYSTEMS } from '@tastwerk/editor-core/braille';
import {
  languageName,
  type NameLanguage,
  SYSTEM_CATALOGUE,
  type SystemEntry,
  systemKind,
  systemName,
} from '@tastwerk/braille-tables/catalogue';

/** A braille system that can be chosen for a document. */
export interface SystemOffer {
  readonly system: BrailleSystem;
  /** What tells it from the others of its language. */
  readonly kind: string;
  /** The whole name, with the language. */
  readonly label: string;
  /** Other words by which it is found: the language in itself and in the other language of the interface, and what the table is called. */
  readonly synonyms: string;
  /** The table that writes it, and its own name. */
  readonly note: string;
}

/** The systems of one language. */
export interface LanguageOffers {
  /** A BCP 47 tag. */
  readonly language: string;
  readonly name: string;
  readonly offers: readonly SystemOffer[];
}

const OTHER: Readonly<Record<NameLanguage, NameLanguage>> = { de: 'en', en: 'de' };

/** How a language calls itself; its tag where CLDR does not know. */
function ownName(language: string): string {
  return new Intl.DisplayNames([language], { type: 'language', fallback: 'code' }).of(language) ?? language;
}

const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

function offerOf(entry: SystemEntry, shown: NameLanguage): readonly SystemOffer[] {
  const { id, table, language, name } = entry;
  if (!isBrailleSystem(id)) return [];
  const label = systemName(entry, shown);
  return [
    {
      system: id,
      kind: capitalised(systemKind(entry, shown) || label),
      label,
      synonyms: [ownName(language), systemName(entry, OTHER[shown]), name, table].join(' '),
      note: `${table} · ${name}`,
    },
  ];
}

/** All systems of six dots by language, in the order of the languages' names; the `usual` ones of a language stand before its others. */
export function offeredSystems(
  shown: NameLanguage,
  usual: (system: (typeof USUAL_SYSTEMS)[number]) => string,
): readonly LanguageOffers[] {
  const byLanguage = new Map<string, SystemOffer[]>();
  const add = (language: string, offers: readonly SystemOffer[]) =>
    byLanguage.set(language, [...(byLanguage.get(language) ?? []), ...offers]);
  const listed = new Set(SYSTEM_CATALOGUE.map(({ id }) => id));
  for (const system of USUAL_SYSTEMS) {
    if (listed.has(system)) continue;
    const label = usual(system);
    const synonyms = `${ownName('de')} ${languageName('de', OTHER[shown])}`;
    add('de', [{ system, kind: label, label, synonyms, note: '' }]);
  }
  for (const entry of SYSTEM_CATALOGUE) if (entry.dots === 6) add(entry.language, offerOf(entry, shown));
  const names = new Intl.Collator(shown);
  return Array.from(byLanguage, ([language, offers]) => ({
    language,
    name: languageName(language, shown),
    offers,
  })).sort((one, other) => names.compare(one.name, other.name));
}

/** Whether the rules of a system have a sign for characters that they do not know. */
export function hasUnknownSign(system: BrailleSystem): boolean {
  return SYSTEM_CATALOGUE.find(({ id }) => id === system)?.hasUnknownSign === true;
}

/** The name of a system that names its table; undefined for one that the catalogue does not have. */
export function catalogueName(system: BrailleSystem, shown: NameLanguage): string | undefined {
  const entry = SYSTEM_CATALOGUE.find(({ id }) => id === system);
  return entry && systemName(entry, shown);
}
