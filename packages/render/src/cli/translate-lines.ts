import { createInterface } from 'node:readline';
import type { LineTranslator, Writing } from '@tastwerk/braille';
import { cellsToUnicode } from '@tastwerk/editor-core/braille';
import { EXIT_CODES, type ExitCode } from './exit-code.js';
import type { Say, Terminal } from './terminal.js';

const LINES_AT_ONCE = 500;

/**
 * Reads print text line by line and writes each line as Unicode braille. A line that has no braille stays empty, so that
 * lines keep their numbers, and is named on stderr.
 */
export async function translateLines(
  { system, notation = 'plain' }: Writing,
  translator: LineTranslator,
  { stdin, stdout, stderr }: Terminal,
  say: Say,
): Promise<ExitCode> {
  let lineNumber = 0;
  let failed = 0;

  async function writeTranslated(lines: readonly string[]): Promise<void> {
    const results = await translator.translate(lines.map((text) => ({ text, system, notation })));
    let braille = '';
    for (const result of results) {
      lineNumber += 1;
      if (result.ok) {
        braille += cellsToUnicode(result.value.cells);
      } else {
        failed += 1;
        const { code, character = '' } = result.error;
        stderr.write(
          `${say('translate.lineFailed', { line: lineNumber, reason: say(`issue.${code}`, { character }) })}\n`,
        );
      }
      braille += '\n';
    }
    stdout.write(braille);
  }

  let pending: string[] = [];
  for await (const line of createInterface({ input: stdin, crlfDelay: Infinity })) {
    pending.push(line);
    if (pending.length < LINES_AT_ONCE) continue;
    await writeTranslated(pending);
    pending = [];
  }
  if (pending.length > 0) await writeTranslated(pending);
  return failed === 0 ? EXIT_CODES.done : EXIT_CODES.failed;
}
