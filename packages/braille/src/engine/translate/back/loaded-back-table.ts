import { LETTER, SPACE, UPPERCASE } from '../../model/attributes.js';
import type { BackRule, BackTable } from '../../model/back-table.js';
import type { PassName } from '../../model/pass-rule.js';
import { RELEASE_RULES, type ReleaseRules } from '../../model/release.js';
import { formsByBase } from '../../model/small-letters.js';
import { BackPassIndex } from './back-pass-index.js';

const NO_RULES: readonly BackRule[] = [];

const BLANK = 0x20;

/** What a cell says of the end of a word that it may stand behind. */
export type WordEndHint = 'space' | 'letter' | 'hyphen' | 'contraction' | 'none';

/** A table for reading with its indexes. */
export class LoadedBackTable {
  /** The classes of what is before the text and of what is behind it. */
  readonly classesBefore: number;
  readonly classesBehind = SPACE;
  readonly blank: number;
  /** What is so in the release that the table belongs to. */
  readonly rules: ReleaseRules;
  /** By opcode. */
  readonly signs: ReadonlyMap<string, BackRule>;
  private readonly longRules = new Map<number, Map<number, BackRule[]>>();
  private readonly hints = new Map<number, WordEndHint>();
  private readonly capitals = new Map<number, number>();
  private readonly passes: Partial<Record<PassName, BackPassIndex>> = {};
  private readonly forms: ReadonlyMap<number, readonly number[]>;

  constructor(readonly table: BackTable) {
    this.rules = RELEASE_RULES[table.release];
    for (const rule of table.longRules) this.addLongRule(rule);
    this.signs = new Map(table.signs.map((rule) => [rule.opcode, rule]));
    this.forms = formsByBase(table.characters);
    this.blank = table.characters.findIndex(({ codePoint }) => codePoint === BLANK);
    this.classesBefore = this.classesOf(this.blank);
  }

  /** The rules of a pass. */
  pass(name: PassName): BackPassIndex {
    return (this.passes[name] ??= new BackPassIndex(this.table.passes[name]));
  }

  /** The classes of a symbol. */
  readonly classesOf = (symbol: number): number => this.table.characters[symbol]?.classes ?? SPACE;

  /** The classes of a cell; one that the table does not name counts as white space. */
  readonly classesOfCell = (cell: number): number => this.table.cellClasses.get(cell) ?? SPACE;

  /** What a symbol does in words and numbers, as bits. */
  rolesOf(symbol: number): number {
    return this.table.characters[symbol]?.roles ?? 0;
  }

  longRulesAt(first: number, second: number): readonly BackRule[] {
    return this.longRules.get(first)?.get(second) ?? NO_RULES;
  }

  shortRulesOf(cell: number): readonly BackRule[] {
    return this.table.shortRules.get(cell) ?? NO_RULES;
  }

  /** The capital of a letter; a character without one stays. */
  capitalOf(symbol: number): number {
    const known = this.capitals.get(symbol);
    if (known !== undefined) return known;
    const { base = symbol, mode = 0 } = this.table.characters[symbol] ?? {};
    const wanted = mode | UPPERCASE;
    const forms = this.forms.get(base) ?? [];
    const capital =
      forms.find((form) => ((this.table.characters[form]?.mode ?? 0) & wanted) === wanted) ?? symbol;
    this.capitals.set(symbol, capital);
    return capital;
  }

  hintOf(cell: number): WordEndHint {
    const known = this.hints.get(cell);
    if (known !== undefined) return known;
    const hint = this.findHint(cell);
    this.hints.set(cell, hint);
    return hint;
  }

  private findHint(cell: number): WordEndHint {
    const classes = this.classesOfCell(cell);
    if ((classes & SPACE) !== 0) return 'space';
    if ((classes & LETTER) !== 0) return 'letter';
    const rules = this.shortRulesOf(cell);
    if (rules.some(({ opcode }) => opcode === 'hyphen')) return 'hyphen';
    // Rules that hold only where a word goes on do not say that it does.
    const isContraction = rules.some(
      ({ opcode, symbols, signs }) =>
        (signs ?? symbols).length > 1 && opcode !== 'begword' && opcode !== 'midword',
    );
    return isContraction && rules.every(({ opcode }) => opcode !== 'postpunc') ? 'contraction' : 'none';
  }

  private addLongRule(rule: BackRule): void {
    const [first = 0, second = 0] = rule.cells;
    const seconds = this.longRules.get(first) ?? new Map<number, BackRule[]>();
    this.longRules.set(first, seconds);
    const rules = seconds.get(second);
    if (rules === undefined) seconds.set(second, [rule]);
    else rules.push(rule);
  }
}
