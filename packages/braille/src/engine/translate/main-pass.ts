import { LETTER, SEQUENCE_DELIMITER, SPACE, WORD_EDGE } from '../model/attributes.js';
import type { TranslationOpcode } from '../model/table.js';
import { Syllables } from './hyphenator.js';
import { ExceptionRules } from './line-exceptions.js';
import type { LoadedRule } from './loaded-rule.js';
import type { LoadedTable } from './loaded-table.js';
import type { LineWish } from './line-wish.js';
import { findMarks } from './marks/find-marks.js';
import { MarkWriter } from './marks/mark-writer.js';
import { applyPassRule } from './pass-action.js';
import type { PassIndex } from './pass-index.js';
import { originAt, PassOutput, type PassText } from './pass-text.js';
import { matchPassRule, type PassMatch, type PassReading } from './pass-test.js';
import { behindRepeated, behindRepetitions, repeatedLength, type RepetitionText } from './repetitions.js';
import type { ConditionedRule, RulePlace } from './rule-conditions.js';
import { ACCEPTED, LAST, REFUSED, type Verdict } from './rule-index.js';
import { readingOf } from './run-pass.js';
import { Sequences } from './sequences.js';
import { SignWriter } from './sign-writer.js';
import { Surroundings } from './surroundings.js';
import { TextMatch } from './text-match.js';
import { type EarlierReturn, MOST_RETURNS, TEXT_BEGIN } from './word-returns.js';

/** What the main pass has written, and the indices of the print characters that the table does not write. */
interface MainText {
  readonly text: PassText;
  readonly unwritable: readonly number[];
}

/** Writes symbols as cells: for each position the longest rule that applies. */
export function runMainPass(table: LoadedTable, input: PassText, wish: LineWish): MainText {
  return new MainPass(table, input, wish).run();
}

const DELIMITERS = SPACE | SEQUENCE_DELIMITER;

class MainPass implements RulePlace {
  position = 0;
  previous: TranslationOpcode | undefined;
  readonly text: Surroundings;
  readonly affixEdge: number;
  private readonly output = new PassOutput();
  private readonly unwritable: number[] = [];
  private readonly small: readonly number[];
  private readonly marks: MarkWriter;
  private readonly signs: SignWriter;
  private readonly syllables: Syllables;
  private readonly matches: TextMatch;
  private readonly context: PassIndex;
  private readonly hasContext: boolean;
  private readonly hasMarks: boolean;
  private readonly exceptions: ExceptionRules | undefined;
  private readonly unknownCells: readonly number[];
  private knownSequences: Sequences | undefined;
  private reading: PassReading;
  private wordBegin = TEXT_BEGIN;
  private opcode: TranslationOpcode | undefined;
  private match: PassMatch | undefined;
  /** How many letters are repeated behind the separator that was read. */
  private repeated = 0;
  private contractionsRest = false;
  private mayMatchContext = true;
  /** Begins and triggers of words written without contractions: a second time liblouis does so for ever. */
  private readonly plainWords = new Set<string>();
  /** Where computer braille has gone back, by the begin of the word and the trigger: each once. */
  private readonly returns = new Map<string, EarlierReturn>();
  /** For each position where a rule began to read how much was written then; -1 for all others. */
  private readonly steps: number[] = [];

  constructor(
    private readonly table: LoadedTable,
    private readonly input: PassText,
    { emphasisAt, exceptions, leavesOutUnknown }: LineWish,
  ) {
    this.small = table.smallOf(input.values);
    if (exceptions !== undefined) this.exceptions = new ExceptionRules(exceptions, input, this.small);
    this.unknownCells = (leavesOutUnknown ? undefined : table.table.undefinedCells) ?? NO_CELLS;
    this.context = table.pass('context');
    this.affixEdge = table.release.delimitersEndAffixes ? WORD_EDGE | SEQUENCE_DELIMITER : WORD_EDGE;
    this.hasContext = !this.context.isEmpty;
    this.reading = readingOf(this.context, input.values);
    this.text = new Surroundings(table, input.values);
    if (table.table.opcodes.includes('compbrl'))
      this.steps = new Array<number>(input.values.length + 1).fill(-1);
    const emphasis = emphasisAt && ((position: number) => emphasisAt(originAt(input, position)));
    const marks = findMarks(table, this.text, emphasis);
    this.hasMarks = marks !== undefined;
    this.marks = new MarkWriter(table, this.text, marks, this.output);
    this.matches = new TextMatch(table, this.text, this.small, emphasis);
    this.signs = new SignWriter(table, this.text, this.output);
    this.syllables = new Syllables(table, this.text, this.small);
  }

  run(): MainText {
    if (this.writeAll()) this.marks.writeRest();
    const { input, output, unwritable } = this;
    for (let index = 0; index < unwritable.length; index += 1)
      unwritable[index] = originAt(input, unwritable[index] ?? 0);
    return { text: output.finish(input), unwritable };
  }

  useAs(opcode: TranslationOpcode): void {
    this.opcode = opcode;
  }

  standsAlone(end: number): boolean {
    if (!this.table.table.sequences.hasDelimiters)
      return this.isWordEdge(this.position - 1) && this.isWordEdge(end);
    this.knownSequences ??= new Sequences(this.text, this.table.table.sequences.patternsAfter);
    return this.knownSequences.beginsAt(this.position) && this.knownSequences.endsAt(end);
  }

  passHolds({ rule }: ConditionedRule): boolean {
    if (!this.mayMatchContext || rule.pass === undefined) return false;
    this.match = matchPassRule(rule.pass, this.reading, this.position);
    return this.match !== undefined;
  }

  isRepeated(rule: ConditionedRule, end: number): boolean {
    const { position } = this;
    const length = repeatedLength(this.repetitionText(), this.output, position, end);
    const goesOn = position > length && this.text.isIn(position - length - 1, LETTER);
    if (length === 0 || goesOn !== (rule.opcode === 'rependword')) return false;
    this.repeated = length;
    return true;
  }

  hasNoComputerBrailleAhead(end: number, opcode: TranslationOpcode): boolean {
    return this.matches.hasNoComputerBrailleAhead(end, opcode, this.input.values);
  }

  /** Writes the text; answers false where liblouis ends before the end of the text and writes no more signs. */
  private writeAll(): boolean {
    const { text } = this;
    for (;;) {
      this.writePlainLetters();
      if (this.opcode !== 'joinword' && text.isIn(this.position - 1, DELIMITERS) && this.mayBeginWord())
        this.wordBegin = {
          position: this.position,
          length: this.output.length,
          nextMark: this.marks.next,
        };
      if (this.position >= text.length) return true;
      if (this.steps.length > 0 && (this.mayMatchContext || this.steps[this.position] === -1))
        this.steps[this.position] = this.output.length;
      this.contractionsRest ||= this.matches.isCapitalRun(this.position);
      this.repeated = 0;
      const rule = this.findRule();
      if (this.opcode === 'compbrl') this.writeComputerBraille();
      else if (!this.writeStep(rule)) return false;
    }
  }

  /** Writes the letters from the position on that no rule and no sign may stand at. */
  private writePlainLetters(): void {
    const { small, output, marks, exceptions } = this;
    const { plainLetters: letters } = this.table;
    const { values } = this.input;
    if (letters === undefined || this.signs.isInNumber) return;
    const start = this.position;
    if (marks.hasWaitingBefore(start)) return;
    while (letters.isAt(values, small, this.position) && !marks.hasAt(this.position)) {
      if (exceptions?.ruleAt(this.position) !== undefined) break;
      output.add(this.table.cellsOf(values[this.position] ?? 0) ?? NO_CELLS, this.position);
      this.position += 1;
    }
    if (this.position > start) this.opcode = this.previous = undefined;
  }

  private mayBeginWord(): boolean {
    return this.opcode !== 'context' || this.table.release.wordsBeginBehindContext;
  }

  private findRule(): LoadedRule | undefined {
    const own = this.exceptions?.ruleAt(this.position);
    this.opcode = own?.opcode;
    if (own !== undefined) return own;
    const rule = this.table.rules.find(this.small, this.position, this.input.values, this.verdictOf);
    this.opcode = rule === undefined ? undefined : (this.opcode ?? rule.opcode);
    return rule;
  }

  private readonly verdictOf = (loaded: LoadedRule): Verdict => {
    const { position, text } = this;
    const { length } = loaded.symbols;
    const end = position + length;
    if (length > 1 && !this.matches.allows(position, end)) return REFUSED;
    if (this.exceptions?.hasEdgeInside(position, end) === true) return REFUSED;
    if (!loaded.isPlain) {
      const { rule } = loaded;
      if (rule.avoidsMarkBefore && this.marks.hasAt(position)) return LAST;
      if (rule.avoidsMarkAfter && this.marks.hasAt(end)) return LAST;
      if (rule.classesBefore !== 0 && (text.classesAt(position - 1) & rule.classesBefore) === 0)
        return REFUSED;
      if (rule.classesAfter !== 0 && (text.classesAt(end) & rule.classesAfter) === 0) return REFUSED;
      if (rule.staysInSyllable && this.syllables.areCrossedBy(position, end)) return REFUSED;
    }
    if (loaded.isContracting && this.contractionsRest) return REFUSED;
    if (loaded.isUndivided && this.marks.hasInside(position, end)) return REFUSED;
    this.opcode = undefined;
    return loaded.condition === undefined || loaded.condition(this, end, loaded) ? ACCEPTED : REFUSED;
  };

  private isWordEdge(position: number): boolean {
    return (this.text.classesAt(position) & WORD_EDGE) !== 0;
  }

  /** Writes signs and what a rule says at the position; answers false where the line ends. */
  private writeStep(rule: LoadedRule | undefined): boolean {
    const before = this.text.classesAt(this.position - 1);
    if (this.repeated > 0) this.position += rule?.symbols.length ?? 0;
    if (this.hasMarks) this.marks.writeTo(this.position);
    if (this.opcode === 'contraction') this.output.add(this.table.table.sequences.sign, this.position);
    this.signs.writeLetterSign(this.position, before, this.opcode);
    if (this.hasMarks) this.marks.writeModes(this.position, this.position);
    if (this.signs.writeNumberSigns(this.position, before, this.previous)) this.contractionsRest = true;
    const match = this.opcode === 'context' ? this.match : this.contextMatch();
    if (match !== undefined) return this.writeContext(match);
    this.mayMatchContext = true;
    if (this.text.isIn(this.position, DELIMITERS)) this.contractionsRest = false;
    if (this.opcode === 'nocont') {
      this.writeWithoutContractions();
      return true;
    }
    return this.writeRule(rule);
  }

  private contextMatch(): PassMatch | undefined {
    if (!this.hasContext || !this.mayMatchContext || this.exceptions?.ruleAt(this.position)) return undefined;
    return this.context.find(this.reading, this.position);
  }

  private writeContext(match: PassMatch): boolean {
    const step = applyPassRule(match, this.reading, this.output, this.writeCharacter);
    if (step === undefined) return false;
    if (step.text !== this.reading.text) this.reading = { ...this.reading, text: step.text };
    this.opcode = 'context';
    this.mayMatchContext = step.position !== this.position;
    this.position = step.position;
    return true;
  }

  private writeRule(rule: LoadedRule | undefined): boolean {
    const { output } = this;
    let { opcode } = this;
    if (rule === undefined) {
      const symbol = this.text.symbolAt(this.position);
      const isSpace = this.text.isIn(this.position, SPACE) && this.table.cellsOf(symbol) !== undefined;
      if (!isSpace) this.previous = undefined;
      this.writeSelf();
      return true;
    }
    if (opcode === 'endnum') this.takeLetterSignBack();
    else if (opcode === 'space' || opcode === 'repeated') this.contractionsRest = false;
    else if (opcode === 'largesign' && this.previous === 'largesign')
      this.output.cutTrailing((cell) => (this.table.classesOfCell(cell) & SPACE) !== 0);
    else if (opcode === 'decpoint') {
      if (!this.table.table.numbers.hasMode) output.add(this.table.table.numbers.sign, this.position);
      opcode = 'midnum';
    }
    if (opcode === 'replace') {
      this.position += rule.symbols.length;
      if (!this.writeReplacement(rule.cells ?? [])) return false;
    } else this.writeCells(rule);
    if (opcode === 'repeated')
      this.position = behindRepeated(this.small, this.table.smallOf(rule.symbols), this.position);
    else if (opcode === 'rependword' || opcode === 'repword') this.skipRepeatedWord(rule);
    else if (opcode === 'joinnum' || opcode === 'joinword')
      while (this.text.isIn(this.position, SPACE)) this.position += 1;
    if (!rule.keepsPrevious) this.previous = opcode;
    return true;
  }

  private writeCells({ cells, symbols }: LoadedRule): void {
    if (cells !== undefined) {
      this.output.add(cells, this.position);
      if (this.repeated === 0) this.position += symbols.length;
      return;
    }
    for (let count = 0; count < symbols.length && this.position < this.text.length; count += 1) {
      this.writeCharacter(this.text.symbolAt(this.position), this.position);
      this.position += 1;
    }
  }

  /** Liblouis writes characters in place of others as if they stood behind them, and ends where there is no such place. */
  private writeReplacement(symbols: readonly number[]): boolean {
    if (symbols.length > 0 && this.position >= this.text.length) return false;
    for (const symbol of symbols) this.writeCharacter(symbol, this.position);
    return true;
  }

  private takeLetterSignBack(): void {
    if (this.table.table.letterSign.sign.length > 0 && this.text.isIn(this.position, LETTER))
      this.output.cut(Math.max(this.output.length - 1, 0));
  }

  private skipRepeatedWord({ symbols, rule, opcode }: LoadedRule): void {
    const start = this.position - symbols.length - this.repeated;
    if (opcode === 'rependword') this.output.insertBefore(start, rule.cellsBefore ?? []);
    const repetition = { start, length: this.repeated, separator: symbols };
    this.position = behindRepetitions(this.repetitionText(), this.input.values, repetition, this.position);
  }

  private repetitionText(): RepetitionText {
    const { text, small, marks } = this;
    return { text, small, hasMarkInside: (from, to) => marks.hasInside(from, to) };
  }

  /** Goes back to the begin of the word and writes it once more; contractions rest to its end. */
  private writeWithoutContractions(): void {
    const key = `${this.wordBegin.position} ${this.position}`;
    if (this.text.isIn(this.position, SPACE) || this.plainWords.has(key)) return this.writeSelf();
    this.plainWords.add(key);
    this.goBackToWord();
    this.contractionsRest = true;
  }

  private writeSelf(): void {
    this.writeCharacter(this.text.symbolAt(this.position), this.position);
    this.position += 1;
  }

  private goBackToWord(): void {
    const { position, length, nextMark } = this.wordBegin;
    this.output.cut(length);
    this.marks.next = nextMark;
    this.position = length === 0 ? 0 : position;
  }

  /**
   * Goes back to the begin of the word and writes it in computer braille. Where a rule read white space in the middle of
   * its characters, liblouis takes the word before, and the text goes on behind that. Where this comes back to the same
   * place, liblouis does so for ever; here the text is taken as it was the first time, and the word of the trigger is written.
   */
  private writeComputerBraille(): void {
    const trigger = this.position;
    if (this.table.release.computerBrailleSpansSpaces) {
      if (this.text.isIn(trigger, SPACE)) return this.writeSelf();
      this.goBackToWord();
      return this.writeComputerWord(this.text.spaceFrom(trigger));
    }
    const { position: begin } = this.wordBegin;
    const key = `${begin} ${trigger}`;
    const earlier = this.returns.get(key);
    if (earlier !== undefined) {
      this.output.restore(earlier.written);
      this.goToWordOf(trigger, earlier.steps);
    } else {
      let start = this.wordBegin.length === 0 ? 0 : begin;
      while (this.text.isIn(start, SPACE)) start += 1;
      const isEarlier = this.text.spaceFrom(start) <= trigger;
      if (isEarlier && this.returns.size === MOST_RETURNS) this.goToWordOf(trigger, this.steps);
      else {
        if (isEarlier) this.returns.set(key, { written: this.output.copy(), steps: this.steps.slice() });
        this.goBackToWord();
        this.position = start;
      }
    }
    this.writeComputerWord(this.text.spaceFrom(this.position));
  }

  /** Takes back the rule that read over the white space before the trigger, and writes its characters one by one. */
  private goToWordOf(trigger: number, steps: readonly number[]): void {
    let start = trigger;
    while (start > 0 && !this.text.isIn(start - 1, SPACE)) start -= 1;
    let step = start - 1;
    while (step > 0 && steps[step] === -1) step -= 1;
    this.output.cut(Math.max(steps[step] ?? 0, 0));
    for (let at = Math.max(step, 0); at < start; at += 1) this.writeCharacter(this.text.symbolAt(at), at);
    this.position = start;
  }

  private writeComputerWord(end: number): void {
    const { begin, end: close, cells } = this.table.table.computerBraille;
    this.output.add(begin, this.position);
    for (let at = this.position; at < end; at += 1) {
      this.marks.forget(at);
      const symbol = this.text.symbolAt(at);
      const written = cells.get(symbol);
      if (written === undefined) this.writeCharacter(symbol, at);
      else this.output.add(written, at);
    }
    this.output.add(close, end - 1);
    this.position = end;
  }

  private readonly writeCharacter = (symbol: number, position: number): void => {
    const cells = this.table.cellsOf(symbol);
    if (cells === undefined) this.unwritable.push(position);
    this.output.add(cells ?? this.unknownCells, position);
  };
}

const NO_CELLS: readonly number[] = [];
