import { ok } from '@tastwerk/editor-core';
import type { LineTranslator } from '@tastwerk/braille';
import { brailleRequestOf } from '@tastwerk/editor-core/own-words';
import {
  brailleProblems,
  type BrailleResult,
  cellsToUnicode,
  writingFormulas,
} from '@tastwerk/editor-core/braille';
import type { LoadFormulas } from '@tastwerk/editor-core/formulas';
import { answerLines, type LineAnswer } from './answer-lines.js';
import { EXIT_CODES, type ExitCode } from './exit-code.js';
import type { Language } from './language.js';
import type { Say, Terminal } from './terminal.js';
import type { TranslateInvocation } from './translate-arguments.js';
import { readWordFile, wordsOfText } from './word-file.js';

/** A line in Unicode braille, empty where it has none, with the characters that its braille lacks. */
export function brailleAnswer(result: BrailleResult, say: Say): LineAnswer {
  return {
    text: result.ok ? cellsToUnicode(result.value.cells) : '',
    problems: brailleProblems(result).map(({ code, character = '' }) => say(`issue.${code}`, { character })),
  };
}

/** What writes formulas, and the language in which their problems are told. */
interface Mathematics {
  readonly formulas: LoadFormulas | undefined;
  readonly language: Language;
}

/** Why formulas of a line stand as they are typed. */
const formulaProblems = (result: BrailleResult, language: Language = 'en'): readonly string[] =>
  ((result.ok ? result.value.formulas : undefined) ?? []).flatMap(({ problem }) =>
    problem ? [problem.sentence[language]] : [],
  );

/**
 * Reads print text line by line and writes each line as Unicode braille in a system, the words of a file before its table. Characters that the system lacks are left out and
 * named; a line that has no braille stays empty. `mathematics` writes formulas where the call names a code; one that it cannot write stands as it is typed and is named, too.
 */
export async function translateLines(
  { system, notation, unknownCharacters, words, mathCode }: Extract<TranslateInvocation, { by: 'system' }>,
  translator: LineTranslator,
  terminal: Terminal,
  say: Say,
  mathematics?: Mathematics,
): Promise<ExitCode> {
  const file = words === undefined ? ok('') : await readWordFile(words, system, terminal, say);
  if (!file.ok) {
    terminal.stderr.write(`${file.error}\n`);
    return EXIT_CODES.failed;
  }
  const ownWords = wordsOfText(file.value)(system);
  return answerLines(terminal, say, async (lines) => {
    const requests = lines.map((text) => {
      const { mathCode: usual, ...request } = brailleRequestOf({ system, ownWords, unknownCharacters }, text);
      const code = usual && mathCode;
      return { ...request, notation, ...(code ? { mathCode: code } : {}) };
    });
    const results = await writingFormulas(translator, mathematics?.formulas).translate(requests);
    return results.map((result) => {
      const { text, problems } = brailleAnswer(result, say);
      return { text, problems: [...problems, ...formulaProblems(result, mathematics?.language)] };
    });
  });
}
