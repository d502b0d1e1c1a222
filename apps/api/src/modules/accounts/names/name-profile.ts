import type { FieldErrorCode } from '@tastwerk/contracts';

/** Scripts of everyday use (UAX #31, table 5). */
const SCRIPTS =
  'Arabic Armenian Bengali Bopomofo Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Han Hangul Hebrew Hiragana Kannada Katakana Khmer Lao Latin Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan'.split(
    ' ',
  );

/** Scripts that words are written with together (UTS #39, section 5.1). */
const TOGETHER = [
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Bopomofo'],
  ['Han', 'Hangul'],
];

const anyOf = (scripts: readonly string[]) =>
  [
    ...scripts.map((script) => `\\p{Script_Extensions=${script}}`),
    '\\p{Script=Common}',
    '\\p{Script=Inherited}',
  ].join('');

/** Letters, marks and digits of those scripts, punctuation, blanks and the plus sign: what names of people and schools are written with. */
const CHARACTERS = new RegExp(`^(?:(?=[${anyOf(SCRIPTS)}])[\\p{L}\\p{M}\\p{N}\\p{P} +])+$`, 'u');

/** Filling characters count as letters, and show nothing. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;

/** Letters of languages that Unicode also has in parts. */
const IN_PARTS = /[\u0132\u0133\u013f\u0140\u0149\u0e33\u0eb3]/g;

const WORDS = [...SCRIPTS.map((script) => [script]), ...TOGETHER].map(
  (scripts) => new RegExp(`^[${anyOf(scripts)}]+$`, 'u'),
);

/** Letters with more marks than any language has, or with one twice (UTS #39, section 5.4); a mark without a letter. */
const PILED = /\p{Mn}{5}|(\p{Mn})\1|(?:^|[^\p{L}\p{M}\p{N}])\p{M}/u;

/** What keeps `name` from being shown as one, by its characters alone; undefined where nothing does. */
export function profileFault(name: string): FieldErrorCode | undefined {
  if (!/[\p{L}\p{N}]/u.test(name.replace(new RegExp(UNSEEN, 'gu'), ''))) return 'name_unseen';
  const plain = name.replace(IN_PARTS, '');
  // Bold, circled and other variants of letters are letters for decoration, which screen readers spell out.
  const isPlain = plain.normalize('NFKC') === plain.normalize('NFC');
  if (!CHARACTERS.test(name) || UNSEEN.test(name) || !isPlain || PILED.test(name.normalize('NFD')))
    return 'name_characters';
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
  return words.every((word) => WORDS.some((script) => script.test(word))) ? undefined : 'name_mixed_scripts';
}
