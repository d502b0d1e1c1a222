import { parseArgs } from 'node:util';
import {
  BRAILLE_SYSTEMS,
  type BrailleSystem,
  DEFAULT_BRAILLE_SYSTEM,
  fail,
  ok,
  type Result,
} from '@tastwerk/editor-core';
import { type RenderFormat, RENDER_FORMATS } from '../artefacts/artefact.js';
import { BRF_PROFILES, type BrfProfileName } from '../braille-files/profile.js';
import { LANGUAGES, type Language } from './language.js';

/** The formats that hold braille pages alone. */
const BRAILLE_FILE_FORMATS = ['brf', 'pef', 'txt'] as const satisfies readonly RenderFormat[];

export type BrailleFileFormat = (typeof BRAILLE_FILE_FORMATS)[number];

/** What the command line was asked to do. */
export type Invocation =
  | { readonly command: 'help' }
  | {
      readonly command: 'render';
      readonly inputs: readonly string[];
      readonly outputFolder: string;
      readonly formats: readonly RenderFormat[];
      readonly asJson: boolean;
    }
  | {
      readonly command: 'braille';
      readonly inputs: readonly string[];
      readonly outputFolder: string;
      readonly format: BrailleFileFormat;
      readonly profile: BrfProfileName;
    }
  | { readonly command: 'translate'; readonly system: BrailleSystem };

/** A call that makes no sense: the key of its sentence below `usage` and what fills it in. */
export interface UsageProblem {
  readonly key: string;
  readonly values: Readonly<Record<string, string>>;
}

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  lang: { type: 'string' },
  out: { type: 'string', short: 'o' },
  formats: { type: 'string', short: 'f' },
  json: { type: 'boolean' },
  system: { type: 'string', short: 's' },
  to: { type: 'string', short: 't' },
  profile: { type: 'string', short: 'p' },
} as const;

/** Options that a command takes besides `--help` and `--lang`. */
const OPTIONS_OF = {
  render: ['out', 'formats', 'json'],
  braille: ['to', 'profile', 'out'],
  translate: ['system'],
} as const;

/** The words of a call, told apart; a flag's value is empty. */
interface Words {
  readonly options: ReadonlyMap<string, string>;
  readonly positionals: readonly string[];
}

function problem(key: string, values: UsageProblem['values'] = {}): Result<never, UsageProblem> {
  return fail({ key, values });
}

function isOneOf<T extends string>(allowed: readonly T[], value: string): value is T {
  return allowed.some((candidate) => candidate === value);
}

function isOption(name: string): name is keyof typeof OPTIONS {
  return Object.hasOwn(OPTIONS, name);
}

function tellApart(words: readonly string[]): Result<Words, UsageProblem> {
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

function renderInvocation(
  options: Words['options'],
  inputs: readonly string[],
): Result<Invocation, UsageProblem> {
  if (inputs.length === 0) return problem('noDocuments');
  const names = (options.get('formats') ?? 'pdf').split(',').map((name) => name.trim().toLowerCase());
  const unknown = names.find((name) => !isOneOf(RENDER_FORMATS, name));
  if (unknown !== undefined) {
    return problem('unknownFormat', { value: unknown, allowed: RENDER_FORMATS.join(', ') });
  }
  return ok({
    command: 'render',
    inputs,
    outputFolder: options.get('out') ?? '.',
    formats: RENDER_FORMATS.filter((format) => names.includes(format)),
    asJson: options.has('json'),
  });
}

function isProfile(name: string): name is BrfProfileName {
  return Object.hasOwn(BRF_PROFILES, name);
}

function brailleInvocation(
  options: Words['options'],
  inputs: readonly string[],
): Result<Invocation, UsageProblem> {
  if (inputs.length === 0) return problem('noBrailleFiles');
  const allowed = BRAILLE_FILE_FORMATS.join(', ');
  const format = options.get('to')?.toLowerCase();
  if (format === undefined) return problem('noTarget', { allowed });
  if (!isOneOf(BRAILLE_FILE_FORMATS, format)) return problem('unknownFormat', { value: format, allowed });
  const profile = (options.get('profile') ?? 'na-upper').toLowerCase();
  if (!isProfile(profile)) {
    return problem('unknownProfile', { value: profile, allowed: Object.keys(BRF_PROFILES).join(', ') });
  }
  if (options.has('profile') && format !== 'brf') return problem('profileWithoutBrf', { value: format });
  return ok({ command: 'braille', inputs, outputFolder: options.get('out') ?? '.', format, profile });
}

function translateInvocation(
  options: Words['options'],
  rest: readonly string[],
): Result<Invocation, UsageProblem> {
  const [extra] = rest;
  if (extra !== undefined) return problem('argumentUnexpected', { value: extra });
  const system = (options.get('system') ?? DEFAULT_BRAILLE_SYSTEM).toUpperCase();
  if (!isOneOf(BRAILLE_SYSTEMS, system)) {
    return problem('unknownSystem', { value: system, allowed: BRAILLE_SYSTEMS.join(', ') });
  }
  return ok({ command: 'translate', system });
}

const INVOCATIONS = {
  render: renderInvocation,
  braille: brailleInvocation,
  translate: translateInvocation,
} as const;

function isCommand(name: string): name is keyof typeof INVOCATIONS {
  return Object.hasOwn(INVOCATIONS, name);
}

function invocationOf({ options, positionals }: Words): Result<Invocation, UsageProblem> {
  const [command, ...rest] = positionals;
  if (options.has('help') || command === 'help') return ok({ command: 'help' });
  if (command === undefined) return problem('noCommand');
  if (!isCommand(command)) return problem('unknownCommand', { value: command });
  const taken = ['lang', ...OPTIONS_OF[command]];
  const stray = [...options.keys()].find((name) => !taken.includes(name));
  if (stray !== undefined) return problem('optionOfOtherCommand', { value: `--${stray}`, command });
  return INVOCATIONS[command](options, rest);
}

/** The language that a call names with `--lang`; `undefined` when it names none. */
function languageOf(options: Words['options']): Result<Language | undefined, UsageProblem> {
  const value = options.get('lang');
  if (value === undefined || isOneOf(LANGUAGES, value)) return ok(value);
  return problem('unknownLanguage', { value, allowed: LANGUAGES.join(', ') });
}

/** Reads the words after `tastwerk`: what to do, and in which language to speak where the call says so. */
export function parseArguments(words: readonly string[]): {
  readonly language: Language | undefined;
  readonly invocation: Result<Invocation, UsageProblem>;
} {
  const parts = tellApart(words);
  if (!parts.ok) return { language: undefined, invocation: parts };
  const language = languageOf(parts.value.options);
  if (!language.ok) return { language: undefined, invocation: language };
  return { language: language.value, invocation: invocationOf(parts.value) };
}
