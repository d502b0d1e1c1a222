/** Every function that a formula may call: how it may be written, and how many inputs it takes. */
const FUNCTIONS = {
  sin: { names: ['sin', 'sinus'], inputs: [1, 1], inverse: 'asin' },
  cos: { names: ['cos', 'cosinus', 'kosinus'], inputs: [1, 1], inverse: 'acos' },
  tan: { names: ['tan', 'tg', 'tangens', 'tangent'], inputs: [1, 1], inverse: 'atan' },
  cot: { names: ['cot', 'ctg', 'cotan', 'kotangens', 'cotangens'], inputs: [1, 1], inverse: 'acot' },
  sec: { names: ['sec', 'sekans', 'secant'], inputs: [1, 1] },
  csc: { names: ['csc', 'cosec', 'kosekans', 'cosecant'], inputs: [1, 1] },
  asin: { names: ['asin', 'arcsin', 'arcussinus', 'arkussinus'], inputs: [1, 1] },
  acos: { names: ['acos', 'arccos', 'arcuscosinus', 'arkuskosinus'], inputs: [1, 1] },
  atan: { names: ['atan', 'arctan', 'arcustangens', 'arkustangens'], inputs: [1, 1] },
  acot: { names: ['acot', 'arccot'], inputs: [1, 1] },
  sinh: { names: ['sinh'], inputs: [1, 1], inverse: 'asinh' },
  cosh: { names: ['cosh'], inputs: [1, 1], inverse: 'acosh' },
  tanh: { names: ['tanh'], inputs: [1, 1], inverse: 'atanh' },
  asinh: { names: ['asinh', 'arsinh'], inputs: [1, 1] },
  acosh: { names: ['acosh', 'arcosh'], inputs: [1, 1] },
  atanh: { names: ['atanh', 'artanh'], inputs: [1, 1] },
  sqrt: { names: ['sqrt', 'wurzel', 'quadratwurzel'], inputs: [1, 2] },
  cbrt: { names: ['cbrt', 'kubikwurzel'], inputs: [1, 1] },
  root: { names: ['root', 'nthroot', 'ntewurzel'], inputs: [2, 2] },
  exp: { names: ['exp'], inputs: [1, 1] },
  ln: { names: ['ln', 'loge'], inputs: [1, 1] },
  lg: { names: ['lg'], inputs: [1, 1] },
  ld: { names: ['ld', 'lb'], inputs: [1, 1] },
  log: { names: ['log'], inputs: [1, 2] },
  abs: { names: ['abs', 'betrag'], inputs: [1, 1] },
  sign: { names: ['sign', 'sgn', 'signum', 'vorzeichen'], inputs: [1, 1] },
  floor: { names: ['floor', 'abrunden', 'ganz', 'int', 'gauss', 'gauß'], inputs: [1, 1] },
  ceil: { names: ['ceil', 'ceiling', 'aufrunden'], inputs: [1, 1] },
  round: { names: ['round', 'runden'], inputs: [1, 1] },
  min: { names: ['min', 'minimum'], inputs: [2, 8] },
  max: { names: ['max', 'maximum'], inputs: [2, 8] },
  mod: { names: ['mod', 'rest'], inputs: [2, 2] },
} as const satisfies Record<
  string,
  { names: readonly string[]; inputs: readonly [number, number]; inverse?: string }
>;

export type FunctionName = keyof typeof FUNCTIONS;

const FUNCTION_BY_NAME = new Map<string, FunctionName>();
for (const name of Object.keys(FUNCTIONS) as FunctionName[]) {
  for (const written of FUNCTIONS[name].names) FUNCTION_BY_NAME.set(written, name);
}

export function inputCount(name: FunctionName): readonly [number, number] {
  return FUNCTIONS[name].inputs;
}

/** The function that sin⁻¹ and the like mean. */
export function inverseOf(name: FunctionName): FunctionName | undefined {
  const entry = FUNCTIONS[name];
  return 'inverse' in entry ? entry.inverse : undefined;
}

const CONSTANTS: ReadonlyMap<string, 'pi' | 'e'> = new Map([
  ['pi', 'pi'],
  ['π', 'pi'],
  ['e', 'e'],
  ['ℯ', 'e'],
]);

/** Words between a term and where it holds, between conditions, and for the rest of the numbers. */
const WORDS: ReadonlyMap<string, 'where' | 'otherwise' | 'and' | 'or' | 'in'> = new Map([
  ...(
    ['für', 'fuer', 'for', 'if', 'falls', 'wenn', 'when', 'where', 'mit', 'with', 'bei', 'auf', 'on'] as const
  ).map((word) => [word, 'where'] as const),
  ...(['sonst', 'ansonsten', 'andernfalls', 'otherwise', 'else'] as const).map(
    (word) => [word, 'otherwise'] as const,
  ),
  ['und', 'and'],
  ['and', 'and'],
  ['∧', 'and'],
  ['oder', 'or'],
  ['or', 'or'],
  ['∨', 'or'],
  ['in', 'in'],
  ['∈', 'in'],
]);

export type NameMeaning =
  | { readonly kind: 'function'; readonly name: FunctionName }
  | { readonly kind: 'constant'; readonly name: 'pi' | 'e' }
  | { readonly kind: 'variable' }
  | { readonly kind: 'parameter'; readonly name: string }
  | { readonly kind: 'word'; readonly word: 'where' | 'otherwise' | 'and' | 'or' | 'in' };

/** The names that have a meaning in one formula. */
export interface NameScope {
  readonly variable: string;
  readonly parameters: ReadonlySet<string>;
}

/**
 * What a run of letters means, as names one after the other: `xsin` is x · sin, `ax` is a · x. Undefined when it is not clear: then the
 * run is an unknown name. Given parameters come before the constants, so that `e` may be one.
 */
export function meaningsOf(
  run: string,
  scope: NameScope,
): readonly { readonly text: string; readonly meaning: NameMeaning }[] | undefined {
  const whole = meaningOf(run, scope);
  if (whole) return [{ text: run, meaning: whole }];
  const split = splitRun(run, scope);
  if (split) return split;
  const letters = [...run];
  if (letters.length === 1) return [{ text: run, meaning: { kind: 'parameter', name: run } }];
  // Two letters, one of which is known: a parameter that was given no value, beside it.
  if (letters.length > 2 || !letters.some((letter) => meaningOf(letter, scope))) return undefined;
  return letters.map((text) => ({
    text,
    meaning: meaningOf(text, scope) ?? { kind: 'parameter', name: text },
  }));
}

function meaningOf(text: string, scope: NameScope): NameMeaning | undefined {
  if (scope.parameters.has(text)) return { kind: 'parameter', name: text };
  if (text === scope.variable) return { kind: 'variable' };
  const lower = text.toLowerCase();
  if (lower === scope.variable) return { kind: 'variable' };
  const name = FUNCTION_BY_NAME.get(lower);
  if (name) return { kind: 'function', name };
  const constant = CONSTANTS.get(lower);
  if (constant) return { kind: 'constant', name: constant };
  const word = WORDS.get(lower);
  return word ? { kind: 'word', word } : undefined;
}

type SplitRun = readonly { readonly text: string; readonly meaning: NameMeaning }[] | undefined;

/** The longest known name, in characters. */
const LONGEST_NAME = 24;

/** The run cut into known names, the longest first; words are never part of a run. `known` holds the results for ends of the run, by their length. */
function splitRun(run: string, scope: NameScope, known = new Map<number, SplitRun>()): SplitRun {
  if (run === '') return [];
  if (known.has(run.length)) return known.get(run.length);
  const split = cutOff(run, scope, known);
  known.set(run.length, split);
  return split;
}

function cutOff(run: string, scope: NameScope, known: Map<number, SplitRun>): SplitRun {
  for (let length = Math.min(run.length, LONGEST_NAME); length > 0; length -= 1) {
    const text = run.slice(0, length);
    const meaning = meaningOf(text, scope);
    if (!meaning || meaning.kind === 'word') continue;
    const rest = splitRun(run.slice(length), scope, known);
    if (rest) return [{ text, meaning }, ...rest];
  }
  return undefined;
}
