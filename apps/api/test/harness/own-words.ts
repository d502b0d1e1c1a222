import type { OwnWordList } from '@tastwerk/contracts';

/** What {@link STREET} is written with: no table writes it so. */
export const CELLS_OF_STREET = '⠎⠞⠗';

/** A word of the sheets of `sheets.ts`, with cells of its own. */
export const STREET: OwnWordList['words'][number] = {
  word: 'Straße',
  places: ['whole'],
  system: 'DE:VOLL',
  braille: CELLS_OF_STREET,
};
