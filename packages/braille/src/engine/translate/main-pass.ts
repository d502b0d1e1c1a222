import { SPACE } from '../model/attributes.js';
import type { TranslationOpcode, TranslationRule } from '../model/table.js';
import { needsLetterSign } from './letter-signs.js';
import type { LoadedTable } from './loaded-table.js';
import { NumberSigns } from './number-signs.js';
import { append, cut, emptyPassText, originAt, type PassText } from './pass-text.js';
import { capitalMarks, hasWordCapitals, type CapitalMark } from './capital-marks.js';
import { holdsBeside } from './match-side.js';
import { RULE_CONDITIONS } from './rule-conditions.js';
import { Surroundings } from './surroundings.js';
import { Syllables } from './syllables.js';

/** The main pass ended at a character that nothing writes. */
export interface Unwritable {
  readonly origin: number;
}

/** Writes symbols as cells: for each position the longest rule that applies. */
export function runMainPass(table: LoadedTable, input: PassText): PassText | Unwritable {
  return new MainPass(table, input).run();
}

/** Where a rule began to read and how much was written then. */
interface Step {
  readonly position: number;
  readonly outputLength: number;
}

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

/** Contractions: they rest behind a number up to the next white space, and in letters that are not to be read as one. */
const CONTRACTING_OPCODES: ReadonlySet<TranslationOpcode> = new Set([
  'always',
  'match',
  'word',
  ...WORD_PART_OPCODES,
]);

class MainPass {
  private readonly output = emptyPassText();
  private readonly bases: readonly number[];
  private readonly text: Surroundings;
  private readonly numberSigns: NumberSigns;
  private readonly syllables: Syllables;
  private readonly marks: readonly CapitalMark[];
  private readonly markedPositions: ReadonlySet<number>;
  private nextMark = 0;
  private literalEnd = 0;
  private readonly steps: Step[] = [];
  private wordStart: Step = { position: 0, outputLength: 0 };
  private position = 0;
  private unwritable: Unwritable | undefined;

  constructor(
    private readonly table: LoadedTable,
    private readonly input: PassText,
  ) {
    this.bases = input.values.map((symbol) => table.baseOf(symbol));
    this.text = new Surroundings(table, input.values);
    this.marks = capitalMarks(table.table.capitals, this.text);
    this.markedPositions = new Set(this.marks.map(({ position }) => position));
    this.numberSigns = new NumberSigns(table, this.text);
    this.syllables = new Syllables(table.hyphenator, this.text, this.bases);
  }

  run(): PassText | Unwritable {
    let mayMatchContext = true;
    while (this.position < this.text.length && this.unwritable === undefined) {
      const step = { position: this.position, outputLength: this.output.values.length };
      this.steps.push(step);
      this.writeContractionSign();
      this.writeCapitals(this.position);
      if ((this.text.classesAt(this.position - 1) & SPACE) !== 0) this.wordStart = step;
      if (mayMatchContext && this.tryContext()) mayMatchContext = false;
      else {
        this.writeOne();
        mayMatchContext = true;
      }
    }
    this.writeCapitals(this.text.length);
    return this.unwritable ?? this.output;
  }

  /** Writes what stands at the position by the rule that applies best, or as the character itself. */
  private writeOne(): void {
    const change = this.numberSigns.stepTo(this.position);
    const replacement = this.table.replacements.find(this.bases, this.position, () => true);
    if (replacement !== undefined) {
      this.position += replacement.symbols.length;
      if (this.position < this.text.length)
        for (const symbol of replacement.written) this.writeCharacter(symbol, this.position);
      return;
    }
    const rule = this.table.rules.find(this.bases, this.position, this.applies);
    if (rule?.opcode === 'compbrl') {
      this.writeComputerBraille(this.position);
      return;
    }
    const { numbers, letterSign } = this.table.table;
    const origin = originAt(this.input, this.position);
    if (change === 'begins') append(this.output, numbers.sign, origin);
    if (change === 'ends' && this.table.numberEndSymbols.has(this.text.symbolAt(this.position)))
      append(this.output, numbers.endSign, origin);
    if (rule?.opcode !== 'word' && needsLetterSign(this.table, this.text, this.position))
      append(this.output, letterSign.sign, origin);
    if (rule === undefined) {
      this.writeCharacter(this.text.symbolAt(this.position), this.position);
      this.position += 1;
      return;
    }
    const end = this.position + rule.symbols.length;
    if (rule.cells !== undefined) append(this.output, rule.cells, origin);
    else for (let at = this.position; at < end; at += 1) this.writeCharacter(this.text.symbolAt(at), at);
    this.position = end;
    if (rule.opcode === 'joinnum')
      while (this.position < this.text.length && (this.text.classesAt(this.position) & SPACE) !== 0)
        this.position += 1;
  }

  private readonly applies = (rule: TranslationRule): boolean => {
    const end = this.position + rule.symbols.length;
    return (
      this.allowsCapitals(rule.opcode, end) &&
      !(rule.avoidsMarkBefore && this.hasMarkAt(this.position)) &&
      !(rule.avoidsMarkAfter && this.hasMarkAt(end)) &&
      !(rule.opcode === 'word' && !this.standsAlone(end)) &&
      RULE_CONDITIONS[rule.opcode](this.text, this.position, end) &&
      !(
        (this.numberSigns.isBehindNumber || this.position < this.literalEnd) &&
        CONTRACTING_OPCODES.has(rule.opcode)
      ) &&
      (rule.beside === undefined ||
        (holdsBeside(rule.beside.before, this.text, this.position - 1, -1) &&
          holdsBeside(rule.beside.after, this.text, end, 1))) &&
      !(rule.staysInSyllable && this.syllables.areCrossedBy(this.position, end))
    );
  };

  /** Writes the sign before letters that stand alone and would be read as a contraction; no rule reads them then. */
  private writeContractionSign(): void {
    const found = this.table.contractions.find(this.bases, this.position, ({ symbols }) => {
      const end = this.position + symbols.length;
      return !this.hasMarkInside(this.position, end) && this.standsAlone(end);
    });
    if (found === undefined) return;
    append(this.output, this.table.table.contractions.sign, originAt(this.input, this.position));
    this.literalEnd = this.position + found.symbols.length;
  }

  /** Whether the characters from the position to `end` are a sequence that stands alone. */
  private standsAlone(end: number): boolean {
    const { before, after } = this.table.table.contractions;
    return holdsBeside(before, this.text, this.position - 1, -1) && holdsBeside(after, this.text, end, 1);
  }

  private tryContext(): boolean {
    const found = this.table.passes.context.find(this.input.values, this.position);
    if (found === undefined) return false;
    for (; this.position < found.replaceFrom; this.position += 1)
      this.writeCharacter(this.text.symbolAt(this.position), this.position);
    for (const step of found.rule.action)
      if (step.kind === 'literal') append(this.output, step.values, originAt(this.input, this.position));
    this.position = found.replaceTo;
    return true;
  }

  /** Whether the capitals from the position to `end` leave a rule of this opcode in one piece. */
  private allowsCapitals(opcode: TranslationOpcode, end: number): boolean {
    return WORD_PART_OPCODES.has(opcode)
      ? this.marks.length === 0 || hasWordCapitals(this.text, this.position, end)
      : !this.hasMarkInside(this.position, end);
  }

  /** Whether a capital sign stands between the characters from `start` to `end`. */
  private hasMarkInside(start: number, end: number): boolean {
    for (let index = this.nextMark; (this.marks[index]?.position ?? end) < end; index += 1)
      if ((this.marks[index]?.position ?? start) > start) return true;
    return false;
  }

  private hasMarkAt(position: number): boolean {
    return this.markedPositions.has(position);
  }

  /** Writes the capital signs that stand before a position. */
  private writeCapitals(position: number): void {
    let mark = this.marks[this.nextMark];
    while (mark !== undefined && mark.position <= position) {
      const owner = mark.isEnd ? position - 1 : Math.min(position, this.text.length - 1);
      append(this.output, mark.cells, originAt(this.input, owner));
      this.nextMark += 1;
      mark = this.marks[this.nextMark];
    }
  }

  private writeCharacter(symbol: number, position: number): void {
    const cells = this.table.cellsOf(symbol);
    if (cells === undefined) this.unwritable ??= { origin: originAt(this.input, position) };
    else append(this.output, cells, originAt(this.input, position));
  }

  /**
   * Goes back to the begin of the word and writes it in computer braille. The begin is the last place behind white
   * space where a rule began, as liblouis takes it: where a rule read white space in the middle of its characters, an
   * earlier word is written so and then the text goes on behind it. Where the rule began with the white space, this
   * would come back to the trigger for ever (liblouis hangs there); then the trigger's own word is written.
   */
  private writeComputerBraille(trigger: number): void {
    const { outputLength } = this.wordStart;
    let start = this.wordStart.position;
    while (start < this.text.length && (this.text.classesAt(start) & SPACE) !== 0) start += 1;
    const end = this.endOfWord(start);
    if (end <= trigger && this.steps.some(({ position }) => position === end)) {
      this.writeComputerWordOf(trigger);
      return;
    }
    cut(this.output, outputLength);
    this.writeComputerWord(start);
  }

  /** Takes back the rule that read over the white space before the trigger, and writes its characters one by one. */
  private writeComputerWordOf(trigger: number): void {
    let start = trigger;
    while ((this.text.classesAt(start - 1) & SPACE) === 0) start -= 1;
    const rule = this.steps.findLast(({ position }) => position <= start);
    if (rule !== undefined) cut(this.output, rule.outputLength);
    for (let position = rule?.position ?? start; position < start; position += 1)
      this.writeCharacter(this.text.symbolAt(position), position);
    this.writeComputerWord(start);
  }

  private endOfWord(start: number): number {
    let end = start;
    while ((this.text.classesAt(end) & SPACE) === 0) end += 1;
    return end;
  }

  private writeComputerWord(start: number): void {
    const { begin, end: close, cells } = this.table.table.computerBraille;
    const end = this.endOfWord(start);
    append(this.output, begin, originAt(this.input, start));
    for (let position = start; position < end; position += 1) {
      const symbol = this.text.symbolAt(position);
      const written = cells.get(symbol);
      if (written === undefined) this.writeCharacter(symbol, position);
      else append(this.output, written, originAt(this.input, position));
    }
    append(this.output, close, originAt(this.input, end - 1));
    this.position = end;
    this.numberSigns.end();
  }
}
