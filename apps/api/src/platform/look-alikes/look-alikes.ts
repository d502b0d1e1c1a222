import { CONFUSABLES } from './confusables.js';

/** What each character is drawn like. */
const PROTOTYPES: ReadonlyMap<string, string> = new Map(
  CONFUSABLES.split(' ').map((entry) => {
    const [character = '', ...prototype] = entry;
    return [character, prototype.join('')];
  }),
);

/** Characters of a key; longer names are told apart by what they are. */
const KEY_LENGTH = 100;

/**
 * The skeleton of a text (UTS #39): texts with the same one look the same, whatever they are written with. It is not meant to be read.
 */
export function skeletonOf(text: string): string {
  const seen = text.normalize('NFD').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return [...seen]
    .map((character) => PROTOTYPES.get(character) ?? character)
    .join('')
    .normalize('NFD');
}

/** `name` with characters beyond ASCII as they are drawn, capital letters as such: a capital iota is an I, not an l. */
function drawn(name: string): string {
  return [...name]
    .map((character) => {
      if (character <= '\u007f') return character;
      const prototype = skeletonOf(character);
      return prototype === 'l' && character !== character.toLowerCase() ? 'I' : prototype;
    })
    .join('');
}

/** What `name` says without regard to letter case: as it is written, and as it is drawn. */
function readingsOf(name: string): readonly string[] {
  const composed = name.normalize('NFKC');
  return [composed, drawn(composed)].map((text) => skeletonOf(text.toLowerCase()).toLowerCase());
}

/** How `name` looks as it is written, and in capital letters. */
function looksOf(name: string): readonly string[] {
  return [name, name.toUpperCase()].map(skeletonOf);
}

const haveOneInCommon = (some: readonly string[], others: readonly string[]) =>
  some.some((one) => others.includes(one));

/** Whether two names look the same, or would in other letter case. */
export function areLookAlikes(one: string, other: string): boolean {
  return haveOneInCommon(readingsOf(one), readingsOf(other)) || haveOneInCommon(looksOf(one), looksOf(other));
}

/**
 * Keys of a name: names that look the same have one in common, and some others too. They are kept in the database: a change of how they are
 * made needs a migration that writes them again.
 */
export function lookAlikeKeys(name: string): readonly string[] {
  const keys = [...readingsOf(name), skeletonOf(name).toLowerCase()].map((reading) =>
    [...reading.replace(/[il]/g, 'l')].slice(0, KEY_LENGTH).join(''),
  );
  return [...new Set(keys)];
}
