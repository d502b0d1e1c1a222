import { parseArgs } from 'node:util';
import { fail, ok, type Result } from '@tastwerk/editor-core';

/** A call that makes no sense: the key of its sentence below `usage` and what fills it in. */
export interface UsageProblem {
  readonly key: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Every option that a command takes. */
const OPTIONS = {
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
  to: { type: 'string', short: 't' },
  profile: { type: 'string', short: 'p' },
} as const;

/** The words of a call, told apart; a flag's value is empty. */
export interface Words {
  readonly options: ReadonlyMap<string, string>;
  readonly positionals: readonly string[];
}

/** The answer to a call that makes no sense. */
export function problem(key: string, values: UsageProblem['values'] = {}): Result<never, UsageProblem> {
  return fail({ key, values });
}

/** Whether `value` is one of the words `allowed`. */
export function isOneOf<T extends string>(allowed: readonly T[], value: string): value is T {
  return allowed.some((candidate) => candidate === value);
}

function isOption(name: string): name is keyof typeof OPTIONS {
  return Object.hasOwn(OPTIONS, name);
}

/** Tells options and their values from the other words. */
export function tellApart(words: readonly string[]): Result<Words, UsageProblem> {
  const { tokens } = parseArgs({ args: [...words], options: OPTIONS, strict: false, tokens: true });
  const options = new Map<string, string>();
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    if (!isOption(name)) return problem('unknownOption', { value: rawName });
    const takesValue = OPTIONS[name].type === 'string';
    const isNextOption = !inlineValue && value?.startsWith('-');
    if (takesValue && (!value || isNextOption)) return problem('valueMissing', { value: rawName });
    if (!takesValue && value !== undefined) return problem('valueUnexpected', { value: rawName });
    options.set(name, value ?? '');
  }
  return ok({ options, positionals });
}
