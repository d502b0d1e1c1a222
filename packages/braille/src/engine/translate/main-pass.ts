import { SPACE, UPPERCASE } from '../model/attributes.js';
import type { Sequence } from '../model/sequence-groups.js';
import { needsLetterSign, NumberSigns } from './number-signs.js';
import type { LoadedRule, LoadedTable } from './loaded-table.js';
import type { PassIndex } from './pass-index.js';
import { append, cut, emptyPassText, originAt, type PassText } from './run-pass.js';
import { capitalMarks, hasWordCapitals } from './capital-marks.js';
import { type EmphasisAt, emphasisMarks } from './emphasis-marks.js';
import { type Mark, MarkQueue } from './mark.js';
import { Surroundings } from './surroundings.js';
import { Syllables } from './hyphenator.js';

/** The main pass ended at a character that nothing writes. */
export interface Unwritable {
  readonly origin: number;
}

/** Writes symbols as cells: for each position the longest rule that applies. */
export function runMainPass(
  table: LoadedTable,
  input: PassText,
  emphasisAt?: EmphasisAt,
): PassText | Unwritable {
  return new MainPass(table, input, emphasisAt).run();
}

const anyRule = (): boolean => true;

class MainPass {
  private readonly output = emptyPassText();
  private readonly bases: number[] = [];
  private readonly text: Surroundings;
  private readonly numberSigns: NumberSigns;
  private readonly syllables: Syllables;
  private readonly capitals: MarkQueue;
  private readonly emphasis: MarkQueue;
  private readonly context: PassIndex;
  private readonly restsInCapitals: boolean;
  private literalEnd = 0;
  /** Two capitals in a row stand before, with no white space between, and the table keeps contractions away then. */
  private isInCapitals = false;
  /** For each position where a rule began to read how much was written then; -1 for all others. */
  private readonly steps: number[];
  private wordStart = 0;
  private position = 0;
  private unwritable: Unwritable | undefined;

  constructor(
    private readonly table: LoadedTable,
    private readonly input: PassText,
    private readonly emphasisAt: EmphasisAt | undefined,
  ) {
    for (const symbol of input.values) this.bases.push(table.baseOf(symbol));
    this.context = table.pass('context');
    this.restsInCapitals = table.table.capitals.stopsContractions;
    this.text = new Surroundings(table, input.values);
    this.steps = new Array<number>(this.text.length + 1).fill(-1);
    this.capitals = new MarkQueue(capitalMarks(table.table.capitals, this.text));
    this.emphasis = new MarkQueue(emphasisMarks(table, this.text, emphasisAt));
    this.numberSigns = new NumberSigns(table, this.text);
    this.syllables = new Syllables(table, this.text, this.bases);
  }

  run(): PassText | Unwritable {
    let mayMatchContext = true;
    while (this.position < this.text.length && this.unwritable === undefined) {
      this.noteStep(mayMatchContext);
      this.writeEmphasis(this.position);
      this.writeContractionSign();
      this.noteCapitals();
      if (mayMatchContext && this.tryContext()) mayMatchContext = false;
      else {
        this.writeOne();
        mayMatchContext = true;
      }
    }
    this.writeCapitals(this.text.length);
    this.writeEmphasis(this.text.length);
    return this.unwritable ?? this.output;
  }

  /** Remembers what was written before a position is read for the first time, and where words begin. */
  private noteStep(mayMatchContext: boolean): void {
    if (!mayMatchContext && this.steps[this.position] !== -1) return;
    this.steps[this.position] = this.output.values.length;
    if (mayMatchContext && (this.text.classesAt(this.position - 1) & SPACE) !== 0)
      this.wordStart = this.position;
  }

  /** Writes what stands at the position by the rule that applies best, or as the character itself. */
  private writeOne(): void {
    const change = this.numberSigns.stepTo(this.position);
    const { replacements } = this.table;
    const replacement = replacements.mayBeginWith(this.bases[this.position] ?? 0)
      ? replacements.find(this.bases, this.position, anyRule)
      : undefined;
    if (replacement !== undefined) {
      this.writeCapitals(this.position);
      this.position += replacement.symbols.length;
      if (this.position < this.text.length)
        for (const symbol of replacement.written) this.writeCharacter(symbol, this.position);
      return;
    }
    const rule = this.findRule();
    if ((this.text.classesAt(this.position) & SPACE) !== 0) this.isInCapitals = false;
    if (rule?.opcode === 'compbrl') {
      this.writeComputerBraille(this.position);
      return;
    }
    const origin = originAt(this.input, this.position);
    if (change === 'begins') append(this.output, this.table.table.numbers.sign, origin);
    if (change === 'ends' && this.table.numberEndSymbols.has(this.text.symbolAt(this.position)))
      append(this.output, this.table.table.numbers.endSign, origin);
    if (rule?.opcode !== 'word') this.writeLetterSign();
    this.writeCapitals(this.position);
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

  private findRule(): LoadedRule | undefined {
    return this.table.rules.find(this.bases, this.position, this.applies, this.input.values);
  }

  private readonly applies = (loaded: LoadedRule): boolean => {
    const { rule, sides } = loaded;
    const end = this.position + loaded.symbols.length;
    return (
      (sides === undefined ||
        (sides.before.holds(this.text, this.position - 1) && sides.after.holds(this.text, end))) &&
      (loaded.condition === undefined || loaded.condition(this.text, this.position, end)) &&
      !(loaded.isContracting && this.contractionsRest()) &&
      this.allowsMarks(loaded, end) &&
      !(loaded.opcode === 'word' && !this.standsAlone(end)) &&
      !(rule.staysInSyllable && this.syllables.areCrossedBy(this.position, end))
    );
  };

  private contractionsRest(): boolean {
    return this.numberSigns.isBehindNumber || this.isInCapitals || this.position < this.literalEnd;
  }

  /** Writes the sign before letters that stand alone and would be read as a contraction; no rule reads them then. */
  private writeContractionSign(): void {
    if ((this.text.classesAt(this.position - 1) & this.table.sequenceEdges) === 0) return;
    if (!this.table.besideSequence.before.holds(this.text, this.position - 1)) return;
    const found = this.table.contractions.find(this.bases, this.position, this.isSequence);
    if (found === undefined) return;
    append(this.output, this.table.table.contractions.sign, originAt(this.input, this.position));
    this.literalEnd = this.position + found.symbols.length;
  }

  /** Whether letters that stand behind the begin of a sequence are one. */
  private readonly isSequence = ({ symbols }: Sequence): boolean => {
    const end = this.position + symbols.length;
    return (
      this.table.besideSequence.after.holds(this.text, end) && !this.capitals.hasInside(this.position, end)
    );
  };

  /** Whether the characters from the position to `end` are a sequence that stands alone. */
  private standsAlone(end: number): boolean {
    const { before, after } = this.table.besideSequence;
    return before.holds(this.text, this.position - 1) && after.holds(this.text, end);
  }

  private tryContext(): boolean {
    const found = this.context.isEmpty ? undefined : this.context.find(this.input.values, this.position);
    if (found === undefined || this.findRule()?.opcode === 'compbrl') return false;
    if (this.position === 0) this.writeSignsTwice();
    for (; this.position < found.replaceFrom; this.position += 1) {
      this.writeLetterSign();
      this.writeCapitals(this.position);
      this.writeCharacter(this.text.symbolAt(this.position), this.position);
    }
    for (const step of found.rule.action)
      if (step.kind === 'literal') append(this.output, step.values, originAt(this.input, this.position));
    this.position = found.replaceTo;
    return true;
  }

  /** At the begin of a text liblouis writes the signs of its first letter before a context rule, and again behind it. */
  private writeSignsTwice(): void {
    this.writeLetterSign();
    this.writeCapitals(0);
    this.capitals.rewind();
  }

  private writeLetterSign(): void {
    if (needsLetterSign(this.table, this.text, this.position))
      append(this.output, this.table.table.letterSign.sign, originAt(this.input, this.position));
  }

  /** Follows the text through its capitals, to say where contractions rest: up to white space, and on it, too. */
  private noteCapitals(): void {
    if (!this.restsInCapitals) return;
    const both = this.text.classesAt(this.position) & this.text.classesAt(this.position + 1);
    if ((both & UPPERCASE) !== 0) this.isInCapitals = true;
  }

  /** Whether the signs for capitals and emphasis from the position to `end` leave a rule in one piece. */
  private allowsMarks({ rule, isWordPart, isUndivided }: LoadedRule, end: number): boolean {
    if (this.capitals.isEmpty && this.emphasisAt === undefined) return true;
    return (
      (isWordPart || !this.capitals.hasInside(this.position, end)) &&
      !(isUndivided && this.emphasis.hasInside(this.position, end)) &&
      this.allowsEmphasis(end) &&
      (this.capitals.isEmpty || hasWordCapitals(this.text, this.position, end)) &&
      !(rule.avoidsMarkBefore && this.hasMarkAt(this.position)) &&
      !(rule.avoidsMarkAfter && this.hasMarkAt(end))
    );
  }

  /** A rule that does not begin with a capital does not read on to a kind of emphasis that its first character has not. */
  private allowsEmphasis(end: number): boolean {
    const { emphasisAt, position } = this;
    if (emphasisAt === undefined || (this.text.classesAt(position) & UPPERCASE) !== 0) return true;
    const others = ~emphasisAt(position);
    for (let at = position + 1; at < end; at += 1) if ((emphasisAt(at) & others) !== 0) return false;
    return true;
  }

  private hasMarkAt(position: number): boolean {
    return this.capitals.hasAt(position) || this.emphasis.hasAt(position);
  }

  /** Writes the capital signs that stand before a position. */
  private writeCapitals(position: number, onlyEnds = false): void {
    if (this.capitals.isEmpty) return;
    let mark = this.capitals.take(position, onlyEnds);
    for (; mark !== undefined; mark = this.capitals.take(position, onlyEnds)) this.writeMark(mark, position);
  }

  /** Writes the signs for emphasis that stand before a position, behind the ends of capitals. */
  private writeEmphasis(position: number): void {
    if (this.emphasis.isEmpty || position < this.literalEnd) return;
    this.writeCapitals(position, true);
    for (let mark = this.emphasis.take(position); mark !== undefined; mark = this.emphasis.take(position))
      this.writeMark(mark, position);
  }

  private writeMark({ cells, isEnd }: Mark, position: number): void {
    const owner = isEnd ? position - 1 : Math.min(position, this.text.length - 1);
    append(this.output, cells, originAt(this.input, owner));
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
    let start = this.wordStart;
    while (start < this.text.length && (this.text.classesAt(start) & SPACE) !== 0) start += 1;
    const end = this.endOfWord(start);
    if (end <= trigger && this.steps[end] !== -1) {
      this.writeComputerWordOf(trigger);
      return;
    }
    cut(this.output, this.steps[this.wordStart] ?? 0);
    this.writeComputerWord(start);
  }

  /** Takes back the rule that read over the white space before the trigger, and writes its characters one by one. */
  private writeComputerWordOf(trigger: number): void {
    let start = trigger;
    while ((this.text.classesAt(start - 1) & SPACE) === 0) start -= 1;
    const step = this.steps.findLastIndex((length, position) => length !== -1 && position < start);
    if (step >= 0) cut(this.output, this.steps[step] ?? 0);
    for (let position = step < 0 ? start : step; position < start; position += 1)
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
    this.capitals.skipTo(end);
    this.emphasis.skipTo(end);
    this.position = end;
    this.numberSigns.end();
  }
}
