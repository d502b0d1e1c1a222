import type { LineTranslator } from '@tastwerk/braille';
import { type Engine, fail, ok, type Result } from '@tastwerk/editor-core';
import { DEFAULT_BRAILLE_SYSTEM } from '@tastwerk/editor-core/braille';
import { BRF_PROFILES } from '../braille-files/profile.js';
import { text } from '../texts.js';
import { parseArguments } from './arguments.js';
import { formatsOf } from './render-arguments.js';
import { packageOfCommand, runPluginCommand } from './plugin-command.js';
import type { UsageProblem } from './words.js';
import { EXIT_CODES, type ExitCode } from './exit-code.js';
import type { Language } from './language.js';
import type { StartPool } from './render-pool.js';
import type { Say, Terminal } from './terminal.js';
import { isWrittenAsInDocuments } from './translate-arguments.js';
import { translateLines } from './translate-lines.js';
import { readWordFile } from './word-file.js';

/** Where the command line runs. */
export interface Surroundings {
  readonly terminal: Terminal;
  /** The language to speak unless the call names one. */
  readonly language: Language;
  readonly translator: LineTranslator;
  /** The plugins besides the built-in ones, as `TASTWERK_PLUGINS` names them. */
  readonly plugins?: string;
  /** How to start threads that render; without it documents are rendered one after the other. */
  readonly startPool?: StartPool;
}

/** Runs one call of `tastwerk` with the words after its name, and answers with the exit code. */
export async function runCli(
  words: readonly string[],
  { terminal, language, translator, plugins = '', startPool }: Surroundings,
): Promise<ExitCode> {
  const sayIn =
    (spoken: Language): Say =>
    (key, values) =>
      text(spoken, 'cli', key, values);

  if (packageOfCommand(words[0]) !== undefined) {
    return runPluginCommand(words, { terminal, language, translator, sayIn, engine: engineWithPlugins });
  }
  const parsed = parseArguments(words);
  const say = sayIn(parsed.language ?? language);

  function refuse({ key, values }: UsageProblem): ExitCode {
    terminal.stderr.write(`${say(`usage.${key}`, values)}\n${say('usage.hint')}\n`);
    return EXIT_CODES.badUsage;
  }

  /** The engine with the plugins; undefined where they do not fit, which is said before anything is done with them. */
  async function engineWithPlugins(): Promise<Engine | undefined> {
    const { loadEngine } = await import('../plugins/index.js');
    const engine = await loadEngine(plugins);
    if (engine.ok) return engine.value;
    terminal.stderr.write(`${engine.error}\n`);
    return undefined;
  }

  /** The own words of the file at `path`, which is read before anything is done with them. */
  async function wordsOf(path: string | undefined): Promise<Result<{ readonly words?: string }, null>> {
    if (path === undefined) return ok({});
    const read = await readWordFile(path, DEFAULT_BRAILLE_SYSTEM, terminal, say);
    if (read.ok) return ok({ words: read.value });
    terminal.stderr.write(`${read.error}\n`);
    return fail(null);
  }

  if (!parsed.invocation.ok) return refuse(parsed.invocation.error);
  const invocation = parsed.invocation.value;
  switch (invocation.command) {
    case 'help':
      terminal.stdout.write(`${say('help')}\n`);
      return EXIT_CODES.done;
    case 'translate': {
      if (isWrittenAsInDocuments(invocation)) {
        const engine = invocation.mathCode === undefined ? undefined : await engineWithPlugins();
        if (invocation.mathCode !== undefined && !engine) return EXIT_CODES.badUsage;
        return translateLines(invocation, translator, terminal, say, {
          formulas: engine?.kinds.formulas,
          language: parsed.language ?? language,
        });
      }
      const { translateByTable } = await import('./translate-by-table.js');
      const result = await translateByTable(invocation, terminal, say);
      return result.ok ? result.value : refuse(result.error);
    }
    case 'tables': {
      const { listTables } = await import('./list-tables.js');
      const result = listTables(invocation, terminal, parsed.language ?? language);
      return result.ok ? result.value : refuse(result.error);
    }
    case 'plugin': {
      const { writePlugin } = await import('./write-plugin.js');
      return writePlugin(invocation, terminal, say);
    }
    case 'convert': {
      const { convertFiles } = await import('./convert-files.js');
      const engine = await engineWithPlugins();
      if (!engine) return EXIT_CODES.badUsage;
      const result = await convertFiles(engine, invocation, terminal, say);
      return result.ok ? result.value : refuse(result.error);
    }
    case 'braille': {
      const { writeBrailleBatch } = await import('./braille-batch.js');
      if (!(await engineWithPlugins())) return EXIT_CODES.badUsage;
      const words = await wordsOf(invocation.words);
      if (!words.ok) return EXIT_CODES.failed;
      const brailleFile = BRF_PROFILES[invocation.profile];
      const result = await writeBrailleBatch(
        { ...invocation, ...words.value, brailleFile, plugins, translator },
        terminal,
        say,
      );
      return result.ok ? result.value : refuse(result.error);
    }
    case 'render': {
      // The painters take longer to load than a text to translate.
      const { renderBatch } = await import('./render-batch.js');
      const engine = await engineWithPlugins();
      if (!engine) return EXIT_CODES.badUsage;
      const formats = formatsOf(engine, invocation.formats);
      if (!formats.ok) return refuse(formats.error);
      const renderers = startPool ? { translator, startPool } : { translator };
      const words = await wordsOf(invocation.words);
      if (!words.ok) return EXIT_CODES.failed;
      const batch = { ...invocation, ...words.value, formats: formats.value, plugins };
      const spoken = { say, language: parsed.language ?? language };
      const result = await renderBatch(batch, terminal, spoken, renderers);
      return result.ok ? result.value : refuse(result.error);
    }
  }
}
