import { fail, ok, type Result } from '@tastwerk/editor-core';
import type { ChosenPaper } from '@tastwerk/editor-core/braille';
import { PAPER_FORMAT_NAMES } from '@tastwerk/editor-core/document';
import { BRF_PROFILES, type BrfProfileName } from '../braille-files/profile.js';
import { isOneOf } from '../plugins/command-helpers.js';
import { braillePaperOf } from './braille-paper.js';
import type { DocumentConversion } from './convert-files.js';
import type { Language } from './language.js';
import { isPluginName } from './plugin-names.js';
import { COMMANDS_OF_SERVER } from './server-command.js';
import { type RenderInvocation, renderInvocation, RENDER_OPTIONS } from './render-arguments.js';
import {
  systemOf,
  TRANSLATE_OPTIONS,
  type TranslateInvocation,
  translateInvocation,
} from './translate-arguments.js';
import type { PluginWish } from './write-plugin.js';
import { languageOf, OPTIONS, problem, tellApart, type UsageProblem, type Words } from './words.js';

/** The formats that hold braille pages alone. */
const BRAILLE_FILE_FORMATS = ['brf', 'pef', 'txt'] as const;

export type BrailleFileFormat = (typeof BRAILLE_FILE_FORMATS)[number];

/** What the command line was asked to do. */
export type Invocation =
  | { readonly command: 'help' }
  | ({ readonly command: 'convert' } & DocumentConversion)
  | RenderInvocation
  | {
      readonly command: 'braille';
      readonly inputs: readonly string[];
      readonly outputFolder: string;
      readonly format: BrailleFileFormat;
      readonly profile: BrfProfileName;
      /** The paper in the place of that of the documents. */
      readonly braillePaper?: ChosenPaper;
      /** The path of a file of own words. */
      readonly words?: string;
    }
  | ({ readonly command: 'plugin' } & PluginWish)
  | {
      readonly command: 'tables';
      /** What the systems that are listed have to match. */
      readonly words: readonly string[];
      readonly asJson: boolean;
    }
  | TranslateInvocation;

/** Options that a command takes besides `--help` and `--lang`. */
const OPTIONS_OF = {
  render: RENDER_OPTIONS,
  braille: ['to', 'profile', 'paper', 'out', 'words'],
  convert: ['out', 'paper', 'system'],
  translate: TRANSLATE_OPTIONS,
  tables: ['json'],
  plugin: ['out'],
} as const;

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
  const paper = braillePaperOf(options.get('paper'));
  if (!paper.ok) return paper;
  const words = options.get('words');
  return ok({
    command: 'braille',
    inputs,
    outputFolder: options.get('out') ?? '.',
    format,
    profile,
    ...(paper.value === undefined ? {} : { braillePaper: paper.value }),
    ...(words === undefined ? {} : { words }),
  });
}

function convertInvocation(
  options: Words['options'],
  inputs: readonly string[],
): Result<Invocation, UsageProblem> {
  if (inputs.length === 0) return problem('noFiles');
  const paper = options.get('paper')?.toLowerCase();
  if (paper !== undefined && !isOneOf(PAPER_FORMAT_NAMES, paper)) {
    return problem('unknownPaper', { value: paper, allowed: PAPER_FORMAT_NAMES.join(', ') });
  }
  const system = systemOf(options);
  if (!system.ok) return system;
  return ok({
    command: 'convert',
    inputs,
    outputFolder: options.get('out') ?? '.',
    ...(paper === undefined ? {} : { paper }),
    ...(options.has('system') ? { system: system.value } : {}),
  });
}

function pluginInvocation(
  options: Words['options'],
  [name, extra]: readonly string[],
): Result<Invocation, UsageProblem> {
  if (name === undefined) return problem('noPluginName');
  if (extra !== undefined) return problem('secondPluginName', { value: extra });
  if (!isPluginName(name)) return problem('badPluginName', { value: name });
  return ok({ command: 'plugin', name, outputFolder: options.get('out') ?? '.' });
}

function tablesInvocation(
  options: Words['options'],
  words: readonly string[],
): Result<Invocation, UsageProblem> {
  return ok({ command: 'tables', words, asJson: options.has('json') });
}

const INVOCATIONS = {
  render: renderInvocation,
  braille: brailleInvocation,
  convert: convertInvocation,
  translate: translateInvocation,
  tables: tablesInvocation,
  plugin: pluginInvocation,
} as const;

function isCommand(name: string): name is keyof typeof INVOCATIONS {
  return Object.hasOwn(INVOCATIONS, name);
}

function invocationOf({ options, positionals }: Words): Result<Invocation, UsageProblem> {
  const [command, ...rest] = positionals;
  if (options.has('help') || command === 'help') return ok({ command: 'help' });
  if (command === undefined) return problem('noCommand');
  if (COMMANDS_OF_SERVER.includes(command)) return problem('commandOfServer', { value: command });
  if (!isCommand(command)) return problem('unknownCommand', { value: command });
  const taken: readonly string[] = ['lang', ...OPTIONS_OF[command]];
  const stray = [...options.keys()].find((name) => !taken.includes(name));
  if (stray !== undefined) return problem('optionOfOtherCommand', { value: `--${stray}`, command });
  return INVOCATIONS[command](options, rest);
}

/** Reads the words after `tastwerk`: what to do, and in which language to speak where the call says so. */
export function parseArguments(words: readonly string[]): {
  readonly language: Language | undefined;
  readonly invocation: Result<Invocation, UsageProblem>;
} {
  const told = tellApart(words, OPTIONS);
  const language = languageOf(told.options);
  const spoken = language.ok ? language.value : undefined;
  if (told.problem) return { language: spoken, invocation: fail(told.problem) };
  return { language: spoken, invocation: language.ok ? invocationOf(told) : language };
}
