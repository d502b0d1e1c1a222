import { openSystem, openTable, type OpenTable, type TableFailure } from '@tastwerk/braille/node';
import { ok, type Result } from '@tastwerk/editor-core';
import { cellsToUnicode } from '@tastwerk/editor-core/braille';
import { answerLines, type LineAnswer } from './answer-lines.js';
import { cellsOfLine } from './braille-line.js';
import { EXIT_CODES, type ExitCode } from './exit-code.js';
import type { Say, Terminal } from './terminal.js';
import type { TranslateInvocation } from './translate-arguments.js';
import { brailleAnswer } from './translate-lines.js';
import { problem, type UsageProblem } from './words.js';

function open(call: TranslateInvocation): Result<OpenTable, TableFailure> {
  if (call.by === 'system') return openSystem(call);
  return openTable(call.table, call.release === undefined ? {} : { release: call.release });
}

/** A line of braille as print text. */
function printAnswer(table: OpenTable, line: string, say: Say): LineAnswer {
  const cells = cellsOfLine(line);
  if (cells === undefined) return { text: '', problems: [say('translate.noBraille')] };
  const { text, unread = [] } = table.read(cells);
  const missing = new Set(unread.map((index) => cellsToUnicode(cells.slice(index, index + 1))));
  return { text, problems: Array.from(missing, (cell) => say('translate.cellUnread', { cell })) };
}

/**
 * Translates lines of standard input with one table: print text to Unicode braille, or braille to print text. Fails with a usage problem
 * for an unknown table.
 */
export async function translateByTable(
  call: TranslateInvocation,
  terminal: Terminal,
  say: Say,
): Promise<Result<ExitCode, UsageProblem>> {
  const opened = open(call);
  if (!opened.ok) {
    const { code } = opened.error;
    if (code === 'TABLE_UNKNOWN') return problem('unknownTable', { value: opened.error.name });
    if (code === 'TABLE_NOT_IN_RELEASE') {
      const { name, release, releases } = opened.error;
      return problem('tableNotInRelease', { value: name, release, allowed: releases.join(', ') });
    }
    terminal.stderr.write(`${say(`translate.failure.${code}`, opened.error)}\n`);
    return ok(EXIT_CODES.failed);
  }
  const table = opened.value;
  if (call.isBack && table.isForWriting) {
    const name = call.by === 'system' ? call.system : call.table;
    terminal.stderr.write(`${say('translate.madeForWriting', { table: name })}\n`);
  }
  const answer = (line: string): LineAnswer =>
    call.isBack ? printAnswer(table, line, say) : brailleAnswer(ok(table.write(line)), say);
  return ok(await answerLines(terminal, say, (lines) => lines.map(answer)));
}
