/** A set of symbols that is asked for every character of a text. */
export class SymbolSet {
  private readonly members: Uint8Array;

  constructor(symbols: readonly number[], symbolCount: number) {
    this.members = new Uint8Array(symbolCount);
    for (const symbol of symbols) this.members[symbol] = 1;
  }

  has(symbol: number): boolean {
    return this.members[symbol] === 1;
  }
}
