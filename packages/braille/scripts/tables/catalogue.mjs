/** What the catalogue of systems says of each table: its own metadata, corrected, and how many dots its letters have. */
import { LoadedTable } from '../../dist/engine/translate/loaded-table.js';
import { translateText } from '../../dist/engine/translate/translate-text.js';
import { CORRECTIONS } from './corrections.mjs';
import { fieldsOf } from './metadata.mjs';

const EIGHT_DOTS_ONLY = 0xc0;

/** A table writes with eight dots if more than this share of its letters has dot 7 or 8. */
const EIGHT_DOT_SHARE = 0.1;

/** Scripts of languages (ISO 15924) whose characters Unicode counts to others. */
const CHARACTERS_OF = { Hans: ['Hani'], Hant: ['Hani'], Jpan: ['Hani', 'Hira', 'Kana'], Kore: ['Hang'] };

/** The letters of the scripts that a language has, all letters where there are none of these. */
function lettersOf(language, letters) {
  const { script } = new Intl.Locale(language).maximize();
  const scripts = CHARACTERS_OF[script] ?? (script === undefined ? [] : [script]);
  const patterns = scripts.map((name) => new RegExp(`\\p{Script=${name}}`, 'u'));
  const own = letters.filter((letter) => patterns.some((pattern) => pattern.test(letter)));
  return own.length > 0 ? own : letters;
}

/** Eight where more than a few letters have dot 7 or 8. */
function dotsOf(loaded, letters) {
  const high = letters.filter((letter) =>
    translateText(loaded, letter).cells.some((cell) => (cell & EIGHT_DOTS_ONLY) !== 0),
  );
  return high.length > EIGHT_DOT_SHARE * letters.length ? 8 : 6;
}

/** `en-GB` and `*-NZ` name a country; `en` alone does not. */
function regionOf(value) {
  return /-([A-Z]{2})$/u.exec(value ?? '')?.[1];
}

/** Tables for both are meant for reading. */
function typeOf(types = []) {
  return types.includes('literary') ? 'literary' : types[0];
}

/** The language of a table, as its canonical BCP 47 tag. */
function languageOf(file, fields) {
  const [language] = Intl.getCanonicalLocales(CORRECTIONS[file]?.language ?? fields.language[0]);
  return language;
}

/**
 * How many dots a table has: `text` is that of its file, `table` what it compiles to. What it says of itself counts if that is
 * so; else the letters of its own language decide, because Persian tables with six dots write Latin letters with eight.
 */
export function countDots(file, text, table) {
  const fields = fieldsOf(text);
  const loaded = new LoadedTable(table);
  const letters = table.characters
    .slice(1)
    .map(({ codePoint }) => String.fromCodePoint(codePoint))
    .filter((character) => /\p{L}/u.test(character));
  if (fields.dots?.[0] === '8' && dotsOf(loaded, letters) === 8) return 8;
  return dotsOf(loaded, lettersOf(languageOf(file, fields), letters));
}

/** Whether a table of `dots` has a sign for characters that it does not know, and that sign needs no more dots. */
export function hasUnknownSign({ undefinedCells }, dots) {
  const isWritten = (cell) => dots === 8 || (cell & EIGHT_DOTS_ONLY) === 0;
  return undefinedCells !== undefined && undefinedCells.every(isWritten);
}

/** The entry of a table for the catalogue; `id` is its name and release, `text` that of its file, `record` what is known of it compiled. */
export function entryOf(id, file, text, record) {
  const fields = fieldsOf(text);
  const language = languageOf(file, fields);
  return {
    id: `${language}:${id}`,
    table: file,
    language,
    region: regionOf(fields.region?.[0]),
    type: typeOf(fields.type),
    contraction: fields.contraction?.[0],
    grade: fields.grade?.[0],
    dots: record.dots,
    hasUnknownSign: record.hasUnknownSign,
    system: fields.system?.[0],
    version: fields.version?.[0],
    variant: fields.variant?.[0],
    name: (fields['index-name'] ?? fields['display-name'])[0],
    ...CORRECTIONS[file],
  };
}

/** How much is contracted orders tables that do not say their grade. */
const USUAL_GRADES = { no: 0, partial: 1, full: 2 };

const gradeOf = ({ grade, contraction = 'no' }) => Number(grade ?? USUAL_GRADES[contraction]);

const byText = (one, other) => (one < other ? -1 : Number(one > other));

/** Sorts entries by language, then by grade. */
export function sortEntries(entries) {
  return entries.toSorted(
    (one, other) =>
      byText(one.language, other.language) || gradeOf(one) - gradeOf(other) || byText(one.id, other.id),
  );
}
