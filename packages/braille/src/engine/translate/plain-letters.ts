import {
  DIGIT,
  LETTER,
  LITERARY_DIGIT,
  NUMBER_MEMBER,
  NUMBER_MIDDLE,
  PUNCTUATION,
  SEQUENCE_AFTER,
  SEQUENCE_BEFORE,
  SEQUENCE_DELIMITER,
  SPACE,
  UPPERCASE,
} from '../model/attributes.js';
import type { PassName } from '../model/pass-rule.js';
import type { BrailleTable, TranslationRule } from '../model/table.js';
import type { LoadedRule } from './loaded-rule.js';
import type { RuleIndex } from './rule-index.js';

/** What is asked of a loaded table here. */
interface TableWithIndexes {
  readonly table: BrailleTable;
  readonly rules: RuleIndex<TranslationRule, LoadedRule>;
  cellsOf(symbol: number): readonly number[] | undefined;
  pass(name: PassName): { readonly isEmpty: boolean };
}

/** Classes that no plain letter has. */
const OTHERS =
  SPACE | PUNCTUATION | DIGIT | LITERARY_DIGIT | SEQUENCE_DELIMITER | SEQUENCE_BEFORE | SEQUENCE_AFTER;

/** Roles that no plain letter has: it would not end a number. */
const IN_NUMBERS = NUMBER_MEMBER | NUMBER_MIDDLE;

/** A letter of this kind, and one that is written as its own cells behind another where no longer rule stands. */
const IN_WORD = 1;
const PLAIN = 2;

/** Rules that hold for letters alone between the edges of words. */
const isForLettersAlone = ({ opcode }: { readonly opcode: string }): boolean =>
  opcode === 'contraction' || opcode === 'word';

/**
 * The letters of a table that are written as their own cells within a word, whatever the text is. Most letters of an
 * uncontracted text are such ones, and all that the main pass asks at each position finds nothing there.
 */
export class PlainLetters {
  private readonly kinds: Uint8Array;

  constructor(private readonly table: TableWithIndexes) {
    const { keepsCapitalsApart, characters } = table.table;
    this.kinds = Uint8Array.from(characters, ({ classes, roles }, symbol) => {
      // 0 stands for what is outside of the text.
      if (symbol === 0 || (classes & LETTER) === 0 || (classes & OTHERS) !== 0 || (roles & IN_NUMBERS) !== 0)
        return 0;
      const isWrittenByRules = !table.rules.ofSymbol(symbol).every(isForLettersAlone);
      const restsContractions = keepsCapitalsApart && (classes & UPPERCASE) !== 0;
      const isPlain = !isWrittenByRules && !restsContractions && table.cellsOf(symbol) !== undefined;
      return isPlain ? IN_WORD | PLAIN : IN_WORD;
    });
  }

  /** Whether there are such letters in a table: not where rules of `context` or computer braille may begin at any place. */
  static areIn(table: TableWithIndexes): boolean {
    const { opcodes } = table.table;
    return !opcodes.includes('context') && !opcodes.includes('compbrl') && table.pass('context').isEmpty;
  }

  /** Whether one stands at a position of a text, which is given as it is and in small letters. */
  isAt(symbols: readonly number[], small: readonly number[], position: number): boolean {
    return (
      ((this.kinds[symbols[position] ?? 0] ?? 0) & PLAIN) !== 0 &&
      ((this.kinds[symbols[position - 1] ?? 0] ?? 0) & IN_WORD) !== 0 &&
      this.table.rules.isFree(small, position)
    );
  }
}
