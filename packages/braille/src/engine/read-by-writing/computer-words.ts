import type { LoadedTable } from '../translate/loaded-table.js';
import type { PrintWord } from './print-word.js';

const DOT_6 = 0x20;

/** Reads words in computer braille, such as addresses: a sign, and then the cells of each character. */
export class ComputerWords {
  private readonly begin: readonly number[];
  private readonly characters = new Map<string, string>();
  private readonly longest: number;

  constructor({ table }: LoadedTable) {
    const { begin, cells } = table.computerBraille;
    this.begin = begin;
    let longest = 0;
    for (const [symbol, own] of cells) {
      const character = String.fromCodePoint(table.characters[symbol]?.codePoint ?? 0);
      const key = own.join(' ');
      longest = Math.max(longest, own.length);
      if (!this.characters.has(key) || character === character.toLowerCase())
        this.characters.set(key, character);
    }
    this.longest = longest;
  }

  /** What a word in computer braille may say; nothing for other words. Dot 6 before a digit may be a sign or a part of a letter. */
  read(cells: readonly number[]): readonly PrintWord[] {
    if (this.begin.length === 0 || !this.begin.every((cell, at) => cells[at] === cell)) return [];
    return [true, false].flatMap((hasDigitSigns) => this.readWith(hasDigitSigns, cells) ?? []);
  }

  private readWith(hasDigitSigns: boolean, cells: readonly number[]): PrintWord | undefined {
    let text = '';
    const sourceIndex: number[] = [];
    for (let place = this.begin.length; place < cells.length;) {
      const found = this.characterAt(cells, place, hasDigitSigns && /\p{L}$/u.test(text));
      if (found === undefined) return undefined;
      for (let unit = 0; unit < found.character.length; unit += 1) sourceIndex.push(text === '' ? 0 : place);
      text += found.character;
      place = found.end;
    }
    return { text, sourceIndex };
  }

  private characterAt(cells: readonly number[], place: number, mayBeDigit: boolean) {
    const digit = this.characters.get(String(cells[place + 1]));
    if (mayBeDigit && cells[place] === DOT_6 && digit !== undefined && /\d/u.test(digit))
      return { character: digit, end: place + 2 };
    for (let length = this.longest; length > 0; length -= 1) {
      const character = this.characters.get(cells.slice(place, place + length).join(' '));
      if (character !== undefined && place + length <= cells.length)
        return { character, end: place + length };
    }
    return undefined;
  }
}
