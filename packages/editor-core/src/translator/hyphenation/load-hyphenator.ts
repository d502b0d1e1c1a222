import { type BrailleSystem, languageOfSystem } from '../systems.js';
import type { Cell } from '../cells.js';
import { createHyphenator, type Hyphenator, type SyllableFinder } from './hyphenator.js';

/** Loads the hyphenator of a braille system; undefined when its patterns cannot be had, so that words stay whole. */
export type LoadHyphenator = (system: BrailleSystem) => Promise<Hyphenator | undefined>;

/** The patterns of TeX: German spelling of 1996, British English. They are large, so each is a chunk of its own. */
const PATTERNS = {
  de: () => import('hyphen/patterns/de-1996.js'),
  en: () => import('hyphen/patterns/en-gb.js'),
} as const;

/** Fewest letters after a division that the patterns are made for. */
const LETTERS_AFTER = { de: 2, en: 3 } as const;

/**
 * Signs that begin no word in a system and would be misread at the beginning of a row. German Kurzschrift: "ig" (dots 45),
 * "ck" (46), "lich" (456), "ch" (1456), "ich" (3456), which liblouis' de-g2 writes otherwise there. UEB grade 2: "ing" (346)
 * and final groupsigns with dots 46 (rulebook 10.13). Signs of lower dots alone are kept off by `wrapParagraph`.
 */
const OPEN_NO_ROW: Readonly<Record<BrailleSystem, readonly Cell[]>> = {
  'DE:BASIS': [],
  'DE:VOLL': [],
  'DE:KURZ': [0b011000, 0b101000, 0b111000, 0b111001, 0b111100],
  'EN:UEB1': [],
  'EN:UEB2': [0b101100, 0b101000],
};

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

async function load(system: BrailleSystem): Promise<Hyphenator> {
  const language = languageOfSystem(system);
  const [{ default: createMarker }, { default: patterns }] = await Promise.all([
    import('hyphen'),
    PATTERNS[language](),
  ]);
  // A definition is a list of levels, tree and exceptions, and the library notes all it has found among the exceptions.
  const exceptions = Object.values(patterns)[2];
  const createFinder = () => {
    const own = Object.assign({}, patterns, { 2: { ...exceptions } });
    const syllables = syllablesOf(createMarker(own, { html: false, hyphenChar: SOFT_HYPHEN }));
    return language === 'de' ? withSuffixes(syllables) : syllables;
  };
  return createHyphenator({
    createFinder,
    lettersAfter: LETTERS_AFTER[language],
    opensNoRow: new Set(OPEN_NO_ROW[system]),
  });
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
