import { LANGUAGE_NAMES } from './language-names.data.js';
import type { Contraction, SystemEntry } from './system-entry.js';

/** A language that names of systems are written in. */
export type NameLanguage = 'de' | 'en';

type Names = Readonly<Record<NameLanguage, string>>;

const CONTRACTIONS: Readonly<Record<Contraction, Names>> = {
  no: { de: 'ungekürzt', en: 'uncontracted' },
  partial: { de: 'teilweise gekürzt', en: 'partly contracted' },
  full: { de: 'gekürzt', en: 'contracted' },
};

/** The grade that goes without saying with a contraction. */
const USUAL_GRADES: Readonly<Record<Contraction, readonly string[]>> = {
  no: ['0', '1'],
  partial: ['1'],
  full: ['2'],
};

/** Rules by the name that tables give them. Others, such as those of an association, are the only ones of their language. */
const RULES: Readonly<Record<string, Names>> = {
  bauk: { de: 'britisch', en: 'British' },
  ebae: { de: 'EBAE', en: 'EBAE' },
  nabcc: { de: 'NABCC', en: 'NABCC' },
  saigon: { de: 'Saigon', en: 'Saigon' },
  ueb: { de: 'UEB', en: 'UEB' },
  'ueb-nz': { de: 'UEB', en: 'UEB' },
  'akk-borger': { de: 'nach Borger', en: 'by Borger' },
  'cmn-bopomofo': { de: 'Bopomofo', en: 'bopomofo' },
  'cmn-traditional': { de: 'traditionell', en: 'traditional' },
  'cmn-two-cell': { de: 'zwei Zellen je Silbe', en: 'two cells to a syllable' },
};

const VARIANTS: Readonly<Record<string, Names>> = {
  'chinese-common-braille-scheme': { de: 'nationales Schema von 2018', en: 'national scheme of 2018' },
  cantillated: { de: 'mit Betonungszeichen', en: 'with cantillation marks' },
  compact: { de: 'kompakt', en: 'compact' },
  composed: { de: 'zusammengesetzte Zeichen', en: 'composed characters' },
  decomposed: { de: 'zerlegte Zeichen', en: 'decomposed characters' },
  detailed: { de: 'mit Großschreibung', en: 'with capitals' },
  'fallback-6dot': { de: 'sechs Punkte, wo es geht', en: 'six dots where possible' },
  lit: { de: 'für Literatur', en: 'for literature' },
  'no-tone': { de: 'ohne Töne', en: 'without tones' },
  phonetics: { de: 'mit Lautschrift', en: 'with phonetic signs' },
  slim: { de: 'knapp', en: 'slim' },
  ucs2: { de: 'nur Grundbereich von Unicode', en: 'basic plane of Unicode only' },
  'x-system': { de: 'x-System', en: 'x-system' },
};

const COMPUTER: Names = { de: 'Computerbraille', en: 'computer braille' };
const PHONETIC: Names = { de: 'Lautschrift', en: 'phonetic signs' };
const EIGHT_DOTS: Names = { de: 'acht Punkte', en: 'eight dots' };
const GRADE: Names = { de: 'Stufe', en: 'grade' };

const REGIONS: Readonly<Record<NameLanguage, Intl.DisplayNames>> = {
  de: new Intl.DisplayNames(['de'], { type: 'region', fallback: 'code' }),
  en: new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' }),
};

/** The name of a language of the catalogue, a BCP 47 tag, in German or English; the tag itself where there is none. */
export function languageName(tag: string, language: NameLanguage): string {
  return LANGUAGE_NAMES[tag]?.[language] ?? tag;
}

function regionName(region: string | undefined, language: NameLanguage): string | undefined {
  return region === undefined ? undefined : REGIONS[language].of(region);
}

function gradeName({ contraction, grade }: SystemEntry, language: NameLanguage): string | undefined {
  if (grade === undefined || contraction === undefined || USUAL_GRADES[contraction].includes(grade))
    return undefined;
  return `${GRADE[language]} ${language === 'de' ? grade.replace('.', ',') : grade}`;
}

function namesFor(named: Readonly<Record<string, Names>>, key: string | undefined): Names | undefined {
  return key === undefined ? undefined : named[key];
}

/** What tells a system from the others of its language, in German or English; empty for one that says nothing of itself. */
export function systemKind(entry: SystemEntry, language: NameLanguage): string {
  const { region, type, contraction, dots, system, version, variant } = entry;
  return [
    regionName(region, language),
    namesFor(RULES, system)?.[language],
    type === 'computer' ? COMPUTER[language] : undefined,
    type === 'phonetic' ? PHONETIC[language] : undefined,
    type === 'literary' && contraction !== undefined ? CONTRACTIONS[contraction][language] : undefined,
    gradeName(entry, language),
    namesFor(VARIANTS, variant)?.[language],
    dots === 8 ? EIGHT_DOTS[language] : undefined,
    version,
  ]
    .filter((part) => part !== undefined)
    .join(', ');
}

/** The whole name of a system in German or English, such as "Französisch, gekürzt". */
export function systemName(entry: SystemEntry, language: NameLanguage): string {
  const kind = systemKind(entry, language);
  const name = languageName(entry.language, language);
  return kind === '' ? name : `${name}, ${kind}`;
}
