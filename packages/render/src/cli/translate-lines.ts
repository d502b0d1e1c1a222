import type { LineTranslator, Writing } from '@tastwerk/braille';
import { brailleProblems, type BrailleResult, cellsToUnicode } from '@tastwerk/editor-core/braille';
import { answerLines, type LineAnswer } from './answer-lines.js';
import type { ExitCode } from './exit-code.js';
import type { Say, Terminal } from './terminal.js';

/** A line in Unicode braille, empty where it has none, with the characters that its braille lacks. */
export function brailleAnswer(result: BrailleResult, say: Say): LineAnswer {
  return {
    text: result.ok ? cellsToUnicode(result.value.cells) : '',
    problems: brailleProblems(result).map(({ code, character = '' }) => say(`issue.${code}`, { character })),
  };
}

/**
 * Reads print text line by line and writes each line as Unicode braille in a system. Characters that the system lacks are left out and
 * named; a line that has no braille stays empty.
 */
export async function translateLines(
  { system, notation = 'plain' }: Writing,
  translator: LineTranslator,
  terminal: Terminal,
  say: Say,
): Promise<ExitCode> {
  return answerLines(terminal, say, async (lines) => {
    const results = await translator.translate(lines.map((text) => ({ text, system, notation })));
    return results.map((result) => brailleAnswer(result, say));
  });
}
