import { parseArgs } from 'node:util';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { isOneOf } from '../plugins/command-helpers.js';
import { LANGUAGES, type Language } from './language.js';

/** A call that makes no sense: the key of its sentence below `usage` and what fills it in. */
export interface UsageProblem {
  readonly key: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Options by their names without hyphens: those of type `string` take a value. */
export type Options = Readonly<
  Record<string, { readonly type: 'string' | 'boolean'; readonly short?: string }>
>;

/** Every option that a command of the renderer takes. */
export const OPTIONS: Options = {
  help: { type: 'boolean', short: 'h' },
  lang: { type: 'string' },
  out: { type: 'string', short: 'o' },
  formats: { type: 'string', short: 'f' },
  json: { type: 'boolean' },
  force: { type: 'boolean' },
  jobs: { type: 'string', short: 'j' },
  author: { type: 'string' },
  link: { type: 'string' },
  mark: { type: 'string' },
  inks: { type: 'string' },
  describe: { type: 'boolean' },
  'relief-only': { type: 'boolean' },
  paper: { type: 'string' },
  system: { type: 'string', short: 's' },
  notation: { type: 'string', short: 'n' },
  table: { type: 'string' },
  release: { type: 'string' },
  back: { type: 'boolean' },
  words: { type: 'string', short: 'w' },
  math: { type: 'string' },
  unknown: { type: 'string' },
  to: { type: 'string', short: 't' },
  profile: { type: 'string', short: 'p' },
};

/** The words of a call, told apart; a flag's value is empty. */
export interface Words {
  readonly options: ReadonlyMap<string, string>;
  readonly positionals: readonly string[];
  /** What makes no sense; the words behind it are left out. */
  readonly problem?: UsageProblem;
}

/** The answer to a call that makes no sense. */
export function problem(key: string, values: UsageProblem['values'] = {}): Result<never, UsageProblem> {
  return fail({ key, values });
}

/** The language that a call names with `--lang`; undefined when it names none. */
export function languageOf(options: Words['options']): Result<Language | undefined, UsageProblem> {
  const value = options.get('lang');
  if (value === undefined || isOneOf(LANGUAGES, value)) return ok(value);
  return problem('unknownLanguage', { value, allowed: LANGUAGES.join(', ') });
}

/**
 * Tells options and their values from the other words. `isOption` says which word after an option that takes a value is no value but the
 * next option.
 */
export function tellApart(
  words: readonly string[],
  known: Options,
  isOption = (word: string) => word.startsWith('-'),
): Words {
  const { tokens } = parseArgs({ args: [...words], options: known, strict: false, tokens: true });
  const options = new Map<string, string>();
  const positionals: string[] = [];
  const failed = (key: string, value: string): Words => ({
    options,
    positionals,
    problem: { key, values: { value } },
  });
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    const type = Object.hasOwn(known, name) ? known[name]?.type : undefined;
    if (type === undefined) return failed('unknownOption', rawName);
    const takesValue = type === 'string';
    const isNextOption = !inlineValue && value !== undefined && isOption(value);
    if (takesValue && (!value || isNextOption)) return failed('valueMissing', rawName);
    if (!takesValue && value !== undefined) return failed('valueUnexpected', rawName);
    options.set(name, value ?? '');
  }
  return { options, positionals };
}
