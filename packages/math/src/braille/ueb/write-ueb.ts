import { isCapital } from '../../model/letters.js';
import { isEmpty, splitPrimes, type MathNode } from '../../model/nodes.js';
import type { MathResult } from '../../model/problems.js';
import { roleOf } from '../../model/signs.js';
import { CellWriter, noBraille, writtenBraille, type MathBraille, type MathDoubt } from '../cells.js';
import { latinCell, upperDigits } from '../letters.js';
import { putPieces } from './modes.js';
import type { SignPieceRole, UebPiece } from './pieces.js';
import {
  CONTRACTED_NAMES,
  INDICATORS,
  UEB_LARGE,
  UEB_MARKS,
  UEB_SIGNS,
  UEB_UNIT_MARKS,
  uebGreekCell,
  type UebSign,
} from './signs.js';

export interface UebOptions {
  /** Whether names of functions are contracted, as in contracted braille. */
  readonly isContracted?: boolean;
}

/** A formula in Unified English Braille: Guidelines for Technical Material (ICEB). Not proofread by a braille expert. */
export function writeUeb(node: MathNode, { isContracted = false }: UebOptions = {}): MathResult<MathBraille> {
  return writtenBraille(node, () => {
    const pieces = new UebPieces();
    pieces.node(node);
    const writer = new CellWriter();
    for (const { at, rule } of pieces.doubts) writer.doubt(at, rule);
    putPieces(writer, pieces.list, isContracted);
    return writer.written;
  });
}

/** Turns a tree into pieces. */
class UebPieces {
  readonly list: UebPiece[] = [];
  readonly doubts: MathDoubt[] = [];
  /** Indices and limits within each other; in them nothing is spaced. */
  private depth = 0;

  node(node: MathNode): void {
    switch (node.kind) {
      case 'row':
        return this.items(node.items);
      case 'number':
        return this.number(node.value, node.at);
      case 'letter':
        return this.letter(node.letter, node.at);
      case 'element':
        for (const letter of node.symbol) this.letter(letter, node.at, true);
        return;
      case 'sign':
        return this.signInRow(node.sign, node.at, false);
      case 'unit':
        return this.unit(node.symbol, node.at);
      case 'text':
        return this.text(node.text, node.at);
      case 'function':
        return this.name(node.name, node.at);
      case 'fraction':
        return this.fraction(node);
      case 'binomial':
        this.sign('(', node.at);
        this.node(node.upper);
        this.indicator(INDICATORS.below, node.at);
        this.node(node.lower);
        return this.sign(')', node.at);
      case 'scripts':
        return this.scripts(node);
      case 'root':
        return this.root(node);
      case 'fence':
        if (node.open !== '') this.sign(node.open, node.at);
        this.node(node.body);
        if (node.close !== '') this.sign(node.close, node.at);
        return;
      case 'marked':
        // A marked letter has a capital sign of its own.
        if (node.body.kind === 'letter') this.letter(node.body.letter, node.body.at, true);
        else this.item(node.body, isGroup(node.body));
        return this.indicator(UEB_MARKS[node.mark], node.at);
      case 'large':
        return this.large(node);
      case 'matrix':
        return this.matrix(node);
      case 'stack':
        return this.stack(node);
      case 'chemistry':
        return this.node(node.body);
    }
  }

  private push(piece: UebPiece): void {
    this.list.push(piece);
  }

  private space(at: number): void {
    if (this.list.length > 0 && this.depth === 0) this.push({ kind: 'space', at });
  }

  private indicator(
    { cells, needsGrade1 = false }: UebSign,
    at: number,
    role: SignPieceRole = 'other',
  ): void {
    this.push({ kind: 'sign', at, cells, needsGrade1, role });
  }

  private sign(sign: string, at: number): void {
    const role = '([{⟨'.includes(sign) ? 'opening' : ')]}⟩,;.?'.includes(sign) ? 'closing' : 'other';
    this.indicator(UEB_SIGNS.get(sign) ?? noBraille(at, sign), at, role);
  }

  private items(items: readonly MathNode[]): void {
    for (const [index, item] of items.entries()) {
      const before = items[index - 1];
      if (item.kind === 'sign') this.signInRow(item.sign, item.at, index < items.length - 1);
      else {
        if (before && needsNameSpace(before, item)) this.space(item.at);
        this.node(item);
      }
    }
  }

  /** A sign with the blanks that belong to it: comparisons and arrows stand between two, a comma before one. */
  private signInRow(sign: string, at: number, isBefore: boolean): void {
    const role = roleOf(sign);
    const isSpaced = role === 'relation' || role === 'arrow';
    if (isSpaced) this.space(at);
    this.sign(sign, at);
    if ((isSpaced && isBefore) || (role === 'separator' && isBefore && sign !== '.')) this.space(at);
  }

  private number(value: string, at: number): void {
    this.push({ kind: 'number', at, cells: numberCells(value) });
  }

  private letter(letter: string, at: number, isAlone = false): void {
    const greek = uebGreekCell(letter);
    const cell = greek ?? latinCell(letter) ?? noBraille(at, letter);
    this.push({
      kind: 'letter',
      at,
      cell,
      letter,
      isCapital: isCapital(letter),
      isGreek: greek !== undefined,
      isAlone,
    });
  }

  private name(name: string, at: number): void {
    const cells = [...name].map((letter) => latinCell(letter) ?? noBraille(at, letter)).join('');
    this.push({ kind: 'name', at, cells, contracted: CONTRACTED_NAMES.get(name) ?? cells });
  }

  /** A unit with the blank before it; the marks of angles and percent stand at their number. */
  private unit(symbol: string, at: number): void {
    const mark = UEB_UNIT_MARKS.get(symbol.charAt(0));
    const before = this.list.at(-1);
    if (mark === undefined && before !== undefined && !(before.kind === 'sign' && before.cells === '⠸⠌'))
      this.space(at);
    if (mark !== undefined) this.indicator({ cells: mark }, at);
    for (const letter of mark === undefined ? symbol : symbol.slice(1))
      this.letter(letter === 'µ' ? 'μ' : letter, at);
  }

  /** Words letter by letter; the package knows no contractions. */
  private text(text: string, at: number): void {
    this.doubts.push({ at, rule: 'ueb-text-uncontracted' });
    for (const part of text.match(/\d+(?:\.\d+)?|\s+|./gu) ?? []) {
      if (/^\d/u.test(part)) this.number(part, at);
      else if (/^\s/u.test(part)) this.space(at);
      else if (latinCell(part) !== undefined) this.letter(part, at);
      else if (part === '-') this.indicator({ cells: '⠤' }, at);
      else this.sign(part, at);
    }
  }

  /** Two numbers are a numeric fraction, all else stands between the signs of a general one: section 6. */
  private fraction({ numerator, denominator, at }: Extract<MathNode, { kind: 'fraction' }>): void {
    if (numerator.kind === 'number' && denominator.kind === 'number') {
      this.push({
        kind: 'number',
        at,
        cells: `${numberCells(numerator.value)}⠌${numberCells(denominator.value)}`,
      });
      return;
    }
    this.indicator(INDICATORS.openFraction, at);
    this.node(numerator);
    this.indicator(INDICATORS.fractionLine, at);
    this.node(denominator);
    this.indicator(INDICATORS.closeFraction, at);
  }

  private scripts({ base, lower, upper, at }: Extract<MathNode, { kind: 'scripts' }>): void {
    if (!isEmpty(base)) this.item(base, base.kind !== 'row' || isGroup(base));
    if (lower) this.level(INDICATORS.down, lower, at);
    if (upper) this.level(INDICATORS.up, upper, at);
  }

  /** What stands at another level; primes stand behind the base without an indicator. */
  private level(indicator: UebSign, node: MathNode, at: number): void {
    const { primes, rest } = splitPrimes(node);
    for (const prime of primes) this.sign(prime.sign, prime.at);
    if (!rest) return;
    this.indicator(indicator, at);
    this.deeper(() => this.item(rest, isGroup(rest)));
  }

  private deeper(work: () => void): void {
    this.depth += 1;
    work();
    this.depth -= 1;
  }

  /** A part, in braille grouping indicators unless it is one item: section 7.1. */
  private item(node: MathNode, isOne: boolean): void {
    if (isOne) return this.node(node);
    this.indicator(INDICATORS.openGroup, node.at);
    this.node(node);
    this.indicator(INDICATORS.closeGroup, node.at);
  }

  private root({ radicand, index, at }: Extract<MathNode, { kind: 'root' }>): void {
    this.indicator(INDICATORS.openRoot, at);
    if (index) {
      this.indicator(INDICATORS.up, index.at);
      this.deeper(() => this.item(index, isGroup(index)));
    }
    this.node(radicand);
    this.indicator(INDICATORS.closeRoot, at);
  }

  private large({ sign, lower, upper, at }: Extract<MathNode, { kind: 'large' }>): void {
    const isName = /^[a-z]+$/u.test(sign);
    if (isName) this.name(sign, at);
    else this.indicator(UEB_LARGE.get(sign) ?? noBraille(at, sign), at);
    const isIntegral = sign === '∫' || sign === '∬';
    const [below, above] = isIntegral
      ? [INDICATORS.down, INDICATORS.up]
      : [INDICATORS.directlyBelow, INDICATORS.directlyAbove];
    if (lower) this.level(below, lower, lower.at);
    if (upper) this.level(above, upper, upper.at);
  }

  private stack({ base, over, under, at }: Extract<MathNode, { kind: 'stack' }>): void {
    const isArrow = base.kind === 'sign' && ['arrow', 'relation'].includes(roleOf(base.sign));
    if (isArrow) this.space(at);
    if (base.kind === 'sign') this.sign(base.sign, base.at);
    else this.item(base, isGroup(base));
    if (under) this.level(INDICATORS.directlyBelow, under, under.at);
    if (over) this.level(INDICATORS.directlyAbove, over, over.at);
    if (isArrow) this.space(at);
  }

  /** Rows behind each other, each in enlarged brackets; the guidelines lay matrices out in lines below each other. */
  private matrix({ open, close, rows, at }: Extract<MathNode, { kind: 'matrix' }>): void {
    this.doubts.push({ at, rule: 'ueb-matrix-in-line' });
    for (const [index, row] of rows.entries()) {
      if (index > 0) this.push({ kind: 'space', at });
      if (open !== '') this.enlarged(open, at);
      for (const [column, cell] of row.entries()) {
        if (column > 0) this.push({ kind: 'space', at: cell.at });
        this.node(cell);
      }
      if (close !== '') this.enlarged(close, at);
    }
  }

  private enlarged(bracket: string, at: number): void {
    const { cells } = UEB_SIGNS.get(bracket) ?? noBraille(at, bracket);
    this.indicator({ cells: `⠠${cells}` }, at);
  }
}

function numberCells(value: string): string {
  return upperDigits(value).replaceAll('.', '⠲').replaceAll(' ', '⠐');
}

/** Whether a part counts as one item at another level: a number, a letter, a fraction, a root, something in brackets, one sign. */
function isGroup(node: MathNode): boolean {
  if (node.kind === 'row')
    return node.items.length === 1 && node.items[0] !== undefined && isGroup(node.items[0]);
  if (node.kind === 'fence') return node.open !== '' && node.close !== '' && node.open !== '|';
  if (node.kind === 'element') return node.symbol.length === 1;
  return ['number', 'letter', 'fraction', 'root', 'sign', 'binomial'].includes(node.kind);
}

/**
 * Whether a blank stands between a name and its neighbour: before a small Latin letter, and between a letter and a name (section 9.2). Signs between them
 * make it needless.
 */
function needsNameSpace(before: MathNode, item: MathNode): boolean {
  if (before.kind === 'function') return startsSmall(item) || startsName(item);
  if (!startsName(item)) return false;
  return (before.kind === 'letter' && latinCell(before.letter) !== undefined) || before.kind === 'text';
}

function startsSmall(node: MathNode): boolean {
  if (node.kind === 'scripts') return startsSmall(node.base);
  return node.kind === 'text' || (node.kind === 'letter' && /^[a-z]$/u.test(node.letter));
}

function startsName(node: MathNode): boolean {
  if (node.kind === 'scripts') return startsName(node.base);
  return node.kind === 'function' || (node.kind === 'large' && /^[a-z]+$/u.test(node.sign));
}
