import { fail, ok, type Result } from '@tastwerk/editor-core';
import { AmbiguousComma, ExpressionParser } from './parse-expression.js';
import { FormulaFailure, failAt, nameTokens, scan, withoutDecimalCommas, type Token } from './scan.js';
import type { Case, Comparison, Condition, Expression, Formula, FormulaProblem } from './syntax.js';

/** The longest formula, in UTF-16 units. */
export const FORMULA_MOST_CHARACTERS = 500;

export interface FormulaOptions {
  /** Values of the parameters, such as `{ a: 2 }`. */
  readonly parameters?: Readonly<Record<string, number>>;
  /** Angles of sin, cos, tan … are degrees. */
  readonly degrees?: boolean;
}

/**
 * Reads a formula in school notation, German or English: a function (`y = 2x² − 3`, `f(x) = sin x`, or the term alone), one with a
 * restricted domain (`sqrt x for x in [0; 4]`), one of cases (`{ x² for x < 0; 2x otherwise }`), or a vertical line (`x = 3`).
 */
export function parseFormula(text: string, options: FormulaOptions = {}): Result<Formula, FormulaProblem> {
  if (text.length > FORMULA_MOST_CHARACTERS) {
    return fail({
      code: 'FORMULA_TOO_LONG',
      params: { most: FORMULA_MOST_CHARACTERS },
      index: FORMULA_MOST_CHARACTERS,
    });
  }
  if (text.trim() === '') return fail({ code: 'FORMULA_EMPTY', params: {}, index: 0 });
  try {
    return ok(readFormula(scan(text), options));
  } catch (error) {
    if (error instanceof FormulaFailure) return fail(error.problem);
    throw error;
  }
}

/** The number that a text such as `2π` or `√2` is. */
export function parseConstant(
  text: string,
  options: FormulaOptions = {},
): Result<Expression, FormulaProblem> {
  const formula = parseFormula(text, options);
  if (!formula.ok) return formula;
  if (formula.value.kind === 'function' && !mentionsVariable(formula.value.body))
    return ok(formula.value.body);
  return fail({ code: 'FORMULA_NOT_CONSTANT', params: {}, index: 0 });
}

function readFormula(tokens: readonly Token[], options: FormulaOptions): Formula {
  const values = new Map(Object.entries(options.parameters ?? {}));
  const head = headOf(tokens);
  const scope = { variable: head.variable, parameters: new Set(values.keys()) };
  let named = nameTokens(tokens.slice(head.length), scope);
  if (head.vertical) {
    const parser = new ExpressionParser(named, scope, values);
    const at = parser.expression();
    if (parser.token.kind !== 'end') parser.unexpected();
    if (mentionsVariable(at)) failAt(0, 'FORMULA_NOT_CONSTANT');
    return { kind: 'vertical', variable: head.variable, at };
  }
  // Each round reads the commas of one more call as signs between inputs; a text has at most so many.
  for (let rounds = 0; ; rounds += 1) {
    try {
      const body = readBody(new ExpressionParser(named, scope, values));
      const { name, variable } = head;
      return {
        kind: 'function',
        name,
        named: head.named,
        variable,
        body,
        degrees: options.degrees ?? false,
      };
    } catch (error) {
      if (!(error instanceof AmbiguousComma) || rounds > FORMULA_MOST_CHARACTERS) throw error;
      const again = withoutDecimalCommas(named, error.from, error.to);
      if (again.length === named.length) throw error;
      named = again;
    }
  }
}

interface Head {
  readonly name: string;
  readonly named: boolean;
  readonly variable: string;
  readonly vertical: boolean;
  /** How many tokens it has. */
  readonly length: number;
}

/** What stands left of the first equals sign. */
function headOf(tokens: readonly Token[]): Head {
  const [first, second, third, fourth, fifth] = tokens;
  const none: Head = { name: 'y', named: false, variable: 'x', vertical: false, length: 0 };
  if (first?.kind !== 'letters') return none;
  if (isEquals(second)) {
    const name = first.text;
    if (name.toLowerCase() === 'x') return { ...none, vertical: true, length: 2 };
    const turned = tokens
      .slice(2)
      .find((token) => token.kind === 'letters' && token.text.toLowerCase() === name.toLowerCase());
    if (turned) failAt(turned.at, 'FORMULA_NOT_OF_VARIABLE', { name: turned.text });
    if ([...name].length > 1) failAt(first.at, 'FORMULA_UNKNOWN_NAME', { name });
    return { ...none, name, length: 2 };
  }
  const hasInput =
    second?.text === '(' && third?.kind === 'letters' && fourth?.text === ')' && isEquals(fifth);
  if (!hasInput) return none;
  if ([...third.text].length > 1) failAt(third.at, 'FORMULA_UNKNOWN_NAME', { name: third.text });
  return { name: first.text, named: true, variable: third.text, vertical: false, length: 5 };
}

function isEquals(token: Token | undefined): boolean {
  return token?.kind === 'symbol' && token.text === '=';
}

function readBody(parser: ExpressionParser): Expression {
  const opening = parser.token;
  // A brace opens cases; in a term it would be a parenthesis, so that it is tried first.
  const braced = parser.isSymbol('{') && bracesCases(parser);
  if (braced) parser.next();
  const cases: Case[] = [];
  let otherwise: Expression | undefined;
  for (;;) {
    const value = parser.expression();
    const part = readWhere(parser);
    if (part === 'otherwise') otherwise = value;
    else if (part) cases.push({ value, when: part });
    else {
      if (cases.length > 0 || braced) {
        if (parser.token.kind !== 'end') parser.unexpected();
        return failAt(parser.token.at, 'FORMULA_CONDITION_EXPECTED');
      }
      if (parser.token.kind !== 'end') parser.unexpected();
      return value;
    }
    const more =
      (parser.take(';') || parser.take(',')) && parser.token.kind !== 'end' && !parser.isSymbol('}');
    if (!more || otherwise) break;
  }
  // School books close the brace of cases only at the left.
  if (braced) parser.take('}');
  if (parser.token.kind !== 'end') parser.unexpected();
  if (cases.length === 0) return failAt(opening.at, 'FORMULA_CONDITION_EXPECTED');
  return otherwise ? { kind: 'cases', cases, otherwise } : { kind: 'cases', cases };
}

/** Whether there is a condition in the brace that opens here. */
function bracesCases(parser: ExpressionParser): boolean {
  for (let ahead = 1; ; ahead += 1) {
    const token = parser.peek(ahead);
    if (!token || token.kind === 'end' || parser.isSymbol('}', token)) return false;
    if (isComparison(token) || (token.kind === 'name' && token.meaning.kind === 'word')) return true;
  }
}

/** The condition after a term; `otherwise` for the rest; undefined if none follows. */
function readWhere(parser: ExpressionParser): Condition | 'otherwise' | undefined {
  const place = parser.place;
  const separated = parser.take(',') || parser.take('|') || parser.take(';');
  let token = parser.token;
  if (token.kind === 'name' && token.meaning.kind === 'word' && token.meaning.word === 'where') {
    parser.next();
    token = parser.token;
  } else if (token.kind === 'name' && token.meaning.kind === 'word' && token.meaning.word === 'otherwise') {
    parser.next();
    return 'otherwise';
  } else if (!separated) return undefined;
  if (token.kind === 'name' && token.meaning.kind === 'word' && token.meaning.word === 'otherwise') {
    parser.next();
    return 'otherwise';
  }
  if (separated && parser.token.kind === 'end') {
    parser.rewind(place);
    return undefined;
  }
  return readCondition(parser);
}

function readCondition(parser: ExpressionParser): Condition {
  const of = [readAll(parser)];
  while (takeWord(parser, 'or')) of.push(readAll(parser));
  const [only] = of;
  return of.length === 1 && only ? only : { kind: 'any', of };
}

function readAll(parser: ExpressionParser): Condition {
  const of = [readChain(parser)];
  while (takeWord(parser, 'and')) of.push(readChain(parser));
  const [only] = of;
  return of.length === 1 && only ? only : { kind: 'all', of };
}

function takeWord(parser: ExpressionParser, word: 'and' | 'or' | 'in'): boolean {
  const { token } = parser;
  if (token.kind !== 'name' || token.meaning.kind !== 'word' || token.meaning.word !== word) return false;
  parser.next();
  return true;
}

function isComparison(token: Token): boolean {
  return token.kind === 'symbol' && ['<', '<=', '>', '>=', '=', '!='].includes(token.text);
}

/** `0 <= x < 4`, `x in [0; 4[`. */
function readChain(parser: ExpressionParser): Condition {
  const start = parser.token.at;
  let left = parser.expression();
  if (takeWord(parser, 'in')) return readInterval(parser, left);
  const of: Condition[] = [];
  while (isComparison(parser.token)) {
    const comparison = parser.next().text as Comparison;
    const right = parser.expression();
    of.push({ kind: 'compare', comparison, left, right });
    left = right;
  }
  const [only] = of;
  if (!only) return failAt(start, 'FORMULA_CONDITION_EXPECTED');
  return of.length === 1 ? only : { kind: 'all', of };
}

/** An interval: [0; 4], ]0; 4[, (0, 4], [0; ∞). */
function readInterval(parser: ExpressionParser, left: Expression): Condition {
  const opening = parser.next();
  if (!['[', '(', ']'].includes(opening.text)) return failAt(opening.at, 'FORMULA_CONDITION_EXPECTED');
  const low = readBound(parser);
  const separator = parser.token;
  if (!parser.take(';') && !parser.take(',')) {
    if (separator.kind === 'end') failAt(opening.at, 'FORMULA_UNCLOSED', { character: opening.text });
    parser.unexpected();
  }
  const high = readBound(parser);
  const closing = parser.token;
  if (closing.kind === 'end') failAt(opening.at, 'FORMULA_UNCLOSED', { character: opening.text });
  if (![']', ')', '['].includes(closing.text)) parser.unexpected();
  parser.next();
  const of: Condition[] = [];
  if (low) {
    of.push({ kind: 'compare', comparison: opening.text === '[' ? '>=' : '>', left, right: low });
  }
  if (high) {
    of.push({ kind: 'compare', comparison: closing.text === ']' ? '<=' : '<', left, right: high });
  }
  return { kind: 'all', of };
}

/** A bound of an interval; undefined for the infinite. */
function readBound(parser: ExpressionParser): Expression | undefined {
  const signed = parser.isSymbol('-') || parser.isSymbol('+');
  if (parser.isSymbol('∞') || (signed && parser.isSymbol('∞', parser.peek()))) {
    if (signed) parser.next();
    parser.next();
    return undefined;
  }
  parser.inInterval = true;
  const bound = parser.expression();
  parser.inInterval = false;
  return bound;
}

/** Whether terms mention the variable; derivatives share terms, which are walked once. */
const MENTIONS = new WeakMap<Expression, boolean>();

export function mentionsVariable(expression: Expression): boolean {
  const known = MENTIONS.get(expression);
  if (known !== undefined) return known;
  const found = mentions(expression);
  MENTIONS.set(expression, found);
  return found;
}

function mentions(expression: Expression): boolean {
  switch (expression.kind) {
    case 'variable':
      return true;
    case 'negate':
      return mentionsVariable(expression.of);
    case 'operation':
      return mentionsVariable(expression.left) || mentionsVariable(expression.right);
    case 'call':
      return expression.inputs.some(mentionsVariable);
    case 'cases':
      return true;
    default:
      return false;
  }
}
