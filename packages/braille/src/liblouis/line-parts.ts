import type { PrintUnits } from './print-units.js';

const WORD = /\S+/gu;

/** What the tables take for a part of an address or a file name. */
const ADDRESS_MARK = /@|:\/\/|www|\.\S/u;

/**
 * Cuts a line before each word that may be an address. liblouis 3.2 goes back to the start of such a word, and never ends when
 * a rule of its German tables has already written that start together with the space before it (as in " -a@b").
 */
export function partsOfLine({ codePoints, sourceIndex }: PrintUnits): readonly PrintUnits[] {
  // One UTF-16 unit for each character, so that matches count in characters.
  const line = codePoints
    .map((codePoint) => (codePoint > 0xffff ? 'x' : String.fromCharCode(codePoint)))
    .join('');
  const cuts = [...line.matchAll(WORD)]
    .filter(({ 0: word, index }) => index > 0 && ADDRESS_MARK.test(word))
    .map(({ index }) => index);
  if (codePoints.length === 0) return [];
  return [0, ...cuts].map((from, at) => ({
    codePoints: codePoints.slice(from, cuts[at]),
    sourceIndex: sourceIndex.slice(from, cuts[at]),
  }));
}
