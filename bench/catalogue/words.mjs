/** Words that look like German ones, frequent and rare ones, and numbers that are the same in every run. */

const SYLLABLES =
  'ba be bi bo bu da de di do du fa fe fi fo ga ge gi go ha he hi ho ka ke ki ko la le li lo lu ma me mi mo mu na ne ni no ra re ri ro ru sa se si so ta te ti to tu wa we wi wo za ze zi'.split(
    ' ',
  );
const ENDINGS = ['n', 'r', 's', 't', 'ng', 'cht', 'st', 'rn', 'lk', 'm', 'tz', 'ck'];

/** Words of the catalogue, the frequent ones first; about as many as a school's dictionary has. */
export const WORDS = 20_000;

/** A word that is the same in every run: syllables by the digits of its number. */
export function wordOf(number) {
  let rest = number * 7919 + 13;
  let word = '';
  for (let index = 0; index < 2 + (number % 3); index += 1) {
    word += SYLLABLES[rest % SYLLABLES.length];
    rest = Math.floor(rest / SYLLABLES.length) + number;
  }
  return word + ENDINGS[number % ENDINGS.length];
}

/** Numbers from 0 to below 1, the same in every run (mulberry32). */
export function numbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
