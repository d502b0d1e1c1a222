import type { ChartLanguage } from '../sheet/sheet.js';
import { lineEquation } from '../texts/straight-line.js';
import { analyse, type CurveAnalysis } from './analyse.js';
import { evaluateConstant } from './constant.js';
import { SENTENCES, type CurveKind, type CurveWords } from './describe-texts.js';
import { isRounded, writeValue } from './exact.js';
import { polynomialOf } from './polynomial.js';
import { printFormula } from './print.js';
import type { DataPoint, Expression, Formula, FunctionFormula, PlotWindow } from './syntax.js';

/** More places of one kind than this are counted and not listed. */
const MOST_LISTED = 8;

/** In which language a curve is described, and its analysis in the window where it is known. */
interface CurveTelling {
  readonly language: ChartLanguage;
  readonly analysis?: CurveAnalysis | undefined;
}

/** What a curve looks like, in plain sentences: what it is, where it rises and falls, zeros, extrema, poles, asymptotes. */
export function describeCurve(
  formula: Formula,
  window: PlotWindow,
  { language, analysis }: CurveTelling,
): readonly string[] {
  const words = SENTENCES[language];
  if (formula.kind === 'vertical')
    return [words.vertical(writeValue(evaluateConstant(formula.at), language))];
  const known = analysis ?? analyse(formula, window);
  return new CurveDescription(formula, window, language, known).sentences();
}

class CurveDescription {
  readonly #words: CurveWords;
  readonly #analysis: CurveAnalysis;

  constructor(
    readonly formula: FunctionFormula,
    readonly window: PlotWindow,
    readonly language: ChartLanguage,
    analysis: CurveAnalysis,
  ) {
    this.#words = SENTENCES[language];
    this.#analysis = analysis;
  }

  sentences(): readonly string[] {
    const kind = this.#kind();
    const isLine = (polynomialOf(this.formula.body)?.length ?? 3) <= 2;
    return [
      kind,
      ...this.#domain(),
      ...(isLine ? [] : this.#monotone()),
      ...this.#zeros(),
      ...this.#yIntercept(),
      ...(isLine ? [] : this.#extrema()),
      ...this.#breaks(),
      ...(isLine ? [] : this.#asymptotes()),
      ...(isLine ? [] : this.#regularity()),
      ...(this.#analysis.isIncomplete ? [this.#words.incomplete] : []),
    ];
  }

  #number(value: number): string {
    const written = writeValue(value, this.language);
    return isRounded(value) ? this.#words.about(written) : written;
  }

  #point({ x, y }: DataPoint): string {
    return this.#words.point(writeValue(x, this.language), writeValue(y, this.language));
  }

  /** Up to so many items in words, then how many there are. */
  #list(items: readonly string[]): string {
    const shown = items.slice(0, MOST_LISTED);
    const last = shown.at(-1) ?? '';
    const joined = shown.length > 1 ? `${shown.slice(0, -1).join(', ')} ${this.#words.and} ${last}` : last;
    return items.length > MOST_LISTED ? `${shown.join(', ')} ${this.#words.more(items.length)}` : joined;
  }

  #kind(): string {
    const name = printFormula(this.formula, this.language);
    const words = this.#words;
    const polynomial = polynomialOf(this.formula.body);
    if (!polynomial) return words.curve(name, words.kinds[kindOf(this.formula.body)]);
    const [a = 0, b = 0, c = 0] = polynomial;
    switch (polynomial.length) {
      case 1:
        return words.constant(name, this.#number(a));
      case 2:
        return words.line(name, this.#number(a), this.#number(b));
      case 3: {
        const x = -b / (2 * a);
        return words.parabola(name, a > 0, this.#point({ x, y: c - (b * b) / (4 * a) }));
      }
      default:
        return words.polynomial(name, polynomial.length - 1);
    }
  }

  #domain(): readonly string[] {
    const { domain } = this.#analysis;
    const [first, more] = domain;
    const { xMin, xMax } = this.window;
    if (!first) return [this.#words.nothing];
    const isWhole = !more && first.from <= xMin && first.to >= xMax;
    const holes = domain.length - 1;
    const isOnlyHoles = first.from <= xMin && (domain.at(-1)?.to ?? xMin) >= xMax;
    // Single places without a value are named as poles and gaps.
    if (isWhole || (isOnlyHoles && holes === this.#analysis.poles.length + this.#analysis.gaps.length))
      return [];
    return [this.#words.domain(this.#list(domain.map(({ from, to }) => this.#range(from, to))))];
  }

  #range(from: number, to: number): string {
    return this.#words.range(writeValue(from, this.language), writeValue(to, this.language));
  }

  #monotone(): readonly string[] {
    const { monotone } = this.#analysis;
    const [only, second] = monotone;
    if (!only) return [];
    if (!second) return [this.#words.everywhere[only.direction]];
    const parts = monotone
      .slice(0, MOST_LISTED)
      .map(({ from, to, direction }) => this.#words.moves(direction, this.#range(from, to)));
    const rest = monotone.length > MOST_LISTED ? [this.#words.goesOn] : [];
    return [this.#words.sentence([...parts, ...rest].join(', '))];
  }

  #zeros(): readonly string[] {
    const { zeros, domain } = this.#analysis;
    if (domain.length === 0) return [];
    if (zeros.length === 0) return [this.#words.noZeros];
    return [this.#words.zeros(zeros.length, this.#list(zeros.map((x) => this.#number(x))))];
  }

  #yIntercept(): readonly string[] {
    const { yIntercept } = this.#analysis;
    return yIntercept === undefined ? [] : [this.#words.yIntercept(this.#number(yIntercept))];
  }

  #extrema(): readonly string[] {
    const { extrema } = this.#analysis;
    const of = (kind: 'maximum' | 'minimum'): readonly string[] => {
      const points = extrema.filter((one) => one.kind === kind).map((point) => this.#point(point));
      return points.length === 0 ? [] : [this.#words.extrema[kind](points.length, this.#list(points))];
    };
    return [...of('maximum'), ...of('minimum')];
  }

  #breaks(): readonly string[] {
    const { poles, jumps, gaps } = this.#analysis;
    const sentences: string[] = [];
    const number = (x: number): string => writeValue(x, this.language);
    if (poles.length > MOST_LISTED) {
      sentences.push(this.#words.poles(this.#list(poles.map(({ x }) => number(x)))));
    } else for (const { x, left, right } of poles) sentences.push(this.#words.pole(number(x), left, right));
    if (jumps.length > MOST_LISTED) {
      sentences.push(this.#words.jumps(this.#list(jumps.map(({ x }) => number(x)))));
    } else {
      for (const { x, left, right } of jumps)
        sentences.push(this.#words.jump(number(x), number(left), number(right)));
    }
    for (const gap of gaps.slice(0, MOST_LISTED)) sentences.push(this.#words.gap(this.#point(gap)));
    return sentences;
  }

  #asymptotes(): readonly string[] {
    return this.#analysis.asymptotes.map(({ slope, intercept, sides }) => {
      const [only] = sides;
      const side = sides.length === 2 || !only ? 'both' : only;
      const write = (value: number): string => writeValue(value, this.language);
      const line = lineEquation(write(slope), write(intercept), this.formula.variable);
      return this.#words.asymptote(line, side);
    });
  }

  #regularity(): readonly string[] {
    const { symmetry, period } = this.#analysis;
    return [
      ...(symmetry ? [this.#words.symmetry[symmetry]] : []),
      ...(period === undefined ? [] : [this.#words.period(this.#number(period))]),
    ];
  }
}

function kindOf(body: Expression): CurveKind {
  if (body.kind === 'cases') return 'cases';
  const names = new Set<string>();
  collect(body, names);
  const has = (...wanted: readonly string[]): boolean => wanted.some((name) => names.has(name));
  if (has('floor', 'ceil', 'round', 'sign')) return 'steps';
  if (names.size > 1) return 'function';
  if (has('sin', 'cos')) return 'wave';
  if (has('exp')) return 'exponential';
  if (has('ln', 'lg', 'ld', 'log')) return 'logarithm';
  if (has('sqrt', 'cbrt', 'root')) return 'root';
  if (has('abs')) return 'absolute';
  return has('/') ? 'rational' : 'function';
}

/** The names of functions in a term; a division by the variable is `/`, a power with it is `exp`. */
function collect(term: Expression, names: Set<string>): void {
  switch (term.kind) {
    case 'negate':
      collect(term.of, names);
      return;
    case 'operation':
      if (term.operator === '/' && polynomialOf(term.right)?.length !== 1) names.add('/');
      if (term.operator === '^' && polynomialOf(term.right)?.length !== 1) names.add('exp');
      if (term.operator === '^' && term.right.kind === 'negate') names.add('/');
      collect(term.left, names);
      collect(term.right, names);
      return;
    case 'call':
      names.add(term.name);
      for (const input of term.inputs) collect(input, names);
      return;
    default:
  }
}
