import { extname } from 'node:path';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import type { BrailleTranslator, ChosenPaper } from '@tastwerk/editor-core/braille';
import type { ReadingNote } from '../braille-files/reading-notes.js';
import type { UsageProblem } from './words.js';
import { type Conversion, type ConversionFailure, convertBrailleFile } from './convert-braille-file.js';
import { EXIT_CODES, type ExitCode } from './exit-code.js';
import { failureSentences, unwrittenSentences } from './failure-sentences.js';
import { BRAILLE_SOURCE_EXTENSIONS, type DocumentFile, findDocuments } from './find-documents.js';
import { createProgress, type Progress } from './progress.js';
import { documentRenderer, type RenderDocument } from './render-document.js';
import type { Say, Terminal } from './terminal.js';
import { clearUnfinished } from './unfinished-files.js';

/** Documents and braille files to be written as braille files. */
export interface BrailleBatch extends Conversion {
  readonly inputs: readonly string[];
  readonly translator: BrailleTranslator;
  readonly plugins?: string;
  /** The paper of the documents; BRF and PEF files keep their pages. */
  readonly braillePaper?: ChosenPaper;
}

function conversionSentences(path: string, failure: ConversionFailure, say: Say): readonly string[] {
  switch (failure.kind) {
    case 'read':
    case 'write':
      return failureSentences(path, failure, say);
    case 'size':
      return [say('braille.tooLarge', { path, megabytes: failure.limit / 1024 / 1024 })];
    case 'pef': {
      const { code, line } = failure.failure;
      return [say('braille.notRead', { path, line, sentence: say(`braille.failure.${code}`), code })];
    }
  }
}

function noteSentence(path: string, { code, line, count }: ReadingNote, say: Say): string {
  return say('braille.noted', { path, line, count, sentence: say(`braille.note.${code}`), code });
}

/** What came of one file. */
interface Outcome {
  /** Where it was written; `undefined` where it failed. */
  readonly path: string | undefined;
  /** Whether all that it says is there. */
  readonly isComplete: boolean;
}

const FAILED: Outcome = { path: undefined, isComplete: false };

/** Writes one file. Sentences about it go to `progress`. */
async function writeOne(
  file: DocumentFile,
  batch: BrailleBatch,
  renderDocument: RenderDocument,
  progress: Progress,
  say: Say,
): Promise<Outcome> {
  if (extname(file.path).toLowerCase() === '.json') {
    const rendered = await renderDocument(file);
    const sentences = rendered.ok
      ? unwrittenSentences(file.path, rendered.value.unwritten, say)
      : failureSentences(file.path, rendered.error, say);
    for (const sentence of sentences) progress.keep(sentence);
    if (!rendered.ok) return FAILED;
    return { path: rendered.value.files[0]?.path, isComplete: sentences.length === 0 };
  }
  const converted = await convertBrailleFile(file, batch);
  if (!converted.ok) {
    for (const sentence of conversionSentences(file.path, converted.error, say)) progress.keep(sentence);
    return FAILED;
  }
  for (const note of converted.value.notes) progress.keep(noteSentence(file.path, note, say));
  return { path: converted.value.path, isComplete: true };
}

/**
 * Writes the braille of documents, BRF and PEF files in one format. Paths that were written on stdout; what was odd about a
 * file and what failed on stderr.
 */
export async function writeBrailleBatch(
  batch: BrailleBatch,
  { stdout, stderr }: Terminal,
  say: Say,
): Promise<Result<ExitCode, UsageProblem>> {
  const found = await findDocuments(batch.inputs, BRAILLE_SOURCE_EXTENSIONS);
  if (!found.ok) return fail(found.error);
  await clearUnfinished(batch.outputFolder);
  const renderDocument = documentRenderer({ ...batch, formats: [batch.format] }, batch.translator);
  const progress = createProgress(stderr);
  const total = found.value.length;
  let written = 0;
  let isComplete = true;
  for (const [index, file] of found.value.entries()) {
    progress.show(say('render.progress', { done: index + 1, total, path: file.path }));
    const { path, ...outcome } = await writeOne(file, batch, renderDocument, progress, say);
    isComplete &&= outcome.isComplete;
    if (path === undefined) continue;
    written += 1;
    stdout.write(`${path}\n`);
  }
  progress.keep(say('braille.summary', { written, failed: total - written }));
  return ok(isComplete ? EXIT_CODES.done : EXIT_CODES.failed);
}
