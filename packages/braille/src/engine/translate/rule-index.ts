import type { TranslationRule } from '../model/table.js';

/** Finds the rules of the main pass whose characters stand at a position: longer rules first. */
export class RuleIndex<Rule extends { readonly symbols: readonly number[] }> {
  private readonly byPair = new Map<number, Rule[]>();
  private readonly bySymbol: (Rule[] | undefined)[] = [];

  /** `rank` orders rules over the same characters, a lower rank first; equal ranks stay in the table's order. */
  constructor(rules: readonly Rule[], rank: (rule: Rule) => number) {
    for (const rule of rules) {
      const [first, second] = rule.symbols;
      if (first === undefined) continue;
      if (second === undefined) (this.bySymbol[first] ??= []).push(rule);
      else {
        const key = pairKey(first, second);
        const list = this.byPair.get(key);
        if (list === undefined) this.byPair.set(key, [rule]);
        else list.push(rule);
      }
    }
    for (const list of this.byPair.values())
      list.sort((a, b) => b.symbols.length - a.symbols.length || rank(a) - rank(b));
  }

  /** The first rule whose characters stand at a position of base symbols and which `applies`. */
  find(text: readonly number[], position: number, applies: (rule: Rule) => boolean): Rule | undefined {
    const first = text[position];
    const second = text[position + 1];
    if (first === undefined) return undefined;
    if (second !== undefined) {
      const list = this.byPair.get(pairKey(first, second));
      if (list !== undefined)
        for (const rule of list) if (standsAt(rule.symbols, text, position) && applies(rule)) return rule;
    }
    const list = this.bySymbol[first];
    if (list !== undefined) for (const rule of list) if (applies(rule)) return rule;
    return undefined;
  }
}

function pairKey(first: number, second: number): number {
  return first * 0x8000 + second;
}

function standsAt(symbols: readonly number[], text: readonly number[], position: number): boolean {
  for (let index = 2; index < symbols.length; index += 1)
    if (text[position + index] !== symbols[index]) return false;
  return true;
}

/** Rules for any place come after rules with a condition, if they are longer than one character. */
export function rankOf(rule: TranslationRule): number {
  return rule.opcode === 'always' ? 1 : 0;
}
