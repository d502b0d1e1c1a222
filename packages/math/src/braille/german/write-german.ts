import { baseOf, isEmpty, itemsOf, splitPrimes, type MathNode } from '../../model/nodes.js';
import type { MathResult } from '../../model/problems.js';
import { roleOf } from '../../model/signs.js';
import { nodesIn } from '../../model/walk.js';
import { noBraille, writtenBraille, type MathBraille } from '../cells.js';
import { latinCell, upperDigits } from '../letters.js';
import { ProjectiveWriter } from './projective-writer.js';
import {
  GERMAN_BRACKETS,
  GERMAN_FUNCTIONS,
  GERMAN_LARGE,
  GERMAN_MARKS,
  GERMAN_SIGNS,
  germanLetterCell,
} from './signs.js';

const UPPER = '⠌';
const LOWER = '⠡';
const ROOT = '⠩';
const TEXT_BORDER = '⠠⠄';
const UNIT = '⠸';

/**
 * A formula in the German Mathematikschrift with six dots, 2015. The README of this package says where each rule comes from; nodes for which a rule of 2015
 * could not be read are among the doubts. Not proofread by a braille expert.
 */
export function writeGerman(node: MathNode): MathResult<MathBraille> {
  return writtenBraille(node, () => {
    const writer = new GermanWriter();
    writer.node(node);
    return writer.written;
  });
}

class GermanWriter extends ProjectiveWriter {
  node(node: MathNode): void {
    switch (node.kind) {
      case 'row':
        return this.items(node.items);
      case 'number':
        return this.number(node.value, node.at);
      case 'letter':
        if (node.style === 'bold' || node.style === 'double-struck') {
          this.doubt(node.at, 'german-typeface');
          this.put(node.style === 'bold' ? '⠸' : '⠐', node.at);
        }
        return this.letter(node.letter, node.at);
      case 'element':
        return this.element(node.symbol, node.at);
      case 'sign':
        return this.signInRow(node.sign, node.at, false);
      case 'unit':
        return this.unit(node.symbol, node.at);
      case 'text':
        return this.text(node.text, node.at);
      case 'function':
        return this.sign(GERMAN_FUNCTIONS.get(node.name) ?? noBraille(node.at, node.name), node.at);
      case 'fraction':
        return this.fraction(node);
      case 'scripts':
        return this.scripts(node);
      case 'root':
        return this.root(node);
      case 'fence':
        this.bracket(node.open, node.at, true);
        this.node(node.body);
        return this.bracket(node.close, node.at, false);
      case 'marked':
        return this.marked(node);
      case 'large':
        return this.large(node);
      case 'matrix':
        return this.matrix(node);
      case 'stack':
        return this.stack(node);
      case 'chemistry':
        this.doubt(node.at, 'german-chemistry');
        return this.node(node.body);
      case 'binomial':
        return noBraille(node.at, 'n über k');
    }
  }

  private items(items: readonly MathNode[]): void {
    for (const [index, item] of items.entries()) {
      const next = items[index + 1];
      if (item.kind === 'sign') this.signInRow(item.sign, item.at, next !== undefined);
      else {
        if (item.kind === 'stack' || item.kind === 'text') this.space(item.at);
        this.node(item);
        if (next && (item.kind === 'stack' || item.kind === 'text' || item.kind === 'large'))
          this.space(item.at);
        // What begins with an indicator may stand at the name of a function: section 11.2.
        if (next && baseOf(item).kind === 'function' && !startsWithIndicator(next)) this.space(item.at);
      }
    }
  }

  /** A sign; operations and comparisons have a blank before them and none behind. */
  private signInRow(sign: string, at: number, isBefore: boolean): void {
    const bracket = GERMAN_BRACKETS.get(sign);
    if (bracket !== undefined) return this.bracket(sign, at, '([{⟨⌊⌈'.includes(sign));
    const cells = GERMAN_SIGNS.get(sign) ?? noBraille(at, sign);
    const role = roleOf(sign);
    if (role === 'separator') {
      this.separator(cells, at);
      if (isBefore) this.space(at);
      return;
    }
    const isOperator = (role === 'operation' && sign !== '/') || role === 'relation' || role === 'arrow';
    if (isOperator && !this.isAtStart) this.space(at);
    this.sign(cells, at);
    if (sign === '∣' || role === 'arrow') {
      if (isBefore) this.space(at);
    } else if (isOperator || (role === 'prefix' && !cells.isShape)) this.startOperand();
  }

  private bracket(bracket: string, at: number, isOpening: boolean): void {
    if (bracket === '') return;
    const cells = GERMAN_BRACKETS.get(bracket) ?? noBraille(at, bracket);
    if (isOpening) this.opening(cells, at);
    else this.closing(cells, at);
  }

  /** A symbol of one letter is a capital, one of two a capital before a small letter: section 3.2. */
  private element(symbol: string, at: number): void {
    const [first = '', second] = symbol;
    this.letter(first, at, second !== undefined);
    if (second !== undefined) this.letter(second, at);
  }

  /** Units behind dots 456, as the signs of degree and Euro have them; the section about them could not be read. */
  private unit(symbol: string, at: number): void {
    if (symbol === '%' || symbol === '‰') {
      this.put(`⠼${upperDigits('0')}${symbol === '%' ? '⠴' : '⠴⠴'}`, at);
      return;
    }
    const isDegree = symbol.startsWith('°');
    if (isDegree) this.put('⠸⠈⠴', at);
    if (symbol === '°') return;
    if (symbol === '′' || symbol === '″') noBraille(at, symbol);
    this.doubt(at, 'german-unit');
    const isInQuotient = this.endsWith('⠳');
    if (!isDegree && !isInQuotient) this.put(UNIT, at);
    for (const letter of isDegree ? symbol.slice(1) : symbol) this.letter(letter === 'µ' ? 'μ' : letter, at);
  }

  /** Words in literary braille between the signs of text: section 1.1.3. Letters only, in basic braille. */
  private text(text: string, at: number): void {
    this.put(TEXT_BORDER, at);
    for (const part of text.trim().match(/\d+(?:[.,]\d+)?|\s+|./gu) ?? []) {
      const cell = latinCell(part) ?? germanLetterCell(part);
      if (/^\d/u.test(part)) this.number(part.replace(',', '.'), at);
      else if (/^\s/u.test(part)) this.put('\u2800', at);
      else this.put(cell ?? GERMAN_SIGNS.get(part)?.cells ?? (part === '-' ? '⠤' : noBraille(at, part)), at);
    }
    this.put(TEXT_BORDER, at);
  }

  /** Two whole numbers are a number over lowered digits: section 2.1.2. All else stands between the signs of a fraction. */
  private fraction({ numerator, denominator, at }: Extract<MathNode, { kind: 'fraction' }>): void {
    if (isWhole(numerator) && isWhole(denominator)) {
      this.number(numerator.value, numerator.at);
      this.lowered(denominator.value, denominator.at);
      return;
    }
    if (holdsFraction(numerator) || holdsFraction(denominator)) this.doubt(at, 'german-nested-fraction');
    this.opening('⠆', at);
    this.node(numerator);
    this.space(at);
    this.put('⠳', at);
    this.put('\u2800', at);
    this.startOperand();
    this.node(denominator);
    this.put('⠰', at);
  }

  private scripts({ base, lower, upper, at }: Extract<MathNode, { kind: 'scripts' }>): void {
    if (isEmpty(base)) this.doubt(at, 'german-left-index');
    else if (base.kind === 'row') this.grouped(base);
    else this.node(base);
    if (lower) this.index(LOWER, lower);
    if (!upper) return;
    const { primes, rest } = splitPrimes(upper);
    for (const { sign, at: place } of primes)
      this.sign(GERMAN_SIGNS.get(sign) ?? noBraille(place, sign), place);
    if (rest && !isEmpty(rest)) this.index(UPPER, rest);
  }

  /** Parts that carry an index together stand in the brackets that braille alone has: section 6.3. */
  private grouped(node: MathNode): void {
    this.opening('⠼⠣', node.at);
    this.node(node);
    this.closing('⠼⠜', node.at);
  }

  private index(sign: string, node: MathNode): void {
    const [first, second, third] = itemsOf(node);
    const digits = first && isWhole(first) ? first.value : undefined;
    const isCharge = second?.kind === 'sign' && '+−'.includes(second.sign) && third === undefined;
    if (digits !== undefined && (second === undefined || isCharge)) {
      return this.projective(sign, node.at, false, () => {
        this.lowered(digits, first?.at ?? node.at);
        if (second?.kind === 'sign') this.put(GERMAN_SIGNS.get(second.sign)?.cells ?? '', second.at);
      });
    }
    this.projective(sign, node.at, needsReinforcement(node), () => this.node(node));
  }

  /** A root is written like a projective with its own sign; its index stands before it. */
  private root({ radicand, index, at }: Extract<MathNode, { kind: 'root' }>): void {
    this.doubt(at, 'german-root');
    if (index) this.index(UPPER, index);
    this.projective(ROOT, at, needsReinforcement(radicand), () => this.node(radicand));
  }

  private marked({ mark, body, at }: Extract<MathNode, { kind: 'marked' }>): void {
    const cells = GERMAN_MARKS[mark] ?? noBraille(at, mark);
    this.doubt(at, 'german-mark');
    const isBelow = mark === 'bar-below';
    if (body.kind === 'letter') {
      this.node(body);
      this.put((isBelow ? '⠰' : '⠘') + cells, at);
      return;
    }
    this.put((isBelow ? '⠸' : '⠨') + cells, at);
    this.node(body);
    this.put('⠱', at);
  }

  private large({ sign, lower, upper, at }: Extract<MathNode, { kind: 'large' }>): void {
    this.sign(GERMAN_LARGE.get(sign) ?? noBraille(at, sign), at);
    if (lower) this.index(LOWER, lower);
    if (upper) this.index(UPPER, upper);
  }

  /** An arrow with its label in brackets behind it: section 7.3. */
  private stack({ base, over, under, at }: Extract<MathNode, { kind: 'stack' }>): void {
    if (base.kind !== 'sign' || roleOf(base.sign) !== 'arrow') noBraille(at, 'overset');
    this.node(base);
    for (const label of [over, under]) {
      if (!label) continue;
      this.put('⠈', label.at);
      this.opening('⠼⠣', label.at);
      this.node(label);
      this.closing('⠼⠜', label.at);
    }
  }

  /** Lines with the sign of a new line between them: section 6.1 has the brace of cases; for matrices the layout could not be read. */
  private matrix({ open, close, rows, at }: Extract<MathNode, { kind: 'matrix' }>): void {
    const areCases = open === '{' && close === '';
    if (!areCases) this.doubt(at, 'german-matrix');
    if (areCases) this.opening('⠨⠐⠷', at);
    else this.bracket(open, at, true);
    for (const [index, row] of rows.entries()) {
      if (index > 0) {
        this.space(at);
        this.opening('⠰⠳', at);
      }
      for (const [column, cell] of row.entries()) {
        if (column > 0) this.space(cell.at);
        this.node(cell);
      }
    }
    this.bracket(close, at, false);
  }
}

function isWhole(node: MathNode): node is Extract<MathNode, { kind: 'number' }> {
  return node.kind === 'number' && /^\d+$/u.test(node.value);
}

/** Whether a part begins with an indicator: a number, a capital, a Greek letter. */
function startsWithIndicator(node: MathNode): boolean {
  if (node.kind === 'scripts') return startsWithIndicator(node.base);
  if (node.kind === 'fence') return true;
  return node.kind === 'number' || (node.kind === 'letter' && !/^[a-z]$/u.test(node.letter));
}

/** Whether a projective must be reinforced: it holds another one, a fraction with its blanks, words or a function. */
function needsReinforcement(node: MathNode): boolean {
  for (const part of nodesIn(node)) {
    if (['scripts', 'root', 'large', 'text', 'function', 'matrix', 'stack', 'marked'].includes(part.kind))
      return true;
    if (part.kind === 'fraction' && !(isWhole(part.numerator) && isWhole(part.denominator))) return true;
  }
  return false;
}

/** Whether a part is, or holds, a fraction. */
function holdsFraction(node: MathNode): boolean {
  for (const part of nodesIn(node)) if (part.kind === 'fraction') return true;
  return false;
}
