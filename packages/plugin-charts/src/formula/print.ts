import type { ChartLanguage } from '../sheet/sheet.js';
import { writeNumber } from '../texts/numbers.js';
import type { Comparison, Condition, Expression, Formula } from './syntax.js';

/** Precedence of what is printed: what binds less than its surroundings needs parentheses. */
const SUM = 0;
const PRODUCT = 1;
const SIGN = 2;
const POWER = 3;
const ATOM = 4;

interface Printed {
  readonly text: string;
  readonly precedence: number;
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const MINUS = '−';
const COMPARISONS: Readonly<Record<Comparison, string>> = {
  '<': '<',
  '<=': '≤',
  '>': '>',
  '>=': '≥',
  '=': '=',
  '!=': '≠',
};
const WORDS = {
  de: { where: 'für', otherwise: 'sonst', and: 'und', or: 'oder' },
  en: { where: 'for', otherwise: 'otherwise', and: 'and', or: 'or' },
} as const;
/** Names that school books print; others stand as they are in the code. */
const NAMES: Readonly<Record<string, string>> = {
  asin: 'arcsin',
  acos: 'arccos',
  atan: 'arctan',
  acot: 'arccot',
  asinh: 'arsinh',
  acosh: 'arcosh',
  atanh: 'artanh',
  sign: 'sgn',
};

/** A formula in one line as a school book prints it: y = 2x² − 3. */
export function printFormula(formula: Formula, language: ChartLanguage): string {
  const { variable } = formula;
  const printer = new Printer(language, variable);
  if (formula.kind === 'vertical') return `${variable} = ${printer.print(formula.at).text}`;
  const head = formula.named ? `${formula.name}(${variable})` : formula.name;
  return `${head} = ${printer.print(formula.body).text}`;
}

/** A factor that is not printed: 1x is x. */
const isOne = (term: Expression): boolean => term.kind === 'number' && term.value === 1;

class Printer {
  constructor(
    readonly language: ChartLanguage,
    readonly variable: string,
  ) {}

  print(term: Expression): Printed {
    switch (term.kind) {
      case 'number':
        return this.#number(term.value);
      case 'constant':
        return { text: term.name === 'pi' ? 'π' : 'e', precedence: ATOM };
      case 'variable':
        return { text: this.variable, precedence: ATOM };
      case 'parameter':
        return { text: term.name, precedence: ATOM };
      case 'negate':
        return { text: `${MINUS}${this.#inside(term.of, POWER)}`, precedence: SIGN };
      case 'operation':
        return this.#operation(term);
      case 'call':
        return this.#call(term);
      case 'cases':
        return { text: this.#cases(term), precedence: SUM };
    }
  }

  #number(value: number): Printed {
    const text = writeNumber(Math.abs(value), this.language);
    return value < 0 ? { text: `${MINUS}${text}`, precedence: SIGN } : { text, precedence: ATOM };
  }

  #inside(term: Expression, precedence: number): string {
    const printed = this.print(term);
    return printed.precedence >= precedence ? printed.text : `(${printed.text})`;
  }

  /** What follows a sign of a sum: two signs never stand beside each other. */
  #summand(term: Expression): string {
    const text = this.#inside(term, PRODUCT);
    return text.startsWith(MINUS) ? `(${text})` : text;
  }

  #operation({ operator, left, right }: Expression & { readonly kind: 'operation' }): Printed {
    switch (operator) {
      case '+':
        return { text: `${this.#inside(left, SUM)} + ${this.#summand(right)}`, precedence: SUM };
      case '-':
        return { text: `${this.#inside(left, SUM)} ${MINUS} ${this.#summand(right)}`, precedence: SUM };
      case '*':
        if (right.kind !== 'number' && isOne(left)) return this.print(right);
        if (right.kind !== 'number' && left.kind === 'negate' && isOne(left.of)) {
          return this.print({ kind: 'negate', of: right });
        }
        return { text: this.#product(left, right), precedence: PRODUCT };
      case '/':
        return { text: `${this.#inside(left, PRODUCT)}/${this.#inside(right, POWER)}`, precedence: PRODUCT };
      case '^':
        return { text: this.#power(left, right), precedence: POWER };
    }
  }

  /** Signs of multiplication stand only where figures would run together: 2x, 2 sin(x), 2·3, x·(−2). */
  #product(left: Expression, right: Expression): string {
    const a = this.#inside(left, PRODUCT);
    const b = this.#inside(right, POWER);
    // 1/2·x, since a reader may take 1/2x for 1/(2x).
    const isFigure = /^\d/u.test(b) || (left.kind === 'operation' && left.operator === '/');
    // A letter before a parenthesis reads as the name of a function.
    const opens = b.startsWith('(') && /\p{L}$/u.test(a);
    if (isFigure || opens) return `${a}·${b}`;
    const isName = /^\p{L}{2}/u.test(b) || /\p{L}{2}(\)|\p{L})?$/u.test(a);
    return isName ? `${a} ${b}` : `${a}${b}`;
  }

  #power(base: Expression, exponent: Expression): string {
    const a = this.#inside(base, ATOM);
    if (exponent.kind === 'number' && Number.isInteger(exponent.value) && exponent.value >= 0) {
      return a + [...String(exponent.value)].map((digit) => RAISED[Number(digit)] ?? digit).join('');
    }
    return `${a}^${this.#inside(exponent, ATOM)}`;
  }

  #call({ name, inputs }: Expression & { readonly kind: 'call' }): Printed {
    const [first, second] = inputs;
    if (first && name === 'abs') return { text: `|${this.print(first).text}|`, precedence: ATOM };
    if (first && name === 'sqrt') return { text: this.#root('', first), precedence: ATOM };
    if (first && name === 'cbrt') return { text: this.#root('³', first), precedence: ATOM };
    if (first && second && name === 'root' && first.kind === 'number') {
      const index = [...String(first.value)].map((digit) => RAISED[Number(digit)] ?? digit).join('');
      return { text: this.#root(index, second), precedence: ATOM };
    }
    const list = inputs.map((input) => this.print(input).text).join('; ');
    return { text: `${NAMES[name] ?? name}(${list})`, precedence: ATOM };
  }

  #root(index: string, radicand: Expression): string {
    const inner = this.print(radicand);
    // German braille tables have no sign for a root.
    if (this.language === 'de') {
      const count = [...index].map((digit) => RAISED.indexOf(digit)).join('');
      return `Wurzel(${count === '' ? '' : `${count}; `}${inner.text})`;
    }
    const isShort = inner.precedence === ATOM && !inner.text.includes('(');
    return `${index}√${isShort ? inner.text : `(${inner.text})`}`;
  }

  #cases({ cases, otherwise }: Expression & { readonly kind: 'cases' }): string {
    const words = WORDS[this.language];
    const parts = cases.map(
      ({ value, when }) => `${this.print(value).text} ${words.where} ${this.#condition(when)}`,
    );
    if (otherwise) parts.push(`${this.print(otherwise).text} ${words.otherwise}`);
    return parts.join('; ');
  }

  #condition(condition: Condition): string {
    if (condition.kind === 'compare') {
      const { left, right, comparison } = condition;
      return `${this.print(left).text} ${COMPARISONS[comparison]} ${this.print(right).text}`;
    }
    return this.#range(condition) ?? this.#joined(condition);
  }

  #joined(condition: Exclude<Condition, { kind: 'compare' }>): string {
    const word = WORDS[this.language][condition.kind === 'all' ? 'and' : 'or'];
    return condition.of.map((part) => this.#condition(part)).join(` ${word} `);
  }

  /** Two bounds of one term as a chain: 0 ≤ x < 4. */
  #range(condition: Exclude<Condition, { kind: 'compare' }>): string | undefined {
    const [a, b, more] = condition.of;
    if (condition.kind !== 'all' || more || a?.kind !== 'compare' || b?.kind !== 'compare') return undefined;
    const turned: Partial<Record<Comparison, Comparison>> = { '>': '<', '>=': '<=' };
    const isLow = turned[a.comparison] !== undefined;
    const low = isLow ? this.print(a.right).text : this.print(a.left).text;
    const middle = isLow ? this.print(a.left).text : this.print(a.right).text;
    const isUpper = b.comparison === '<' || b.comparison === '<=';
    if (!isUpper || this.print(b.left).text !== middle) return undefined;
    const first = COMPARISONS[turned[a.comparison] ?? a.comparison];
    return `${low} ${first} ${middle} ${COMPARISONS[b.comparison]} ${this.print(b.right).text}`;
  }
}
