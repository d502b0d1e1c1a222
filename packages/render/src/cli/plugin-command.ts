import { basename, dirname } from 'node:path';
import type { LineTranslator } from '@tastwerk/braille';
import type { Engine } from '@tastwerk/editor-core';
import type { CliPlugin, PluginCommand } from '../plugins/cli-plugin.js';
import { STANDARD_INPUT } from '../plugins/command-helpers.js';
import { importPackage } from '../plugins/import-package.js';
import { EXIT_CODES, type ExitCode } from './exit-code.js';
import type { Language } from './language.js';
import { readInput, readStandardInput } from './read-input.js';
import type { Say, Terminal } from './terminal.js';
import { languageOf, type Options, tellApart } from './words.js';
import { clearUnfinished } from './unfinished-files.js';
import { writeOutput } from './write-output.js';

/** Commands that plugins of the house bring, and the packages that hold them. */
const COMMANDS_OF_PLUGINS: Readonly<Record<string, string>> = {
  bind: '@tastwerk/plugin-surfaces/cli',
  chart: '@tastwerk/plugin-charts/cli',
  check: '@tastwerk/plugin-surfaces/cli',
  draw: '@tastwerk/plugin-scene-text/cli',
  plastic: '@tastwerk/plugin-surfaces/cli',
  plot: '@tastwerk/plugin-charts/cli',
  tactile: '@tastwerk/plugin-placement/cli',
  text: '@tastwerk/plugin-scene-text/cli',
};

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

/** A word that looks like an option, not like a number below zero. */
const isOption = (word: string) => /^--?[a-z]/u.test(word);

/** The options of `command`, which are those that every command takes and its own. */
function optionsOf({ flags, values }: PluginCommand): Options {
  const own: readonly (readonly [string, Options[string]])[] = [
    ...values.map((name) => [name, { type: 'string' }] as const),
    ...flags.map((name) => [name, { type: 'boolean' }] as const),
  ];
  return { ...Object.fromEntries(own), lang: { type: 'string' }, help: { type: 'boolean' } };
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
  const { options, positionals, problem } = tellApart(rest, optionsOf(command), isOption);
  const named = languageOf(options);
  const language = (named.ok ? named.value : undefined) ?? usual;
  const say = sayIn(language);
  const wrong = problem ?? (named.ok ? undefined : named.error);
  if (wrong) {
    terminal.stderr.write(`${say(`usage.${wrong.key}`, wrong.values)}\n${say('usage.hint')}\n`);
    return EXIT_CODES.badUsage;
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
    readFile: (path) =>
      path === STANDARD_INPUT ? readStandardInput(terminal.stdin, say) : readInput(path, say),
  });
  for (const line of answer.messages) terminal.stderr.write(`${line}\n`);
  if (answer.outcome === 'usage') return EXIT_CODES.badUsage;
  const folders = new Set(answer.files.map(({ path }) => dirname(path)));
  for (const folder of folders) await clearUnfinished(folder);
  for (const { path, bytes } of answer.files) {
    const written = await writeOutput(dirname(path), { name: basename(path), bytes });
    if (!written.ok) {
      terminal.stderr.write(`${say('failure.write', { path, reason: written.error.systemCode })}\n`);
      return EXIT_CODES.failed;
    }
    terminal.stdout.write(`${path}\n`);
  }
  if (answer.output !== undefined) terminal.stdout.write(answer.output);
  return answer.outcome === 'done' ? EXIT_CODES.done : EXIT_CODES.failed;
}
