/** What a known word is favoured by, a list for each. */
const BONUSES = [4, 7, 11, 20];

/**
 * Words that the letter model alone would read as others: lists, parted by an empty line, of words in alphabetical order. A line
 * begins with how many letters are those of the word before, as a letter from `A` on.
 */
export class KnownWords {
  private readonly bonuses = new Map<string, number>();

  constructor(text: string) {
    text.split('\n\n').forEach((list, at) => {
      let word = '';
      for (const line of list.split('\n')) {
        if (line === '') continue;
        word = word.slice(0, line.charCodeAt(0) - 0x41) + line.slice(1);
        this.bonuses.set(word, BONUSES[at] ?? 0);
      }
    });
  }

  /** What a word, or an abbreviation with its points, is favoured by; 0 for one that is not known. */
  bonusOf(word: string): number {
    return this.bonuses.get(word) ?? 0;
  }
}
