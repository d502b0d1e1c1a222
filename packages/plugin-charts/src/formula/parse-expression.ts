import { inputCount, inverseOf, type FunctionName, type NameScope } from './names.js';
import { FormulaFailure, failAt, nameTokens, plainOf, scan, type Token } from './scan.js';
import type { Expression, Operator } from './syntax.js';

/** How deep parentheses, powers and functions may be nested: far more than any school book, and no danger to the stack. */
const DEEPEST = 60;

/** What starts a factor besides numbers and names. */
const OPENING = new Set(['(', '[', '{', '√', '∛', '∜', '⌊', '⌈']);
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '⌊': '⌋', '⌈': '⌉' };

/** A function of more than one input was given one, with a decimal comma in it: the comma may stand between inputs. */
export class AmbiguousComma extends FormulaFailure {
  constructor(
    problem: FormulaFailure['problem'],
    readonly from: number,
    readonly to: number,
  ) {
    super(problem);
  }
}

/**
 * Reads terms in school notation. Precedence: power (from the right) before sign before product before sum. A product without a sign
 * counts as one with a sign, so that 1/2x is (1/2)·x, as school books and calculators read it.
 */
export class ExpressionParser {
  #place = 0;
  #depth = 0;
  /** How many bars of absolute values are open. */
  #bars = 0;
  /** Whether brackets end an interval here ([0; 4[) and open no factor. */
  inInterval = false;

  constructor(
    readonly tokens: readonly Token[],
    readonly scope: NameScope,
    readonly values: ReadonlyMap<string, number>,
  ) {}

  get token(): Token {
    const token = this.tokens[this.#place] ?? this.tokens.at(-1);
    return token ?? { kind: 'end', at: 0, text: '' };
  }

  peek(ahead = 1): Token | undefined {
    return this.tokens[this.#place + ahead];
  }

  next(): Token {
    const token = this.token;
    this.#place += 1;
    return token;
  }

  get place(): number {
    return this.#place;
  }

  /** Goes back to a place that was read before. */
  rewind(place: number): void {
    this.#place = place;
    this.#bars = 0;
    this.#depth = 0;
  }

  isSymbol(text: string, token: Token | undefined = this.token): boolean {
    return token?.kind === 'symbol' && token.text === text;
  }

  take(text: string): boolean {
    if (!this.isSymbol(text)) return false;
    this.#place += 1;
    return true;
  }

  /** The failure for a token that does not belong here. */
  unexpected(): never {
    const token = this.token;
    if (token.kind === 'end') return failAt(token.at, 'FORMULA_INCOMPLETE');
    return failAt(token.at, 'FORMULA_UNEXPECTED', { found: token.text });
  }

  expression(): Expression {
    this.#depth += 1;
    if (this.#depth > DEEPEST) failAt(this.token.at, 'FORMULA_TOO_DEEP', { most: DEEPEST });
    let left = this.#product();
    while (this.isSymbol('+') || this.isSymbol('-')) {
      const operator = this.next().text === '+' ? '+' : '-';
      left = operation(operator, left, this.#product());
    }
    this.#depth -= 1;
    return left;
  }

  #product(): Expression {
    let left = this.#signed();
    for (;;) {
      if (this.take('*')) left = operation('*', left, this.#signed());
      else if (this.take('/')) left = operation('/', left, this.#signed());
      else if (this.#startsFactor()) left = operation('*', left, this.#power());
      else return left;
    }
  }

  /** Whether a factor follows without a sign of multiplication. */
  #startsFactor(): boolean {
    const token = this.token;
    if (token.kind === 'number') return true;
    if (token.kind === 'name') return token.meaning.kind !== 'word';
    if (token.kind !== 'symbol') return false;
    if (token.text === '|') return this.#bars === 0 && !this.#barSeparates();
    return OPENING.has(token.text) && !(this.inInterval && token.text === '[');
  }

  /** Whether a bar stands before a condition (x² | x < 0) and does not open an absolute value (2|x|). */
  #barSeparates(): boolean {
    for (let ahead = 1; ; ahead += 1) {
      const token = this.peek(ahead);
      if (!token || token.kind === 'end' || this.isSymbol(';', token)) return false;
      if (this.isSymbol('|', token)) return false;
      if (token.kind === 'symbol' && ['<', '>', '<=', '>=', '=', '!='].includes(token.text)) return true;
      if (token.kind === 'name' && token.meaning.kind === 'word') return token.meaning.word !== 'where';
    }
  }

  #signed(): Expression {
    if (this.take('+')) return this.#signedAgain();
    if (this.take('-')) return { kind: 'negate', of: this.#signedAgain() };
    return this.#power();
  }

  #signedAgain(): Expression {
    this.#depth += 1;
    if (this.#depth > DEEPEST) failAt(this.token.at, 'FORMULA_TOO_DEEP', { most: DEEPEST });
    const signed = this.#signed();
    this.#depth -= 1;
    return signed;
  }

  #power(): Expression {
    const base = this.#postfix();
    if (this.take('^')) return operation('^', base, this.#signedAgain());
    return base;
  }

  #postfix(): Expression {
    let operand = this.#operand();
    for (;;) {
      if (this.token.kind === 'raised') operand = operation('^', operand, this.#raised(this.next()));
      else if (this.take('°')) {
        operand = this.#degrees(operand);
      } else if (this.take('%')) operand = operation('/', operand, { kind: 'number', value: 100 });
      else if (this.isSymbol('!')) operand = this.#factorial(operand);
      else return operand;
    }
  }

  /** An angle in degrees, in radians. */
  #degrees(operand: Expression): Expression {
    const pi: Expression = { kind: 'constant', name: 'pi' };
    return operation('*', operand, operation('/', pi, { kind: 'number', value: 180 }));
  }

  #factorial(operand: Expression): Expression {
    const { at, text } = this.next();
    // 170! is the last that a double holds.
    if (operand.kind !== 'number' || !Number.isInteger(operand.value) || operand.value > 170) {
      return failAt(at, 'FORMULA_UNEXPECTED', { found: text });
    }
    let product = 1;
    for (let factor = 2; factor <= operand.value; factor += 1) product *= factor;
    return { kind: 'number', value: product };
  }

  #raised(token: Token): Expression {
    const inner = new ExpressionParser(
      nameTokens(scan(plainOf(token.text)), this.scope),
      this.scope,
      this.values,
    );
    const exponent = inner.expression();
    if (inner.token.kind !== 'end') failAt(token.at, 'FORMULA_UNEXPECTED', { found: token.text });
    return exponent;
  }

  #operand(): Expression {
    const token = this.token;
    if (token.kind === 'number') {
      this.next();
      return { kind: 'number', value: token.value };
    }
    if (token.kind === 'name') return this.#named(token);
    if (token.kind === 'raised' && /^\d+$/u.test(plainOf(token.text)) && this.isSymbol('√', this.peek())) {
      this.next();
      this.next();
      return root(this.#raised(token), this.#rootInput());
    }
    if (token.kind !== 'symbol') return this.unexpected();
    if (this.take('√')) return { kind: 'call', name: 'sqrt', inputs: [this.#rootInput()] };
    if (this.take('∛')) return root({ kind: 'number', value: 3 }, this.#rootInput());
    if (this.take('∜')) return root({ kind: 'number', value: 4 }, this.#rootInput());
    if (this.isSymbol('|')) return this.#absolute();
    if (OPENING.has(token.text)) return this.#enclosed(token);
    return this.unexpected();
  }

  #enclosed(token: Token): Expression {
    this.next();
    const bars = this.#bars;
    this.#bars = 0;
    const inner = this.expression();
    this.#bars = bars;
    this.close(token);
    if (token.text === '⌊') return { kind: 'call', name: 'floor', inputs: [inner] };
    if (token.text === '⌈') return { kind: 'call', name: 'ceil', inputs: [inner] };
    return inner;
  }

  /** Takes the sign that closes `opening`. */
  close(opening: Token): void {
    if (this.take(CLOSING[opening.text] ?? opening.text)) return;
    if (this.token.kind === 'end') failAt(opening.at, 'FORMULA_UNCLOSED', { character: opening.text });
    this.unexpected();
  }

  #absolute(): Expression {
    const opening = this.next();
    this.#bars += 1;
    const inner = this.expression();
    this.#bars -= 1;
    if (!this.take('|')) {
      if (this.token.kind === 'end') failAt(opening.at, 'FORMULA_UNCLOSED', { character: '|' });
      this.unexpected();
    }
    return { kind: 'call', name: 'abs', inputs: [inner] };
  }

  /** A root sign takes the next factor with its power: √2x is √2 · x, √x² is √(x²). */
  #rootInput(): Expression {
    this.#depth += 1;
    if (this.#depth > DEEPEST) failAt(this.token.at, 'FORMULA_TOO_DEEP', { most: DEEPEST });
    // (x+1) is all that a root sign before parentheses takes: √(x+1)² is the square of a root.
    const input = this.isSymbol('(') ? this.#operand() : this.#power();
    this.#depth -= 1;
    return input;
  }

  #named(token: Token & { readonly kind: 'name' }): Expression {
    const { meaning } = token;
    if (meaning.kind === 'word') return this.unexpected();
    this.next();
    if (meaning.kind === 'variable') return { kind: 'variable' };
    if (meaning.kind === 'constant') return { kind: 'constant', name: meaning.name };
    if (meaning.kind === 'function') return this.#call(meaning.name, token);
    let name = meaning.name;
    if (this.isSymbol('_') && this.peek()?.kind === 'number') {
      this.next();
      name = `${name}_${this.next().text}`;
    }
    const value = this.values.get(name);
    if (value === undefined) return failAt(token.at, 'FORMULA_PARAMETER_WITHOUT_VALUE', { name });
    return { kind: 'parameter', name, value };
  }

  #call(name: FunctionName, token: Token): Expression {
    this.#depth += 1;
    if (this.#depth > DEEPEST) failAt(token.at, 'FORMULA_TOO_DEEP', { most: DEEPEST });
    const base = name === 'log' && this.take('_') ? this.#operand() : undefined;
    let exponent: Expression | undefined;
    if (this.token.kind === 'raised') exponent = this.#raised(this.next());
    else if (this.take('^')) exponent = this.isSymbol('-') ? this.#signed() : this.#operand();
    const inverse = exponent && isMinusOne(exponent) ? inverseOf(name) : undefined;
    const called = inverse ?? name;
    const inputs = this.#inputs(called, token);
    if (base) inputs.unshift(base);
    this.#depth -= 1;
    // Wurzel(3; x) is the cube root.
    const isRoot = called === 'sqrt' && inputs.length === 2;
    const call: Expression = { kind: 'call', name: isRoot ? 'root' : called, inputs };
    return exponent && !inverse ? operation('^', call, exponent) : call;
  }

  #inputs(name: FunctionName, token: Token): Expression[] {
    if (!this.isSymbol('(')) return [this.#bareInput()];
    const opening = this.next();
    const bars = this.#bars;
    this.#bars = 0;
    const inputs = [this.expression()];
    while (this.take(';') || this.take(',')) inputs.push(this.expression());
    this.#bars = bars;
    const end = this.token.at;
    this.close(opening);
    const [fewest, most] = inputCount(name);
    if (inputs.length >= fewest && inputs.length <= most) return inputs;
    const problem = {
      code: 'FORMULA_INPUT_COUNT',
      params: { name: token.text, fewest, most, found: inputs.length },
      index: token.at,
    } as const;
    if (inputs.length < fewest) throw new AmbiguousComma(problem, opening.at, end);
    throw new FormulaFailure(problem);
  }

  /** The input of a function without parentheses: sin 2x is sin(2x), sin x cos x is sin(x) · cos(x), sin x/2 is sin(x)/2. */
  #bareInput(): Expression {
    const sign = this.take('-');
    let input = this.#power();
    for (;;) {
      const token = this.token;
      const again =
        token.kind === 'number' ||
        (token.kind === 'name' && ['variable', 'constant', 'parameter'].includes(token.meaning.kind)) ||
        (this.isSymbol('(') && isNumeric(input)) ||
        this.isSymbol('√');
      if (!again) break;
      input = operation('*', input, this.#power());
    }
    return sign ? { kind: 'negate', of: input } : input;
  }
}

export function operation(operator: Operator, left: Expression, right: Expression): Expression {
  return { kind: 'operation', operator, left, right };
}

function root(index: Expression, input: Expression): Expression {
  return { kind: 'call', name: 'root', inputs: [index, input] };
}

function isMinusOne(exponent: Expression): boolean {
  return exponent.kind === 'negate' && exponent.of.kind === 'number' && exponent.of.value === 1;
}

function isNumeric(input: Expression): boolean {
  if (input.kind === 'operation') return isNumeric(input.left) && isNumeric(input.right);
  return input.kind === 'number' || input.kind === 'constant' || input.kind === 'parameter';
}
