/** Lines made of what a table writes: its letters, digits and signs, and the characters of its rules. */
import {
  DIGIT,
  LETTER,
  LOWERCASE,
  MATH,
  PUNCTUATION,
  SIGN,
  UPPERCASE,
} from '../../dist/engine/model/attributes.js';
import { createRandom } from '../random.mjs';

/** The longest line, in UTF-16 units. */
const LONGEST = 120;

/** Letters before this code point are those of most words, where a table has any. */
const COMMON = 0x250;

const BETWEEN_WORDS = [' ', ' ', ' ', ' ', '-', ', ', '/'];

/** What lines are made of, for a compiled table. */
function alphabetOf(table) {
  const text = (symbol) => String.fromCodePoint(table.characters[symbol].codePoint);
  const isUsable = (character) => !/[\p{Cc}\p{Cs}]/u.test(character);
  const inClass = (classes) =>
    table.characters.flatMap((character, symbol) =>
      symbol > 0 && (character.classes & classes) !== 0 && isUsable(text(symbol)) ? [text(symbol)] : [],
    );
  const small = table.characters.flatMap((character, symbol) => {
    const isSmall = (character.classes & (LETTER | LOWERCASE)) !== 0 && (character.classes & UPPERCASE) === 0;
    return symbol > 0 && isSmall && isUsable(text(symbol)) ? [text(symbol)] : [];
  });
  const letters = small.length > 0 ? small : [...'abcdefghijklmnopqrstuvwxyz'];
  const common = letters.filter((letter) => letter.codePointAt(0) < COMMON);
  const rules = table.rules
    .flatMap(({ items }) => items.map(({ symbols }) => symbols.map(text).join('')))
    .filter((characters) => characters.length > 0 && isUsable(characters));
  const orElse = (list, other) => (list.length > 0 ? list : other);
  return {
    letters,
    common: orElse(common, letters),
    capitals: orElse(inClass(UPPERCASE), [...'ABC']),
    digits: orElse(inClass(DIGIT), [...'0123456789']),
    marks: orElse(inClass(PUNCTUATION), [...'.,;']),
    signs: orElse(inClass(SIGN | MATH), [...'+-']),
    rules: orElse(rules, letters),
  };
}

function repeat(random, least, most, part) {
  return Array.from({ length: random.between(least, most) }, part).join('');
}

function partOfWord(random, alphabet) {
  const kind = random.between(0, 99);
  if (kind < 55) return random.pick(alphabet.rules);
  if (kind < 90)
    return repeat(random, 1, 4, () => random.pick(random.chance(0.8) ? alphabet.common : alphabet.letters));
  if (kind < 93) return random.pick(alphabet.marks);
  if (kind < 95) return random.pick(alphabet.signs);
  if (kind < 98) return repeat(random, 1, 3, () => random.pick(alphabet.digits));
  return random.pick(alphabet.capitals);
}

function capitalised(random, word) {
  const kind = random.between(0, 99);
  if (kind < 12) return word.slice(0, 1).toUpperCase() + word.slice(1);
  return kind < 18 ? word.toUpperCase() : word;
}

function wordOf(random, alphabet) {
  if (random.chance(0.12)) return repeat(random, 1, 4, () => random.pick(alphabet.digits));
  return capitalised(
    random,
    repeat(random, 1, 4, () => partOfWord(random, alphabet)),
  );
}

function lineOf(random, alphabet) {
  const count = random.chance(0.5) ? 1 : random.between(2, 6);
  let line = '';
  for (let index = 0; index < count; index += 1) {
    if (index > 0) line += random.chance(0.1) ? random.pick(alphabet.marks) : random.pick(BETWEEN_WORDS);
    if (random.chance(0.06)) line += random.pick(alphabet.marks);
    line += wordOf(random, alphabet);
    if (random.chance(0.12)) line += random.pick(alphabet.marks);
  }
  return line.slice(0, LONGEST).replace(/[\ud800-\udbff]$/u, '');
}

/** As many lines as are asked for; the same seed makes the same ones. */
export function tableLines(table, count, seed) {
  const random = createRandom(seed);
  const alphabet = alphabetOf(table);
  return Array.from({ length: count }, () => lineOf(random, alphabet));
}

/** Emphasis for a line: for each code point the kinds as bits, in up to three spans. */
export function emphasisFor(random, line, kinds) {
  const { length } = [...line];
  const bits = Array.from({ length }, () => 0);
  for (let spans = random.between(1, 3); spans > 0 && length > 0; spans -= 1) {
    const bit = 1 << random.between(0, kinds - 1);
    const start = random.between(0, length - 1);
    const end = Math.min(length, start + random.between(1, random.chance(0.5) ? 6 : length));
    for (let at = start; at < end; at += 1) bits[at] |= bit;
  }
  return bits;
}
