import { operation } from './parse-expression.js';
import { mentionsVariable } from './parse-formula.js';
import type { FunctionName } from './names.js';
import type { Expression, FunctionFormula, Operator } from './syntax.js';

const number = (value: number): Expression => ({ kind: 'number', value });
const call = (name: FunctionName, ...inputs: readonly Expression[]): Expression => ({
  kind: 'call',
  name,
  inputs,
});
const isNumber = (term: Expression, value: number): boolean => term.kind === 'number' && term.value === value;

/** An operation with zeros and ones left out. */
function made(operator: Operator, a: Expression, b: Expression): Expression {
  if (operator === '*') {
    if (isNumber(a, 0) || isNumber(b, 0)) return number(0);
    if (isNumber(a, 1)) return b;
    if (isNumber(b, 1)) return a;
  }
  if (operator === '/' && isNumber(a, 0)) return a;
  if (operator === '+' && isNumber(a, 0)) return b;
  if ((operator === '+' || operator === '-') && isNumber(b, 0)) return a;
  if (operator === '^' && isNumber(b, 1)) return a;
  return operation(operator, a, b);
}

const times = (a: Expression, b: Expression): Expression => made('*', a, b);
const over = (a: Expression, b: Expression): Expression => made('/', a, b);
const squared = (a: Expression): Expression => operation('^', a, number(2));

/** The derivative of a function, as a function with the same variable and angles. */
export function derivativeOf(formula: FunctionFormula): FunctionFormula {
  return { ...formula, body: derive(formula.body, { degrees: formula.degrees, known: new Map() }) };
}

interface Context {
  readonly degrees: boolean;
  /** Derivatives of terms, which are shared: a derivative of second order would else grow without end. */
  readonly known: Map<Expression, Expression>;
}

function derive(term: Expression, context: Context): Expression {
  const known = context.known.get(term);
  if (known) return known;
  const derived = deriveTerm(term, context);
  context.known.set(term, derived);
  return derived;
}

function deriveTerm(term: Expression, context: Context): Expression {
  if (term.kind !== 'cases' && !mentionsVariable(term)) return number(0);
  switch (term.kind) {
    case 'variable':
      return number(1);
    case 'negate': {
      const inner = derive(term.of, context);
      return isNumber(inner, 0) ? inner : { kind: 'negate', of: inner };
    }
    case 'operation':
      return deriveOperation(term, context);
    case 'call':
      return deriveCall(term, context);
    case 'cases': {
      const cases = term.cases.map(({ value, when }) => ({ value: derive(value, context), when }));
      const otherwise = term.otherwise && derive(term.otherwise, context);
      return otherwise ? { kind: 'cases', cases, otherwise } : { kind: 'cases', cases };
    }
    default:
      return number(0);
  }
}

function deriveOperation(term: Expression & { readonly kind: 'operation' }, context: Context): Expression {
  const { operator, left: a, right: b } = term;
  const da = derive(a, context);
  const db = derive(b, context);
  switch (operator) {
    case '+':
    case '-':
      return operator === '-' && isNumber(da, 0) && !isNumber(db, 0)
        ? { kind: 'negate', of: db }
        : made(operator, da, db);
    case '*':
      return made('+', times(da, b), times(a, db));
    case '/':
      if (!mentionsVariable(b)) return over(da, b);
      return over(made('-', times(da, b), times(a, db)), squared(b));
    case '^':
      if (!mentionsVariable(b)) {
        const less = b.kind === 'number' ? number(b.value - 1) : operation('-', b, number(1));
        return times(times(b, made('^', a, less)), da);
      }
      if (!mentionsVariable(a)) return times(times(term, call('ln', a)), db);
      return times(term, made('+', times(db, call('ln', a)), times(b, over(da, a))));
  }
}

function deriveCall(term: Expression & { readonly kind: 'call' }, context: Context): Expression {
  const [a, b, ...more] = term.inputs;
  if (!a) return number(0);
  const da = derive(a, context);
  const { degrees } = context;
  const inRadians = degrees ? number(Math.PI / 180) : number(1);
  const inDegrees = degrees ? number(180 / Math.PI) : number(1);
  const one = number(1);
  const minus = (of: Expression): Expression => ({ kind: 'negate', of });
  const chain = (outer: Expression): Expression => times(outer, da);
  const angle = (outer: Expression): Expression => times(times(outer, inRadians), da);
  const arc = (outer: Expression): Expression => times(times(outer, inDegrees), da);
  const under = (inner: Expression): Expression => over(one, call('sqrt', inner));
  switch (term.name) {
    case 'sin':
      return angle(call('cos', a));
    case 'cos':
      return angle(minus(call('sin', a)));
    case 'tan':
      return angle(operation('+', one, squared(term)));
    case 'cot':
      return angle(minus(operation('+', one, squared(term))));
    case 'sec':
      return angle(times(term, call('tan', a)));
    case 'csc':
      return angle(minus(times(term, call('cot', a))));
    case 'asin':
      return arc(under(operation('-', one, squared(a))));
    case 'acos':
      return arc(minus(under(operation('-', one, squared(a)))));
    case 'atan':
      return arc(over(one, operation('+', one, squared(a))));
    case 'acot':
      return arc(minus(over(one, operation('+', one, squared(a)))));
    case 'sinh':
      return chain(call('cosh', a));
    case 'cosh':
      return chain(call('sinh', a));
    case 'tanh':
      return chain(operation('-', one, squared(term)));
    case 'asinh':
      return chain(under(operation('+', squared(a), one)));
    case 'acosh':
      return chain(under(operation('-', squared(a), one)));
    case 'atanh':
      return chain(over(one, operation('-', one, squared(a))));
    case 'sqrt':
      return over(da, times(number(2), term));
    case 'cbrt':
      return over(da, times(number(3), squared(term)));
    case 'root': {
      // The first input is the index.
      const radicand = b ?? a;
      const inner = derive(radicand, context);
      return over(inner, times(a, operation('^', term, operation('-', a, one))));
    }
    case 'exp':
      return chain(term);
    case 'ln':
      return over(da, a);
    case 'lg':
      return over(da, times(a, number(Math.LN10)));
    case 'ld':
      return over(da, times(a, number(Math.LN2)));
    case 'log':
      if (!b) return over(da, times(a, number(Math.LN10)));
      return derive(operation('/', call('ln', b), call('ln', a)), context);
    case 'abs':
      return chain(call('sign', a));
    case 'sign':
    case 'floor':
    case 'ceil':
    case 'round':
      return number(0);
    case 'mod': {
      const divisor = b ?? one;
      return made('-', da, times(derive(divisor, context), call('floor', operation('/', a, divisor))));
    }
    case 'min':
    case 'max': {
      const rest = more.length > 0 && b ? call(term.name, b, ...more) : (b ?? a);
      const comparison = term.name === 'min' ? '<=' : '>=';
      return {
        kind: 'cases',
        cases: [{ value: da, when: { kind: 'compare', comparison, left: a, right: rest } }],
        otherwise: derive(rest, context),
      };
    }
  }
}
