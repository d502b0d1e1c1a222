import { WORD_PLACES, type WordPlace } from '../own-word.js';

/** Opcodes of liblouis' tables for words and their parts, with the places where they hold (liblouis manual, "The Contraction Opcodes"). */
export const PLACES_OF_OPCODE: ReadonlyMap<string, readonly WordPlace[]> = new Map<string, WordPlace[]>([
  ['always', ['whole', 'begin', 'middle', 'end']],
  ['partword', ['begin', 'middle', 'end']],
  ['sufword', ['whole', 'begin']],
  ['prfword', ['whole', 'end']],
  ['begmidword', ['begin', 'middle']],
  ['midendword', ['middle', 'end']],
  ['word', ['whole']],
  ['lowword', ['whole']],
  ['begword', ['begin']],
  ['midword', ['middle']],
  ['endword', ['end']],
]);

/** The opcodes that together hold at `places`: one where there is one for them. */
export function opcodesFor(places: readonly WordPlace[]): readonly string[] {
  const exact = [...PLACES_OF_OPCODE].find(
    ([, of]) => of.length === places.length && of.every((place) => places.includes(place)),
  );
  if (exact !== undefined) return [exact[0]];
  return WORD_PLACES.filter((place) => places.includes(place)).flatMap((place) => opcodesFor([place]));
}
