/** Lines of German-like or English-like text with everything that tables have rules for; the same seed gives the same lines. */
import { createRandom } from './random.mjs';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyzäöüßABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜẞéèàçñøåÉÇŁłšž'];
const DIGITS = [...'0123456789'];
const MARKS = [
  ...'.,;:!?-–—"\'()[]{}«»‹›„“”‚‘’…/\\&%‰§€$£¥°+*=<>~^_|@#©®™²³½¼¾×÷±−≤≥≠→←↔`´¡¿†¢µ¶\u00a0\u00ad',
];
/** Characters of our supplement, and ² and ³, which stand beside them. */
const SUBSCRIPTS = [...'₀₁₂₃₄₅₆₇₈₉₊₋ₐₑₙₓ'];
const SUPERSCRIPTS = [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿⁱ'];
const GREEK = [...'αβγδλμπστφϕϑωΔΣΩ'];
const SIGNS = [...'≈∞⊥∥∠△□⇒⇔↑↓↗↔⊕'];
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

function number(random) {
  const value = String(random.below(10 ** (1 + random.below(6))));
  const other = String(random.below(1000));
  return random.pick([
    () => value,
    () => value,
    () => `${value},${other}`,
    () => `${value}.${other}`,
    () => `-${value}`,
    () => `${value}-${other}`,
    () => `${value}–${other}`,
    () => `${1 + random.below(31)}.${1 + random.below(12)}.${1900 + random.below(140)}`,
    () => `${random.below(24)}:${String(random.below(60)).padStart(2, '0')}`,
    () =>
      value + random.pick(['.', '.,', ':', '/', ')', "'", '...', '…', '!', '?', '+', '%', ' %', '°', '²']),
    () => `${value}/${other}`,
    () => value + random.pick(LETTERS),
    () => random.pick(LETTERS) + value,
    () =>
      value +
      random.pick([
        ' + ',
        ' - ',
        '+',
        ' = ',
        '=',
        ' · ',
        '*',
        ' x ',
        ' : ',
        '<',
        ' ≤ ',
        ' × ',
        ' ÷ ',
        ' bis ',
      ]) +
      other,
    () => value + random.pick(['', ' ', '\u00a0', '-']) + random.pick(UNITS),
  ])();
}

function word(random, words) {
  const plain = random.pick(random.next() < 0.5 ? words.long : words.short);
  const chance = random.next();
  if (chance < 0.1) return plain.toUpperCase();
  if (chance < 0.2) return plain.charAt(0).toUpperCase() + plain.slice(1);
  if (chance < 0.22) return random.pick(LETTERS);
  if (chance < 0.25)
    return plain + random.pick(["'", "'s", '-', '...', '/-in', '(in)', `-${random.pick(words.long)}`]);
  if (chance < 0.27) return random.pick(['-', "'", '…', '/', '(']) + plain;
  return plain;
}

function address(random, words) {
  const [first, second] = [word(random, words), word(random, words)];
  return random.pick([
    `${first}@${second}.de`,
    `www.${first}.at`,
    `https://${first}.${second}/x?a=1&b=2`,
    `${first}.txt`,
    `${first}.${second}`,
    `C:\\${first}\\${second}.zip`,
  ]);
}

function wrapped(random, text) {
  const pair = random.below(PAIRS.length / 2) * 2;
  return PAIRS[pair] + text + PAIRS[pair + 1];
}

function mixed(random, length) {
  return Array.from({ length }, () =>
    random.pick(random.pick([LETTERS, LETTERS, DIGITS, MARKS, MARKS, [' ']])),
  ).join('');
}

function part(random, words) {
  const chance = random.next();
  if (chance < 0.62) return word(random, words);
  if (chance < 0.83) return number(random);
  if (chance < 0.86) return random.pick(UNITS);
  if (chance < 0.88) return address(random, words);
  if (chance < 0.92) return random.pick(MARKS);
  if (chance < 0.95) return mixed(random, 1 + random.below(6));
  return wrapped(random, random.next() < 0.5 ? word(random, words) : number(random));
}

function line(random, words) {
  if (random.next() < 0.4) return mixed(random, 1 + random.below(14));
  let text = '';
  for (let count = 1 + random.below(7); count > 0; count -= 1) {
    text += part(random, words) + (random.next() < 0.25 ? random.pick(ENDINGS) : '');
    text += random.next() < 0.75 ? ' ' : random.pick(['', '  ', '-', '/', '\u00a0']);
  }
  return random.next() < 0.95 ? text.trim() : text;
}

/** Characters beyond this take two UTF-16 units, so that liblouis counts them otherwise. */
const ASTRAL = /[\u{10000}-\u{10ffff}]/u;

/** A line of a corpus with emphasis of one to three kinds behind a tab: whole words, or parts of them. */
function emphasised(random, text, kinds) {
  const digits = Array.from(text, () => 0);
  const words = [...text.matchAll(/\S+/g)];
  for (let count = 1 + random.below(3); count > 0; count -= 1) {
    const kind = random.pick(kinds);
    let start = random.below(text.length);
    let end = start + 1 + random.below(6);
    if (words.length > 0 && random.next() < 0.6) {
      const first = random.below(words.length);
      const last = words[Math.min(words.length - 1, first + random.below(4))];
      [start, end] = [words[first].index, last.index + last[0].length];
    }
    for (let at = start; at < Math.min(end, text.length); at += 1) digits[at] |= kind;
  }
  return `${text}\t${digits.map((digit) => digit.toString(16)).join('')}`;
}

/** Gives lines emphasis as the oracle reads it; German tables have no signs for the fourth kind. */
export function emphasisedLines(language, seed, lines) {
  const random = createRandom(seed);
  const kinds = language === 'german' ? [1, 1, 2, 4] : [1, 1, 2, 4, 8];
  return lines.filter((text) => !ASTRAL.test(text)).map((text) => emphasised(random, text, kinds));
}

/** A word, a number, an element or a Greek letter with indices behind it and around it. */
function indexed(random, words) {
  const run = (characters) =>
    Array.from({ length: 1 + random.below(3) }, () => random.pick(characters)).join('');
  const base = random.pick([
    () => random.pick(LETTERS),
    () => random.pick(GREEK),
    () => random.pick(SIGNS),
    () => word(random, words),
    () => number(random),
    () => random.pick(ELEMENTS) + random.pick(['', random.pick(ELEMENTS)]),
    () => '',
  ])();
  const indices = random.pick([
    () => run(SUBSCRIPTS),
    () => run(SUPERSCRIPTS),
    () => run(SUBSCRIPTS) + run(SUPERSCRIPTS),
    () => run([...SUBSCRIPTS, ...SUPERSCRIPTS, ...GREEK]),
    () => '',
  ])();
  return (
    base +
    indices +
    random.pick(['', '', ...[MARKS, GREEK, SIGNS, LETTERS, DIGITS].map((some) => random.pick(some))])
  );
}

/**
 * Makes `count` lines with subscripts, superscripts and Greek letters. They have a function of their own, so that the
 * lines that `randomLines` makes from a seed stay the same.
 */
export function indexedLines(language, seed, count, words) {
  const random = createRandom(seed);
  const vocabulary = { long: words, short: SHORT_WORDS[language] };
  const some = () => random.pick([indexed, indexed, indexed, part])(random, vocabulary);
  return Array.from({ length: count }, () =>
    Array.from(
      { length: 1 + random.below(5) },
      () => some() + random.pick(['', ' ', ' ', '-', ',', ', ']),
    ).join(''),
  );
}

/** Makes `count` lines of a language from a seed, with long words taken from `words`. */
export function randomLines(language, seed, count, words) {
  const random = createRandom(seed);
  const vocabulary = { long: words, short: SHORT_WORDS[language] };
  return Array.from({ length: count }, () => line(random, vocabulary));
}
