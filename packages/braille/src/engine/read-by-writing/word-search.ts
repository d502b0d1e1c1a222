import type { Hypothesis } from './hypothesis.js';
import type { KnownWords } from './known-words.js';
import type { LetterModel } from './letter-model.js';
import type { LongerRules } from './longer-rules.js';
import { numberBeginAt, numberPartsAt } from './number-units.js';
import { ANYWHERE, DIGIT, EDGE, END, LETTER } from './print-class.js';
import type { Unit } from './unit.js';
import type { UnitIndex } from './unit-index.js';

/** What readings of a word are found with. */
export interface ReadingModel {
  readonly units: UnitIndex;
  readonly longerRules: LongerRules;
  readonly letters: LetterModel;
  readonly words: KnownWords;
}

/** Hypotheses that are followed from each cell, and readings of a word that are answered. */
const WIDTH = 24;
const MOST_READINGS = 40;

/** The costs of characters in places where they seldom stand; estimated, as those of marks. */
const LETTER_BEHIND_DIGIT = 3;
const LETTER_BEHIND_MARK = 6;
const DIGIT_BEHIND_LETTER = 4;
const OPENING_INSIDE = 5;
const MARK_FIRST = 4;
const MARKS_ALONE = 6;
const APOSTROPHE_WORD = 4;
const UNPAIRED = 6;
const UNPAIRED_BRACKET = 1.5;
const PAIRED = -2;

const OPENING = '([„‚';
const JOINING = "-'’/–+=&_ ";
const BRACKETS = '([])';

/** What stands behind an apostrophe that takes the place of letters. */
const SHORTENED = /^(?:s|n|t|ne|nen|m|l|ll|re|ve|d)$/u;

/** Marks around a word with its points, as in `(z.B.),`. */
const AROUND = /^[^\p{L}]+|[^\p{L}.]+$/gu;

const BEGIN: Hypothesis = {
  text: '',
  cost: 0,
  unit: undefined,
  earlier: undefined,
  end: 0,
  context: 0,
  run: 0,
  lastClass: EDGE,
  after: ANYWHERE,
  isInNumber: false,
  isRunBegin: true,
  joins: true,
  hasOpenQuote: false,
  hasOpenBracket: false,
};

/**
 * Finds the most likely readings of a word, best first, by following the likeliest hypotheses from cell to cell. Whether the table
 * writes these cells for them is not known then.
 */
export function findReadings(
  model: ReadingModel,
  cells: readonly number[],
  hasOpenQuote: boolean,
): readonly Hypothesis[] {
  return new WordSearch(model, cells).run({ ...BEGIN, hasOpenQuote });
}

class WordSearch {
  private readonly places: Hypothesis[][];

  constructor(
    private readonly model: ReadingModel,
    private readonly cells: readonly number[],
  ) {
    this.places = Array.from({ length: cells.length + 1 }, () => []);
  }

  run(begin: Hypothesis): readonly Hypothesis[] {
    const { cells, places } = this;
    places[0]?.push(begin);
    for (let place = 0; place < cells.length; place += 1) {
      const reached = places[place] ?? [];
      if (reached.length === 0) continue;
      reached.sort(byCost);
      const units = this.model.units.at(cells, place);
      const numberBegin = numberBeginAt(cells, place);
      for (const hypothesis of reached.slice(0, WIDTH)) this.follow(hypothesis, units, numberBegin);
    }
    return this.readings();
  }

  private follow(hypothesis: Hypothesis, units: readonly Unit[], numberBegin: Unit | undefined): void {
    if (hypothesis.isInNumber) {
      const parts = numberPartsAt(this.cells, hypothesis.end);
      for (const part of parts) this.add(hypothesis, part, true);
      if (parts[0]?.firstClass === DIGIT) return;
    }
    if (numberBegin !== undefined) this.add(hypothesis, numberBegin, true);
    for (const unit of units) this.add(hypothesis, unit, false);
  }

  /** Goes on with a unit, where it may stand there. */
  private add(from: Hypothesis, unit: Unit, isInNumber: boolean): void {
    if ((from.after & unit.firstClass) === 0 || (unit.before & (from.unit?.lastClass ?? EDGE)) === 0) return;
    if (unit.text.startsWith(' ') && from.text === '') return;
    const end = from.end + unit.cells.length;
    const text = textBefore(from, unit) + unit.text;
    let { context, run, lastClass, joins, hasOpenQuote, hasOpenBracket } = from;
    let cost = from.cost + unit.cost;
    if (from.unit !== undefined && lastClass === LETTER && unit.classes[0] === LETTER)
      cost += this.model.longerRules.costOf(from.unit, unit, from.isRunBegin);
    for (let index = 0; index < unit.classes.length; index += 1) {
      const own = unit.classes[index] ?? EDGE;
      const symbol = unit.symbols[index] ?? 0;
      const place = text.length - unit.text.length + index;
      if (own === LETTER) {
        if (lastClass !== LETTER) {
          run = unit.isMarkedLetter ? -1 : place;
          context = 0;
          if (lastClass === DIGIT) cost += unit.isMarkedLetter ? 0 : LETTER_BEHIND_DIGIT;
          else if (!joins) cost += LETTER_BEHIND_MARK;
        }
        if (!unit.isMarkedLetter) cost += this.model.letters.costOf(context, symbol);
        context = this.model.letters.contextOf(context, symbol);
      } else {
        const mark = text[place] ?? '';
        if (lastClass === LETTER) cost += this.costOfRun(text.slice(0, place), run, context);
        cost += symbol + costInPlace(own, mark, lastClass, joins, place);
        if (mark === '„' || mark === '“' || mark === '«') {
          if (mark !== '„') cost += hasOpenQuote ? PAIRED : UNPAIRED;
          hasOpenQuote = mark === '„';
        } else if (BRACKETS.includes(mark)) {
          const opens = OPENING.includes(mark);
          if (!opens) cost += hasOpenBracket ? -1 : UNPAIRED_BRACKET;
          hasOpenBracket = opens;
        }
        joins = own === DIGIT || OPENING.includes(mark) || JOINING.includes(mark);
      }
      lastClass = own;
    }
    this.places[end]?.push({
      text,
      cost,
      unit,
      earlier: from,
      end,
      context,
      run,
      lastClass,
      after: unit.after,
      isInNumber,
      isRunBegin: from.lastClass !== LETTER,
      joins,
      hasOpenQuote,
      hasOpenBracket,
    });
  }

  /** The cost of the end of the letters that a text ends with. */
  private costOfRun(text: string, run: number, context: number): number {
    if (run < 0) return 0;
    const word = text.slice(run);
    const end = this.model.letters.costOf(context, 0);
    if (text[run - 1] !== "'" && text[run - 1] !== '’') return end - this.model.words.bonusOf(word);
    return SHORTENED.test(word) ? 0 : end + APOSTROPHE_WORD;
  }

  private readings(): readonly Hypothesis[] {
    const found = new Map<string, Hypothesis>();
    const ends = (this.places.at(-1) ?? []).filter(({ after }) => (after & END) !== 0);
    for (const hypothesis of ends.map((end) => this.finished(end)).sort(byCost)) {
      if (found.size >= MOST_READINGS) break;
      if (!found.has(hypothesis.text)) found.set(hypothesis.text, hypothesis);
    }
    return [...found.values()];
  }

  private finished(end: Hypothesis): Hypothesis {
    let { cost } = end;
    if (end.lastClass === LETTER) cost += this.costOfRun(end.text, end.run, end.context);
    if (!/[\p{L}\d]/u.test(end.text)) cost += MARKS_ALONE;
    if (end.text.includes('.')) cost -= this.model.words.bonusOf(end.text.replaceAll(AROUND, ''));
    return { ...end, cost };
  }
}

const byCost = (a: Hypothesis, b: Hypothesis): number => a.cost - b.cost;

/** A number without dot 6 stands behind a capital only. */
function textBefore({ text, lastClass }: Hypothesis, unit: Unit): string {
  if (unit.classes[0] !== DIGIT || lastClass !== LETTER || unit.before === LETTER) return text;
  return text.slice(0, -1) + text.slice(-1).toUpperCase();
}

function costInPlace(own: number, mark: string, lastClass: number, joins: boolean, place: number): number {
  if (own === DIGIT) return lastClass === LETTER ? DIGIT_BEHIND_LETTER : 0;
  const opens = OPENING.includes(mark);
  if (place === 0) return opens ? 0 : MARK_FIRST;
  return opens && !(lastClass === EDGE && joins) ? OPENING_INSIDE : 0;
}
