/** A bracket, bar or border of a source, for {@link pairBrackets}. */
export interface BracketMark {
  readonly at: number;
  /** A bracket, a bar, or `open`, `close` and `next` for borders that no pair crosses: groups, cells. */
  readonly text: string;
  /** Whether a number, a letter or something closed stands right before it. */
  readonly afterOperand: boolean;
}

const CLOSING: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['⟨', '⟩'],
  ['⌊', '⌋'],
  ['⌈', '⌉'],
]);
const CLOSERS = new Set(CLOSING.values());
const BARS = new Set(['|', '‖']);
/** Brackets of intervals, of which one kind may be closed by the other. */
const OF_INTERVALS = new Set(['(', '[', ')', ']']);

/**
 * Finds the pairs of brackets and bars: from the place of each opening mark to that of its closing one. Marks without a partner are in no pair. Takes time
 * in proportion to the number of marks.
 */
export function pairBrackets(marks: readonly BracketMark[]): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>();
  const barsLeft = countBars(marks);
  const scopes: BracketMark[][] = [[]];
  for (const [index, mark] of marks.entries()) {
    const open = scopes.at(-1) ?? [];
    if (mark.text === 'open') scopes.push([]);
    else if (mark.text === 'close') {
      if (scopes.length > 1) scopes.pop();
    } else if (mark.text === 'next') open.length = 0;
    else if (BARS.has(mark.text)) pairBar(mark, open, barsLeft[index] ?? 0, pairs);
    else if (CLOSERS.has(mark.text)) closeBracket(mark, open, pairs);
    else open.push(mark);
  }
  return pairs;
}

function closeBracket(mark: BracketMark, open: BracketMark[], pairs: Map<number, number>): void {
  // A bar within that nothing closed is a sign and no opening bar.
  while (open.length > 0 && BARS.has(open.at(-1)?.text ?? '')) open.pop();
  const last = open.at(-1);
  if (!last) return;
  const isPair =
    CLOSING.get(last.text) === mark.text || (OF_INTERVALS.has(last.text) && OF_INTERVALS.has(mark.text));
  if (!isPair) return;
  open.pop();
  pairs.set(last.at, mark.at);
}

function pairBar(mark: BracketMark, open: BracketMark[], left: number, pairs: Map<number, number>): void {
  const last = open.at(-1);
  if (mark.afterOperand && last?.text === mark.text) {
    open.pop();
    pairs.set(last.at, mark.at);
  } else if (!mark.afterOperand || left % 2 === 0) {
    // Behind an operand a bar opens where an even number of bars is left (2|x|), else it is a sign: P(A|B).
    open.push(mark);
  }
}

/** For each bar, how many bars of its kind stand from it to the end of its scope or bracket. */
function countBars(marks: readonly BracketMark[]): readonly number[] {
  const left = new Array<number>(marks.length).fill(0);
  const counts: Map<string, number>[] = [new Map()];
  for (let index = marks.length - 1; index >= 0; index -= 1) {
    const text = marks[index]?.text ?? '';
    const count = counts.at(-1);
    if (text === 'close' || CLOSERS.has(text)) counts.push(new Map());
    else if (text === 'open' || CLOSING.has(text)) {
      if (counts.length > 1) counts.pop();
    } else if (text === 'next') count?.clear();
    else if (BARS.has(text)) {
      const bars = (count?.get(text) ?? 0) + 1;
      count?.set(text, bars);
      left[index] = bars;
    }
  }
  return left;
}
