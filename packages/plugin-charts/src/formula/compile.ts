import { mentionsVariable } from './parse-formula.js';
import type { Condition, Expression, FunctionFormula } from './syntax.js';
import { resultOf, type Step, type Tape, type Test, type Watched } from './tape.js';
import type { UnaryName } from './unary.js';

/** Most steps of a tape. A text of 500 characters makes fewer; a derivative may have more. */
const MOST_STEPS = 4000;

/** The tape of a function without values. */
const NOWHERE = { steps: [{ kind: 'constant', value: Number.NaN }], watched: [], result: 0 } as const;

/** A formula as a tape; one that is too long for it has no values. */
export function compile(formula: Pick<FunctionFormula, 'body' | 'degrees'>): Tape {
  const builder = new TapeBuilder(formula.degrees);
  const result = builder.add(formula.body);
  const { steps, watched } = builder;
  if (builder.isFull) return { ...NOWHERE, values: new Float64Array(1) };
  return { steps, watched, result, values: new Float64Array(steps.length) };
}

class TapeBuilder {
  readonly steps: Step[] = [];
  readonly watched: Watched[] = [];
  /** Steps by what they do, so that a term that occurs twice is worked out once. */
  readonly #known = new Map<string, number>();

  /** Terms that were added: derivatives share them. */
  readonly #added = new Map<Expression, number>();

  constructor(readonly degrees: boolean) {}

  get isFull(): boolean {
    return this.steps.length >= MOST_STEPS;
  }

  add(expression: Expression): number {
    const known = this.#added.get(expression);
    if (known !== undefined) return known;
    const step = this.#stepOf(expression);
    this.#added.set(expression, step);
    return step;
  }

  #stepOf(expression: Expression): number {
    switch (expression.kind) {
      case 'number':
      case 'parameter':
        return this.constant(expression.value);
      case 'constant':
        return this.constant(expression.name === 'pi' ? Math.PI : Math.E);
      case 'variable':
        return this.push({ kind: 'variable' });
      case 'negate':
        return this.unary('negate', this.add(expression.of));
      case 'operation':
        return this.#operation(expression);
      case 'call':
        return this.#call(expression);
      case 'cases': {
        const choices = expression.cases.map(({ when, value: then }) => ({
          when: this.#test(when),
          then: this.add(then),
        }));
        const otherwise = expression.otherwise && this.add(expression.otherwise);
        return this.push({ kind: 'select', choices, otherwise });
      }
    }
  }

  push(step: Step): number {
    const key = JSON.stringify(step);
    const known = step.kind === 'select' ? undefined : this.#known.get(key);
    if (known !== undefined) return known;
    if (this.isFull) return this.steps.length - 1;
    this.steps.push(step);
    const index = this.steps.length - 1;
    this.#known.set(key, index);
    return index;
  }

  constant(number: number): number {
    return this.push({ kind: 'constant', value: number });
  }

  unary(name: UnaryName, a: number): number {
    return this.#folded({ kind: 'unary', name, a }, [a]);
  }

  binary(kind: 'add' | 'subtract' | 'multiply' | 'divide', a: number, b: number): number {
    if (kind === 'multiply' && a === b) return this.powerOf(a, 2);
    return this.#folded({ kind, a, b }, [a, b]);
  }

  /** The step, or its result if all that it uses is constant. */
  #folded(step: Step, inputs: readonly number[]): number {
    const values = new Float64Array(this.steps.length);
    for (const input of inputs) {
      const known = this.steps[input];
      if (known?.kind !== 'constant') return this.push(step);
      values[input] = known.value;
    }
    return this.constant(resultOf(step, values, Number.NaN));
  }

  #constantOf(index: number): number | undefined {
    const step = this.steps[index];
    return step?.kind === 'constant' ? step.value : undefined;
  }

  watch(step: number, kind: Watched['kind'] = 'at', at = 0): void {
    if (this.#constantOf(step) !== undefined) return;
    const known = this.watched.some((other) => other.step === step && other.kind === kind && other.at === at);
    if (!known) this.watched.push({ step, kind, at });
  }

  /** Watches where a step is zero: a product where one of its factors is, a power where its base is. */
  #watchZero(index: number): void {
    const step = this.steps[index];
    if (step?.kind === 'multiply') {
      this.#watchZero(step.a);
      this.#watchZero(step.b);
    } else if (step?.kind === 'divide') this.#watchZero(step.a);
    else if (step?.kind === 'power' || step?.kind === 'oddRoot') this.#watchZero(step.a);
    else if (step?.kind === 'unary' && ['negate', 'sqrt', 'abs'].includes(step.name)) this.#watchZero(step.a);
    else if (step?.kind !== 'unary' || !['exp', 'cosh'].includes(step.name)) this.watch(index);
  }

  divide(a: number, b: number): number {
    this.#watchZero(b);
    return this.binary('divide', a, b);
  }

  #operation(expression: Expression & { readonly kind: 'operation' }): number {
    if (expression.operator === '^') return this.#power(expression);
    const a = this.add(expression.left);
    const b = this.add(expression.right);
    if (expression.operator === '/') return this.divide(a, b);
    return this.binary(
      expression.operator === '+' ? 'add' : expression.operator === '-' ? 'subtract' : 'multiply',
      a,
      b,
    );
  }

  #power(expression: Expression & { readonly kind: 'operation' }): number {
    const base = this.add(expression.left);
    const exponent = this.add(expression.right);
    const fixed = this.#constantOf(exponent);
    if (fixed !== undefined) return this.powerOf(base, fixed);
    const fixedBase = this.#constantOf(base);
    if (fixedBase === Math.E) return this.unary('exp', exponent);
    // a^u = exp(u ln a) for a > 0.
    return this.unary('exp', this.binary('multiply', exponent, this.#logarithm(base)));
  }

  powerOf(base: number, exponent: number): number {
    if (exponent === 0) return this.constant(1);
    if (exponent === 1) return base;
    if (exponent === 0.5) {
      this.#watchZero(base);
      return this.unary('sqrt', base);
    }
    const real = !Number.isInteger(exponent);
    if (real || exponent < 0) this.#watchZero(base);
    return this.#folded({ kind: 'power', a: base, exponent, real }, [base]);
  }

  #logarithm(a: number): number {
    this.#watchZero(a);
    return this.unary('ln', a);
  }

  #call(expression: Expression & { readonly kind: 'call' }): number {
    const [first, second, ...more] = expression.inputs.map((input) => this.add(input));
    const a = first ?? this.constant(Number.NaN);
    const toRadians = (angle: number): number =>
      this.degrees ? this.binary('multiply', angle, this.constant(Math.PI / 180)) : angle;
    const fromRadians = (angle: number): number =>
      this.degrees ? this.binary('multiply', angle, this.constant(180 / Math.PI)) : angle;
    switch (expression.name) {
      case 'sin':
      case 'cos':
        return this.unary(expression.name, toRadians(a));
      case 'tan': {
        const angle = toRadians(a);
        this.watch(angle, 'pole');
        return this.unary('tan', angle);
      }
      case 'cot': {
        const angle = toRadians(a);
        return this.divide(this.unary('cos', angle), this.unary('sin', angle));
      }
      case 'sec':
        return this.divide(this.constant(1), this.unary('cos', toRadians(a)));
      case 'csc':
        return this.divide(this.constant(1), this.unary('sin', toRadians(a)));
      case 'asin':
      case 'acos':
        this.watch(a, 'at', -1);
        this.watch(a, 'at', 1);
        return fromRadians(this.unary(expression.name, a));
      case 'atan':
        return fromRadians(this.unary('atan', a));
      case 'acot': {
        const right = this.constant(Math.PI / 2);
        return fromRadians(this.binary('subtract', right, this.unary('atan', a)));
      }
      case 'acosh':
        this.watch(a, 'at', 1);
        return this.unary('acosh', a);
      case 'atanh':
        this.watch(a, 'at', -1);
        this.watch(a, 'at', 1);
        return this.unary('atanh', a);
      case 'sinh':
      case 'cosh':
      case 'tanh':
      case 'asinh':
      case 'exp':
        return this.unary(expression.name, a);
      case 'sqrt':
        return this.powerOf(a, 0.5);
      case 'cbrt':
        return this.#root(3, a);
      case 'root':
        return this.#root(this.#constantOf(a) ?? Number.NaN, second ?? a);
      case 'ln':
        return this.#logarithm(a);
      case 'lg':
        return this.#logarithmTo(10, a);
      case 'ld':
        return this.#logarithmTo(2, a);
      case 'log':
        if (second === undefined) return this.#logarithmTo(10, a);
        return this.divide(this.#logarithm(second), this.#logarithm(a));
      case 'abs':
      case 'sign':
        this.#watchZero(a);
        return this.unary(expression.name, a);
      case 'floor':
        return this.#floor(a);
      case 'ceil':
        return this.unary('negate', this.#floor(this.unary('negate', a)));
      case 'round':
        return this.#floor(this.binary('add', a, this.constant(0.5)));
      case 'mod': {
        const divisor = second ?? a;
        const quotient = this.#floor(this.divide(a, divisor));
        return this.binary('subtract', a, this.binary('multiply', divisor, quotient));
      }
      case 'min':
      case 'max':
        return [second ?? a, ...more].reduce((best, next) => this.#extreme(expression.name, best, next), a);
    }
  }

  #logarithmTo(base: number, a: number): number {
    return this.binary('divide', this.#logarithm(a), this.constant(Math.log(base)));
  }

  #floor(a: number): number {
    this.watch(a, 'whole');
    return this.unary('floor', a);
  }

  /** A root with a whole index: of all numbers if it is odd, of those from 0 if it is even. */
  #root(index: number, a: number): number {
    if (!Number.isInteger(index) || index < 1) return this.constant(Number.NaN);
    if (index % 2 === 0 || index === 1) return this.powerOf(a, 1 / index);
    this.#watchZero(a);
    return this.#folded({ kind: 'oddRoot', a, index }, [a]);
  }

  #extreme(name: string, a: number, b: number): number {
    this.watch(this.binary('subtract', a, b));
    const when: Test = { kind: 'compare', comparison: name === 'min' ? '<=' : '>=', a, b };
    return this.push({ kind: 'select', choices: [{ when, then: a }], otherwise: b });
  }

  #test(condition: Condition): Test {
    if (condition.kind !== 'compare') {
      return { kind: condition.kind, of: condition.of.map((part) => this.#test(part)) };
    }
    const a = this.add(condition.left);
    const b = this.add(condition.right);
    if (mentionsVariable(condition.left) || mentionsVariable(condition.right)) {
      this.watch(this.binary('subtract', a, b));
    }
    return { kind: 'compare', comparison: condition.comparison, a, b };
  }
}
