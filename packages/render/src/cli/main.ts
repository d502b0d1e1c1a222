import { createNodeTranslator } from '@tastwerk/braille/node';
import { languageOfLocale } from './language.js';
import { threadPool } from './render-pool.js';
import { runCli } from './run-cli.js';
import { programOfServer, runInstead } from './server-command.js';

// A reader that has seen enough, such as `head`, closes the pipe; that is no failure of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

const words = process.argv.slice(2);
const program = programOfServer(words[0], process.env['PATH'] ?? '');
process.exitCode = program
  ? await runInstead(program, words.slice(1))
  : await runCli(words, {
      terminal: process,
      language: languageOfLocale(process.env),
      plugins: process.env['TASTWERK_PLUGINS'] ?? '',
      translator: createNodeTranslator(),
      startPool: (settings, size) =>
        threadPool(new URL('./render-thread.js', import.meta.url), settings, size),
    });
