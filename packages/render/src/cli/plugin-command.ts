import { mkdir, readFile, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { LineTranslator } from '@tastwerk/braille';
import type { Engine } from '@tastwerk/editor-core';
import type { CliPlugin, PluginCommand } from '../plugins/cli-plugin.js';
import { importPackage } from '../plugins/import-package.js';
import { EXIT_CODES, type ExitCode } from './exit-code.js';
import { tryFile } from './file-problem.js';
import { isLanguage, type Language } from './language.js';
import type { Say, Terminal } from './terminal.js';
import { writeFileAtomically } from './write-file-atomically.js';

/** Commands that plugins of the house bring, and the packages that hold them. */
const COMMANDS_OF_PLUGINS: Readonly<Record<string, string>> = {
  chart: '@tastwerk/plugin-charts/cli',
  plot: '@tastwerk/plugin-charts/cli',
};

/** Largest file that a command of a plugin reads, in bytes. */
const MOST_BYTES = 20 * 1024 * 1024;

/** The package with the command called `name`; undefined where no plugin of the house has it. */
export const packageOfCommand = (name: string | undefined): string | undefined =>
  name !== undefined && Object.hasOwn(COMMANDS_OF_PLUGINS, name) ? COMMANDS_OF_PLUGINS[name] : undefined;

/** What a command of a plugin runs with. */
export interface PluginSurroundings {
  readonly terminal: Terminal;
  readonly language: Language;
  readonly translator: LineTranslator;
  readonly sayIn: (language: Language) => Say;
  readonly engine: () => Promise<Engine | undefined>;
}

function isCliPlugin(value: unknown): value is CliPlugin {
  return typeof value === 'object' && value !== null && 'commands' in value && 'help' in value;
}

/** The commands of the package `from`; undefined where it is not installed. */
async function loadCommands(from: string): Promise<CliPlugin | undefined> {
  const plugin = await importPackage(from);
  return isCliPlugin(plugin) ? plugin : undefined;
}

interface Told {
  readonly options: ReadonlyMap<string, string>;
  readonly positionals: readonly string[];
  readonly problem?: { readonly key: string; readonly value: string };
}

/** A word that looks like an option, not like a number below zero. */
const OPTION = /^--?[a-z]/u;

/** Options with their values and the other words; what does not fit `command` is the problem. */
function tellApart(words: readonly string[], { flags, values }: PluginCommand): Told {
  const takes = [...values, 'lang'];
  const types = [
    ...takes.map((name) => [name, { type: 'string' }] as const),
    ...[...flags, 'help'].map((name) => [name, { type: 'boolean' }] as const),
  ];
  const options = Object.fromEntries(types);
  const { tokens } = parseArgs({ args: [...words], options, strict: false, tokens: true });
  const told = new Map<string, string>();
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    if (!Object.hasOwn(options, name))
      return { options: told, positionals, problem: { key: 'unknownOption', value: rawName } };
    const isMissing = takes.includes(name) && (!value || (!inlineValue && OPTION.test(value)));
    if (isMissing) return { options: told, positionals, problem: { key: 'valueMissing', value: rawName } };
    told.set(name, value ?? '');
  }
  return { options: told, positionals };
}

/** Runs the command of a plugin that `words` begin with: files that it made are written, what it says goes to stderr. */
export async function runPluginCommand(
  words: readonly string[],
  { terminal, language: usual, translator, sayIn, engine: loadEngine }: PluginSurroundings,
): Promise<ExitCode> {
  const [name = '', ...rest] = words;
  const from = packageOfCommand(name) ?? '';
  const plugin = await loadCommands(from);
  const command = plugin?.commands[name];
  if (!plugin || !command) {
    const value = from.split('/').slice(0, 2).join('/');
    terminal.stderr.write(`${sayIn(usual)('usage.pluginMissing', { command: name, value })}\n`);
    return EXIT_CODES.badUsage;
  }
  const { options, positionals, problem } = tellApart(rest, command);
  const asked = options.get('lang');
  const language = isLanguage(asked) ? asked : usual;
  const say = sayIn(language);
  const refuse = (sentence: string): ExitCode => {
    terminal.stderr.write(`${sentence}\n${say('usage.hint')}\n`);
    return EXIT_CODES.badUsage;
  };
  if (problem) return refuse(say(`usage.${problem.key}`, { value: problem.value }));
  if (asked !== undefined && !isLanguage(asked)) {
    return refuse(say('usage.unknownLanguage', { value: asked, allowed: 'de, en' }));
  }
  if (options.has('help')) {
    terminal.stdout.write(`${plugin.help[language]}\n`);
    return EXIT_CODES.done;
  }
  const engine = await loadEngine();
  if (!engine) return EXIT_CODES.badUsage;
  const answer = await command.run({
    options,
    positionals,
    language,
    engine,
    translator,
    readFile: async (path) => {
      const read = await tryFile('read', path, async () => {
        const { size } = await stat(path);
        return size > MOST_BYTES ? undefined : readFile(path);
      });
      if (!read.ok)
        return { ok: false, sentence: say('failure.read', { path, reason: read.error.systemCode }) };
      const megabytes = MOST_BYTES / 1024 / 1024;
      return read.value
        ? { ok: true, bytes: read.value }
        : { ok: false, sentence: say('convert.tooLarge', { path, megabytes }) };
    },
  });
  for (const line of answer.messages) terminal.stderr.write(`${line}\n`);
  if (answer.outcome === 'usage') return EXIT_CODES.badUsage;
  for (const { path, bytes } of answer.files) {
    const written = await tryFile('write', path, async () => {
      await mkdir(dirname(resolve(path)), { recursive: true });
      await writeFileAtomically(path, bytes);
    });
    if (!written.ok) {
      terminal.stderr.write(`${say('failure.write', { path, reason: written.error.systemCode })}\n`);
      return EXIT_CODES.failed;
    }
    terminal.stdout.write(`${path}\n`);
  }
  if (answer.output !== undefined) terminal.stdout.write(answer.output);
  return answer.outcome === 'done' ? EXIT_CODES.done : EXIT_CODES.failed;
}
