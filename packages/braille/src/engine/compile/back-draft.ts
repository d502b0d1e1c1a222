import type { BackRule, SignOpcode } from '../model/back-table.js';
import type { PassAction, PassName, PassRule, PassTest } from '../model/pass-rule.js';
import { PassDraft } from './pass-draft.js';
import { isDefinition, rankOf } from './rule-order.js';

const NO_CONDITION = { classesBefore: 0, classesAfter: 0 };

/** The rules of a table that read cells, in the order in which liblouis tries them. */
export class BackDraft {
  readonly shortRules = new Map<number, BackRule[]>();
  readonly definitions = new Map<number, readonly number[]>();
  readonly signs = new Map<string, BackRule>();
  readonly passes = new PassDraft();
  /** By their first two cells. */
  private readonly longRules = new Map<string, BackRule[]>();

  addRule(rule: BackRule): void {
    const [cell, second] = rule.cells;
    if (cell === undefined) return;
    if (second === undefined) this.addShortRule(cell, rule);
    else this.addLongRule(`${cell} ${second}`, rule);
  }

  /** A sign; the last one of an opcode is the one that `multind` means. */
  addSign(opcode: SignOpcode | 'unread', cells: readonly number[], isBackward: boolean): void {
    const rule: BackRule = { opcode, cells, symbols: [], ...NO_CONDITION };
    this.signs.set(opcode, rule);
    if (isBackward) this.addRule(rule);
  }

  /** A cell that the table names without a meaning of its own is not taken for white space. */
  nameCell(cells: readonly number[]): void {
    const [cell] = cells;
    if (cell !== undefined && cells.length === 1) this.rulesOf(cell);
  }

  addPassRule(pass: PassName, rule: PassRule, begin: readonly number[]): void {
    if (pass === 'context' && begin.length > 0)
      this.addRule({ opcode: 'context', cells: begin, symbols: [], ...NO_CONDITION, pass: rule });
    else this.passes.add(pass, rule, begin);
  }

  allLongRules(): readonly BackRule[] {
    return [...this.longRules.values()].flat();
  }

  /** The classes of cells, with the cells that only rules name. */
  cellClasses(known: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
    const unclassified = [...this.shortRules.keys()].map((cell) => [cell, 0] as const);
    return new Map([...unclassified, ...known]);
  }

  private addShortRule(cell: number, rule: BackRule): void {
    const rules = this.rulesOf(cell);
    if (rule.opcode === 'repeated') return;
    const isDefined = isDefinition(rule);
    if (isDefined) this.definitions.set(cell, rule.symbols);
    const place = rules.findIndex(
      (other) => lengthOf(rule) > lengthOf(other) || (isDefinition(other) && !isDefined),
    );
    rules.splice(place < 0 ? rules.length : place, 0, rule);
  }

  /** Rules with more cells and characters come first; of equal ones those for any place come last. */
  private addLongRule(key: string, rule: BackRule): void {
    const rules = this.longRules.get(key) ?? [];
    this.longRules.set(key, rules);
    const size = rule.cells.length + lengthOf(rule);
    const place = rules.findIndex((other) => {
      const otherSize = sizeOf(other);
      return size > otherSize || (size === otherSize && rankOf(other) > rankOf(rule));
    });
    rules.splice(place < 0 ? rules.length : place, 0, rule);
  }

  private rulesOf(cell: number): BackRule[] {
    const known = this.shortRules.get(cell) ?? [];
    this.shortRules.set(cell, known);
    return known;
  }
}

/** How many characters a rule counts as; `context` counts its cells. */
function lengthOf({ opcode, cells, symbols, signs }: BackRule): number {
  if (opcode === 'context') return cells.length;
  return signs?.length ?? symbols.length;
}

/** The size that new rules are compared with: for `context` liblouis counts its instructions. */
function sizeOf(rule: BackRule): number {
  return rule.cells.length + (rule.pass === undefined ? lengthOf(rule) : instructionCount(rule.pass));
}

/** The length of a rule's instructions in liblouis, which its rules are ordered by. */
function instructionCount({ test, action }: PassRule): number {
  let count = 1;
  for (const step of test) {
    if (step.negated) count += 1;
    count += testLength(step);
  }
  for (const step of action) count += actionLength(step);
  return count;
}

function actionLength(step: PassAction): number {
  switch (step.kind) {
    case 'literal':
      return 2 + step.values.length;
    case 'copy':
    case 'omit':
      return 1;
    case 'variable':
      return step.change === 'add' ? 2 : 3;
    default:
      return 3;
  }
}

function testLength(step: PassTest): number {
  switch (step.kind) {
    case 'literal':
      return 2 + step.values.length;
    case 'classes':
      return 7;
    case 'swap':
      return 5;
    case 'group':
    case 'variable':
      return 3;
    case 'back':
      return 2;
    default:
      return 1;
  }
}
