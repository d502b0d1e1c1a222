import { rowOf, type MathNode } from '../../model/nodes.js';
import { failAt } from '../../model/problems.js';
import { elementAt } from './elements.js';

const ARROWS: readonly (readonly [string, string])[] = [
  ['<=>>', '⇌'],
  ['<<=>', '⇌'],
  ['<=>', '⇌'],
  ['<->', '↔'],
  ['->', '→'],
  ['<-', '←'],
];

const ONE_CHARACTER: ReadonlyMap<string, string> = new Map([
  ['→', '→'],
  ['⟶', '→'],
  ['←', '←'],
  ['⇌', '⇌'],
  ['⇄', '⇌'],
  ['↔', '↔'],
  ['*', '·'],
  ['·', '·'],
  ['.', '·'],
  ['=', '='],
  ['↑', '↑'],
  ['↓', '↓'],
]);

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Reads a chemical formula or equation as mhchem writes it: `2H2 + O2 -> 2H2O`, `SO4^2-`, `^{235}_{92}U`. `offset` is added to all places. */
export function readChemistry(text: string, offset: number): MathNode {
  const reader = new ChemistryReader(text, offset);
  const items = reader.items('');
  if (items.length === 0) failAt(offset, 'MATH_EMPTY');
  return rowOf(items, offset);
}

/** Brackets within each other; no formula of a school has so many. */
const MOST_LEVELS = 10;

class ChemistryReader {
  private at = 0;
  private level = 0;

  constructor(
    private readonly text: string,
    private readonly offset: number,
  ) {}

  private get place(): number {
    return this.offset + this.at;
  }

  private rest(length: number): string {
    return this.text.slice(this.at, this.at + length);
  }

  /** Parts up to the bracket `close`, or to the end. */
  items(close: string): readonly MathNode[] {
    const items: MathNode[] = [];
    for (;;) {
      const isSpaced = this.skipSpaces();
      const character = this.rest(1);
      if (character === '' && close === '') return items;
      if (character === close) return items;
      if (character === '') failAt(this.offset + this.text.length, 'MATH_UNCLOSED', { character: close });
      const last = items.at(-1);
      if (!isSpaced && this.isScript(last)) items[items.length - 1] = this.scripts(last);
      else items.push(this.part(items));
    }
  }

  private skipSpaces(): boolean {
    const from = this.at;
    while (/^\s$/u.test(this.rest(1))) this.at += 1;
    return this.at > from;
  }

  /** Whether a count, an index, a power or a charge of `last` follows. */
  private isScript(last: MathNode | undefined): last is MathNode {
    if (last === undefined || !['element', 'fence', 'scripts', 'letter'].includes(last.kind)) return false;
    const character = this.rest(1);
    if (/^[\d_^]$/u.test(character)) return true;
    return /^[+−-](?:\s|$|[)\]},])/u.test(this.rest(2)) && last.kind !== 'letter';
  }

  private scripts(base: MathNode): MathNode {
    const inner = base.kind === 'scripts' ? base : undefined;
    let { lower, upper } = inner ?? {};
    const character = this.rest(1);
    const { at } = this;
    if (/^\d$/u.test(character)) {
      if (lower) failAt(this.place, 'MATH_TWO_SCRIPTS', { mark: '_' });
      lower = this.number();
    } else if (character === '_') {
      if (lower) failAt(this.place, 'MATH_TWO_SCRIPTS', { mark: '_' });
      this.at += 1;
      lower = this.script();
    } else {
      if (upper) failAt(this.place, 'MATH_TWO_SCRIPTS', { mark: '^' });
      if (character === '^') this.at += 1;
      upper = this.script();
    }
    if (this.at === at) failAt(this.place, 'MATH_UNEXPECTED', { found: character });
    return {
      kind: 'scripts',
      at: base.at,
      base: inner?.base ?? base,
      ...(lower ? { lower } : {}),
      ...(upper ? { upper } : {}),
    };
  }

  /** A charge, a number or what stands in braces. */
  private script(): MathNode {
    const from = this.at;
    const isBraced = this.rest(1) === '{';
    const run = isBraced
      ? /^\{[^{}]*\}/u.exec(this.text.slice(from, from + 100))?.[0]
      : /^(?:\d*[+−-]|\d+|[A-Za-z])/u.exec(this.text.slice(from, from + 100))?.[0];
    if (run === undefined)
      return failAt(this.offset + from, isBraced ? 'MATH_UNCLOSED' : 'MATH_ARGUMENT_MISSING', {
        character: '{',
        name: '^',
      });
    this.at += run.length;
    const start = this.offset + from + (isBraced ? 1 : 0);
    return rowOf(simpleParts(isBraced ? run.slice(1, -1) : run, start), start);
  }

  private number(): MathNode {
    const at = this.place;
    const digits = /^\d+(?:[.,]\d+)?/u.exec(this.text.slice(this.at, this.at + 20))?.[0] ?? '';
    this.at += digits.length;
    return { kind: 'number', at, value: digits.replace(',', '.') };
  }

  private part(before: readonly MathNode[]): MathNode {
    const at = this.place;
    const character = this.rest(1);
    const close = CLOSING[character];
    if (close !== undefined) return this.fence(character, close);
    const arrow = ARROWS.find(([typed]) => this.rest(typed.length) === typed);
    if (arrow) return this.arrow(at, arrow[0].length, arrow[1]);
    if (/^\d$/u.test(character)) return this.number();
    if (character === '^' || character === '_') return this.isotope(at, character);
    const element = elementAt(this.rest(2));
    if (element !== undefined) {
      this.at += element.length;
      return { kind: 'element', at, symbol: element };
    }
    const sign =
      character === '+' ? '+' : character === '-' || character === '−' ? '−' : ONE_CHARACTER.get(character);
    if (sign !== undefined) {
      this.at += 1;
      return { kind: 'sign', at, sign };
    }
    if (character === 'v' && before.length > 0 && !/^[a-z]$/u.test(this.text.charAt(this.at + 1))) {
      this.at += 1;
      return { kind: 'sign', at, sign: '↓' };
    }
    const word = /^[a-zäöüß]+/u.exec(this.text.slice(this.at, this.at + 40))?.[0];
    if (word === undefined) return this.unknown(character);
    this.at += word.length;
    return word.length === 1
      ? { kind: 'letter', at, letter: word, style: 'upright' }
      : { kind: 'text', at, text: word };
  }

  private unknown(character: string): never {
    const isCapital = /^[A-Z]$/u.test(character);
    return isCapital
      ? failAt(this.place, 'MATH_UNKNOWN_ELEMENT', {
          name: /^[A-Z][a-z]*/u.exec(this.rest(3))?.[0] ?? character,
        })
      : failAt(this.place, 'MATH_UNKNOWN_CHARACTER', { character });
  }

  private fence(open: string, close: string): MathNode {
    const at = this.place;
    this.at += 1;
    const from = this.place;
    this.level += 1;
    if (this.level > MOST_LEVELS) failAt(at, 'MATH_TOO_DEEP', { most: MOST_LEVELS });
    const items = this.items(close);
    this.level -= 1;
    this.at += 1;
    return { kind: 'fence', at, open, close, body: rowOf(items, from) };
  }

  /** An arrow with what stands over and under it in square brackets. */
  private arrow(at: number, length: number, sign: string): MathNode {
    this.at += length;
    const base: MathNode = { kind: 'sign', at, sign };
    const over = this.arrowText();
    const under = over && this.arrowText();
    if (!over) return base;
    return { kind: 'stack', at, base, over, ...(under ? { under } : {}) };
  }

  private arrowText(): MathNode | undefined {
    if (this.rest(1) !== '[') return undefined;
    const end = this.text.indexOf(']', this.at);
    if (end < 0) return failAt(this.place, 'MATH_UNCLOSED', { character: '[' });
    const from = this.place + 1;
    const inner = this.text.slice(this.at + 1, end).trim();
    this.at = end + 1;
    // What is no formula is words.
    return isFormula(inner) ? readChemistry(inner, from) : { kind: 'text', at: from, text: inner };
  }

  /** The numbers of an isotope before its symbol, at an empty base; `^` alone says that a gas leaves. */
  private isotope(at: number, character: string): MathNode {
    if (character === '^' && /^(?:\s|$)/u.test(this.text.slice(this.at + 1, this.at + 2))) {
      this.at += 1;
      return { kind: 'sign', at, sign: '↑' };
    }
    let node: MathNode = { kind: 'row', at, items: [] };
    while (/^[\^_]$/u.test(this.rest(1))) node = this.scripts(node);
    return node;
  }
}

function isFormula(text: string): boolean {
  return text !== '' && /^(?:[A-Z][a-z]?\d*[+\s()]*)+$/u.test(text) && /\d|^[A-Z][a-z]?$/u.test(text);
}

/** Numbers, letters, signs and elements of a short script. */
function simpleParts(text: string, start: number): readonly MathNode[] {
  const items: MathNode[] = [];
  for (let next = 0; next < text.length;) {
    const at = start + next;
    const digits = /^\d+/u.exec(text.slice(next))?.[0];
    const character = text.charAt(next);
    next += digits?.length ?? 1;
    if (digits !== undefined) items.push({ kind: 'number', at, value: digits });
    else if (character === '+') items.push({ kind: 'sign', at, sign: '+' });
    else if (character === '-' || character === '−') items.push({ kind: 'sign', at, sign: '−' });
    else if (/^[A-Za-z]$/u.test(character))
      items.push({ kind: 'letter', at, letter: character, style: 'upright' });
    else if (!/\s/u.test(character)) failAt(at, 'MATH_UNKNOWN_CHARACTER', { character });
  }
  return items;
}
