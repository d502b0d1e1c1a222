import { fail, ok, type Result } from '@tastwerk/editor-core';
import type { UsageProblem } from './arguments.js';
import { EXIT_CODES, type ExitCode } from './exit-code.js';
import { failureSentences } from './failure-sentences.js';
import { DOCUMENT_EXTENSIONS, findDocuments } from './find-documents.js';
import { createProgress } from './progress.js';
import { type BatchSettings, renderDocument } from './render-document.js';
import type { Say, Terminal } from './terminal.js';

/** A batch: which documents, how, and whether a machine reads the answer. */
export interface Batch extends BatchSettings {
  readonly inputs: readonly string[];
  readonly asJson: boolean;
}

/**
 * Renders every document that `inputs` name; one that fails does not keep the others back. On stdout the paths that were
 * written, or with `asJson` one JSON object a line for each document; progress and failures on stderr.
 */
export async function renderBatch(
  batch: Batch,
  { stdout, stderr }: Terminal,
  say: Say,
): Promise<Result<ExitCode, UsageProblem>> {
  const found = await findDocuments(batch.inputs, DOCUMENT_EXTENSIONS);
  if (!found.ok) return fail(found.error);
  const progress = createProgress(stderr);
  const total = found.value.length;
  let failed = 0;
  for (const [index, document] of found.value.entries()) {
    progress.show(say('render.progress', { done: index + 1, total, path: document.path }));
    const result = await renderDocument(document, batch);
    if (!result.ok) {
      failed += 1;
      for (const sentence of failureSentences(document.path, result.error, say)) progress.keep(sentence);
    }
    if (batch.asJson) {
      const answer = result.ok ? { ok: true, ...result.value } : { ok: false, failure: result.error };
      stdout.write(`${JSON.stringify({ document: document.path, ...answer })}\n`);
    } else if (result.ok) {
      for (const { path } of result.value.files) stdout.write(`${path}\n`);
    }
  }
  progress.keep(say('render.summary', { rendered: total - failed, failed }));
  return ok(failed === 0 ? EXIT_CODES.done : EXIT_CODES.failed);
}
