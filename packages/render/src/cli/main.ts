import { createNodeTranslator } from '@tastwerk/braille/node';
import { languageOfLocale } from './language.js';
import { threadPool } from './render-pool.js';
import { runCli } from './run-cli.js';

// A reader that has seen enough, such as `head`, closes the pipe; that is no failure of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

process.exitCode = await runCli(process.argv.slice(2), {
  terminal: process,
  language: languageOfLocale(process.env),
  translator: createNodeTranslator(),
  startPool: (settings, size) => threadPool(new URL('./render-thread.js', import.meta.url), settings, size),
});
