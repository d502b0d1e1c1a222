import { createInterface } from 'node:readline';
import { EXIT_CODES, type ExitCode } from './exit-code.js';
import type { Say, Terminal } from './terminal.js';

const LINES_AT_ONCE = 500;

/** What is written for a line of standard input, and the sentences that say what is wrong with it. */
export interface LineAnswer {
  readonly text: string;
  readonly problems: readonly string[];
}

/**
 * Reads standard input line by line and writes the answer to each line on one line, so that lines keep their numbers. What is wrong with a
 * line is said on stderr with its number.
 */
export async function answerLines(
  { stdin, stdout, stderr }: Terminal,
  say: Say,
  answer: (lines: readonly string[]) => Promise<readonly LineAnswer[]> | readonly LineAnswer[],
): Promise<ExitCode> {
  let lineNumber = 0;
  let failed = 0;

  async function writeAnswers(lines: readonly string[]): Promise<void> {
    let output = '';
    for (const { text, problems } of await answer(lines)) {
      lineNumber += 1;
      if (problems.length > 0) failed += 1;
      for (const reason of problems)
        stderr.write(`${say('translate.lineFailed', { line: lineNumber, reason })}\n`);
      output += `${text}\n`;
    }
    stdout.write(output);
  }

  let pending: string[] = [];
  for await (const line of createInterface({ input: stdin, crlfDelay: Infinity })) {
    pending.push(line);
    if (pending.length < LINES_AT_ONCE) continue;
    await writeAnswers(pending);
    pending = [];
  }
  if (pending.length > 0) await writeAnswers(pending);
  return failed === 0 ? EXIT_CODES.done : EXIT_CODES.failed;
}
