import { Readable } from 'node:stream';
import { runCli } from '../src/cli/run-cli.js';
import type { LineTranslator } from '@tastwerk/braille';
import { letterTranslator } from './letter-translator.js';

/** Calls `tastwerk` with `words`, in English unless they name another language. */
export async function callTastwerk(
  words: readonly string[],
  input = '',
  isTTY = false,
  translator: LineTranslator = letterTranslator,
) {
  let stdout = '';
  let stderr = '';
  const code = await runCli(words, {
    terminal: {
      stdin: Readable.from([input]),
      stdout: { write: (chunk) => (stdout += chunk) },
      stderr: { write: (chunk) => (stderr += chunk), isTTY },
    },
    language: 'en',
    translator,
  });
  return { code, stdout, stderr };
}
