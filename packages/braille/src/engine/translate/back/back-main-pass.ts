import { LITERARY_DIGIT } from '../../model/attributes.js';
import type { BackOpcode, BackRule } from '../../model/back-table.js';
import { standsAt } from '../pass-test.js';
import { BACK_CONDITIONS } from './back-conditions.js';
import { applyBackRule, type BackMatch, type BackReading, matchBackRule } from './back-pass-rule.js';
import { BackState } from './back-state.js';
import { BackOutput, type BackText, stepLimit } from './back-text.js';
import type { LoadedBackTable } from './loaded-back-table.js';

/** What the main pass has read, and the positions of cells that no rule reads. */
export interface MainText {
  readonly text: BackText;
  readonly unreadable: readonly number[];
}

/** Reads cells as characters. */
export function runBackMainPass(table: LoadedBackTable, input: BackText): MainText {
  return new BackMainPass(table, input).run();
}

/** How often rules of `context` may read nothing at one position: liblouis lets them do so until its line is full. */
const MOST_STANDSTILLS = 16;

/** A rule that was chosen; for `context` with what its test found. */
interface Choice {
  readonly rule: BackRule;
  readonly match?: BackMatch;
}

class BackMainPass {
  private readonly output = new BackOutput();
  private readonly state: BackState;
  private readonly reading: BackReading;
  private readonly text: readonly number[];
  private readonly unreadable: number[] = [];
  private position = 0;
  private isJoined = false;
  /** How often reading has not come further. */
  private standstills = 0;
  /** The rule for several signs at once, with the index of the next of them. */
  private several: { readonly signs: readonly string[]; next: number } | undefined;

  constructor(
    private readonly table: LoadedBackTable,
    private readonly input: BackText,
  ) {
    this.text = input.values;
    this.reading = { text: input.values, variables: [], classesOf: table.classesOfCell };
    this.state = new BackState(table, this.output);
  }

  run(): MainText {
    const { text, state } = this;
    for (let steps = stepLimit(text); this.position < text.length && steps > 0; steps -= 1) {
      state.look();
      const choice = this.nextOfSeveral() ?? this.select();
      if (choice === undefined) this.skipCell();
      else if (state.takeSign(choice.rule.opcode)) {
        for (let count = choice.rule.cells.length; count > 0; count -= 1) this.markCell();
        continue;
      } else if (!this.take(choice)) break;
      if (!this.takeBehind(choice?.rule.opcode)) break;
    }
    return { text: this.output.finish(this.input, this.position), unreadable: this.unreadable };
  }

  private markCell(): void {
    this.standstills = 0;
    this.output.mark(this.position);
    this.position += 1;
  }

  private skipCell(): void {
    this.unreadable.push(this.position);
    this.markCell();
  }

  /** Writes what a rule reads; false where a pair of signs ends the line. */
  private take({ rule, match }: Choice): boolean {
    if (match !== undefined) return this.apply(match);
    this.state.takeRule(rule);
    for (let count = 0; count < rule.cells.length; count += 1) this.output.mark(this.position + count);
    this.position += rule.cells.length;
    this.standstills = 0;
    this.state.write(rule.symbols);
    return true;
  }

  /** Does what is done behind a rule: words that are joined get their space, rules of `context` for any cell are tried. */
  private takeBehind(opcode: BackOpcode | undefined): boolean {
    this.isJoined = opcode === 'joinword';
    if (opcode === 'joinword' || opcode === 'joinnum') {
      if (this.position >= this.text.length) return false;
      this.output.mark(this.position);
      this.state.write([this.table.blank]);
      return true;
    }
    const match = this.table.pass('context').find(this.reading, this.position);
    if (match !== undefined && this.standstills < MOST_STANDSTILLS) this.apply(match);
    return true;
  }

  private apply(match: BackMatch): boolean {
    const end = applyBackRule(match, this.reading, this.output, this.writeDefinition);
    if (end === undefined) return false;
    this.standstills = end > this.position ? 0 : this.standstills + 1;
    this.position = end;
    return true;
  }

  private readonly writeDefinition = (at: number): void => {
    this.output.mark(at);
    const symbols = this.table.table.definitions.get(this.text[at] ?? 0);
    if (symbols === undefined) this.unreadable.push(at);
    else this.state.write(symbols);
  };

  private select(): Choice | undefined {
    const { table, text, position } = this;
    const first = text[position] ?? 0;
    const second = text[position + 1];
    const isDigit = this.state.number !== 'none' && (table.classesOfCell(first) & LITERARY_DIGIT) !== 0;
    const long = second === undefined || isDigit ? undefined : this.firstOf(table.longRulesAt(first, second));
    return long ?? this.firstOf(table.shortRulesOf(first));
  }

  private firstOf(rules: readonly BackRule[]): Choice | undefined {
    const before = this.state.classesBefore();
    for (const rule of rules) {
      const choice = standsAt(this.text, this.position, rule.cells) ? this.choose(rule, before) : undefined;
      if (choice !== undefined) return choice;
    }
    return undefined;
  }

  private choose(rule: BackRule, before: number): Choice | undefined {
    const { table, text, state, isJoined } = this;
    const end = this.position + rule.cells.length;
    const behind = text[end];
    const after = behind === undefined ? table.classesBehind : table.classesOfCell(behind);
    if (rule.classesBefore !== 0 && (before & rule.classesBefore) === 0) return undefined;
    if (rule.classesAfter !== 0 && (after & rule.classesAfter) === 0) return undefined;
    if (rule.pass !== undefined) {
      if (this.standstills >= MOST_STANDSTILLS) return undefined;
      const match = matchBackRule(rule.pass, this.reading, this.position);
      return match && { rule, match };
    }
    if (rule.signs !== undefined) {
      this.several = { signs: rule.signs, next: rule.signs.length - rule.cells.length };
      return this.nextOfSeveral();
    }
    const { length } = rule.symbols;
    const holds = BACK_CONDITIONS[rule.opcode]?.({
      table,
      text,
      end,
      length,
      state,
      before,
      after,
      isJoined,
    });
    return holds === true ? { rule } : undefined;
  }

  /** The next of several signs that stand for a rule; its cells are read as that sign's. */
  private nextOfSeveral(): Choice | undefined {
    const { several } = this;
    if (several === undefined) return undefined;
    const rule = this.table.signs.get(several.signs[several.next] ?? '');
    several.next += 1;
    if (several.next >= several.signs.length) this.several = undefined;
    return rule && { rule };
  }
}
