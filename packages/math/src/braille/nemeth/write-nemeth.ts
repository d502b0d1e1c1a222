import { isCapital } from '../../model/letters.js';
import { baseOf, isEmpty, itemsOf, splitPrimes, type MathNode } from '../../model/nodes.js';
import type { MathResult } from '../../model/problems.js';
import { roleOf } from '../../model/signs.js';
import { partsOf } from '../../model/walk.js';
import { noBraille, writtenBraille, type MathBraille } from '../cells.js';
import { latinCell } from '../letters.js';
import { LevelWriter } from './level-writer.js';
import {
  NEMETH_LARGE,
  NEMETH_MARKS,
  NEMETH_SIGNS,
  nemethGreekCell,
  SHAPES,
  SPACED_OPERATIONS,
} from './signs.js';

/** A formula in Nemeth Code, 1972 revision. Not proofread by a braille expert. */
export function writeNemeth(node: MathNode): MathResult<MathBraille> {
  return writtenBraille(node, () => {
    const writer = new NemethWriter();
    writer.node(node);
    return writer.written;
  });
}

class NemethWriter extends LevelWriter {
  /** Roots within each other. */
  private rootDepth = 0;
  /** Whether the present brackets hold a list. */
  private isInList = false;

  node(node: MathNode): void {
    switch (node.kind) {
      case 'row':
        return this.items(node.items);
      case 'number':
        return this.number(node.value, node.at);
      case 'letter':
        if (node.style === 'double-struck') this.put('⠈⠰', node.at);
        else if (node.style === 'bold') this.put('⠸⠰', node.at);
        return this.letter(node.letter, node.at);
      case 'element':
        for (const letter of node.symbol) this.letter(letter, node.at);
        return;
      case 'sign':
        return this.sign(node.sign, node.at, false);
      case 'unit':
        return this.unit(node.symbol, node.at);
      case 'text':
        return this.text(node.text, node.at);
      case 'function':
        for (const letter of node.name) this.letter(letter, node.at);
        return;
      case 'fraction':
        return this.fraction(node);
      case 'binomial':
        this.put('⠷', node.at);
        this.node(node.upper);
        this.put('⠩', node.at);
        this.node(node.lower);
        return this.put('⠾', node.at);
      case 'scripts':
        return this.scripts(node);
      case 'root':
        return this.root(node);
      case 'fence':
        return this.fence(node);
      case 'marked':
        return this.marked(node);
      case 'large':
        return this.large(node);
      case 'matrix':
        return this.matrix(node);
      case 'stack':
        return this.modified(node.at, () => this.node(node.base), node.under, node.over);
      case 'chemistry':
        return this.node(node.body);
    }
  }

  private items(items: readonly MathNode[]): void {
    for (const [index, item] of items.entries()) {
      const next = items[index + 1];
      const before = items[index - 1];
      if (item.kind === 'sign') this.sign(item.sign, item.at, next !== undefined);
      else if (item.kind === 'fraction' && before?.kind === 'number' && isNumeric(item))
        this.mixedFraction(item);
      else if (item.kind === 'stack') this.spaced(item, next !== undefined);
      else this.node(item);
      if (next && baseOf(item).kind === 'function' && next.kind !== 'sign') this.space(item.at);
    }
  }

  private spaced(node: MathNode, isBefore: boolean): void {
    this.space(node.at);
    this.node(node);
    if (isBefore) this.space(node.at);
  }

  /** A sign with the blanks around it: comparisons and arrows stand between blanks, a comma of the base line before one. */
  private sign(sign: string, at: number, isBefore: boolean): void {
    const cells = NEMETH_SIGNS.get(sign) ?? noBraille(at, sign);
    const role = roleOf(sign);
    const isSpaced = role === 'relation' || role === 'arrow' || SPACED_OPERATIONS.has(sign) || sign === '…';
    if (sign === ',' && !this.isOnBaseLine) return this.put('⠪', at);
    if (isSpaced) this.space(at);
    this.put(cells, at);
    if (isBefore && (isSpaced || role === 'separator' || SHAPES.has(sign))) this.space(at);
    if (isBefore && role === 'separator' && this.isInList) this.endFresh();
  }

  /** Brackets; numbers in a list between them have no indicator behind the blanks: section 9. */
  private fence({ open, close, body, at }: Extract<MathNode, { kind: 'fence' }>): void {
    const wasInList = this.isInList;
    this.bracket(open, at);
    this.isInList = isList(body);
    this.node(body);
    this.isInList = wasInList;
    this.bracket(close, at);
  }

  private bracket(bracket: string, at: number): void {
    if (bracket !== '') this.put(NEMETH_SIGNS.get(bracket) ?? noBraille(at, bracket), at);
  }

  private letter(letter: string, at: number): void {
    const greek = nemethGreekCell(letter);
    const cell = greek ?? latinCell(letter) ?? noBraille(at, letter);
    this.put((greek === undefined ? '' : '⠨') + (isCapital(letter) ? '⠠' : '') + cell, at);
  }

  private unit(symbol: string, at: number): void {
    if (symbol === '%') return this.put('⠈⠴', at);
    if (symbol === '‰') return this.put('⠈⠴⠴', at);
    if (symbol === '′' || symbol === '″') return this.put(symbol === '′' ? '⠄' : '⠄⠄', at);
    const isDegree = symbol.startsWith('°');
    if (isDegree) this.shifted('⠘', () => this.put('⠨⠡', at));
    if (symbol === '°') return;
    this.doubt(at, 'nemeth-unit');
    if (!isDegree && !this.endsBlank && !this.endsSlash) this.space(at);
    for (const letter of isDegree ? symbol.slice(1) : symbol) this.letter(letter === 'µ' ? 'μ' : letter, at);
  }

  private text(text: string, at: number): void {
    this.doubt(at, 'nemeth-text');
    for (const part of text.match(/\d+(?:\.\d+)?|\s+|./gu) ?? []) {
      if (/^\d/u.test(part)) this.number(part, at);
      else if (/^\s/u.test(part)) this.space(at);
      else if (latinCell(part) !== undefined) this.letter(part, at);
      else this.sign(part, at, false);
    }
  }

  /** A fraction whose parts hold fractions is complex; each further order has one more dot 6: rule XII. */
  private fraction({ numerator, denominator, at }: Extract<MathNode, { kind: 'fraction' }>): void {
    const order = '⠠'.repeat(Math.max(fractionOrder(numerator), fractionOrder(denominator)));
    this.put(`${order}⠹`, at);
    this.node(numerator);
    this.put(`${order}⠌`, at);
    this.node(denominator);
    this.put(`${order}⠼`, at);
  }

  private mixedFraction({ numerator, denominator, at }: Extract<MathNode, { kind: 'fraction' }>): void {
    this.put('⠸⠹', at);
    this.node(numerator);
    this.put('⠌', at);
    this.node(denominator);
    this.put('⠸⠼', at);
  }

  private scripts({ base, lower, upper }: Extract<MathNode, { kind: 'scripts' }>): void {
    if (!isEmpty(base)) this.node(base);
    if (lower) {
      // A number below a letter or a name needs no indicator: section 74.
      const isPlain = lower.kind === 'number' && ['letter', 'element', 'function'].includes(base.kind);
      if (isPlain) this.node(lower);
      else this.shifted('⠰', () => this.node(lower));
    }
    if (!upper) return;
    const { primes, rest } = splitPrimes(upper);
    for (const prime of primes) this.put('⠄', prime.at);
    if (rest && !isEmpty(rest)) this.shifted('⠘', () => this.items(itemsOf(rest)));
  }

  private root({ radicand, index, at }: Extract<MathNode, { kind: 'root' }>): void {
    const order = '⠨'.repeat(this.rootDepth);
    if (index) {
      this.put(`${order}⠣`, index.at);
      this.node(index);
    }
    this.put(index ? '⠜' : `${order}⠜`, at);
    this.rootDepth += 1;
    this.node(radicand);
    this.rootDepth -= 1;
    this.put(`${order}⠻`, at);
  }

  private marked({ mark, body, at }: Extract<MathNode, { kind: 'marked' }>): void {
    const cells = NEMETH_MARKS[mark];
    // A bar over or under one letter is contracted: section 89.
    if (body.kind === 'letter' && mark === 'bar') {
      this.node(body);
      return this.put(cells, at);
    }
    this.put('⠐', at);
    this.node(body);
    this.put(`${mark === 'bar-below' ? '⠩' : '⠣'}${cells}⠻`, at);
  }

  /** A part with something directly under and over it: rule XIV. */
  private modified(
    at: number,
    base: () => void,
    under: MathNode | undefined,
    over: MathNode | undefined,
  ): void {
    this.put('⠐', at);
    base();
    if (under) {
      this.put('⠩', under.at);
      this.node(under);
    }
    if (over) {
      this.put('⠣', over.at);
      this.node(over);
    }
    this.put('⠻', at);
  }

  private large({ sign, lower, upper, at }: Extract<MathNode, { kind: 'large' }>): void {
    const isLimit = /^[a-z]+$/u.test(sign);
    const cells =
      NEMETH_LARGE.get(sign) ?? [...sign].map((letter) => latinCell(letter) ?? noBraille(at, sign)).join('');
    if ('∫∬∮'.includes(sign)) {
      this.put(cells, at);
      if (lower) this.shifted('⠰', () => this.node(lower));
      if (upper) this.shifted('⠘', () => this.node(upper));
    } else if (lower || upper) this.modified(at, () => this.put(cells, at), lower, upper);
    else this.put(cells, at);
    if (isLimit) this.space(at);
  }

  /** Rows behind each other, each in enlarged brackets; the code lays matrices out in lines below each other. */
  private matrix({ open, close, rows, at }: Extract<MathNode, { kind: 'matrix' }>): void {
    this.doubt(at, 'nemeth-matrix-in-line');
    for (const [index, row] of rows.entries()) {
      if (index > 0) this.space(at);
      if (open !== '') this.put(`⠠${NEMETH_SIGNS.get(open) ?? noBraille(at, open)}`, at);
      for (const [column, cell] of row.entries()) {
        if (column > 0) this.space(cell.at);
        this.startCell();
        this.node(cell);
      }
      if (close !== '') this.put(`⠠${NEMETH_SIGNS.get(close) ?? noBraille(at, close)}`, at);
    }
  }
}

function isNumeric(node: Extract<MathNode, { kind: 'fraction' }>): boolean {
  return node.numerator.kind === 'number' && node.denominator.kind === 'number';
}

/** Whether brackets hold items with commas between them, and nothing that is spaced by itself. */
function isList(body: MathNode): boolean {
  const signs = itemsOf(body).map((item) => (item.kind === 'sign' ? item.sign : ''));
  const isSpaced = (sign: string) => ['relation', 'arrow'].includes(roleOf(sign));
  return signs.includes(',') && !signs.some(isSpaced) && !itemsOf(body).some((item) => item.kind === 'text');
}

/** How many fractions stand within each other in a part, indices left out. */
function fractionOrder(node: MathNode): number {
  const inner = node.kind === 'scripts' ? [node.base] : partsOf(node);
  const deepest = Math.max(0, ...inner.map(fractionOrder));
  return node.kind === 'fraction' ? deepest + 1 : deepest;
}
