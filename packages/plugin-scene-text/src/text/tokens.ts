import type { SceneProblem, SceneProblemCode, SceneSpot } from '../problems/problem.js';

/** A piece of a line. `text` is what stands there; columns count from 1. */
export type Token = SceneSpot & { readonly text: string } & (
    | { readonly type: 'word' }
    | { readonly type: 'sign' }
    | { readonly type: 'number'; readonly value: number }
    | { readonly type: 'string'; readonly value: string }
    | { readonly type: 'handle' }
    | { readonly type: 'json'; readonly value: unknown }
  );

/** The pieces of a line up to where it cannot be read on. */
export interface Tokens {
  readonly tokens: readonly Token[];
  /** The comment behind them, without its sign. */
  readonly comment?: string;
  readonly problem?: SceneProblem;
}

const SPACE = /[^\S\r\n]+/uy;
const WORD = /\p{L}[\p{L}\p{M}\p{N}_-]*/uy;
const HANDLE = /@[\p{L}\p{N}_-]+/uy;
const NUMBER = /[-\u2212]?\d+(?:\.\d+)?(?:e[+-]?\d+)?/iuy;
/** A comma between digits without a space: a decimal comma to some, two numbers to others. */
const DIGIT_COMMA = /,(?=\d)/uy;
const SIGN = /[,;|:°]/uy;
const STRAIGHT_TEXT = /"[^"\\]*(?:\\.[^"\\]*)*"/uy;
/** As word processors write them. */
const CURVED_TEXT = /[„“]([^“”"]*)[“”]/uy;

function matchAt(pattern: RegExp, line: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(line);
}

function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** Where the JSON object that begins at `from` ends; undefined where it does not. */
function endOfJson(line: string, from: number): number | undefined {
  let depth = 0;
  for (let at = from; at < line.length; at += 1) {
    const character = line[at];
    if (character === '"') {
      const text = matchAt(STRAIGHT_TEXT, line, at);
      if (!text) return undefined;
      at += text[0].length - 1;
    } else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return undefined;
}

/** The pieces of `text`, which is line `line` of its scene text from column `first` on. */
export function tokensOf(text: string, line: number, first = 1): Tokens {
  const tokens: Token[] = [];
  let at = 0;
  const spot = (length: number): SceneSpot => ({ line, column: first + at, length });
  const problem = (
    code: SceneProblemCode,
    length: number,
    params: SceneProblem['params'] = {},
    suggestion?: string,
  ): Tokens => ({
    tokens,
    problem: { code, ...spot(length), params, ...(suggestion === undefined ? {} : { suggestion }) },
  });
  const push = (token: Token): void => {
    tokens.push(token);
    at += token.length;
  };
  const place = (found: string) => ({ text: found, line, column: first + at, length: found.length });
  while (at < text.length) {
    const space = matchAt(SPACE, text, at);
    if (space) {
      at += space[0].length;
      continue;
    }
    const character = text[at];
    if (character === '#') return { tokens, comment: text.slice(at + 1).trim() };
    if (character === '"') {
      const found = matchAt(STRAIGHT_TEXT, text, at);
      if (!found) return problem('TEXT_UNCLOSED', text.length - at);
      const value = parsed(found[0]);
      if (typeof value?.value !== 'string') return problem('JSON_INVALID', found[0].length);
      push({ type: 'string', value: value.value, ...place(found[0]) });
      continue;
    }
    if (character === '{') {
      const end = endOfJson(text, at);
      const source = text.slice(at, end);
      const value = end === undefined ? undefined : parsed(source);
      if (!value) return problem('JSON_INVALID', source.length);
      push({ type: 'json', value: value.value, ...place(source) });
      continue;
    }
    const curved = matchAt(CURVED_TEXT, text, at);
    if (curved) {
      push({ type: 'string', value: curved[1] ?? '', ...place(curved[0]) });
      continue;
    }
    const number = matchAt(NUMBER, text, at);
    if (number) {
      push({ type: 'number', value: Number(number[0].replace('\u2212', '-')), ...place(number[0]) });
      if (matchAt(DIGIT_COMMA, text, at)) {
        const behind = matchAt(NUMBER, text, at + 1)?.[0] ?? '';
        const params = { decimal: `${number[0]}.${behind}`, two: `${number[0]}, ${behind}` };
        return problem('COMMA_AMBIGUOUS', 1, params, `${number[0]}, ${behind}`);
      }
      continue;
    }
    const word = matchAt(WORD, text, at);
    const handle = word ? null : matchAt(HANDLE, text, at);
    const sign = (word ?? handle) ? null : matchAt(SIGN, text, at);
    if (word) push({ type: 'word', ...place(word[0]) });
    else if (handle) push({ type: 'handle', ...place(handle[0]) });
    else if (sign) push({ type: 'sign', ...place(sign[0]) });
    else {
      const code = character === '„' || character === '“' ? 'TEXT_UNCLOSED' : 'CHARACTER_UNEXPECTED';
      return problem(code, 1, { character: character ?? '' });
    }
  }
  return { tokens };
}
