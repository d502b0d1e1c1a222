import type { MathLanguage } from '../model/language.js';
import { GREEK_NAMES } from '../model/letters.js';
import {
  baseOf,
  itemsOf,
  splitPrimes,
  type LetterStyle,
  type MathNode,
  type OverMark,
} from '../model/nodes.js';
import { FUNCTION_NAMES, LARGE_SIGNS, latexOfSign, roleOf } from '../model/signs.js';
import { nodesIn } from '../model/walk.js';
import { putChemistry } from './latex-chemistry.js';
import { numberText } from './number-text.js';

export interface LatexOptions {
  readonly language: MathLanguage;
  /** For other TeX programs: percent and degree signs as commands, decimal commas in braces. Without it, as one reads it on a braille display. */
  readonly isForTex?: boolean;
}

/** LaTeX, and for each UTF-16 unit the place in the source of the node that it was written for. */
export interface WrittenLatex {
  readonly text: string;
  readonly sourceIndex: readonly number[];
}

const STYLES: Readonly<Record<LetterStyle, string>> = {
  upright: '\\mathrm',
  bold: '\\mathbf',
  'double-struck': '\\mathbb',
};

/** Commands of marks, for one letter and for more. */
const MARKS: Readonly<Record<OverMark, readonly [string, string]>> = {
  vector: ['\\vec', '\\overrightarrow'],
  bar: ['\\bar', '\\overline'],
  hat: ['\\hat', '\\widehat'],
  tilde: ['\\tilde', '\\widetilde'],
  dot: ['\\dot', '\\dot'],
  'double-dot': ['\\ddot', '\\ddot'],
  'bar-below': ['\\underline', '\\underline'],
};

const ENVIRONMENTS: ReadonlyMap<string, string> = new Map([
  ['()', 'pmatrix'],
  ['[]', 'bmatrix'],
  ['{}', 'Bmatrix'],
  ['||', 'vmatrix'],
  ['‖‖', 'Vmatrix'],
  ['{', 'cases'],
  ['', 'matrix'],
]);

/**
 * A formula as LaTeX in a line, as it is read on a braille display: short commands, a space before an operation and none behind it (`2 +x =5`),
 * no space in front of brackets and indices. The readers of this package read it back as the same tree.
 */
export function writeLatex(node: MathNode, options: LatexOptions): WrittenLatex {
  const writer = new LatexWriter(options);
  writer.node(node);
  return { text: writer.text, sourceIndex: writer.sourceIndex };
}

/** Characters of the longest command, `\\rightleftharpoons`, and more. */
const LONGEST_COMMAND = 24;

class LatexWriter {
  text = '';
  readonly sourceIndex: number[] = [];

  constructor(private readonly options: LatexOptions) {}

  /** Appends what is written for a node at `at`, with a space where a command or a number would run into it. */
  private readonly put = (text: string, at: number): void => {
    const runsOn = /^[A-Za-z\d]/u.test(text) && /\\[A-Za-z]+$/u.test(this.end);
    const joins = /^\d/u.test(text) && /[\d.,]$/u.test(this.end);
    if (runsOn || joins) this.append(' ', at);
    this.append(text, at);
  };

  private append(text: string, at: number): void {
    this.text += text;
    for (let index = 0; index < text.length; index += 1) this.sourceIndex.push(at);
  }

  /** The last characters, at least as many as the longest command has. */
  private get end(): string {
    return this.text.slice(-LONGEST_COMMAND);
  }

  /** A space, unless nothing, an opening bracket or a slash stands before it. */
  private space(at: number): void {
    if (this.text !== '' && !/[\s{([/]$/u.test(this.end)) this.append(' ', at);
  }

  node(node: MathNode): void {
    switch (node.kind) {
      case 'row':
        return this.items(node.items);
      case 'number':
        return this.put(this.number(node.value), node.at);
      case 'letter':
        return this.letter(node);
      case 'sign':
        return this.put(latexOfSign(node.sign), node.at);
      case 'unit':
        return this.unit(node.symbol, node.at);
      case 'element':
        return this.put(`\\ce{${node.symbol}}`, node.at);
      case 'text':
        return this.put(
          `\\text{${node.text.replaceAll(/[{}\\]/gu, (character) => `\\${character}`)}}`,
          node.at,
        );
      case 'function':
        return this.put(
          FUNCTION_NAMES.has(node.name) ? `\\${node.name}` : `\\operatorname{${node.name}}`,
          node.at,
        );
      case 'fraction':
        return this.command('\\frac', node.at, [node.numerator, node.denominator]);
      case 'binomial':
        return this.command('\\binom', node.at, [node.upper, node.lower]);
      case 'scripts':
        return this.scripts(node);
      case 'root':
        return this.root(node);
      case 'fence':
        return this.fence(node);
      case 'marked': {
        const [short, long] = MARKS[node.mark];
        return this.command(node.body.kind === 'letter' ? short : long, node.at, [node.body]);
      }
      case 'large':
        this.put(LARGE_SIGNS.get(node.sign) ?? node.sign, node.at);
        return this.limits(node.lower, node.upper);
      case 'matrix':
        return this.matrix(node);
      case 'stack':
        return this.stack(node);
      case 'chemistry':
        this.put('\\ce{', node.at);
        putChemistry(node.body, (text, at) =>
          this.append(this.text.endsWith(' ') ? text.trimStart() : text, at),
        );
        return this.append('}', node.at);
    }
  }

  private number(value: string): string {
    const text = numberText(value, this.options.language, '\\,');
    return this.options.isForTex ? text.replace(/(?<!\\),/u, '{,}') : text;
  }

  private letter({ letter, style, at }: Extract<MathNode, { kind: 'letter' }>): void {
    const name = GREEK_NAMES.get(letter);
    const plain = name === undefined ? letter : `\\${name}`;
    this.put(style === undefined ? plain : `${STYLES[style]}{${plain}}`, at);
  }

  private unit(symbol: string, at: number): void {
    const { isForTex } = this.options;
    if (/^[%°]$/u.test(symbol)) return this.put(isForTex ? (symbol === '%' ? '\\%' : '^\\circ') : symbol, at);
    if (symbol === '°C' || symbol === '°F') {
      this.put(isForTex ? '^\\circ' : '°', at);
      return this.put(`\\mathrm{${symbol.slice(1)}}`, at);
    }
    if (symbol === '‰') return this.put(symbol, at);
    this.space(at);
    this.put(`\\mathrm{${symbol}}`, at);
  }

  private items(items: readonly MathNode[]): void {
    for (const [index, item] of items.entries()) {
      const before = items[index - 1];
      if (item.kind === 'sign') this.signInRow(item.sign, item.at, index > 0, index < items.length - 1);
      else {
        if (before && isApplied(before) && item.kind !== 'fence') this.space(item.at);
        this.node(item);
      }
    }
  }

  private signInRow(sign: string, at: number, isBehind: boolean, isBefore: boolean): void {
    const latex = latexOfSign(sign);
    const role = roleOf(sign);
    const isUnitSlash = sign === '/' && /[}\d]$/u.test(this.end);
    const isBinary = role === 'operation' || role === 'relation' || role === 'arrow';
    if (isBinary && isBehind && !isUnitSlash) this.space(at);
    this.put(latex, at);
    const isCommand = latex.startsWith('\\') && /[A-Za-z]$/u.test(latex);
    if (isBefore && ((isBinary && isCommand) || (role === 'separator' && sign !== '.'))) this.append(' ', at);
  }

  /** A command with its arguments in braces. */
  private command(command: string, at: number, parts: readonly MathNode[]): void {
    this.put(command, at);
    for (const part of parts) this.braces(part);
  }

  private braces(node: MathNode): void {
    this.append('{', node.at);
    this.node(node);
    this.append('}', node.at);
  }

  private scripts({ base, lower, upper }: Extract<MathNode, { kind: 'scripts' }>): void {
    if (base.kind === 'row' || base.kind === 'scripts' || base.kind === 'large') this.braces(base);
    else this.node(base);
    this.limits(lower, upper);
  }

  private limits(lower: MathNode | undefined, upper: MathNode | undefined): void {
    if (lower) this.script('_', lower);
    if (!upper) return;
    const { primes, rest } = splitPrimes(upper);
    for (const prime of primes) this.append("'", prime.at);
    if (rest) this.script('^', rest);
  }

  /** An index or a power; one letter or digit stands without braces. */
  private script(mark: '^' | '_', node: MathNode): void {
    const [only, second] = itemsOf(node);
    const isShort =
      second === undefined &&
      ((only?.kind === 'number' && only.value.length === 1) ||
        (only?.kind === 'letter' && only.style === undefined) ||
        (only?.kind === 'sign' && only.sign === '∞'));
    this.append(mark, node.at);
    if (isShort && only) this.node(only);
    else this.braces(node);
  }

  private root({ radicand, index, at }: Extract<MathNode, { kind: 'root' }>): void {
    this.put('\\sqrt', at);
    if (index) {
      this.append('[', index.at);
      this.node(index);
      this.append(']', index.at);
    }
    this.braces(radicand);
  }

  private fence({ open, close, body, at }: Extract<MathNode, { kind: 'fence' }>): void {
    const isBar = open === '|' || open === '‖';
    const isPlain = isPlainPair(open, close) && !hasMarks(body, isBar) && (!isBar || endsOperand(body));
    if (isPlain) this.put(latexOfSign(open), at);
    else this.put(`\\left${open === '' ? '.' : latexOfSign(open)}`, at);
    this.node(body);
    this.put(isPlain ? latexOfSign(close) : `\\right${close === '' ? '.' : latexOfSign(close)}`, at);
  }

  private matrix({ open, close, rows, at }: Extract<MathNode, { kind: 'matrix' }>): void {
    const name = ENVIRONMENTS.get(open + close) ?? 'matrix';
    this.put(`\\begin{${name}} `, at);
    for (const [index, row] of rows.entries()) {
      if (index > 0) this.append(' \\\\ ', at);
      for (const [column, cell] of row.entries()) {
        if (column > 0) this.append(' & ', cell.at);
        this.node(cell);
      }
    }
    this.append(` \\end{${name}}`, at);
  }

  private stack({ base, over, under, at }: Extract<MathNode, { kind: 'stack' }>): void {
    const inner: MathNode = over && under ? { kind: 'stack', at, base, over } : base;
    this.space(at);
    if (under) this.command('\\underset', at, [under, inner]);
    else if (over) this.command('\\overset', at, [over, base]);
    else this.node(base);
  }
}

const PAIRS = new Set(['()', '[]', '{}', '||', '‖‖', '⟨⟩', '⌊⌋', '⌈⌉', '(]', '[)']);

function isPlainPair(open: string, close: string): boolean {
  return PAIRS.has(open + close);
}

/** Whether a bracket without a partner stands somewhere in a part, or with `bars` bars: brackets around it would be read as theirs. */
function hasMarks(node: MathNode, bars: boolean): boolean {
  for (const part of nodesIn(node)) {
    if (part.kind === 'sign' && roleOf(part.sign) === 'bracket') return true;
    if (bars && part.kind === 'fence' && /[|‖]/u.test(part.open + part.close)) return true;
  }
  return false;
}

/** Whether a part ends with something that a bar behind it closes. */
function endsOperand(node: MathNode): boolean {
  const last = itemsOf(node).at(-1);
  return last !== undefined && last.kind !== 'sign' && last.kind !== 'large';
}

/** Whether a part is applied to what follows: a function, or a sum with its limits. */
function isApplied(node: MathNode): boolean {
  return node.kind === 'large' || baseOf(node).kind === 'function';
}
