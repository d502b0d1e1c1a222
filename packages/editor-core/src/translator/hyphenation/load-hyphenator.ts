import type { PatternsDefinition } from 'hyphen';
import { type BrailleSystem, languageOfSystem, primaryLanguage } from '../systems.js';
import type { Cell } from '../cells.js';
import { createHyphenator, type Hyphenator, type SyllableFinder } from './hyphenator.js';

/** Loads the hyphenator of a braille system; undefined when there are no patterns or they cannot be had, so that words stay whole. */
export type LoadHyphenator = (system: BrailleSystem) => Promise<Hyphenator | undefined>;

/** The patterns of TeX for a language. They are large, so each is a chunk of its own. */
interface Patterns {
  readonly load: () => Promise<{ readonly default: PatternsDefinition }>;
  /** Fewest letters after a division that the patterns are made for; two where nothing is said. */
  readonly lettersAfter?: number;
}

/** The patterns by the first part of a language's tag: German in the spelling of 1996, British English, Greek with one accent. */
const PATTERNS: Readonly<Record<string, Patterns>> = {
  af: { load: () => import('hyphen/patterns/af.js') },
  bg: { load: () => import('hyphen/patterns/bg.js') },
  ca: { load: () => import('hyphen/patterns/ca.js') },
  cs: { load: () => import('hyphen/patterns/cs.js'), lettersAfter: 3 },
  cy: { load: () => import('hyphen/patterns/cy.js'), lettersAfter: 3 },
  da: { load: () => import('hyphen/patterns/da.js') },
  de: { load: () => import('hyphen/patterns/de-1996.js') },
  el: { load: () => import('hyphen/patterns/el-monoton.js') },
  en: { load: () => import('hyphen/patterns/en-gb.js'), lettersAfter: 3 },
  es: { load: () => import('hyphen/patterns/es.js') },
  et: { load: () => import('hyphen/patterns/et.js'), lettersAfter: 3 },
  fi: { load: () => import('hyphen/patterns/fi.js') },
  fr: { load: () => import('hyphen/patterns/fr.js') },
  ga: { load: () => import('hyphen/patterns/ga.js'), lettersAfter: 3 },
  hr: { load: () => import('hyphen/patterns/hr.js') },
  is: { load: () => import('hyphen/patterns/is.js') },
  it: { load: () => import('hyphen/patterns/it.js') },
  lt: { load: () => import('hyphen/patterns/lt.js') },
  lv: { load: () => import('hyphen/patterns/lv.js') },
  nl: { load: () => import('hyphen/patterns/nl.js') },
  nn: { load: () => import('hyphen/patterns/nn.js') },
  no: { load: () => import('hyphen/patterns/no.js') },
  pl: { load: () => import('hyphen/patterns/pl.js') },
  pt: { load: () => import('hyphen/patterns/pt.js'), lettersAfter: 3 },
  ro: { load: () => import('hyphen/patterns/ro.js') },
  ru: { load: () => import('hyphen/patterns/ru.js') },
  sk: { load: () => import('hyphen/patterns/sk.js'), lettersAfter: 3 },
  sl: { load: () => import('hyphen/patterns/sl.js') },
  sv: { load: () => import('hyphen/patterns/sv.js') },
  tr: { load: () => import('hyphen/patterns/tr.js') },
  uk: { load: () => import('hyphen/patterns/uk.js') },
};

/**
 * Signs that begin no word in a system and would be misread at the beginning of a row. German Kurzschrift: "ig" (dots 45),
 * "ck" (46), "lich" (456), "ch" (1456), "ich" (3456), which liblouis' de-g2 writes otherwise there. UEB grade 2: "ing" (346)
 * and final groupsigns with dots 46 (rulebook 10.13). Signs of lower dots alone are kept off by `wrapParagraph`.
 */
const OPEN_NO_ROW: readonly (readonly [RegExp, readonly Cell[]])[] = [
  [/^DE:KURZ$/, [0b011000, 0b101000, 0b111000, 0b111001, 0b111100]],
  [/^EN:UEB2$|:en-(?:ueb|nz)-g2@/, [0b101100, 0b101000]],
];

function opensNoRow(system: BrailleSystem): ReadonlySet<Cell> {
  return new Set(OPEN_NO_ROW.find(([named]) => named.test(system))?.[1]);
}

const SOFT_HYPHEN = '\u00ad';

/** The syllables that `mark` parts by soft hyphens. */
function syllablesOf(mark: (letters: string) => unknown): SyllableFinder {
  return (letters) => {
    const marked = mark(letters);
    const parts = typeof marked === 'string' ? marked.split(SOFT_HYPHEN) : [];
    let at = 0;
    return parts.slice(0, -1).map((part) => (at += part.length));
  };
}

/** The suffix "-in" with the one sound before it. Shorter words such as "Login" and "darin" end otherwise. */
const FEMININE = /(?<=\p{L}{4})(sch|ch|ck|ph|th|[b-df-hj-np-tv-zß])in(?:nen)?$/iu;

/** The suffix "-in" takes a sound with it ("Preu|ßin"); the patterns do not know that of all words ("Preuß|in"). */
function withSuffixes(syllables: SyllableFinder): SyllableFinder {
  return (letters) => {
    const places = syllables(letters);
    const suffix = FEMININE.exec(letters);
    if (!suffix) return places;
    const begins = suffix.index + (suffix[1]?.length ?? 0);
    if (!places.includes(begins)) return places;
    const others = places.filter((at) => at < suffix.index || at > begins);
    return [...others, suffix.index].sort((a, b) => a - b);
  };
}

async function load(system: BrailleSystem): Promise<Hyphenator | undefined> {
  const language = primaryLanguage(languageOfSystem(system));
  const known = PATTERNS[language];
  if (!known) return undefined;
  const { lettersAfter = 2 } = known;
  const [{ default: createMarker }, { default: patterns }] = await Promise.all([
    import('hyphen'),
    known.load(),
  ]);
  // A definition is a list of levels, tree and exceptions, and the library notes all it has found among the exceptions.
  const exceptions = Object.values(patterns)[2];
  const createFinder = () => {
    const own = Object.assign({}, patterns, { 2: { ...exceptions } });
    const syllables = syllablesOf(createMarker(own, { html: false, hyphenChar: SOFT_HYPHEN }));
    return language === 'de' ? withSuffixes(syllables) : syllables;
  };
  return createHyphenator({ createFinder, lettersAfter, opensNoRow: opensNoRow(system) });
}

const loading = new Map<BrailleSystem, Promise<Hyphenator | undefined>>();

/**
 * Loads the hyphenator of `system` once. Never rejects: when the patterns cannot be had (a browser without network) it answers
 * undefined and tries again next time.
 */
export const loadHyphenator: LoadHyphenator = (system) => {
  const known = loading.get(system);
  if (known) return known;
  const started = load(system).catch(() => {
    loading.delete(system);
    return undefined;
  });
  loading.set(system, started);
  return started;
};
