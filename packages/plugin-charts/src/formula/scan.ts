import { meaningsOf, type NameMeaning, type NameScope } from './names.js';
import type { FormulaProblem, FormulaProblemCode } from './syntax.js';

/** Ends the reading of a formula; `parseFormula` turns it into a failure. */
export class FormulaFailure extends Error {
  constructor(readonly problem: FormulaProblem) {
    super(problem.code);
  }
}

export function failAt(
  index: number,
  code: FormulaProblemCode,
  params: FormulaProblem['params'] = {},
): never {
  throw new FormulaFailure({ code, params, index });
}

export type Token = { readonly at: number; readonly text: string } & (
  | { readonly kind: 'number'; readonly value: number; readonly comma: boolean }
  | { readonly kind: 'letters' }
  | { readonly kind: 'name'; readonly meaning: NameMeaning }
  | { readonly kind: 'raised' }
  | { readonly kind: 'symbol' }
  | { readonly kind: 'end' }
);

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ˣⁿᵃᵇᵏ';
const PLAIN = '0123456789+-()xnabk';

/** Characters that mean the same as another one. */
const SAME: ReadonlyMap<string, string> = new Map([
  ...[...'−–—‒'].map((character) => [character, '-'] as const),
  ...[...'·×∙⋅∗•'].map((character) => [character, '*'] as const),
  ...[...':÷∕⁄'].map((character) => [character, '/'] as const),
  ['≤', '<='],
  ['⩽', '<='],
  ['≥', '>='],
  ['⩾', '>='],
  ['≠', '!='],
  ['∣', '|'],
  ['\n', ';'],
]);

const FRACTIONS: ReadonlyMap<string, number> = new Map([
  ['½', 1 / 2],
  ['⅓', 1 / 3],
  ['⅔', 2 / 3],
  ['¼', 1 / 4],
  ['¾', 3 / 4],
  ['⅕', 1 / 5],
  ['⅛', 1 / 8],
]);

const DOUBLE = new Set(['<=', '>=', '!=', '**', ':=', '==']);
const SINGLE = new Set([...'+-*/^()[]{}|,;=<>!√∛∜°%_∞⌊⌋⌈⌉']);
const LETTER = /\p{L}/u;

/** The text as tokens, with runs of letters not yet cut into names. */
export function scan(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
    if (/\s/u.test(character) && character !== '\n') {
      at += character.length;
      continue;
    }
    const token = tokenAt(text, at, character);
    tokens.push(token);
    at += lengthOf(token, text);
  }
  tokens.push({ kind: 'end', at: text.length, text: '' });
  return tokens;
}

function lengthOf(token: Token, text: string): number {
  if (token.kind !== 'symbol') return token.text.length;
  return DOUBLE.has(text.slice(token.at, token.at + 2)) ? 2 : 1;
}

function tokenAt(text: string, at: number, character: string): Token {
  const number = numberAt(text, at);
  if (number) return number;
  if (RAISED.includes(character)) {
    let end = at;
    while (end < text.length && RAISED.includes(text.charAt(end))) end += 1;
    return { kind: 'raised', at, text: text.slice(at, end) };
  }
  if ('∈∧∨'.includes(character)) return { kind: 'letters', at, text: character };
  if (LETTER.test(character)) {
    let end = at;
    while (end < text.length) {
      const next = String.fromCodePoint(text.codePointAt(end) ?? 0);
      if (!LETTER.test(next) || RAISED.includes(next)) break;
      end += next.length;
    }
    return { kind: 'letters', at, text: text.slice(at, end) };
  }
  const two = text.slice(at, at + 2);
  if (DOUBLE.has(two)) {
    return { kind: 'symbol', at, text: two === '**' ? '^' : two === ':=' || two === '==' ? '=' : two };
  }
  const same = SAME.get(character) ?? character;
  if (SINGLE.has(same) || DOUBLE.has(same)) return { kind: 'symbol', at, text: same };
  return failAt(at, 'FORMULA_UNEXPECTED', { found: character });
}

/** A number with a decimal point or comma; a digit before a fraction sign belongs to it: 1½. */
function numberAt(text: string, at: number): Token | undefined {
  const match = /^(\d+([.,]\d+)?|\.\d+)?([½⅓⅔¼¾⅕⅛])?/u.exec(text.slice(at, at + 60));
  const written = match?.[0] ?? '';
  if (written === '') return undefined;
  const whole = match?.[1] === undefined ? 0 : Number(match[1].replace(',', '.'));
  return {
    kind: 'number',
    at,
    text: written,
    value: whole + (FRACTIONS.get(match?.[3] ?? '') ?? 0),
    comma: written.includes(','),
  };
}

/** What a raised run says in plain characters: ⁻² is -2. */
export function plainOf(raised: string): string {
  return [...raised].map((character) => PLAIN[RAISED.indexOf(character)] ?? '').join('');
}

/** Cuts runs of letters into names; an index belongs to a letter before it: a_1. */
export function nameTokens(tokens: readonly Token[], scope: NameScope): readonly Token[] {
  return tokens.flatMap((token, place): readonly Token[] => {
    if (token.kind !== 'letters') return [token];
    const meanings = meaningsOf(token.text, scope);
    if (!meanings) {
      // `log` and its like are followed by `_` too; those are known.
      const next = tokens[place + 1];
      return failAt(token.at, 'FORMULA_UNKNOWN_NAME', {
        name: next?.text === '_' ? `${token.text}_` : token.text,
      });
    }
    let at = token.at;
    return meanings.map(({ text, meaning }) => {
      const named: Token = { kind: 'name', at, text, meaning };
      at += text.length;
      return named;
    });
  });
}

/** The tokens with the decimal commas between two places in the text as signs between inputs: max(2,5). */
export function withoutDecimalCommas(tokens: readonly Token[], from: number, to: number): readonly Token[] {
  return tokens.flatMap((token): readonly Token[] => {
    if (token.kind !== 'number' || !token.comma || token.at < from || token.at > to) return [token];
    const comma = token.text.indexOf(',');
    const number = (text: string, at: number): Token => ({
      kind: 'number',
      at,
      text,
      value: Number(text),
      comma: false,
    });
    return [
      number(token.text.slice(0, comma), token.at),
      { kind: 'symbol', at: token.at + comma, text: ',' },
      number(token.text.slice(comma + 1), token.at + comma + 1),
    ];
  });
}
