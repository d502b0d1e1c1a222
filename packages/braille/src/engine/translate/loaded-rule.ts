import { type TranslationOpcode, type TranslationRule, WORD_OPCODES } from '../model/table.js';
import { RULE_CONDITIONS, type RuleCondition } from './rule-conditions.js';
import type { RuleSide } from './rule-side.js';

/** Rules that rest where contractions do: behind some numbers, in capitals, in letters that stand for themselves. */
const CONTRACTING_OPCODES: ReadonlySet<TranslationOpcode> = new Set([
  ...WORD_OPCODES,
  'repeated',
  'repword',
  'rependword',
  'nocont',
  'match',
]);

/** Rules that no sign for capitals or emphasis stands inside of. */
const UNDIVIDED_OPCODES: ReadonlySet<TranslationOpcode> = new Set(['always', 'match', 'syllable', 'word']);

/** Rules behind which the one before them still counts as the last. */
const KEEPING_PREVIOUS: ReadonlySet<TranslationOpcode> = new Set([
  'space',
  'replace',
  'context',
  'repeated',
  'repword',
  'rependword',
]);

/** A rule with what its opcode says of it. */
export class LoadedRule {
  readonly opcode: TranslationOpcode;
  readonly symbols: readonly number[];
  readonly cells: readonly number[] | undefined;
  readonly isContracting: boolean;
  readonly isUndivided: boolean;
  readonly keepsPrevious: boolean;
  /** No prefix of the rule asks for more than its characters. */
  readonly isPlain: boolean;
  readonly condition: RuleCondition | undefined;

  /** The sides are those of a `match` rule. */
  constructor(
    readonly rule: TranslationRule,
    readonly before: RuleSide | undefined,
    readonly after: RuleSide | undefined,
  ) {
    this.opcode = rule.opcode;
    this.symbols = rule.symbols;
    this.cells = rule.cells;
    this.isContracting = CONTRACTING_OPCODES.has(rule.opcode);
    this.isUndivided = UNDIVIDED_OPCODES.has(rule.opcode);
    this.keepsPrevious = KEEPING_PREVIOUS.has(rule.opcode);
    this.condition = RULE_CONDITIONS[rule.opcode];
    this.isPlain =
      !rule.staysInSyllable &&
      !rule.avoidsMarkBefore &&
      !rule.avoidsMarkAfter &&
      rule.classesBefore === 0 &&
      rule.classesAfter === 0;
  }
}
