/** Lines of German-like or English-like text with everything that tables have rules for; the same seed gives the same lines. */

const LETTERS = [...'abcdefghijklmnopqrstuvwxyzäöüßABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜẞéèàçñøåÉÇŁłšž'];
const DIGITS = [...'0123456789'];
const MARKS = [
  ...'.,;:!?-–—"\'()[]{}«»‹›„“”‚‘’…/\\&%‰§€$£¥°+*=<>~^_|@#©®™²³½¼¾×÷±−≤≥≠→←↔`´¡¿†¢µ¶\u00a0\u00ad',
];
/** Characters of our supplement, and ² and ³, which stand beside them. */
const SUBSCRIPTS = [...'₀₁₂₃₄₅₆₇₈₉₊₋ₐₑₙₓ'];
const SUPERSCRIPTS = [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿⁱ'];
const GREEK = [...'αβγδλμπστφϕϑωΔΣΩ'];
const ELEMENTS = 'H C N O Na Cl S Au Eu Er In Ge Al Be Ar Es CH SO NaNO FeS LiNb OH('.split(' ');
const UNITS =
  'km m cm mm kg g mg l ml s min h °C % ‰ € $ kWh V A W Hz MB km/h m² m³ µm EUR Uhr Std. Nr. S. Abb. Bd. § §§ Art. Abs.'.split(
    ' ',
  );
const SHORT_WORDS = {
  german:
    'der die das und ist nicht ein eine auf mit ich Sie es an von zu im für aber wie so nur noch über bin kann man Herr Frau Jahr dass des dem den ihr ihm wir sind hat wenn als auch nach bei am um aus zum bis durch oder mehr sehr schon hier wieder gegen vom wird immer unter ja doch will weil kein alle c q x y z lässt mrs dr mr'.split(
      ' ',
    ),
  english:
    'the of and to a in is that it was for on are with as his they at be this have from I or by not but what all were we when your can said there use each which do how if will up other about out many then them these so some her would make like him into time has look two more go see no way could people my than first been who its now find down day did get come made may A can every just knowledge quite rather us very about below because enough his was were cd td bl brl ll fr gd grt af ab abv yr such friend'.split(
      ' ',
    ),
};
const PAIRS = [
  ...'()',
  ...'[]',
  ...'{}',
  ...'«»',
  ...'»«',
  ...'›‹',
  ...'‹›',
  ...'„“',
  ...'‚‘',
  ...'“”',
  ...'""',
  ...'<>',
  ...'**',
  ...'__',
  ...'//',
];
const ENDINGS = [
  ',',
  '.',
  ';',
  ':',
  '!',
  '?',
  '...',
  ' –',
  ' -',
  '.“',
  '!“',
  ',“',
  '“,',
  '».',
  ').',
  ')!',
  '!?',
  '-,',
  '-.',
  '-;',
];

/** A generator of random numbers (mulberry32) with the choices that lines need. */
function createDice(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit) => Math.floor(next() * limit);
  return { next, below, of: (items) => items[below(items.length)] };
}

function number(dice) {
  const value = String(dice.below(10 ** (1 + dice.below(6))));
  const other = String(dice.below(1000));
  return dice.of([
    () => value,
    () => value,
    () => `${value},${other}`,
    () => `${value}.${other}`,
    () => `-${value}`,
    () => `${value}-${other}`,
    () => `${value}–${other}`,
    () => `${1 + dice.below(31)}.${1 + dice.below(12)}.${1900 + dice.below(140)}`,
    () => `${dice.below(24)}:${String(dice.below(60)).padStart(2, '0')}`,
    () => value + dice.of(['.', '.,', ':', '/', ')', "'", '...', '…', '!', '?', '+', '%', ' %', '°', '²']),
    () => `${value}/${other}`,
    () => value + dice.of(LETTERS),
    () => dice.of(LETTERS) + value,
    () =>
      value +
      dice.of([' + ', ' - ', '+', ' = ', '=', ' · ', '*', ' x ', ' : ', '<', ' ≤ ', ' × ', ' ÷ ', ' bis ']) +
      other,
    () => value + dice.of(['', ' ', '\u00a0', '-']) + dice.of(UNITS),
  ])();
}

function word(dice, words) {
  const plain = dice.of(dice.next() < 0.5 ? words.long : words.short);
  const chance = dice.next();
  if (chance < 0.1) return plain.toUpperCase();
  if (chance < 0.2) return plain.charAt(0).toUpperCase() + plain.slice(1);
  if (chance < 0.22) return dice.of(LETTERS);
  if (chance < 0.25)
    return plain + dice.of(["'", "'s", '-', '...', '/-in', '(in)', `-${dice.of(words.long)}`]);
  if (chance < 0.27) return dice.of(['-', "'", '…', '/', '(']) + plain;
  return plain;
}

function address(dice, words) {
  const [first, second] = [word(dice, words), word(dice, words)];
  return dice.of([
    `${first}@${second}.de`,
    `www.${first}.at`,
    `https://${first}.${second}/x?a=1&b=2`,
    `${first}.txt`,
    `${first}.${second}`,
    `C:\\${first}\\${second}.zip`,
  ]);
}

function wrapped(dice, text) {
  const pair = dice.below(PAIRS.length / 2) * 2;
  return PAIRS[pair] + text + PAIRS[pair + 1];
}

function mixed(dice, length) {
  return Array.from({ length }, () => dice.of(dice.of([LETTERS, LETTERS, DIGITS, MARKS, MARKS, [' ']]))).join(
    '',
  );
}

function part(dice, words) {
  const chance = dice.next();
  if (chance < 0.62) return word(dice, words);
  if (chance < 0.83) return number(dice);
  if (chance < 0.86) return dice.of(UNITS);
  if (chance < 0.88) return address(dice, words);
  if (chance < 0.92) return dice.of(MARKS);
  if (chance < 0.95) return mixed(dice, 1 + dice.below(6));
  return wrapped(dice, dice.next() < 0.5 ? word(dice, words) : number(dice));
}

function line(dice, words) {
  if (dice.next() < 0.4) return mixed(dice, 1 + dice.below(14));
  let text = '';
  for (let count = 1 + dice.below(7); count > 0; count -= 1) {
    text += part(dice, words) + (dice.next() < 0.25 ? dice.of(ENDINGS) : '');
    text += dice.next() < 0.75 ? ' ' : dice.of(['', '  ', '-', '/', '\u00a0']);
  }
  return dice.next() < 0.95 ? text.trim() : text;
}

/** Characters beyond this take two UTF-16 units, so that liblouis counts them otherwise. */
const ASTRAL = /[\u{10000}-\u{10ffff}]/u;

/** A line of a corpus with emphasis of one to three kinds behind a tab: whole words, or parts of them. */
function emphasised(dice, text, kinds) {
  const digits = Array.from(text, () => 0);
  const words = [...text.matchAll(/\S+/g)];
  for (let count = 1 + dice.below(3); count > 0; count -= 1) {
    const kind = dice.of(kinds);
    let start = dice.below(text.length);
    let end = start + 1 + dice.below(6);
    if (words.length > 0 && dice.next() < 0.6) {
      const first = dice.below(words.length);
      const last = words[Math.min(words.length - 1, first + dice.below(4))];
      [start, end] = [words[first].index, last.index + last[0].length];
    }
    for (let at = start; at < Math.min(end, text.length); at += 1) digits[at] |= kind;
  }
  return `${text}\t${digits.map((digit) => digit.toString(16)).join('')}`;
}

/** Gives lines emphasis as the oracle reads it; German tables have no signs for the fourth kind. */
export function emphasisedLines(language, seed, lines) {
  const dice = createDice(seed);
  const kinds = language === 'german' ? [1, 1, 2, 4] : [1, 1, 2, 4, 8];
  return lines.filter((text) => !ASTRAL.test(text)).map((text) => emphasised(dice, text, kinds));
}

/** A word, a number, an element or a Greek letter with indices behind it and around it. */
function indexed(dice, words) {
  const run = (characters) => Array.from({ length: 1 + dice.below(3) }, () => dice.of(characters)).join('');
  const base = dice.of([
    () => dice.of(LETTERS),
    () => dice.of(GREEK),
    () => word(dice, words),
    () => number(dice),
    () => dice.of(ELEMENTS) + dice.of(['', dice.of(ELEMENTS)]),
    () => '',
  ])();
  const indices = dice.of([
    () => run(SUBSCRIPTS),
    () => run(SUPERSCRIPTS),
    () => run(SUBSCRIPTS) + run(SUPERSCRIPTS),
    () => run([...SUBSCRIPTS, ...SUPERSCRIPTS, ...GREEK]),
    () => '',
  ])();
  return (
    base + indices + dice.of(['', '', dice.of(MARKS), dice.of(GREEK), dice.of(LETTERS), dice.of(DIGITS)])
  );
}

/**
 * Makes `count` lines with subscripts, superscripts and Greek letters. They have a function of their own, so that the
 * lines that `randomLines` makes from a seed stay the same.
 */
export function indexedLines(language, seed, count, words) {
  const dice = createDice(seed);
  const vocabulary = { long: words, short: SHORT_WORDS[language] };
  const some = () => dice.of([indexed, indexed, indexed, part])(dice, vocabulary);
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + dice.below(5) }, () => some() + dice.of(['', ' ', ' ', '-', ',', ', '])).join(
      '',
    ),
  );
}

/** Makes `count` lines of a language from a seed, with long words taken from `words`. */
export function randomLines(language, seed, count, words) {
  const dice = createDice(seed);
  const vocabulary = { long: words, short: SHORT_WORDS[language] };
  return Array.from({ length: count }, () => line(dice, vocabulary));
}
