import type { TranslationOpcode, TranslationRule } from '../model/table.js';
import { anywhere, RULE_CONDITIONS, type RuleCondition } from './rule-conditions.js';
import type { RuleSide } from './rule-side.js';

/** Rules about parts of words; they look at capitals themselves, not at the signs for them. */
const WORD_PART_OPCODES: ReadonlySet<TranslationOpcode> = new Set([
  'sufword',
  'prfword',
  'begword',
  'midword',
  'endword',
  'begmidword',
  'midendword',
  'partword',
]);

/** Rules that no sign for emphasis stands inside of. */
const UNDIVIDED_OPCODES: ReadonlySet<TranslationOpcode> = new Set(['always', 'match', 'word']);

/**
 * Contractions, and signs that join the number behind a space: they rest behind a number up to the next white space, in capitals, and
 * in letters that are not to be read as one.
 */
const CONTRACTING_OPCODES: ReadonlySet<TranslationOpcode> = new Set([
  ...UNDIVIDED_OPCODES,
  ...WORD_PART_OPCODES,
  'joinnum',
]);

/** What stands before and behind the characters of a `match` rule. */
export interface RuleSides {
  readonly before: RuleSide;
  readonly after: RuleSide;
}

/** A rule with what its opcode says of it. */
export class LoadedRule {
  readonly opcode: TranslationOpcode;
  readonly symbols: readonly number[];
  readonly cells: readonly number[] | undefined;
  readonly isWordPart: boolean;
  readonly isContracting: boolean;
  readonly isUndivided: boolean;
  /** Undefined where the rule may stand anywhere: most do, and asking costs. */
  readonly condition: RuleCondition | undefined;

  /** `sides` are those of a `match` rule. */
  constructor(
    readonly rule: TranslationRule,
    readonly sides: RuleSides | undefined,
  ) {
    this.opcode = rule.opcode;
    this.symbols = rule.symbols;
    this.cells = rule.cells;
    this.isWordPart = WORD_PART_OPCODES.has(rule.opcode);
    this.isUndivided = UNDIVIDED_OPCODES.has(rule.opcode);
    this.isContracting = CONTRACTING_OPCODES.has(rule.opcode);
    const condition = RULE_CONDITIONS[rule.opcode];
    this.condition = condition === anywhere ? undefined : condition;
  }
}
